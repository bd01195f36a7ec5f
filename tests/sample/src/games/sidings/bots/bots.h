// All bots of this game, the levels offered to people first, from the weakest on.
#pragma once

#include "core/bot.h"
#include "games/sidings/rules/rules.h"

namespace roundhouse::sidings::bots {

std::span<const Bot<Rules>> all();

}  // namespace roundhouse::sidings::bots
