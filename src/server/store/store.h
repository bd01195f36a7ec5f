// Where tables outlive the program: who sits where, the secret, the record line by line, the chat.
// A job is on disk when write() returns, and only then may anyone hear of it.
// Not here: what the lines mean. Failures are values: they stop one table, never the server.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/expected.h"
#include "server/store/table_head.h"

namespace roundhouse::server {

// The last request of a seat that was carried out: the same one sent again is not a new move.
struct Answered {
  int seat = 0;
  int prompt = 0;
  std::string request;
};

struct StoredTable {
  TableHead head;
  std::vector<std::string> lines = {};
  std::vector<Answered> answered = {};
  std::vector<Said> said = {};  // the last ones
};

// What can be written. A table's head is always written whole.
struct PutTable {
  TableHead head;
};
// Lines number `first`, `first + 1`, …. A number already taken is an error: two writers can never
// both believe that theirs is the next move.
struct AppendLines {
  std::string table;
  int first = 0;
  std::vector<std::string> lines;
  std::optional<Answered> answered = {};
};
struct ReplaceLines {
  std::string table;
  std::vector<std::string> lines;
};
struct PutSaid {
  std::string table;
  Said said;
};
struct DropSaid {  // everything this seat said
  std::string table;
  int seat = 0;
};
struct DropTable {
  std::string table;
};
struct PutGuest {
  std::string id;  // the hash of the guest's key
  std::string name;
};
struct SeenGuest {  // came again today
  std::string id;
};
struct DropGuest {
  std::string id;
};
struct DropOrder {
  std::int64_t n = 0;
};
// Clears up a bounded number of finished tables and of guests that nobody has seen for so many
// days; 0 keeps them for ever. Guests with a seat at a table that is kept stay.
struct DropOld {
  int finished_days = 0;
  int guests_days = 0;
  std::set<std::string> awake = {};  // tables that are looked at just now
};
struct Probe {};  // nothing but the question whether the disk takes it
using Write = std::variant<PutTable, AppendLines, ReplaceLines, PutSaid, DropSaid, DropTable,
                           PutGuest, SeenGuest, DropGuest, DropOrder, DropOld, Probe>;
using WriteJob = std::vector<Write>;  // all or none

struct StoreError {
  std::string text;
};
struct NoTable {};
// A row that nobody but this program should have written and that it would not have written.
// It is the matter of one table alone.
struct Damaged {
  std::string where;  // "seats 1: muted"; tells nothing that is hidden
  std::optional<StoredTable> rest =
      {};  // when the head is sound: it, and the lines before the damage
};
using StoreStatus = std::optional<StoreError>;  // nullopt: done, and on disk
template <class T>
using Stored = Expected<T, StoreError>;
using Loaded = std::variant<StoredTable, NoTable, Damaged, StoreError>;

// What a command asks of a running server.
struct Order {
  std::int64_t n = 0;
  std::string what;  // "delete"
  std::string arg;   // a table's id
};

class Store {
 public:
  virtual ~Store() = default;

  // One commit for all jobs; a job that fails takes none of the others with it. One thread writes.
  virtual std::vector<StoreStatus> write(std::span<const WriteJob> jobs) = 0;

  // What was deleted may still stand in files; every write() of anything tries to remove it.
  virtual bool has_traces() const = 0;
  virtual bool has_more_old() const = 0;  // the last DropOld did not reach the end

  // Reading may happen on another thread than writing.
  virtual Loaded load_table(std::string_view id) = 0;
  // Lists pass over damaged rows.
  virtual Stored<std::vector<TableSummary>> public_tables(Phase phase, int most) = 0;
  virtual Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most) = 0;
  virtual Stored<int> count_tables() = 0;
  virtual Stored<std::optional<std::string>> guest_name(std::string_view guest) = 0;
  // Cheap; either may be "".
  virtual Stored<bool> is_banned(std::string_view guest, std::string_view household) = 0;
  virtual Stored<std::vector<Order>> orders() = 0;  // oldest first
};

}  // namespace roundhouse::server
