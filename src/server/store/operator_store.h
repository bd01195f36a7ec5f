// A store as the operator's commands see it, also while a server runs on it: reads that change
// nothing, bans, and orders for the server. Not here: what the server itself does (store.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/store/store.h"
#include "server/store/store_reader.h"

namespace roundhouse::server {

struct ListedTable {
  TableSummary summary;     // of a damaged one only the id is sure
  std::int64_t lines = 0;   // of its record
  std::string damage = {};  // where; "": its rows are sound
};

struct Ban {
  std::string kind;  // "guest" or "address"
  std::string who;
  std::int64_t since = 0;  // seconds since 1970
};

class OperatorStore {
 public:
  enum class Use { read, write };
  static Expected<std::unique_ptr<OperatorStore>, StoreError> open(
      const std::filesystem::path& data_dir, Use use);

  Stored<std::vector<ListedTable>> tables();  // the last touched first
  Loaded load(std::string_view id) { return reader_.load_table(id); }
  Stored<bool> has_table(std::string_view id);
  // Ids that begin so, at most two: the second says that the beginning is not enough.
  Stored<std::vector<std::string>> tables_like(std::string_view beginning);
  Stored<std::vector<std::string>> guests_like(std::string_view beginning);
  // What SQLite itself finds wrong with the file, a sentence each.
  Stored<std::vector<std::string>> problems();

  Stored<std::vector<Ban>> bans();
  StoreStatus ban(std::string_view kind, std::string_view who);
  Stored<bool> lift(std::string_view kind, std::string_view who);  // false: there was none

  Stored<std::int64_t> give_order(std::string_view what, std::string_view arg);  // its number
  StoreStatus withdraw_order(std::int64_t n);

 private:
  OperatorStore(const std::filesystem::path& file, Database::Use use)
      : db_(file, use), reader_(Database(file, Database::Use::read)) {}

  Database db_;
  StoreReader reader_;
};

}  // namespace roundhouse::server
