// The documented digest of a position of Switch & Signal; a view's is the same, nothing is hidden.
#pragma once

#include "codec/signal_board.h"
#include "signal/state.h"

namespace roundhouse::codec {

u64 position_digest(const SignalBoard& words, const signal::Public& open);

}  // namespace roundhouse::codec
