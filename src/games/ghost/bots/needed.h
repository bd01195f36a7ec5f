// What the tickets in hand still need, for the order of payments (games/routes/bots/payments.h).
#pragma once

#include "games/ghost/rules/rules.h"
#include "games/routes/bots/payments.h"

namespace roundhouse::ghost::bots {

routes::bots::Needed tracks_needed(const Rules& rules, const View& view);

}  // namespace roundhouse::ghost::bots
