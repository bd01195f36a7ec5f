// What the operator asks of tables while the server runs.
#include "server/base/log.h"
#include "server/rooms/rooms.h"

namespace roundhouse::server {

void Rooms::delete_table(const std::string& id) {
  log_info("table-deleted", {{"table", short_id(id)}});
  if (const auto awake = rooms_.find(id); awake != rooms_.end()) return awake->second->delete_now();
  store({DropTable{id}}, [](const StoreStatus& failed) {
    if (failed) log_error("delete-failed", {{"what", failed->text}});
  });
}

std::set<std::string> Rooms::awake_tables() const {
  std::set<std::string> ids;
  for (const auto& [id, room] : rooms_) ids.insert(id);
  return ids;
}

}  // namespace roundhouse::server
