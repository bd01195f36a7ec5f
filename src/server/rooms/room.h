// One table on the server: who is connected to which seat, and the way of a move: prompt, check,
// store, commit, tell. What changes waits until what was stored before is on disk.
// Not here: which tables exist and who a guest is (rooms.h). All on the network's thread.
// The parts: room.cc the game, room_seats.cc seats and the host, room_talk.cc chat, plans and
// votes, room_bots.cc bots and clocks, room_rematch.cc once more, room_take_back.cc a move taken
// back.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.h"
#include "play/request.h"
#include "server/base/connections.h"
#include "server/base/metrics.h"
#include "server/base/pool.h"
#include "server/base/rate.h"
#include "server/store/store.h"
#include "server/store/store_writer.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

class Room;

// The time of one who is to act.
struct Clock {
  int prompt = 0;
  std::uint64_t timer = 0;  // which timer is the present one
  Moment begun;
};
using Clocks = std::map<int, Clock>;  // by seat

// What a table needs of the server around it.
struct RoomServices {
  const Catalogue& catalogue;
  StoreWriter& writer;
  Connections& connections;
  Pool& pool;
  Metrics& metrics;
  std::chrono::milliseconds bot_delay{700};      // the pace of bots
  std::chrono::milliseconds thinking_pace{700};  // the one that their thoughts are measured by
  bool takes_back = false;                       // moves, where one person plays with bots
  // Work for a table, if it is awake: now, or later. What escapes it ends that table alone, and the
  // log says `where` it was.
  using Work = std::function<void(Room&)>;
  std::function<void(const std::string& table, const char* where, Work)> within = {};
  std::function<void(std::chrono::milliseconds, const std::string& table, const char* where, Work)>
      later = {};
  std::function<void(const std::string& table)> schedule_due_work =
      {};  // look whether it has something to do
  // What escaped a work that was done elsewhere for a table.
  std::function<void(const std::string& table, const char* where, const std::string& what)>
      faulted = {};
  std::function<void(Room&)> reopen = {};    // lay it anew from what is stored
  std::function<void(ConnId)> put_out = {};  // from the table where it is
  // For tests: what a table plays on instead of its game.
  std::function<std::unique_ptr<Game>(std::unique_ptr<Game>)> dress = {};
  std::uint64_t public_changes = 0;  // of heads that stand in the list of public tables
};

// One connection at the table. It may hold several seats, but sees one at a time.
struct Participant {
  std::optional<int> seat = {};  // whose private view it is shown; none: the public one
  std::set<int> seats = {};      // which it may ask for
  std::set<int> lent = {};       // and those of others who are gone, by a vote
  std::string guest = {};
  std::string household = {};
  bool hinting = false;    // a hint is being thought for it
  bool tells_all = false;  // it said hello, so it knows the messages about tables
  Rate talk{0.5, 5};       // lines of chat
};

// A table as it was found in the store.
struct Found {
  StoredTable table;
  std::unique_ptr<Game> game = {};  // none: not begun yet
  std::string damage = {};          // where it is damaged: it is only looked at
};

class Room {
 public:
  Room(Found found, RoomServices& services);
  void lay(Found found);  // in place of what lies here

  // A new table, on its way to disk; `done` hears how that went. Until then nothing happens here.
  void begin(WriteJob job, std::function<void(const StoreStatus&)> done);

  const std::string& id() const { return head_.id; }
  const TableHead& head() const { return head_; }
  const Game* game() const { return game_.get(); }
  bool may_sleep() const {
    return participants_.empty() && !busy_ && !bot_job_ && hints_ == 0 && waiting_.empty();
  }
  bool is_stopped() const { return stopped_.has_value(); }
  bool gone() const { return gone_; }  // deleted: it only waits to be forgotten

  std::optional<int> seat_of_token(std::string_view token) const;
  std::set<int> seats_of_guest(std::string_view guest) const;
  bool is_kicked(const std::string& guest, const std::string& household) const;
  void enter(ConnId conn, Participant participant);
  void leave(ConnId conn);
  std::vector<ConnId> connections() const;

