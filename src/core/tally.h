// What a game's result adds to the totals of many games: the same few figures for every game.
#pragma once

#include "core/digest.h"
#include "core/types.h"

namespace roundhouse {

// What a seat did in one game; routes and tickets only where the game has them.
struct Deeds {
  int turns = 0, routes = 0;
  int tickets = 0, tickets_done = 0;  // held at the end or completed on the way; done
};

struct Tally {
  int seats = 0;
  int score[kMaxSeats] = {};
  SeatSet winners;
  bool stalled = false;  // ended because nobody could do anything any more
  Digest digest;         // of everything that makes this result
};

// Where a seat's points come from, where the game tells.
struct Sources {
  int routes = 0, tickets = 0, failed = 0, bonus = 0, done = 0;
};

}  // namespace roundhouse
