// One table being played on the server: who is connected to which seat, and the way of a move:
// prompt, check, store, commit, tell. Not here: which tables exist, who may sit where, and when
// bots move (rooms.h).
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"
#include "server/wire.h"
#include "table/game.h"
#include "table/request.h"

namespace roundhouse::server {

class Room {
 public:
  Room(StoredTable table, std::unique_ptr<Game> game, Store& store, Wire& wire);

  const std::string& id() const { return head_.id; }
  bool empty() const { return tabs_.empty(); }

  std::optional<int> seat_of_token(std::string_view token) const;
  void enter(ConnId conn, std::optional<int> seat);  // nullopt: a spectator
  void leave(ConnId conn);

  // Requests of someone who has entered. Each is answered.
  void view(ConnId conn, const RequestId& id);
  void check(ConnId conn, const RequestId& id, const AskCheck& ask);
  void explain(ConnId conn, const RequestId& id, const AskExplain& ask);
  void move(ConnId conn, const RequestId& id, const AskMove& ask);
  void record(ConnId conn, const RequestId& id);

  bool bot_is_to_act() const;
  void play_bot();  // one decision of a bot that is to act

  // No move is taken any more; everyone here is told why. The record stays as it was stored.
  void stop(std::string_view code, std::string_view text);

 private:
  struct Stopped {
    std::string code;
    std::string text;
  };
  struct Sender {
    ConnId conn = 0;
    RequestId id;
  };

  std::optional<int> bot_seat() const;
  std::optional<int> person_seat(ConnId conn, const RequestId& id);  // or says who may not
  bool is_resend(int seat, const RequestId& id, int prompt) const;
  void carry_out(const std::vector<std::string>& lines, const std::optional<Answered>& answered,
                 const std::optional<Sender>& sender);
  void tell_step(const std::optional<Sender>& sender);

  TableHead head_;
  std::unique_ptr<Game> game_;
  int lines_;                                  // in the store
  std::map<int, Answered> answered_;           // by seat
  std::map<ConnId, std::optional<int>> tabs_;  // several may show the same seat
  std::optional<Stopped> stopped_;
  Store& store_;
  Wire& wire_;
};

}  // namespace roundhouse::server
