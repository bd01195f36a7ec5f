// All tables of the server: makes them, wakes them from the store when somebody comes, lets them
// sleep when nobody is left, and keeps the bots' pace. Everything runs on the network's thread.
// Not here: how one table plays (room.h).
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/room.h"
#include "server/store.h"
#include "server/wire.h"
#include "table/request.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

struct RoomsOptions {
  std::chrono::milliseconds bot_delay{700};  // between two decisions of bots, so one can follow
  std::size_t max_awake = 10'000;            // tables in memory
};

class Rooms final : public NetHandler {
 public:
  Rooms(const Catalogue& catalogue, Store& store, Wire& wire, RoomsOptions options);

  void on_open(ConnId conn) override;
  void on_text(ConnId conn, std::string text) override;
  void on_close(ConnId conn) override;

  std::size_t awake() const { return rooms_.size(); }

 private:
  void handle(ConnId conn, const RequestId& id, const AskGames& ask);
  void handle(ConnId conn, const RequestId& id, const AskBoard& ask);
  void handle(ConnId conn, const RequestId& id, const AskNew& ask);
  void handle(ConnId conn, const RequestId& id, const AskJoin& ask);
  void handle(ConnId conn, const RequestId& id, const AskMove& ask);
  void handle(ConnId conn, const RequestId& id, const AskCheck& ask);
  void handle(ConnId conn, const RequestId& id, const AskExplain& ask);
  void handle(ConnId conn, const RequestId& id, const AskView& ask);
  void handle(ConnId conn, const RequestId& id, const AskRecord& ask);
  void handle(ConnId conn, const RequestId& id, const AskPing& ask);
  void handle(ConnId conn, const RequestId& id, const AskLoad& ask);
  void handle(ConnId conn, const RequestId& id, const AskPosition& ask);

  Room* room_of(ConnId conn, const RequestId& id);  // nullptr: the client has been told
  Room* awaken(ConnId conn, const RequestId& id, const std::string& table);
  bool is_full(ConnId conn, const RequestId& id);
  void seat_at(Room& room, ConnId conn, std::optional<int> seat);
  void leave(ConnId conn);
  void tend(const std::string& table);
  void bot_turn(const std::string& table);

  const Catalogue& catalogue_;
  Store& store_;
  Wire& wire_;
  RoomsOptions options_;
  std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
  std::unordered_map<ConnId, Room*> guests_;  // nullptr: at no table yet
  std::set<std::string> bots_due_;            // tables whose bot has a timer running
};

}  // namespace roundhouse::server
