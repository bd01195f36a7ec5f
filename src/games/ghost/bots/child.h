// A child at the table, as a yardstick: lays any wagons it can pay for, draws cards otherwise, and
// never gives its tickets away. Its play never changes.
#pragma once

#include "core/chance.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost::bots {

Move child(const Rules& rules, const View& view, Chance& luck);

}  // namespace roundhouse::ghost::bots
