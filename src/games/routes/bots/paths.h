// Cheapest ways between cities over what a player has and may still claim.
#pragma once

#include "games/routes/rules/board.h"

namespace roundhouse::routes::bots {

// Own tracks cost nothing, tracks that can still be claimed cost their length or the price given,
// others are closed.
class Paths {
 public:
  static constexpr int kFar = 9999;

  using Prices = u8[kMaxTracks];

  Paths(const Board& board, const TrackSet& own, const TrackSet& claimable);
  Paths(const Board& board, const TrackSet& own, const TrackSet& claimable, const Prices& prices);
  // What the way from `from` to `to` costs, or kFar; the tracks still to claim are added to
  // `needed`.
  int cheapest(int from, int to, TrackSet& needed) const {
    return cheapest(u64{1} << from, u64{1} << to, needed);
  }
  // From any of these cities to any of those, as bits.
  int cheapest(u64 from, u64 to, TrackSet& needed) const;

 private:
  static constexpr int kMaxDegree = 16;
  void add(int track, u8 cost);

  struct Arc {
    u8 to, cost, track;
  };
  const Board& board_;
  TrackSet own_;
  u8 degree_[kMaxCities] = {};
  Arc arc_[kMaxCities][kMaxDegree];
};

}  // namespace roundhouse::routes::bots
