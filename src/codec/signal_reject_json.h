// Refusals of Switch & Signal as JSON members: docs/games/switch-and-signal.md, "Refusals".
#pragma once

#include <string>

#include "codec/signal_board.h"
#include "signal/reject.h"

namespace roundhouse::codec {

void write_reject(std::string& out, const SignalBoard& words, const signal::Reject& reject);

}  // namespace roundhouse::codec
