// What people expect of a list of legal moves, whichever of the games it is of.
#pragma once

#include <gtest/gtest.h>

namespace roundhouse::routes {

// Payments with fewer locomotives come first, whatever the track and the colour. The claims are
// counted.
template <class MoveList>
int expect_thrifty_first(const MoveList& legal) {
  int claims = 0, locomotives = 0;
  for (const auto& move : legal) {
    using Kind = decltype(move.kind);
    if (move.kind != Kind::claim) {
      EXPECT_EQ(claims, 0) << "claims stand behind all other moves";
      continue;
    }
    EXPECT_GE(move.locomotives, locomotives);
    locomotives = move.locomotives;
    ++claims;
  }
  return claims;
}

}  // namespace roundhouse::routes
