// What people expect of a list of legal moves, whichever of the games it is of.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "core/types.h"
#include "ttr/board.h"

namespace roundhouse::ttr {

// Payments that waste no locomotive come first. `length_of` a move's track; the claims are counted.
template <class MoveList, class LengthOf>
int expect_thrifty_first(const MoveList& legal, const u8* hand, LengthOf length_of) {
  int claims = 0;
  bool wasted = false;
  for (const auto& move : legal) {
    using Kind = decltype(move.kind);
    if (move.kind != Kind::claim) continue;
    const bool wastes = move.colour == kLocomotive ||
                        move.locomotives > std::max(0, length_of(move) - hand[move.colour]);
    EXPECT_FALSE(wasted && !wastes);
    wasted |= wastes;
    ++claims;
  }
  return claims;
}

}  // namespace roundhouse::ttr
