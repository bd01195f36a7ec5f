// Refusals of Switch & Signal as JSON members: docs/games/switch-and-signal.md, "Refusals".
#pragma once

#include <string>

#include "games/signal/text/board.h"
#include "games/signal/rules/reject.h"

namespace roundhouse::codec {

void write_reject(std::string& out, const SignalBoard& words, const signal::Reject& reject);

}  // namespace roundhouse::codec
