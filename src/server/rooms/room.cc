#include "server/rooms/room.h"

#include <utility>

#include "play/catalogue.h"
#include "play/reply.h"
#include "play/sealed.h"
#include "server/base/log.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_texts.h"

namespace roundhouse::server {
namespace {

constexpr std::chrono::seconds kRetryPause{2};  // until a failed store is tried again
constexpr std::string_view kStoreFailed = "store-failed";

std::string commitment_of(const std::string& secret) {
  const auto sealed = SealedLuck::from_hex(secret);
  return sealed ? sealed->commitment_hex() : std::string{};
}

}  // namespace

Room::Room(Found found, RoomServices& services) : services_(services) { lay(std::move(found)); }

void Room::lay(Found found) {
  head_ = std::move(found.table.head);
  game_ = dressed(std::move(found.game));
  commitment_ = commitment_of(head_.secret);
  lines_ = static_cast<int>(found.table.lines.size());
  said_.assign(found.table.said.begin(), found.table.said.end());
  answered_.clear();
  for (const Answered& answered : found.table.answered)
    answered_.insert_or_assign(answered.seat, answered);
  if (!found.damage.empty())
    stopped_ = Stopped{"damaged", "what is stored of this table is damaged (" + found.damage +
                                      "): it can be looked at, not played"};
  if (!game_) return;
  if (game_->over()) head_.phase = Phase::over;
  // A table of the first schema knows its names, bots and board only from its record.
  head_.seats.resize(game_->setup().seats.size());
  head_.board = game_->setup().board;
  head_.assist = game_->setup().assist;
  head_.options = game_->setup().options;
  for (std::size_t i = 0; i < head_.seats.size(); ++i) {
    SeatHead& seat = head_.seats[i];
    if (seat.bot.empty()) seat.bot = game_->setup().seats[i].bot;
    if (seat.name.empty() && seat.is_taken()) seat.name = game_->setup().seats[i].name;
  }
}

std::unique_ptr<Game> Room::dressed(std::unique_ptr<Game> game) const {
  return game && services_.dress ? services_.dress(std::move(game)) : std::move(game);
}

// Every seat is compared, so that the time taken tells nothing.
std::optional<int> Room::seat_of_token(std::string_view token) const {
  std::optional<int> found;
  for (std::size_t seat = 0; seat < head_.seats.size(); ++seat)
    if (token_matches(token, head_.seats[seat].token_hash)) found = static_cast<int>(seat);
  return found;
}

std::set<int> Room::seats_of_guest(std::string_view guest) const {
  std::set<int> seats;
  for (std::size_t seat = 0; seat < head_.seats.size(); ++seat)
    if (!guest.empty() && head_.seats[seat].guest == guest) seats.insert(static_cast<int>(seat));
  return seats;
}

void Room::enter(ConnId conn, Participant participant) {
  for (const int seat : participant.seats) give_back(seat);
  for (const auto& [absent, proxy] : proxies_)
    if (participant.seats.contains(proxy)) participant.lent.insert(absent);
  const auto old = participants_.find(conn);
  if (old != participants_.end()) {
    participant.talk = old->second.talk;
    participant.hinting = old->second.hinting;
  }
  participants_.insert_or_assign(conn, std::move(participant));
}

void Room::leave(ConnId conn) {
  participants_.erase(conn);
  if (participants_.empty()) proposal_.reset();
  tell_table();
}

std::vector<ConnId> Room::connections() const {
  std::vector<ConnId> conns;
  for (const auto& [conn, participant] : participants_) conns.push_back(conn);
  return conns;
}

// ---- answers

void Room::refuse(ConnId conn, const RequestId& id, std::string_view code, std::string_view text) {
  services_.metrics.refuse(code);
  send(conn, error_message(id, code, text));
}

void Room::view(ConnId conn, const RequestId& id) {
  if (game_)
    send(conn, message("snapshot", id, game_->snapshot_members(participants_.at(conn).seat)));
  else
    tell_table(conn, id);
  if (stopped_) send(conn, error_message({}, stopped_->code, stopped_->text));
}

std::optional<int> Room::shown_seat(ConnId conn, const RequestId& id) {
  const auto seat = participants_.at(conn).seat;
  if (!seat) refuse(conn, id, "not-yours", "a spectator has no move here");
  return seat;
}

bool Room::can_play(ConnId conn, const RequestId& id) {
  if (stopped_) {
    refuse(conn, id, stopped_->code, stopped_->text);
    return false;
  }
  if (!game_) refuse(conn, id, "not-started", "the game has not begun yet");
  return game_ != nullptr;
}

void Room::ask(ConnId conn, const RequestId& id, const AskCheck& ask) {
  const auto seat = shown_seat(conn, id);
  if (!seat || !can_play(conn, id)) return;
  if (const auto refusal = game_->check(*seat, ask.move))
    return send(conn, reject_message(id, *refusal, game_->prompt(*seat)));
  send(conn, message("ok", id));
}

void Room::ask(ConnId conn, const RequestId& id, const AskExplain& ask) {
  if (can_play(conn, id))
    send(conn, forecast_message(id, *game_, ask, participants_.at(conn).seat));
}

// The whole of it only once nothing is hidden any more; before that a seat's own part.
void Room::ask(ConnId conn, const RequestId& id, const AskRecord&) {
  const auto seat = participants_.at(conn).seat;
  if (!game_) return refuse(conn, id, "not-started", "the game has not begun yet");
  if (!seat && !game_->over())
    return refuse(conn, id, "not-yours", "spectators get the record when the game is over");
  send(conn,
       record_message(id, game_->over() ? game_->record_lines() : game_->record_lines(*seat)));
}

void Room::ask(ConnId conn, const RequestId& id, const AskReplay& ask) {
  if (!game_ || !game_->over())
    return refuse(conn, id, "not-over", "the positions are open when the game is over");
  if (ask.seat && *ask.seat >= game_->seats())
    return refuse(conn, id, "bad-message", "there is no such seat");
  send(conn, message("snapshot", id, game_->replay_members(ask.at, ask.seat)));
}

// ---- the way of a move

// What changes the table waits for what is on its way to disk; the sender may be gone by then.
void Room::when_free(ConnId conn, const RequestId& id, std::function<void()> work) {
  waiting_.push_back([this, conn, id, work = std::move(work)] {
    if (!participants_.contains(conn)) return;
    if (stopped_) return refuse(conn, id, stopped_->code, stopped_->text);
    work();
  });
  work_on();
}

void Room::work_on() {
  while (!busy_ && !waiting_.empty()) {
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    work();
  }
}

// Store, then tell: until the job is on disk nothing has happened.
void Room::write(WriteJob job, const std::optional<Sender>& sender, std::function<void()> then) {
  busy_ = true;
  services_.writer.write(std::move(job), [&services = services_, table = id(), sender,
                                          then = std::move(then)](const StoreStatus& failed) {
    services.within(table, "stored", [&](Room& room) { room.written(failed, sender, then); });
  });
}

void Room::written(const StoreStatus& failed, const std::optional<Sender>& sender,
                   const std::function<void()>& then) {
  busy_ = false;
  if (head_.is_public) ++services_.public_changes;
  if (failed)
    lose(failed, sender);
  else
    then();
  work_on();
}

void Room::begin(WriteJob job, std::function<void(const StoreStatus&)> done) {
  busy_ = true;
  services_.writer.write(std::move(job), [&services = services_, table = id(),
                                          done = std::move(done)](const StoreStatus& failed) {
    services.within(table, "made", [&](Room& room) {
      room.busy_ = false;
      room.gone_ = failed.has_value();
      if (room.head_.is_public) ++services.public_changes;
      done(failed);
      room.work_on();
    });
  });
}

// The disk may have room again later; until then nothing is played here.
void Room::lose(const StoreStatus& failed, const std::optional<Sender>& sender) {
  const std::string text =
      "this could not be stored, so it has not happened; the table waits until it can be: " +
      failed->text;
  if (sender && sender->id) refuse(sender->conn, sender->id, kStoreFailed, text);
  stop(kStoreFailed, text);
  services_.later(kRetryPause, id(), "retry", [](Room& room) { room.try_again(); });
}

// What is stored is the truth: once something can be written again, the table is laid from it.
void Room::try_again() {
  if (!stopped_ || stopped_->code != kStoreFailed || busy_) return;
  busy_ = true;
  services_.writer.write({PutTable{head_}}, [&services = services_,
                                             table = id()](const StoreStatus& failed) {
    services.within(table, "retry", [&](Room& room) {
      room.busy_ = false;
      if (failed)
        return services.later(kRetryPause, table, "retry", [](Room& again) { again.try_again(); });
      room.stopped_.reset();
      services.reopen(room);
      room.tell_snapshots();
      room.tell_table();
      room.work_on();
    });
  });
}

bool Room::is_resend(int seat, const RequestId& id, int prompt) const {
  const auto last = answered_.find(seat);
  return id && last != answered_.end() && last->second.request == *id &&
         last->second.prompt == prompt;
}

void Room::ask(ConnId conn, const RequestId& id, const AskMove& ask) {
  when_free(conn, id, [this, conn, id, ask, since = now()] { move_now(conn, id, ask, since); });
}

void Room::move_now(ConnId conn, const RequestId& id, const AskMove& ask, Moment since) {
  const auto seat = shown_seat(conn, id);
  if (!seat) return;
  if (is_resend(*seat, id, ask.prompt)) return view(conn, id);
  if (!can_play(conn, id)) return;
  if (head_.paused) return refuse(conn, id, "paused", "the host has paused the table");
  if (!player_of(*seat).empty())
    return refuse(conn, id, "handed", "a bot plays for this seat: take it back first");
  const auto prompt = game_->prompt(*seat);
  if (prompt && *prompt != ask.prompt) {
    services_.metrics.refuse("stale");
    return send(conn, stale_message(id, prompt));
  }
  const auto prepared = game_->prepare(*seat, ask.move);
  services_.metrics.apply_seconds.add(seconds_since(since));
  if (!prepared) {
    services_.metrics.refuse(prepared.error().code);
    return send(conn, reject_message(id, prepared.error(), prompt));
  }
  std::optional<Answered> answered;
  if (id) answered = Answered{*seat, ask.prompt, *id};
  carry_out(*prepared, answered, Sender{conn, id, since});
}

void Room::carry_out(const std::vector<text::RecordLine>& lines,
                     const std::optional<Answered>& answered, const std::optional<Sender>& sender,
                     const text::Translated& reason) {
  WriteJob job{AppendLines{head_.id, lines_, text::texts_of(lines), answered}};
  const bool ends = lines.back().kind == text::LineKind::result;
  if (ends) {
    TableHead over = head_;
    over.phase = Phase::over;
    job.emplace_back(PutTable{std::move(over)});
  }
  const int added = static_cast<int>(lines.size());
  write(std::move(job), sender, [this, added, ends, answered, sender, reason] {
    lines_ += added;
    if (ends) {
      head_.phase = Phase::over;
      log_info("game-over", {{"table", short_id(id())}, {"game", head_.game}});
    }
    if (answered) answered_.insert_or_assign(answered->seat, *answered);
    game_->commit();
    ++services_.metrics.moves;
    tell_step(sender, reason);
    if (sender) services_.metrics.tell_seconds.add(seconds_since(sender->since));
    tend_clocks();
    if (ends || head_.clock > 0) tell_table();
  });
}

// Tabs of the same seat share one text; the sender's carries the id as well.
void Room::tell_step(const std::optional<Sender>& sender, const text::Translated& reason) {
  const auto members = [&](std::optional<int> seat) {
    std::string text = game_->step_members(seat);
    if (reason[text::Lang::en].empty()) return text;
    text::put_key(text, "reason");
    text::put_translated(text, reason);
    return text;
  };
  std::map<std::optional<int>, Text> texts;
  for (const auto& [conn, participant] : participants_) {
    if (sender && sender->id && sender->conn == conn) {
      send(conn, message("step", sender->id, members(participant.seat)));
      continue;
    }
    Text& text = texts[participant.seat];
    if (!text)
      text = std::make_shared<const std::string>(message("step", {}, members(participant.seat)));
    send(conn, text);
  }
}

void Room::tell_snapshots() {
  for (const auto& [conn, participant] : participants_) view(conn, {});
}

// ---- the table itself

std::string Room::table_members(const Participant& participant) const {
  TableNews news{.head = head_, .commitment = commitment_, .own = participant.seats};
  for (const auto& [conn, other] : participants_) {
    news.here.insert(other.seats.begin(), other.seats.end());
    news.watching += other.seats.empty();
  }
  for (const auto& [seat, clock] : clocks_)
    news.left[seat] = std::max(0.0, head_.clock - seconds_since(clock.begun));
  news.proxies = proxies_;
  news.proposal = proposal_members();
  return table_text(news);
}

void Room::tell_table(ConnId conn, const RequestId& id) {
  send(conn, message("table", id, table_members(participants_.at(conn))));
}

void Room::tell_table() {
  for (const auto& [conn, participant] : participants_)
    if (participant.tells_all) tell_table(conn, {});
}

void Room::stop(std::string_view code, std::string_view text) {
  stopped_ = Stopped{std::string(code), std::string(text)};
  const auto news = std::make_shared<const std::string>(error_message({}, code, text));
  for (const auto& [conn, participant] : participants_) send(conn, news);
}

void Room::fault() {
  stop("damaged",
       "the table met a fault and stops; what was played is stored and can be looked at");
  bot_job_.reset();
  hints_ = 0;  // what still thinks finds nobody waiting; the table may sleep
  for (auto& [conn, participant] : participants_) participant.hinting = false;
  clocks_.clear();
}

}  // namespace roundhouse::server
