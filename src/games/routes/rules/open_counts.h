// How many open tracks there are of each colour and length. Derived from the open tracks and kept
// with them: it makes counting the claims a hand can pay cheap.
#pragma once

#include "games/routes/rules/board.h"

namespace roundhouse::routes {

struct OpenCounts {
  u32 coloured[kMaxLength];  // by length from 1: eight colours, four bits each
  u8 grey[kMaxLength];
  u8 reserved[3];

  constexpr void add(const Track& track, int n) {
    const int i = track.length - 1;
    if (track.colour == kGrey)
      grey[i] = static_cast<u8>(grey[i] + n);
    else
      coloured[i] += static_cast<u32>(n) << (4 * track.colour);
  }
};

}  // namespace roundhouse::routes
