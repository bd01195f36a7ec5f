// All tables of the server: makes them, wakes them from the store when somebody comes, lets them
// sleep when nobody is left; and who the guests are. Everything runs on the network's thread.
// Not here: how one table plays (room.h). The parts: rooms.cc tables, guests.cc guests and lists.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/rate.h"
#include "server/room.h"
#include "server/store.h"
#include "server/wire.h"
#include "table/request.h"

namespace roundhouse::server {

struct RoomsOptions {
  std::chrono::milliseconds bot_delay{700};  // between two decisions of bots, so one can follow
  std::size_t max_awake = 10'000;            // tables in memory
  double messages_per_second = 0;            // of one connection; 0: no limit
  double tables_per_minute = 0;              // made by one connection; 0: no limit
  double readings_per_second = 0;            // of finished games by HTTP, in all; 0: no limit
};

class Rooms final : public NetHandler {
 public:
  Rooms(const Catalogue& catalogue, Store& store, Scribe& scribe, Wire& wire, Pool& pool,
        Metrics& metrics, RoomsOptions options);

  void on_open(ConnId conn, const std::string& household) override;
  void on_text(ConnId conn, std::string text) override;
  void on_close(ConnId conn) override;

  std::size_t awake() const { return rooms_.size(); }

  // For the operator (upkeep.h; rooms_orders.cc). Whoever is at the table is told that it is gone.
  void delete_table(const std::string& id);
  std::set<std::string> awake_tables() const;

  // For the HTTP part: a JSON array of public tables; a table that is over (nullptr: not so).
  std::string public_tables(Phase phase);
  const Game* finished_game(const std::string& table);
  // Each replays a game, so there is a measure of them.
  bool may_read() { return readings_.allows(); }

 private:
  struct Guest {
    std::string household;  // the address it comes from
    Room* room = nullptr;   // at no table yet
    std::string id = {};    // the hash of its key
    std::string name = {};
    bool said_hello = false;
    int ignored = 0;  // messages that came too fast
    Rate messages;
    Rate tables;
  };
  struct Problem {
    std::string_view code;
    std::string text;
  };

  void handle(ConnId conn, const RequestId& id, const AskGames& ask);
  void handle(ConnId conn, const RequestId& id, const AskBoard& ask);
  void handle(ConnId conn, const RequestId& id, const AskNew& ask);
  void handle(ConnId conn, const RequestId& id, const AskJoin& ask);
  void handle(ConnId conn, const RequestId& id, const AskView& ask);
  void handle(ConnId conn, const RequestId& id, const AskPing& ask);
  void handle(ConnId conn, const RequestId& id, const AskLoad& ask);
  void handle(ConnId conn, const RequestId& id, const AskPosition& ask);
  void handle(ConnId conn, const RequestId& id, const AskHello& ask);
  void handle(ConnId conn, const RequestId& id, const AskForget& ask);
  void handle(ConnId conn, const RequestId& id, const AskTables& ask);
  void handle(ConnId conn, const RequestId& id, const AskOpen& ask);
  void handle(ConnId conn, const RequestId& id, const AskLeave& ask);
  void handle(ConnId conn, const RequestId& id, const AskRematch& ask);
  template <class AtTable>  // everything else is the table's business
  void handle(ConnId conn, const RequestId& id, const AtTable& ask) {
    if (Room* room = room_of(conn, id)) room->ask(conn, id, ask);
  }

  void refuse(ConnId conn, const RequestId& id, std::string_view code, std::string_view text,
              std::string_view at = {});
  bool is_too_fast(ConnId conn);
  bool may_make(ConnId conn, const RequestId& id, const std::string& game);
  Room* room_of(ConnId conn, const RequestId& id);  // nullptr: the client has been told
  enum class Limit { keep, pass };                  // on tables in memory
  std::variant<Room*, Problem> awaken(const std::string& table, Limit limit = Limit::keep);
  // Adds what takes a guest out of a table that cannot be woken; false: it cannot even be read.
  bool forget_asleep(const std::string& table, const std::string& guest, WriteJob& job);
  Room& place(StoredTable table, std::unique_ptr<Game> game);
  Tab tab_of(ConnId conn, std::set<int> seats) const;
  void seat_at(Room& room, ConnId conn, Tab tab);
  void leave(ConnId conn);
  void tend(const std::string& table);
  void tell_guest(ConnId conn, const RequestId& id, const std::string& key);
  // Stores a new table; `then` runs when it is on disk and awake.
  void make(ConnId conn, const RequestId& id, StoredTable table, std::unique_ptr<Game> game,
            std::function<void(Room&)> then);

  Store& store_;
  Wire& wire_;
  RoomsOptions options_;
  Rate readings_;
  House house_;
  std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
  std::unordered_map<ConnId, Guest> guests_;
  std::map<std::string, Clocks> asleep_clocks_;  // they run on while a table sleeps
};

}  // namespace roundhouse::server
