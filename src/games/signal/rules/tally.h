// A game of Switch & Signal in the totals of many (core/tally.h).
#pragma once

#include "core/tally.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

// All win or all lose; the score is what was delivered.
inline Tally tally(const Result& result, int decisions) {
  Tally t;
  t.seats = result.seats;
  t.winners = result.winners;
  t.digest.word(static_cast<u16>(decisions));
  for (const u8 part :
       {static_cast<u8>(result.reason), result.delivered, result.clock, result.turns})
    t.digest.byte(part);
  for (int i = 0; i < result.seats; ++i) t.score[i] = result.delivered;
  return t;
}

}  // namespace roundhouse::signal
