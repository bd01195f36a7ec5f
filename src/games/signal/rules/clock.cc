// Time, and the end: S40, S41, S50, S51, S62.
#include <algorithm>

#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

// S40, S41: tokens go one after the other. False when the game is lost by it.
bool Rules::lose_time(State& s, int owed, Events& events) const {
  Public& open = s.open;
  while (owed > 0) {
    const int now = std::min<int>(owed, open.clock);
    open.clock = static_cast<u8>(open.clock - now);
    owed -= now;
    events.push({.kind = EventKind::time, .lost = static_cast<u8>(now), .clock = open.clock});
    if (open.clock > 0) return true;
    if (open.schedule == 0) {
      finish(s, Outcome::time, events);
      return false;
    }
    u8 known = kNone;
    if (--open.schedule == 0) std::swap(known, open.bottom);  // the last is the one put under
    open.clock = set_.time;
    events.push(
        {.kind = EventKind::refilled, .card = known, .count = open.schedule, .clock = open.clock});
  }
  return true;
}

void Rules::finish(State& s, Outcome outcome, Events& events) const {
  s.open.phase = Phase::over;
  s.open.outcome = outcome;
  s.open.turn = kNobody;
  events.push({.kind = EventKind::over, .outcome = outcome});
}

// S50, S62: so many of each colour count for it, and a few more of any.
int Rules::delivered(const Public& open) const {
  const int each = board_->ports == 2 ? 1 : 2;
  const int more = (set_.goods - kGoods * 2) / board_->ports;
  int counted = 0;
  for (int p = 0; p < board_->ports; ++p) {
    int beyond = 0;
    for (u8 n : open.delivered[p]) {
      counted += std::min<int>(n, each);
      beyond += std::max(0, n - each);
    }
    counted += std::min(beyond, more);
  }
  return counted;
}

// S38, S62: a colour it has not got yet; or any, while the place for one more is free.
bool Rules::needs(const Public& open, int port, int goods) const {
  if (open.delivered[port][goods] == 0) return true;
  int beyond = 0;
  for (u8 n : open.delivered[port]) beyond += std::max(0, n - 1);
  return beyond < (set_.goods - kGoods * 2) / board_->ports;
}

Result Rules::result(const State& s) const {
  const Public& open = s.open;
  Result r{.reason = open.outcome,
           .seats = open.seats,
           .won = open.outcome == Outcome::delivered,
           .delivered = static_cast<u8>(delivered(open)),
           .needed = set_.goods,
           .clock = open.clock,
           .turns = open.turns,
           .winners = {}};
  if (r.won != 0) r.winners = SeatSet::all(open.seats);
  return r;
}

}  // namespace roundhouse::signal
