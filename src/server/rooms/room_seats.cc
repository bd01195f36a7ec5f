// Seats: taken, given up, handed to a bot and taken back; and what the host may do.
#include <algorithm>
#include <utility>

#include "play/catalogue.h"
#include "play/reply.h"
#include "play/roster.h"
#include "server/rooms/redact.h"
#include "server/rooms/room.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_texts.h"
#include "text/concat.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kStandIn = "easy";  // plays on for those who were kicked or forgotten
constexpr std::chrono::seconds kNonceTime{2};  // a full table waits so long for the silent

SeatHead& seat_in(TableHead& head, int seat) { return head.seats[static_cast<std::size_t>(seat)]; }

bool all_taken(const TableHead& head) {
  return std::ranges::all_of(head.seats, [](const SeatHead& seat) { return seat.is_taken(); });
}

bool all_gave_nonces(const TableHead& head) {
  return std::ranges::all_of(head.seats, [](const SeatHead& seat) {
    return seat.token_hash.empty() || !seat.nonce.empty();
  });
}

bool is_taken(const TableHead& head, int by_other_than, int SeatHead::* what, int chosen) {
  for (std::size_t i = 0; i < head.seats.size(); ++i)
    if (static_cast<int>(i) != by_other_than && chosen != kNoLook && head.seats[i].*what == chosen)
      return true;
  return false;
}

// The host's seat is free now: the next person becomes the host.
void pass_host_on(TableHead& head) {
  if (head.host >= 0 && !seat_in(head, head.host).token_hash.empty()) return;
  head.host = -1;
  for (std::size_t i = head.seats.size(); i-- > 0;)
    if (!head.seats[i].token_hash.empty()) head.host = static_cast<int>(i);
}

}  // namespace

// A new head and perhaps lines of the record, all or none; then everyone is told.
void Room::change(TableHead next, std::vector<std::string> lines, Then then) {
  WriteJob job{PutTable{next}};
  if (!lines.empty()) job.emplace_back(AppendLines{head_.id, lines_, lines});
  write(std::move(job), {},
        [this, next = std::move(next), lines = std::move(lines), then = std::move(then)] {
          head_ = next;
          for (const std::string& line : lines)
            if (game_) game_->follow(line);
          lines_ += static_cast<int>(lines.size());
          if (then) then();
          tend_clocks();
          tell_table();
        });
}

// ---- sitting down

void Room::ask(ConnId conn, const RequestId& id, const AskSit& ask) {
  when_free(conn, id, [this, conn, id, ask] { sit_now(conn, id, ask); });
}

void Room::sit_now(ConnId conn, const RequestId& id, const AskSit& ask) {
  if (head_.phase == Phase::over) return refuse(conn, id, "game-over", "the game is over");
  if (head_.locked) return refuse(conn, id, "locked", "the host has locked the table");
  const Participant& sitter = participants_.at(conn);
  if (is_kicked(sitter.guest, sitter.household))
    return refuse(conn, id, "kicked", "the host has sent you away from this table");
  int seat = ask.seat.value_or(0);
  if (!ask.seat)
    while (seat < static_cast<int>(head_.seats.size()) && seat_in(head_, seat).is_taken()) ++seat;
  if (seat >= static_cast<int>(head_.seats.size()) || seat_in(head_, seat).is_taken())
    return refuse(conn, id, "seat-taken", "this seat is taken, or there is none free");
  TableHead next = head_;
  const std::string token = fresh_token();
  SeatHead& own = seat_in(next, seat);
  own.token_hash = token_hash(token);
  own.guest = participants_.at(conn).guest;
  own.name = ask.name.value_or(own.name);
  own.program = ask.program;
  if (next.host < 0) next.host = seat;
  std::vector<std::string> lines;
  if (!own.stand_in.empty()) {  // someone else's seat, left to a bot
    own.stand_in.clear();
    lines.push_back(game_->note_text("takeover", seat, "another player plays on"));
  }
  change(std::move(next), std::move(lines), [this, conn, id, seat, token, ask] {
    const auto participant = participants_.find(conn);
    if (participant == participants_.end()) return;
    participant->second.seats.insert(seat);
    if (participant->second.seats.size() == 1) participant->second.seat = seat;
    send(conn, welcome_message(id, {head_.id, seat, token, ask.early_nonce}));
    view(conn, id);
    start_if_full();
  });
}

// The seat that is meant, if this device holds it: the one named, else the one shown, else the
// first. Or says whose it is not.
std::optional<int> Room::own_seat(ConnId conn, const RequestId& id, std::optional<int> asked) {
  const Participant& participant = participants_.at(conn);
  if (participant.seats.empty()) {
    refuse(conn, id, "not-yours", "this device holds no seat here");
    return std::nullopt;
  }
  const int seat = asked.value_or(participant.seat.value_or(*participant.seats.begin()));
  if (participant.seats.contains(seat)) return seat;
  refuse(conn, id, "not-yours", "this device does not hold that seat");
  return std::nullopt;
}

