// Is there a way over the board at all? For checking boards, not for play.
#pragma once

#include "games/signal/rules/board.h"

namespace roundhouse::signal {

// From a start place or a city to another city without turning round: over every junction by some
// setting, through other cities by another line than the one it came by (S5, S37).
bool can_reach(const Board& board, int from, int to);

}  // namespace roundhouse::signal
