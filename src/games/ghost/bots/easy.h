// A Ghost Train player a child can beat: mostly it lays wagons wherever it can, and only now and
// then it looks at its tickets and goes the short way to the nearer one.
#pragma once

#include "core/chance.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost::bots {

Move easy(const Rules& rules, const View& view, Chance& luck);

}  // namespace roundhouse::ghost::bots
