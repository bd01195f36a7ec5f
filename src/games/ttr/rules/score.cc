// The final count: T51 to T54.
#include <algorithm>
#include <tuple>

#include "games/routes/rules/network.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

bool is_done(const Board& board, const Joined& joined, int ticket) {
  return joined.join(board.ticket[ticket].a, board.ticket[ticket].b);  // T44
}

void count_tickets(const Board& board, const TrackSet& tracks, const TicketSet& held,
                   SeatResult& r) {
  const Joined joined(board, tracks);
  for (int ticket : held) {
    const i16 points = board.ticket[ticket].points;
    if (is_done(board, joined, ticket)) {
      r.tickets = static_cast<i16>(r.tickets + points);
      ++r.done;
    } else {
      r.failed = static_cast<i16>(r.failed - points);  // T51
    }
  }
}

// T53: points, then completed tickets, then the longest-path bonus.
auto standing(const SeatResult& r) { return std::make_tuple(r.total, r.done, r.bonus); }

}  // namespace

Result Rules::result(const State& s) const {
  Result result;
  result.seats = s.open.seats;
  if (s.open.phase == Phase::over)
    result.reason = s.open.last_turns == 0 ? EndReason::last_round : EndReason::stall;
  i16 longest = 0;
  for (int i = 0; i < s.open.seats; ++i) {
    SeatResult& r = result.seat[i];
    r.routes = s.open.points[i];
    count_tickets(*board_, s.open.claimed[i], s.own[i].held, r);
    r.longest = static_cast<i16>(longest_trail(*board_, s.open.claimed[i]).length);
    longest = std::max(longest, r.longest);
  }
  for (int i = 0; i < s.open.seats; ++i) {
    SeatResult& r = result.seat[i];
    if (r.longest == longest && longest > 0) r.bonus = set_.longest_bonus;  // T52: all who tie
    r.total = static_cast<i16>(r.routes + r.tickets + r.failed + r.bonus);
  }
  for (int i = 0; i < s.open.seats; ++i) {
    SeatResult& r = result.seat[i];
    r.rank = 1;
    for (int j = 0; j < s.open.seats; ++j)
      r.rank = static_cast<u8>(r.rank + (standing(result.seat[j]) > standing(r)));
    if (r.rank == 1) result.winners.add(seat_at(i));
  }
  return result;
}

// The same count as events, ticket by ticket, for eyes and records.
void Rules::count_up(const State& s, Events& events) const {
  const Result result = this->result(s);
  for (int i = 0; i < s.open.seats; ++i) {
    const Joined joined(*board_, s.open.claimed[i]);
    for (int ticket : s.own[i].held)
      events.push({.kind = EventKind::ticket,
                   .seat = seat_at(i),
                   .ticket = static_cast<u8>(ticket),
                   .done = is_done(*board_, joined, ticket),
                   .points = board_->ticket[ticket].points});
  }
  for (int i = 0; i < s.open.seats; ++i) {
    const Trail trail = longest_trail(*board_, s.open.claimed[i]);
    Event event{.kind = EventKind::longest,
                .seat = seat_at(i),
                .length = static_cast<u8>(trail.length),
                .points = static_cast<u8>(result.seat[i].bonus)};
    std::memcpy(event.list, &trail.tracks, sizeof trail.tracks);
    events.push(event);
  }
}

}  // namespace roundhouse::ttr
