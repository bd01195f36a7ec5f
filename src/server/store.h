// Where tables outlive the program: each one's seats, secret and record, line by line.
// A line is on disk when append() returns, and only then may anyone hear of the move.
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

namespace roundhouse::server {

struct TableHead {
  std::string id;
  std::string game;
  std::string secret;                     // of the sealed luck, hex; never sent to anyone
  std::vector<std::string> token_hashes;  // by seat; empty for a bot
};

// The last request of a seat that was carried out: the same one sent again is not a new move.
struct Answered {
  int seat = 0;
  int prompt = 0;
  std::string request;
};

struct StoredTable {
  TableHead head;
  std::vector<std::string> lines;
  std::vector<Answered> answered;
};

struct TableSummary {
  std::string id;
  std::string game;
  int lines = 0;
};

struct StoreError {
  std::string text;
};
struct NoTable {};
using StoreStatus = std::optional<StoreError>;  // nullopt: done, and on disk

class Store {
 public:
  virtual ~Store() = default;

  virtual StoreStatus create_table(const TableHead& head, std::span<const std::string> lines) = 0;

  // Lines number `first`, `first + 1`, …, all or none. A number already taken is an error: two
  // writers can never both believe that theirs is the next move.
  virtual StoreStatus append(std::string_view table, int first, std::span<const std::string> lines,
                             const std::optional<Answered>& answered) = 0;

  virtual std::variant<StoredTable, NoTable, StoreError> load_table(std::string_view id) = 0;
  virtual std::variant<std::vector<TableSummary>, StoreError> list_tables() = 0;
};

// <data_dir>/roundhouse.sqlite, made (with the folder) if it is not there.
std::variant<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir);

}  // namespace roundhouse::server
