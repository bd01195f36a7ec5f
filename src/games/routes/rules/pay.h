// How many ways a hand can pay: shared by listing, sampling and "can anything be claimed?".
#pragma once

#include <algorithm>

#include "games/routes/rules/deck.h"

namespace roundhouse::routes {

// Payments of `length` cards that use at least one card of the colour: locomotives fill the gap,
// from the fewest possible to all but one (T30, T32, G11).
struct Payments {
  int fewest, most;  // locomotives; none if fewest > most
  constexpr int count() const { return std::max(0, most - fewest + 1); }
};

constexpr Payments payments(int of_colour, int locomotives, int length) {
  return {std::max(0, length - of_colour), std::min(length - 1, locomotives)};
}

// Without all-locomotive payment, which belongs to no colour.
constexpr int ways_coloured(const Cards& hand, int colour, int length) {
  return payments(hand[colour], hand[kLocomotive], length).count();
}

constexpr int ways_to_pay(const Cards& hand, int track_colour, int length) {
  int ways = hand[kLocomotive] >= length;
  if (track_colour != kGrey) return ways + ways_coloured(hand, track_colour, length);
  for (int c = 0; c < kColours; ++c) ways += ways_coloured(hand, c, length);
  return ways;
}

}  // namespace roundhouse::routes