  // Requests of someone who has entered. Each is answered, at once or when the disk has it.
  void view(ConnId conn, const RequestId& id);
  void tell_talk(ConnId conn);  // what was said before it came
  void ask(ConnId conn, const RequestId& id, const AskCheck& ask);
  void ask(ConnId conn, const RequestId& id, const AskExplain& ask);
  void ask(ConnId conn, const RequestId& id, const AskHint& ask);
  void ask(ConnId conn, const RequestId& id, const AskMove& ask);
  void ask(ConnId conn, const RequestId& id, const AskRecord& ask);
  void ask(ConnId conn, const RequestId& id, const AskReplay& ask);
  void ask(ConnId conn, const RequestId& id, const AskSit& ask);
  void ask(ConnId conn, const RequestId& id, const AskNonce& ask);
  void ask(ConnId conn, const RequestId& id, const AskStart& ask);
  void ask(ConnId conn, const RequestId& id, const AskUnlock& ask);
  void ask(ConnId conn, const RequestId& id, const AskHand& ask);
  void ask(ConnId conn, const RequestId& id, const AskBack& ask);
  void ask(ConnId conn, const RequestId& id, const AskHost& ask);
  void ask(ConnId conn, const RequestId& id, const AskSay& ask);
  void ask(ConnId conn, const RequestId& id, const AskPlan& ask);
  void ask(ConnId conn, const RequestId& id, const AskLook& ask);
  void ask(ConnId conn, const RequestId& id, const AskVote& ask);
  void ask(ConnId conn, const RequestId& id, const AskTakeBack& ask);

  // Gives up the seats of this connection at a table that has not begun; otherwise they are kept.
  void give_up(ConnId conn);
  bool holds_seat(ConnId conn) const { return !participants_.at(conn).seats.empty(); }
  void start_if_full();
  void delete_now();  // by whoever runs the server
  // Takes a guest's name and seats out of everything that is stored here.
  void forget(const std::string& guest);

  // The same deal once more needs a yes of every person who holds a seat. True: this was the last.
  bool agrees(ConnId conn, const RequestId& id, bool swap);
  void decline(ConnId conn, const RequestId& id);
  // Whoever asks for a rematch first makes it; the others are told with him. True: go on and make
  // it.
  bool begins_rematch(ConnId conn, const RequestId& id);
  void set_next(const std::string& table);
  void rematch_failed(std::string_view code, const std::string& text);

  // Looks whether a bot is to act or a clock is to run.
  void do_due_work();
  const Clocks& clocks() const { return clocks_; }
  void go_on(Clocks clocks);  // with those it had before it slept

  void tell_table();  // to those who know the message
  void tell_table(ConnId conn, const RequestId& id);
  // No move is taken any more; everyone here is told why. The record stays as it was stored.
  void stop(std::string_view code, std::string_view text);
  void fault();  // a bug was met here: likewise

 private:
  struct Stopped {
    std::string code;
    std::string text;
  };
  struct Sender {
    ConnId conn = 0;
    RequestId id;
    Moment since;
  };
  struct BotJob {  // of a bot, somewhere in the pool
    int seat = 0;
    int prompt = 0;
    std::string bot;
    Hint found = {};
    bool ready = false;
    bool due = false;
  };
  struct Proposal {  // of the same deal once more
    int by = 0;
    bool swap = false;
    std::set<int> yes = {};
    std::uint64_t timer = 0;
    Moment begun;
  };

  // room.cc
  std::unique_ptr<Game> dressed(std::unique_ptr<Game> game) const;
  void send(ConnId conn, auto text) const { services_.connections.send(conn, std::move(text)); }
  void refuse(ConnId conn, const RequestId& id, std::string_view code, std::string_view text);
  void when_free(ConnId conn, const RequestId& id, std::function<void()> work);
  void work_on();
  void written(const StoreStatus& failed, const std::optional<Sender>& sender,
               const std::function<void()>& then);
  void lose(const StoreStatus& failed, const std::optional<Sender>& sender);
  void try_again();
  void write(WriteJob job, const std::optional<Sender>& sender, std::function<void()> then);
  bool can_play(ConnId conn, const RequestId& id);  // the game is on; or says why not
  std::optional<int> shown_seat(ConnId conn, const RequestId& id);  // or says who may not
  bool is_resend(int seat, const RequestId& id, int prompt) const;
  void move_now(ConnId conn, const RequestId& id, const AskMove& ask, Moment since);
  void carry_out(const std::vector<text::RecordLine>& lines,
                 const std::optional<Answered>& answered, const std::optional<Sender>& sender,
                 const text::Translated& reason = {});
  void tell_step(const std::optional<Sender>& sender, const text::Translated& reason);
  void tell_snapshots();
  std::string table_members(const Participant& participant) const;