// ---- colour and mark

void Room::ask(ConnId conn, const RequestId& id, const AskLook& ask) {
  when_free(conn, id, [this, conn, id, ask] { look_now(conn, id, ask); });
}

// Both or neither; nobody at the table looks like another.
void Room::look_now(ConnId conn, const RequestId& id, const AskLook& ask) {
  if (head_.phase == Phase::over) return refuse(conn, id, "game-over", "the game is over");
  const auto seat = own_seat(conn, id, ask.seat);
  if (!seat) return;
  TableHead next = head_;
  SeatHead& own = seat_in(next, *seat);
  own.colour = ask.colour.value_or(own.colour);
  own.mark = ask.mark.value_or(own.mark);
  if (is_taken(head_, *seat, &SeatHead::colour, own.colour)) return refuse_look(conn, id, "colour");
  if (is_taken(head_, *seat, &SeatHead::mark, own.mark)) return refuse_look(conn, id, "mark");
  const auto done = [this, conn, id] { send(conn, message("ok", id)); };
  if (next == head_) return done();
  change(std::move(next), {}, done);
}

void Room::refuse_look(ConnId conn, const RequestId& id, const std::string& what) {
  constexpr std::string_view kCode = "look-taken";
  services_.metrics.refuse(kCode);
  send(conn, error_message(BadRequest{id, std::string(kCode),
                                      "another seat has chosen this " + what, "/" + what, what}));
}

// ---- fair deals: what a seat adds to the luck, after the commitment was told

void Room::ask(ConnId conn, const RequestId& id, const AskNonce& ask) {
  when_free(conn, id, [this, conn, id, ask] { nonce_now(conn, id, ask); });
}

void Room::nonce_now(ConnId conn, const RequestId& id, const AskNonce& ask) {
  if (game_) return refuse(conn, id, "already-started", "the cards are dealt");
  const auto seat = own_seat(conn, id, ask.seat);
  if (!seat) return;
  TableHead next = head_;
  seat_in(next, *seat).nonce = ask.nonce;
  change(std::move(next), {}, [this, conn, id] {
    send(conn, message("ok", id));
    start_if_full();
  });
}

void Room::ask(ConnId conn, const RequestId& id, const AskStart&) {
  when_free(conn, id, [this, conn, id] {
    if (is_host(conn, id)) start_now(conn, id);
  });
}

// A table that begins by itself does so when everyone has added to the luck, or a moment after it
// has become full: it never waits for one who is silent.
void Room::start_if_full() {
  if (!head_.starts_full || game_ || !all_taken(head_)) return;
  if (all_gave_nonces(head_)) {
    waiting_.push_back([this] { start_now(0, {}); });
    return work_on();
  }
  if (std::exchange(filling_, true)) return;
  services_.later(kNonceTime, id(), "start", [](Room& room) {
    room.filling_ = false;
    room.waiting_.push_back([&room] { room.start_now(0, {}); });
    room.work_on();
  });
}

// A table that begins by itself has nobody who asked: everyone hears why it does not.
void Room::refuse_start(ConnId conn, const RequestId& id, std::string_view code,
                        std::string_view text) {
  if (conn != 0) return refuse(conn, id, code, text);
  for (const auto& [other, participant] : participants_) send(other, error_message({}, code, text));
}

// The luck was sealed when the table was made; whoever wanted to add to it has done so.
void Room::start_now(ConnId conn, const RequestId& id) {
  if (conn == 0 && (game_ || gone_ || !all_taken(head_))) return;  // it has begun, or one has left
  if (game_) return refuse(conn, id, "already-started", "the game has begun");
  if (!all_taken(head_)) return refuse(conn, id, "seats-free", "not every seat is taken");
  Luck luck{.secret = head_.secret};
  for (const SeatHead& seat : head_.seats) luck.nonces.push_back(seat.nonce);
  auto made = services_.catalogue.new_game(setup_of(head_), luck);
  if (!made) return refuse_start(conn, id, "bad-option", made.error());
  TableHead next = head_;
  next.phase = Phase::playing;
  auto game = std::make_shared<std::unique_ptr<Game>>(std::move(*made));
  auto lines = (*game)->opening_lines();
  change(std::move(next), std::move(lines), [this, conn, id, game] {
    game_ = dressed(std::move(*game));
    if (id && participants_.contains(conn)) send(conn, message("ok", id));
    tell_snapshots();
  });
}

