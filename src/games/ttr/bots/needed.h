// What the tickets in hand still need, for the order of payments (games/routes/bots/payments.h).
#pragma once

#include "games/routes/bots/payments.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

routes::bots::Needed tracks_needed(const Rules& rules, const View& view);

}  // namespace roundhouse::ttr::bots
