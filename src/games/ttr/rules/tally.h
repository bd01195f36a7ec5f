// A game of Ticket to Ride in the totals of many (core/tally.h).
#pragma once

#include "core/tally.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

// Choosing the opening tickets is no turn.
inline bool begins_turn(const State& state) { return state.open.phase == Phase::turn; }

inline Tally tally(const Result& result, int decisions) {
  Tally t;
  t.seats = result.seats;
  t.winners = result.winners;
  t.stalled = result.reason == EndReason::stall;
  t.digest.word(static_cast<u16>(decisions));
  for (int i = 0; i < result.seats; ++i) {
    t.score[i] = result.seat[i].total;
    t.digest.word(static_cast<u16>(result.seat[i].total));
    t.digest.word(static_cast<u16>(result.seat[i].longest));
  }
  return t;
}

inline void count_deeds(const State& end, const Result& result, Deeds* deeds) {
  for (int i = 0; i < result.seats; ++i) {
    deeds[i].routes = end.open.claimed[i].count();
    deeds[i].tickets = end.open.tickets[i];
    deeds[i].tickets_done = result.seat[i].done;
  }
}

inline Sources sources(const Result& result, int seat) {
  const SeatResult& r = result.seat[seat];
  return {r.routes, r.tickets, r.failed, r.bonus, r.done};
}

}  // namespace roundhouse::ttr
