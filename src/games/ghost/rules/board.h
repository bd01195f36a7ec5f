// What a Ghost Train board has beyond a map of tracks and tickets, and the numbers of the game.
// Rules are in docs/rules/ghost-train.md. Names and ids live in text/.
#pragma once

#include "core/types.h"
#include "games/routes/rules/board.h"

namespace roundhouse::ghost {

using namespace routes;

inline constexpr int kMaxBonuses = 4;
inline constexpr int kMaxHeld = 2;
inline constexpr int kMaxHandDealt = 16;
inline constexpr u8 kNewestVersion = 2;

// G16: whoever joins a and b draws cards.
struct Bonus {
  u8 a, b, cards;
};

struct Haunts {
  u64 from = 0, to = 0;  // G15: the cities of the two regions, as bits
  Bonus bonus[kMaxBonuses] = {};
  u8 bonuses = 0;
};

struct Ruleset {
  u8 least_players = 2, most_players = 4;  // G1
  u8 hand = 4;                             // G2
  u8 wagons = 20;                          // G1
  u8 tickets = 2;                          // G3: held at a time
  u8 draw = 2;                             // G10
  u8 win = 6;                              // G5
  u8 stall_rounds = 2;                     // G22
  // G22: in a game of version 1 every exchange counts. The header of its record names the version.
  u8 version = kNewestVersion;
};

}  // namespace roundhouse::ghost
