// Cheapest ways between cities over what a player has and may still claim.
#pragma once

#include "games/routes/rules/board.h"
#include "games/ttr/rules/state.h"

namespace roundhouse::bots {

// Own tracks cost nothing, tracks that can still be claimed cost their length or the price given,
// others are closed.
class Paths {
 public:
  static constexpr int kFar = 9999;

  using Prices = u8[ttr::kMaxTracks];

  Paths(const ttr::Board& board, const ttr::TrackSet& own, const ttr::TrackSet& claimable);
  Paths(const ttr::Board& board, const ttr::TrackSet& own, const ttr::TrackSet& claimable,
        const Prices& prices);
  // What the way from `from` to `to` costs, or kFar; the tracks still to claim are added to
  // `needed`.
  int cheapest(int from, int to, ttr::TrackSet& needed) const {
    return cheapest(u64{1} << from, u64{1} << to, needed);
  }
  // From any of these cities to any of those, as bits.
  int cheapest(u64 from, u64 to, ttr::TrackSet& needed) const;

 private:
  static constexpr int kMaxDegree = 16;
  void add(int track, u8 cost);

  struct Arc {
    u8 to, cost, track;
  };
  const ttr::Board& board_;
  ttr::TrackSet own_;
  u8 degree_[ttr::kMaxCities] = {};
  Arc arc_[ttr::kMaxCities][kMaxDegree];
};

}  // namespace roundhouse::bots
