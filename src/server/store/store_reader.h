// What is read of a store, by one connection to its file, shared by threads. Lists pass over
// damaged rows; a damaged table is named.
#pragma once

#include <mutex>

#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace roundhouse::server {

class StoreReader {
 public:
  explicit StoreReader(Database db);

  Loaded load_table(std::string_view id);
  Stored<std::vector<TableSummary>> public_tables(Phase phase, int most);
  Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most);
  Stored<int> count_tables();
  Stored<std::optional<std::string>> guest_name(std::string_view guest);
  Stored<bool> is_banned(std::string_view guest, std::string_view household);
  Stored<std::vector<Order>> orders();

 private:
  Loaded load(std::string_view id);
  std::vector<TableSummary> read_summaries(Statement& ids, std::string_view guest, int most);
  template <class T, class Work>
  Stored<T> read(Work work);

  std::mutex mutex_;
  Database db_;
  Statement find_ban_{db_,
                      "SELECT 1 FROM bans WHERE (kind = 'guest' AND who = ?) "
                      "OR (kind = 'address' AND who = ?)"};
};

// What a DropOld takes in one job, at most so many of each; these throw SqliteError.
inline constexpr std::size_t kMostCleared = 100;
std::vector<std::string> old_tables(const Database& db, const DropOld& old);
std::vector<std::string> old_guests(const Database& db, const DropOld& old);

}  // namespace roundhouse::server
