// The options of a table in numbers. Each field is read in exactly one place.
#pragma once

#include "core/types.h"

namespace roundhouse::signal {

inline constexpr int kLeastPlayers = 2;
inline constexpr int kMostPlayers = 4;
inline constexpr int kMostChanges = 64;  // while placing, so that every game ends (S16)

enum class Places : u8 { fixed, shuffled, stack };  // start numbers: as printed, S63, S64

struct Ruleset {
  u8 time = 7;     // S13, S60: tokens on the clock
  u8 goods = 8;    // S15, S62
  u8 removed = 2;  // S12, S60, S61: schedule cards removed unseen
  u8 extra = 0;    // S60: 1 with one more signal marker
  u8 free = 0;     // S16: 1 with free placement
  Places places = Places::fixed;
  Seat first = kNobody;  // S17; kNobody: luck decides
};

}  // namespace roundhouse::signal
