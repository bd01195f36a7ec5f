// All bots of this game, the levels offered to people first, from the weakest on.
#pragma once

#include <span>

#include "core/bot.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal::bots {

std::span<const Bot<Rules>> all();

}  // namespace roundhouse::signal::bots
