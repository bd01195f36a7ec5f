// Rows of the store, read with suspicion: SQLite takes any type in any column, and a file may be
// mended by hand or damaged. What this program would not have written is a BadRow.
// Not here: whether a record replays and fits its head (table_check.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/sqlite.h"
#include "server/store/store.h"
#include "server/store/table_head.h"

namespace roundhouse::server {

// Thrown while a table is read, caught before it leaves the store. `where` names the row and the
// column and never quotes what stands there.
struct BadRow {
  std::string where;
};

// The row a statement stands at. `what` names it: "seats 1".
class Row {
 public:
  Row(const Statement& row, std::string what) : row_(row), what_(std::move(what)) {}

  std::string text(int column, std::size_t most) const;  // UTF-8 of at most so many bytes
  int number(int column, int least, int most) const;
  bool flag(int column) const { return number(column, 0, 1) == 1; }
  std::int64_t moment(int column) const;  // seconds since 1970
  [[noreturn]] void bad(int column) const;

 private:
  const Statement& row_;
  std::string what_;
};

using Options = std::map<std::string, std::string, std::less<>>;
// Options as "name=value" lines; neither part can hold a line end or, in names, an equals sign.
std::string packed(const Options& options);
std::optional<Options> unpacked(std::string_view text);  // nullopt: it is not what packed() gives

// nullopt: there is no such table. These throw BadRow and SqliteError.
std::optional<TableHead> read_head(const Database& db, std::string_view id);
void read_lines(const Database& db, const TableHead& head, std::vector<std::string>& lines);
std::vector<Answered> read_answered(const Database& db, const TableHead& head);
std::vector<Said> read_said(const Database& db, const TableHead& head);

// `guest` asks: which seats are theirs.
std::optional<TableSummary> read_summary(const Database& db, std::string_view id,
                                         std::string_view guest);

}  // namespace roundhouse::server
