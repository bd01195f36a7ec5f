// The numbers in which the editions differ, and the version of the ledger a game is played by. Each
// field is read in exactly one place.
#pragma once

#include "core/types.h"

namespace roundhouse::ttr {

inline constexpr int kMaxRow = 5;
inline constexpr int kMaxOffer = 4;
inline constexpr int kMaxHandDealt = 16;
inline constexpr u8 kNewestVersion = 2;

struct Ruleset {
  u8 least_players = 2, most_players = 5;  // T1
  u8 row = 5;                              // T3: cards laid face up
  u8 row_locomotives = 3;                  // T15: so many sweep the row
  u8 row_resets = 3;                       // T19: at most so often for one cause
  u8 hand = 4;                             // T3
  u8 trains = 45;                          // T1
  u8 opening_deal = 3;                     // T4
  u8 opening_keep = 2;                     // T5
  u8 offer = 3;                            // T40
  u8 offer_keep = 1;                       // T40
  u8 doubles_from = 4;    // T36: both tracks of a double route are open from so many players
  u8 end_trains = 2;      // T50
  u8 longest_bonus = 10;  // T52
  // T19: a game of version 1 makes no withheld reset up. The header of its record names the
  // version.
  u8 version = kNewestVersion;
};

}  // namespace roundhouse::ttr
