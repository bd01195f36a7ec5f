// All bots of this game, the levels offered to people first, from the weakest on.
#pragma once

#include <span>

#include "core/bot.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost::bots {

std::span<const Bot<Rules>> all();

}  // namespace roundhouse::ghost::bots
