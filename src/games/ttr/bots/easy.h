// `easy`: a beginner. Wants to finish its tickets the short way, but every now and then forgets
// its plan for a turn: grabs an open locomotive, or builds the longest route it can pay. A friendly
// first opponent.
#pragma once

#include "core/chance.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

Move easy(const Rules& rules, const View& view, Chance& luck);

}  // namespace roundhouse::ttr::bots