void Room::ask(ConnId conn, const RequestId& id, const AskUnlock& ask) {
  Participant& participant = participants_.at(conn);
  if (ask.seat && ask.token && seat_of_token(*ask.token) == ask.seat) {
    participant.seats.insert(*ask.seat);
    tell_table();
  }
  if (ask.seat && !participant.seats.contains(*ask.seat) && !participant.lent.contains(*ask.seat))
    return refuse(conn, id, "not-yours", "this device does not hold that seat");
  participant.seat = ask.seat;
  view(conn, id);
}

// The leaver may be gone when its turn comes, so the seats are named now.
void Room::give_up(ConnId conn) {
  waiting_.push_back([this, seats = participants_.at(conn).seats] {
    if (game_ || seats.empty()) return;
    TableHead next = head_;
    for (const int seat : seats) seat_in(next, seat) = {};
    pass_host_on(next);
    if (next.host < 0) return drop("the table was given up");
    change(std::move(next), {}, [this, seats] {
      for (auto& [other, participant] : participants_)
        for (const int seat : seats) {
          participant.seats.erase(seat);
          if (participant.seat == seat) participant.seat.reset();
        }
    });
  });
  work_on();
}

void Room::drop(std::string_view why) {
  write({DropTable{head_.id}}, {}, [this, why = std::string(why)] {
    gone_ = true;
    stop("unknown-table", why);
  });
}

void Room::delete_now() {
  waiting_.push_back([this] { drop("whoever runs this server has deleted the table"); });
  work_on();
}

// ---- bots in people's seats

void Room::ask(ConnId conn, const RequestId& id, const AskHand& ask) {
  when_free(conn, id, [this, conn, id, ask] { hand_now(conn, id, ask.bot); });
}

void Room::ask(ConnId conn, const RequestId& id, const AskBack&) {
  when_free(conn, id, [this, conn, id] { hand_now(conn, id, ""); });
}

void Room::hand_now(ConnId conn, const RequestId& id, const std::string& bot) {
  const auto seat = shown_seat(conn, id);
  if (!seat || !can_play(conn, id)) return;
  if (game_->over()) return refuse(conn, id, "game-over", "the game is over");
  if (!participants_.at(conn).seats.contains(*seat))
    return refuse(conn, id, "not-yours", "a seat that was lent is not handed on");
  if (!bot.empty() && !plays(bot, head_.game))
    return refuse(conn, id, "bad-option", why_no_bot(bot, head_.game));
  const std::string text = bot.empty() ? "the player is back" : bot + " plays on";
  const auto done = [this, conn, id] { send(conn, message("ok", id)); };
  if (seat_in(head_, *seat).stand_in == bot) return done();
  set_stand_in(*seat, bot, "takeover", text, done);
}

void Room::set_stand_in(int seat, const std::string& bot, std::string_view note,
                        std::string_view text, Then then) {
  TableHead next = head_;
  seat_in(next, seat).stand_in = bot;
  change(std::move(next), {game_->note_text(note, seat, text)}, std::move(then));
}

// ---- the host

bool Room::is_host(ConnId conn, const RequestId& id) {
  const bool host = head_.host >= 0 && participants_.at(conn).seats.contains(head_.host);
  if (!host) refuse(conn, id, "not-host", "only the host of the table may do this");
  return host;
}

void Room::ask(ConnId conn, const RequestId& id, const AskHost& ask) {
  when_free(conn, id, [this, conn, id, ask] {
    if (is_host(conn, id)) host_now(conn, id, ask);
  });
}

void Room::host_now(ConnId conn, const RequestId& id, const AskHost& ask) {
  const bool about_seat =
      ask.what == "kick" || ask.what == "fill" || ask.what == "mute" || ask.what == "unmute";
  if (about_seat && (!ask.seat || *ask.seat >= static_cast<int>(head_.seats.size())))
    return refuse(conn, id, "bad-message", "there is no such seat");
  if (ask.what == "kick") return kick(conn, id, *ask.seat);
  if (ask.what == "fill") return fill(conn, id, *ask.seat, ask.bot.value_or(""));
  TableHead next = head_;
  if (ask.what == "mute" || ask.what == "unmute")
    seat_in(next, *ask.seat).muted = ask.what == "mute";
  if (ask.what == "lock" || ask.what == "unlock") next.locked = ask.what == "lock";
  if (ask.what == "pause" || ask.what == "resume") next.paused = ask.what == "pause";
  change(std::move(next), {}, [this, conn, id] { send(conn, message("ok", id)); });
}

void Room::kick(ConnId conn, const RequestId& id, int seat) {
  if (seat == head_.host || !seat_in(head_, seat).bot.empty())
    return refuse(conn, id, "bad-message", "this seat cannot be kicked");
  TableHead next = head_;
  std::vector<std::string> lines;
  remember_kicked(next, seat);
  // What the seat added to the luck stays: without it the table could not be dealt again.
  seat_in(next, seat) = {.nonce = game_ ? seat_in(head_, seat).nonce : ""};
  if (game_ && !game_->over()) {
    seat_in(next, seat).stand_in = kStandIn;
    lines.push_back(game_->note_text("takeover", seat, text::concat(kStandIn, " plays on")));
  }
  change(std::move(next), std::move(lines), [this, conn, id, seat] {
    for (const ConnId kicked : evict(seat)) services_.put_out(kicked);
    send(conn, message("ok", id));
  });
}