  // room_seats.cc
  using Then = std::function<void()>;
  void change(TableHead next, std::vector<std::string> lines, Then then);
  bool is_host(ConnId conn, const RequestId& id);
  void sit_now(ConnId conn, const RequestId& id, const AskSit& ask);
  void start_now(ConnId conn, const RequestId& id);
  void refuse_start(ConnId conn, const RequestId& id, std::string_view code, std::string_view text);
  void nonce_now(ConnId conn, const RequestId& id, const AskNonce& ask);
  void look_now(ConnId conn, const RequestId& id, const AskLook& ask);
  void refuse_look(ConnId conn, const RequestId& id, const std::string& what);
  std::optional<int> own_seat(ConnId conn, const RequestId& id, std::optional<int> asked);
  void hand_now(ConnId conn, const RequestId& id, const std::string& bot);
  void host_now(ConnId conn, const RequestId& id, const AskHost& ask);
  void kick(ConnId conn, const RequestId& id, int seat);
  void fill(ConnId conn, const RequestId& id, int seat, const std::string& bot);
  void set_stand_in(int seat, const std::string& bot, std::string_view note, std::string_view text,
                    Then then);
  std::vector<ConnId> evict(int seat);  // from the tabs that hold it: those
  void give_back(int seat);             // to one who is here again
  void forget_now(const std::string& guest);
  void drop(std::string_view why);
  std::set<int> people() const;  // seats that a person holds
  void remember_kicked(TableHead& next, int seat) const;

  // room_take_back.cc
  void take_back_now(ConnId conn, const RequestId& id);
  bool may_take_back(ConnId conn, const RequestId& id);

  // room_rematch.cc
  std::string proposal_members() const;
  void tell_proposal(ConnId asked_by, const RequestId& id);
  void withdraw(std::optional<int> by);

  // room_bots.cc
  static std::uint64_t next_timer();  // never used twice while the server runs
  std::optional<int> bot_seat() const;
  bool is_on() const;
  std::string player_of(int seat) const;  // "": a person; a bot that is no more is replaced
  Payer payer() const;
  template <class Think, class Heard>
  void think(const Payer& for_whom, const char* where, Think thought, Heard then);
  void begin_thought(int seat);
  void thought_due();
  void play_bot_move();
  bool may_hint(ConnId conn, const RequestId& id);
  void tell_hint(ConnId conn, const RequestId& id, int seat, int prompt, const Hint& hint);
  void tend_clocks();
  void set_timer(int seat, Clock& clock);
  void time_out(int seat, std::uint64_t timer);

  TableHead head_;
  std::unique_ptr<Game> game_;
  std::string commitment_;
  int lines_;                         // in the store
  std::map<int, Answered> answered_;  // by seat
  std::deque<Said> said_;             // the last ones
  std::map<ConnId, Participant> participants_;
  std::optional<Stopped> stopped_;
  bool busy_ = false;  // a job is on its way to disk
  bool gone_ = false;
  std::deque<std::function<void()>> waiting_;
  std::optional<BotJob> bot_job_;
  int hints_ = 0;  // somewhere in the pool
  std::optional<Proposal> proposal_;
  std::optional<std::vector<Sender>> rematch_asked_;  // it is being made, for these
  bool filling_ = false;                              // a full table waits a moment for its nonces
  Clocks clocks_;
  std::map<int, std::map<int, int>> votes_;  // absent seat → voter → who should play for it
  std::map<int, int> proxies_;               // absent seat → who plays for it
  RoomServices& services_;
};

}  // namespace roundhouse::server
