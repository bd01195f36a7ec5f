// How many ways a hand can pay: shared by listing, sampling and "can anything be claimed?".
#pragma once

#include <algorithm>

#include "ttr/state.h"

namespace roundhouse::ttr {

// Payments of `length` cards that use at least one card of the colour: locomotives fill the gap,
// from the fewest possible to all but one (T30, T32).
struct Payments {
  int fewest, most;  // locomotives; none if fewest > most
  constexpr int count() const { return std::max(0, most - fewest + 1); }
};

constexpr Payments payments(int of_colour, int locomotives, int length) {
  return {std::max(0, length - of_colour), std::min(length - 1, locomotives)};
}

// Without all-locomotive payment, which belongs to no colour.
constexpr int ways_coloured(const Private& own, int colour, int length) {
  return payments(own.hand[colour], own.hand[kLocomotive], length).count();
}

constexpr int ways_to_pay(const Private& own, int track_colour, int length) {
  int ways = own.hand[kLocomotive] >= length;
  if (track_colour != kGrey) return ways + ways_coloured(own, track_colour, length);
  for (int c = 0; c < kColours; ++c) ways += ways_coloured(own, c, length);
  return ways;
}

}  // namespace roundhouse::ttr
