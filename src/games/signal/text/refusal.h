// The figures of a refusal with the names of a board: docs/games/switch-and-signal.md, "Refusals".
#pragma once

#include "games/signal/rules/reject.h"
#include "games/signal/text/board.h"
#include "text/refusal.h"

namespace roundhouse::signal {

Refusal refusal_of(const NamedBoard& words, const Reject& reject);

}  // namespace roundhouse::signal
