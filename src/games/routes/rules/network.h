// A player's tracks as a graph: what is joined (T44, G13) and the longest path (T52).
#pragma once

#include "games/routes/rules/board.h"

namespace roundhouse::routes {

// Which cities a set of tracks joins: its connected parts, each as a set of cities in bits.
class Joined {
 public:
  Joined(const Board& board, const TrackSet& tracks);
  bool join(int a, int b) const { return a == b || join(u64{1} << a, u64{1} << b); }
  // Is any of these cities joined to any of those by a track or more?
  bool join(u64 these, u64 those) const {
    for (int i = 0; i < parts_; ++i)
      if ((part_[i] & these) != 0 && (part_[i] & those) != 0) return true;
    return false;
  }

 private:
  int parts_ = 0;
  u64 part_[kMaxCities / 2];
};

struct Trail {
  int length = 0;
  TrackSet tracks;
};

// The heaviest trail: it may pass a city many times, each track once. Exact.
Trail longest_trail(const Board& board, const TrackSet& tracks);

}  // namespace roundhouse::routes
