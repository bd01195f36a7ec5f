// How far it is on the rails to each city, whatever switches and signals say now, without turning
// round. For bots: the way a team plans before it sets the switches.
#pragma once

#include "games/signal/rules/board.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal::bots {

class Ways {
 public:
  static constexpr int kFar = 200;

  explicit Ways(const Board& board);
  // Points from where this train stands (facing as it does) into the city.
  int to_city(const Train& train, int city) const {
    return distance_[city][node(train.at, train.facing)];
  }

 private:
  static constexpr int kNodes = 2 * kMaxSpaces;
  static constexpr int kMaxArcs = 2 * kMaxSpaces * kArms;
  static int node(u8 space, u8 facing) { return 2 * space + (facing == 1); }

  u8 distance_[kMaxCities][kNodes];
};

}  // namespace roundhouse::signal::bots
