// `short-way`: connects its tickets the short way, claims what it can pay, collects the colours it
// needs. It never looks at rivals, never blocks, never draws more tickets. A yardstick: do not
// improve it. `easy` plays by it between its mistakes.
#pragma once

#include "core/chance.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

Move short_way(const Rules& rules, const View& view, Chance& luck);

}  // namespace roundhouse::ttr::bots
