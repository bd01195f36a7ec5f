// Cheapest ways between cities over what a player has and may still claim, in trains.
#pragma once

#include "ttr/board.h"
#include "ttr/state.h"

namespace roundhouse::bots {

// Own tracks cost nothing, tracks that can still be claimed cost their length, others are closed.
class Paths {
 public:
  static constexpr int kFar = 9999;

  Paths(const ttr::Board& board, const ttr::TrackSet& own, const ttr::TrackSet& claimable);
  // Trains needed from `from` to `to`, or kFar; the tracks still to claim are added to `needed`.
  int cheapest(int from, int to, ttr::TrackSet& needed) const;

 private:
  static constexpr int kMaxDegree = 16;
  struct Arc {
    u8 to, cost, track;
  };
  const ttr::Board& board_;
  ttr::TrackSet own_;
  u8 degree_[ttr::kMaxCities] = {};
  Arc arc_[ttr::kMaxCities][kMaxDegree];
};

}  // namespace roundhouse::bots
