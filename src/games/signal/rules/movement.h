// How far a train runs: S30 to S39 in one small function, used by the game and by its explanation
// alike. It reads the table and changes nothing.
#pragma once

#include "games/signal/rules/event.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal {

// A run without a decision in it: to a stop, or into a city.
struct Leg {
  Cause cause = Cause::points;
  u8 at = kNone;    // the signal, junction or space that stopped it
  u8 with = kNone;  // the train it collided with
  u8 left = 0;      // points
  u8 line = kNone;  // by which it entered a city
  Train train;      // where it stands now
  u8 n = 0;
  u8 path[kMaxPoints] = {};  // spaces entered
};

// The way ahead of a train that does not stand in a city (S5).
constexpr const Exit& way_ahead(const Board& board, const Train& train) {
  return board.exit[train.at][train.facing == 1 ? 1 : 0];
}

Leg run(const Board& board, const Public& open, int train, const Exit& way, int points);

}  // namespace roundhouse::signal
