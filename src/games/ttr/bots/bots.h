// All bots of this game, the levels offered to people first, from the weakest on.
#pragma once

#include <span>

#include "core/bot.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

std::span<const Bot<Rules>> all();

}  // namespace roundhouse::ttr::bots
