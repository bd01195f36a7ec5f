// A team mate for Switch & Signal that looks one move ahead: for every train what its die would
// bring, in tokens lost and way gained. It sets the switch or the signal that helps most, loads
// when it can, and knows nothing of plans.
#pragma once

#include "core/chance.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal::bots {

Move easy(const Rules& rules, const View& view, Chance& luck);

}  // namespace roundhouse::signal::bots
