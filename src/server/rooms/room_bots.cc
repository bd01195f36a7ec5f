// Bots and clocks: who does not decide for himself, and who has not decided in time.
#include <algorithm>
#include <utility>

#include "play/reply.h"
#include "play/roster.h"
#include "server/base/faults.h"
#include "server/rooms/room.h"
#include "text/concat.h"
#include "text/game_info.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kLate = "easy";  // plays on when a clock has run out

// The table's pace sets the budget, whatever the seat's maker asked for.
std::string with_budget(const std::string& bot, const std::string& game,
                        std::chrono::milliseconds pace, std::size_t waiting) {
  const std::string level = bot.substr(0, bot.find(':'));
  const std::string limited = text::concat(level, ":ms=", thinking_ms(pace, waiting));
  return plays(limited, game) ? limited : level;  // not every bot takes a budget
}

}  // namespace

std::uint64_t Room::next_timer() {
  static std::uint64_t last = 0;  // one thread
  return ++last;
}

bool Room::is_on() const { return game_ && !stopped_ && !gone_ && !head_.paused && !game_->over(); }

// An earlier version may have had a bot that this one has not.
std::string Room::player_of(int seat) const {
  const std::string& bot = head_.seats[static_cast<std::size_t>(seat)].player();
  return bot.empty() || plays(bot, head_.game) ? bot : std::string(kLate);
}

// Bots play where somebody plays or watches: a table that everyone has left waits for them.
std::optional<int> Room::bot_seat() const {
  if (!is_on() || participants_.empty()) return std::nullopt;
  for (const int seat : game_->to_act())
    if (!player_of(seat).empty()) return seat;
  return std::nullopt;
}

// Thinking is done for the host, if he is here; else for whoever plays here, or watches.
Payer Room::payer() const {
  const Participant* found = nullptr;
  const auto rank = [&](const Participant& participant) {
    return participant.seats.contains(head_.host) + !participant.seats.empty();
  };
  for (const auto& [conn, participant] : participants_)
    if (!found || rank(participant) > rank(*found)) found = &participant;
  if (!found) return {};
  return {found->household, found->guest, !found->seats.empty()};
}

void Room::do_due_work() {
  work_on();
  tend_clocks();
  if (busy_ || bot_job_) return;
  if (const auto seat = bot_seat()) begin_thought(*seat);
}

// Thinks in the pool; `then` hears of it here. A fault over there is this table's fault.
template <class Think, class Heard>
void Room::think(const Payer& for_whom, const char* where, Think thought, Heard then) {
  services_.pool.run(for_whom, [&services = services_, table = id(), where,
                                thought = std::move(thought), then = std::move(then)] {
    const Moment begun = now();
    decltype(thought()) found;
    const auto fault = fault_in([&] { found = thought(); });
    services.connections.post([&services, table, where, then, fault, found = std::move(found),
                               seconds = seconds_since(begun)] {
      services.within(table, where, [&](Room& room) {
        if (fault) return services.faulted(table, where, *fault);
        then(room, found, seconds);
      });
    });
  });
}

// The thought holds a view and nothing else, and goes to the pool. Its move is released at the next
// beat of a fixed pace, so that the time it took tells nothing.
void Room::begin_thought(int seat) {
  const std::string bot = player_of(seat);
  const Payer for_whom = payer();
  const std::string limited =
      with_budget(bot, head_.game, services_.thinking_pace, services_.pool.ahead_of(for_whom));
  bot_job_ = BotJob{seat, *game_->prompt(seat), bot};
  think(for_whom, "bot", game_->bot_thought(seat, limited),
        [](Room& room, const Hint& found, double seconds) {
          room.services_.metrics.bot_seconds.add(seconds);
          if (!room.bot_job_) return;
          room.bot_job_->found = found;
          room.bot_job_->ready = true;
          if (room.bot_job_->due) room.play_bot_move();
        });
  services_.later(services_.bot_delay, id(), "beat", [](Room& room) { room.thought_due(); });
}

void Room::thought_due() {
  if (!bot_job_) return;
  if (!bot_job_->ready && services_.bot_delay.count() > 0)
    return services_.later(services_.bot_delay, id(), "beat",
                           [](Room& room) { room.thought_due(); });
  bot_job_->due = true;
  if (bot_job_->ready) play_bot_move();
}

