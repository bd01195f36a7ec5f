// Where tables outlive the program: who sits where, the secret, the record line by line, the chat.
// A job is on disk when write() returns, and only then may anyone hear of it.
// Not here: what the lines mean. Failures are values: they stop one table, never the server.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/table_head.h"

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
struct DropGuest {
  std::string id;
};
using Write = std::variant<PutTable, AppendLines, ReplaceLines, PutSaid, DropSaid, DropTable,
                           PutGuest, DropGuest>;
using WriteJob = std::vector<Write>;  // all or none

struct StoreError {
  std::string text;
};
struct NoTable {};
using StoreStatus = std::optional<StoreError>;  // nullopt: done, and on disk
template <class T>
using Stored = std::variant<T, StoreError>;

class Store {
 public:
  virtual ~Store() = default;

  // One commit for all jobs; a job that fails takes none of the others with it. One thread writes.
  virtual std::vector<StoreStatus> write(std::span<const WriteJob> jobs) = 0;

  // Reading may happen on another thread than writing.
  virtual std::variant<StoredTable, NoTable, StoreError> load_table(std::string_view id) = 0;
  virtual Stored<std::vector<TableSummary>> public_tables(Phase phase, int most) = 0;
  virtual Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most) = 0;
  virtual Stored<int> count_tables() = 0;
  virtual Stored<std::optional<std::string>> guest_name(std::string_view guest) = 0;
};

// <data_dir>/roundhouse.sqlite, made (with the folder) if it is not there.
std::variant<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir);

// A consistent copy of a store, also while a server is writing to it. The copy appears whole or
// not at all; a file that is already there is not touched.
StoreStatus back_up_store(const std::filesystem::path& data_dir, const std::filesystem::path& copy);

}  // namespace roundhouse::server
