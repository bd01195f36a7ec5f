// Reading a Switch & Signal board file and checking all that docs/games/switch-and-signal.md asks
// of it. Included by .cc files of codec alone.
#pragma once

#include "games/signal/text/board.h"
#include "text/json_in.h"

namespace roundhouse::signal {

// Whole only if `problem` (the one that `in` tells) is not found.
NamedBoard read_signal_board(const JsonIn& in, const Problem& problem);

}  // namespace roundhouse::signal