void Room::play_bot_move() {
  if (busy_) return waiting_.push_back([this] { play_bot_move(); });
  if (!bot_job_) return;
  const BotJob job = *std::exchange(bot_job_, {});
  // Paused, or taken back by its person in the meantime: it is asked again when it is due again.
  const bool holds =
      is_on() && game_->prompt(job.seat) == job.prompt && player_of(job.seat) == job.bot;
  if (!holds) return services_.schedule_due_work(id());
  const auto prepared = game_->prepare(job.seat, job.found.move);
  if (!prepared)  // a bug; the reason might tell of hidden cards
    return stop("internal",
                text::concat("the bot of seat ", job.seat, " chose what is not allowed"));
  carry_out(*prepared, std::nullopt, std::nullopt, job.found.reason);
}

// ---- hints

bool Room::may_hint(ConnId conn, const RequestId& id) {
  const auto seat = shown_seat(conn, id);
  if (!seat || !can_play(conn, id)) return false;
  const auto no = [&](std::string_view code, std::string_view text) {
    refuse(conn, id, code, text);
    return false;
  };
  if (assist_of(game_->setup()) != kCoach)
    return no("no-hints", "this table is played without a coach");
  if (game_->over()) return no("game-over", "the game is over");
  if (!game_->prompt(*seat)) return no("not-your-turn", "this seat is not to act");
  if (participants_.at(conn).hinting) return no("too-fast", "the last hint is still being thought");
  return true;
}

// Like a bot's thought it holds the seat's view and nothing else.
void Room::ask(ConnId conn, const RequestId& id, const AskHint&) {
  if (!may_hint(conn, id)) return;
  Participant& participant = participants_.at(conn);
  const int seat = *participant.seat, prompt = *game_->prompt(seat);
  participant.hinting = true;
  ++hints_;
  think({participant.household, participant.guest}, "hint",
        game_->hint(seat, advisor_of(head_.game)),
        [conn, id, seat, prompt](Room& room, const Hint& hint, double) {
          room.hints_ = std::max(0, room.hints_ - 1);
          room.tell_hint(conn, id, seat, prompt, hint);
        });
}

// By now the device may be in other hands: a hint is for the seat that asked.
void Room::tell_hint(ConnId conn, const RequestId& id, int seat, int prompt, const Hint& hint) {
  const auto participant = participants_.find(conn);
  if (participant == participants_.end()) return;
  participant->second.hinting = false;
  if (participant->second.seat != seat)
    return refuse(conn, id, "not-yours", "another seat is shown by now");
  send(conn, hint_message(id, prompt, hint));
}

// ---- clocks

void Room::set_timer(int seat, Clock& clock) {
  clock.timer = next_timer();
  const auto left = std::chrono::seconds(head_.clock) - (now() - clock.begun);
  services_.later(std::max(std::chrono::milliseconds(0),
                           std::chrono::duration_cast<std::chrono::milliseconds>(left)),
                  id(), "clock",
                  [seat, timer = clock.timer](Room& room) { room.time_out(seat, timer); });
}

// Whose time ran out while the table slept is late as soon as somebody comes.
void Room::go_on(Clocks clocks) {
  clocks_ = std::move(clocks);
  for (auto& [seat, clock] : clocks_) set_timer(seat, clock);
}

// A clock runs for each person who is to act; a pause gives everyone the full time again.
void Room::tend_clocks() {
  if (head_.clock <= 0 || !is_on()) return clocks_.clear();
  Clocks running;
  for (const int seat : game_->to_act()) {
    if (!player_of(seat).empty()) continue;
    const int prompt = *game_->prompt(seat);
    const auto old = clocks_.find(seat);
    if (old != clocks_.end() && old->second.prompt == prompt) {
      running.insert(*old);
      continue;
    }
    running[seat] = {prompt, 0, now()};
    set_timer(seat, running[seat]);
  }
  clocks_ = std::move(running);
}

void Room::time_out(int seat, std::uint64_t timer) {
  waiting_.push_back([this, seat, timer] {
    const auto clock = clocks_.find(seat);
    if (clock == clocks_.end() || clock->second.timer != timer || !is_on()) return;
    set_stand_in(seat, std::string(kLate), "timeout", text::concat(kLate, " plays on"), {});
  });
  work_on();
}

}  // namespace roundhouse::server
