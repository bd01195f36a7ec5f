// The documented digest of a position of Switch & Signal; a view's is the same, nothing is hidden.
#pragma once

#include "games/signal/text/board.h"
#include "games/signal/rules/state.h"

namespace roundhouse::codec {

u64 position_digest(const SignalBoard& words, const signal::Public& open);

}  // namespace roundhouse::codec
