// What a game's result adds to the totals of many games: the same few figures for every game.
#pragma once

#include "core/digest.h"
#include "signal/rules.h"
#include "ttr/ghost_rules.h"
#include "ttr/rules.h"

namespace roundhouse::cli {

struct Tally {
  int seats = 0;
  int score[kMaxSeats] = {};
  SeatSet winners;
  bool stalled = false;  // ended because nobody could draw or claim any more
  Digest digest;         // of everything that makes this result
};

inline Tally tally(const ttr::Result& result, int decisions) {
  Tally t;
  t.seats = result.seats;
  t.winners = result.winners;
  t.stalled = result.reason == ttr::EndReason::stall;
  t.digest.word(static_cast<u16>(decisions));
  for (int i = 0; i < result.seats; ++i) {
    t.score[i] = result.seat[i].total;
    t.digest.word(static_cast<u16>(result.seat[i].total));
    t.digest.word(static_cast<u16>(result.seat[i].longest));
  }
  return t;
}

inline Tally tally(const ttr::ghost::Result& result, int decisions) {
  Tally t;
  t.seats = result.seats;
  t.winners = result.winners;
  t.stalled = result.reason == ttr::ghost::EndReason::stall;
  t.digest.word(static_cast<u16>(decisions));
  for (int i = 0; i < result.seats; ++i) {
    t.score[i] = result.seat[i].completed;
    t.digest.byte(result.seat[i].completed);
    t.digest.byte(result.seat[i].trains);
  }
  return t;
}

// All win or all lose; the score is what was delivered.
inline Tally tally(const signal::Result& result, int decisions) {
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

}  // namespace roundhouse::cli
