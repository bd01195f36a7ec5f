// All tables of the server: makes them, wakes them from the store when somebody comes, lets them
// sleep when nobody is left; and who the guests are. Everything runs on the network's thread.
// Not here: how one table plays (room.h). The parts: rooms.cc tables, rooms_make.cc new ones,
// guests.cc guests and lists.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "play/request.h"
#include "server/base/connections.h"
#include "server/base/rate.h"
#include "server/rooms/room.h"
#include "server/store/store.h"

namespace roundhouse::server {

struct RoomsOptions {
  std::chrono::milliseconds bot_delay{700};  // between two decisions of bots, so one can follow
  // The pace that sets how long a bot may think, where it is not the one they play at.
  std::optional<std::chrono::milliseconds> thinking_pace = {};
  std::size_t max_awake = 10'000;  // tables in memory
  double messages_per_second = 0;  // of one connection; 0: no limit
  double tables_per_minute = 0;    // made by one guest; kShared times as many by one address
  double readings_per_second = 0;  // of finished games by HTTP, in all; 0: no limit
  bool takes_back = false;         // moves, where one person plays with bots
  std::string prefix = {};         // of the tables' ids
  // For tests: what a table plays on instead of its game.
  std::function<std::unique_ptr<Game>(std::unique_ptr<Game>)> dress = {};
};

class Rooms final : public NetHandler {
 public:
  Rooms(const Catalogue& catalogue, Store& store, StoreWriter& writer, Connections& connections,
        Pool& pool, Metrics& metrics, RoomsOptions options);

  void on_open(ConnId conn, const std::string& household) override;
  void on_text(ConnId conn, std::string text) override;
  void on_close(ConnId conn) override;

  // From now on; what is thought already keeps its beat.
  void set_pace(std::chrono::milliseconds bot_delay) { services_.bot_delay = bot_delay; }

  std::size_t awake() const { return rooms_.size(); }

  // For the operator (upkeep.h; rooms_orders.cc). Whoever is at the table is told that it is gone.
  void delete_table(const std::string& id);
  std::set<std::string> awake_tables() const;

  // For the HTTP part: a JSON array of public tables; a table that is over (nullptr: not so).
  const std::string& public_tables(Phase phase);
  std::string lists_members();  // "open":[…],"running":[…]
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
  bool is_banned(const std::string& guest, const std::string& household);
  void turn_away(ConnId conn);
  std::string fresh_id() const;
  bool may_make(ConnId conn, const RequestId& id, const std::string& game);
  bool is_within_measure(const Guest& guest);
  Room* room_of(ConnId conn, const RequestId& id);  // nullptr: the client has been told
  enum class Limit { keep, pass };                  // on tables in memory
  Expected<Room*, Problem> awaken(const std::string& table, Limit limit = Limit::keep);
  Expected<Found, Problem> find(const std::string& table);
  // Adds what takes a guest out of a table that cannot be woken; false: it cannot even be read.
  bool forget_asleep(const std::string& table, const std::string& guest, WriteJob& job);
  struct Forgetting;
  void forget_some(const std::shared_ptr<Forgetting>& work);
  void forget_guest(const std::shared_ptr<Forgetting>& work);
  Room& place(Found found);
  void reopen(Room& room);
  void store(WriteJob job, StoreWriter::Done done);  // what is no table's business
  // Runs the work; what escapes it is logged and ends that table alone ("": none). False: it did.
  template <class Work>
  bool guarded(const std::string& table, const char* where, Work work);
  void faulted(const std::string& table, const char* where, const std::string& what);
  Participant participant_of(ConnId conn, std::set<int> seats) const;
  void seat_at(Room& room, ConnId conn, Participant participant);
  void leave(ConnId conn);
  void do_due_work(const std::string& table);
  void tell_guest(ConnId conn, const RequestId& id, const std::string& key);
  // Stores a new table; `then` runs when it is on disk, `failed` when it could not be put there.
  using Failed = std::function<void(std::string_view code, const std::string& text)>;
  void make(Found found, std::function<void(Room&)> then, Failed failed);
  Failed refusing(ConnId conn, const RequestId& id);
  void make_rematch(Room& old, ConnId conn, const AskRematch& ask);

  Store& store_;
  Connections& connections_;
  RoomsOptions options_;
  Rate readings_;
  Rates tables_by_guest_, tables_by_household_, guests_by_household_;
  RoomServices services_;
  std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
  std::unordered_map<ConnId, Guest> guests_;
  std::map<std::string, Clocks> asleep_clocks_;  // they run on while a table sleeps
  struct List {                                  // of public tables, as it was last told
    std::string text = {};
    std::uint64_t changes = 0;
    Moment made = {};
  };
  std::map<Phase, List> lists_;
  Rate list_making_;
};

}  // namespace roundhouse::server
