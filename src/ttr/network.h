// A player's tracks as a graph: what is joined (T44) and the longest path (T52).
#pragma once

#include "ttr/board.h"

namespace roundhouse::ttr {

// Which cities a set of tracks joins.
class Joined {
 public:
  Joined(const Board& board, const TrackSet& tracks);
  bool join(int a, int b) const { return root(a) == root(b); }

 private:
  int root(int city) const;
  u8 parent_[kMaxCities];
};

struct Trail {
  int length = 0;
  TrackSet tracks;
};

// The heaviest trail: it may pass a city many times, each track once. Exact.
Trail longest_trail(const Board& board, const TrackSet& tracks);

}  // namespace roundhouse::ttr
