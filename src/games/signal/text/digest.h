// The documented digest of a position of Switch & Signal; a view's is the same, nothing is hidden.
#pragma once

#include "games/signal/rules/state.h"
#include "games/signal/text/board.h"

namespace roundhouse::signal {

u64 position_digest(const NamedBoard& words, const Public& open);

}  // namespace roundhouse::signal