void Room::fill(ConnId conn, const RequestId& id, int seat, const std::string& bot) {
  if (game_ || !seat_in(head_, seat).token_hash.empty())
    return refuse(conn, id, "seat-taken", "only a free seat of a table not begun takes a bot");
  if (!bot.empty() && !plays(bot, head_.game))
    return refuse(conn, id, "bad-option", why_no_bot(bot, head_.game));
  TableHead next = head_;
  seat_in(next, seat) = {.bot = bot};
  change(std::move(next), {}, [this, conn, id] {
    send(conn, message("ok", id));
    start_if_full();
  });
}

// Who is sent away stays out: the guest, whoever has no name from the same address, and the whole
// address unless the host shares it, as a family or a school does.
constexpr char kNameless = '?', kEverybody = '@';
constexpr std::size_t kMostKicked = 1000;

void Room::remember_kicked(TableHead& next, int seat) const {
  if (next.kicked.size() >= kMostKicked) next.kicked.clear();  // nobody kicks so many in earnest
  const std::string& guest = head_.seats[static_cast<std::size_t>(seat)].guest;
  if (!guest.empty()) next.kicked.insert(guest);
  std::set<std::string> hosts, theirs;
  for (const auto& [conn, participant] : participants_) {
    if (participant.seats.contains(head_.host)) hosts.insert(participant.household);
    if (participant.seats.contains(seat)) theirs.insert(participant.household);
  }
  for (const std::string& household : theirs)
    next.kicked.insert((hosts.contains(household) ? kNameless : kEverybody) + household);
}

bool Room::is_kicked(const std::string& guest, const std::string& household) const {
  if (head_.kicked.empty()) return false;
  if (guest.empty())
    return head_.kicked.contains(kNameless + household) ||
           head_.kicked.contains(kEverybody + household);
  if (head_.kicked.contains(guest)) return true;
  return head_.kicked.contains(kEverybody + household) && seats_of_guest(guest).empty();
}

std::vector<ConnId> Room::evict(int seat) {
  std::vector<ConnId> evicted;
  for (auto& [conn, participant] : participants_) {
    if (participant.seats.erase(seat) == 0) continue;
    evicted.push_back(conn);
    if (participant.seat == seat) participant.seat.reset();
    send(conn, error_message({}, "kicked", "the host has taken your seat"));
    view(conn, {});
  }
  return evicted;
}

// ---- being forgotten

void Room::forget(const std::string& guest) {
  waiting_.push_back([this, guest] { forget_now(guest); });
  work_on();
}

// Tables nobody else plays at go with the guest; elsewhere a bot plays on under no name.
void Room::forget_now(const std::string& guest) {
  TableHead next = head_;
  std::vector<int> seats;
  for (const int seat : seats_of_guest(guest)) {
    seats.push_back(seat);
    seat_in(next, seat) = {.nonce = seat_in(head_, seat).nonce};
    if (game_ && !game_->over()) seat_in(next, seat).stand_in = kStandIn;
  }
  if (seats.empty()) return;
  pass_host_on(next);
  if (next.host < 0) return drop("nobody is left at this table");
  next.kicked.erase(guest);
  WriteJob job{PutTable{next}};
  for (const int seat : seats) job.emplace_back(DropSaid{head_.id, seat});
  std::shared_ptr<std::unique_ptr<Game>> renamed;
  if (game_) {
    auto lines = without_names(game_->record_lines(), seats).value();
    auto made = services_.catalogue.resume(lines, head_.secret, nonces_of(head_));
    if (!made) return stop("internal", "the record does not replay without the name");
    renamed = std::make_shared<std::unique_ptr<Game>>(std::move(*made));
    for (const int seat : seats) {
      if (game_->over()) break;
      lines.push_back((*renamed)->note_text("takeover", seat, text::concat(kStandIn, " plays on")));
      (*renamed)->follow(lines.back());
    }
    job.emplace_back(ReplaceLines{head_.id, std::move(lines)});
  }
  write(std::move(job), {}, [this, next = std::move(next), seats, renamed] {
    head_ = next;
    if (renamed) game_ = std::move(*renamed);
    if (game_) lines_ = static_cast<int>(game_->record_lines().size());
    std::erase_if(said_,
                  [&](const Said& said) { return std::ranges::count(seats, said.seat) > 0; });
    for (const int seat : seats) evict(seat);
    tell_snapshots();
    tell_table();
  });
}

}  // namespace roundhouse::server
