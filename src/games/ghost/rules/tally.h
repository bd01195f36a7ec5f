// A game of Ghost Train in the totals of many (core/tally.h).
#pragma once

#include "core/tally.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {

inline Tally tally(const Result& result, int decisions) {
  Tally t;
  t.seats = result.seats;
  t.winners = result.winners;
  t.stalled = result.reason == EndReason::stall;
  t.digest.word(static_cast<u16>(decisions));
  for (int i = 0; i < result.seats; ++i) {
    t.score[i] = result.seat[i].completed;
    t.digest.byte(result.seat[i].completed);
    t.digest.byte(result.seat[i].trains);
  }
  return t;
}

// The special ticket counts among those done (G15), as it does for winning.
inline void count_deeds(const State& end, const Result& result, Deeds* deeds) {
  for (int i = 0; i < result.seats; ++i) {
    deeds[i].routes = end.open.claimed[i].count();
    deeds[i].tickets = end.open.tickets[i] + result.seat[i].completed;
    deeds[i].tickets_done = result.seat[i].completed;
  }
}

}  // namespace roundhouse::ghost
