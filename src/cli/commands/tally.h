// What a game's result adds to the totals of many games: the same few figures for every game.
#pragma once

#include "core/digest.h"
#include "games/signal/rules/rules.h"
#include "games/ghost/rules/rules.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::cli {

// What a seat did in one game; routes and tickets only where the game has them.
struct Deeds {
  int turns = 0, routes = 0;
  int tickets = 0, tickets_done = 0;  // held at the end or completed on the way; done
};

// Choosing the opening tickets is no turn.
inline bool begins_turn(const ttr::State& state, bool) {
  return state.open.phase == ttr::Phase::turn;
}
template <class Other>
bool begins_turn(const Other&, bool other_seat) {
  return other_seat;
}

inline void count_deeds(const ttr::State& end, const ttr::Result& result, Deeds* deeds) {
  for (int i = 0; i < result.seats; ++i) {
    deeds[i].routes = end.open.claimed[i].count();
    deeds[i].tickets = end.open.tickets[i];
    deeds[i].tickets_done = result.seat[i].done;
  }
}
// The special ticket counts among those done (G15), as it does for winning.
inline void count_deeds(const ttr::ghost::State& end, const ttr::ghost::Result& result,
                        Deeds* deeds) {
  for (int i = 0; i < result.seats; ++i) {
    deeds[i].routes = end.open.claimed[i].count();
    deeds[i].tickets = end.open.tickets[i] + result.seat[i].completed;
    deeds[i].tickets_done = result.seat[i].completed;
  }
}
inline void count_deeds(const signal::State&, const signal::Result&, Deeds*) {}

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
