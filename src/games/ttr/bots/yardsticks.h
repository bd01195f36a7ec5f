// Yardsticks for Ticket to Ride: plain players whose play never changes, so that strength
// measured today can be compared with strength measured later. Do not improve them: a test holds
// their games to a number.
#pragma once

#include "games/ttr/rules/rules.h"

namespace roundhouse::bots {

// Draws tickets until it holds many, then connects them.
ttr::Move ttr_hungry(const ttr::Rules& rules, const ttr::View& view);
// Collects for the longest routes on the board and cares little for tickets.
ttr::Move ttr_long_routes(const ttr::Rules& rules, const ttr::View& view);
// Takes the best claim it can pay right now, else cards.
ttr::Move ttr_one_step(const ttr::Rules& rules, const ttr::View& view);
// Finishes one ticket after the other by its own shortest way.
ttr::Move ttr_shortest_path(const ttr::Rules& rules, const ttr::View& view);
// Connects all its tickets over the shortest network there is, then builds long routes.
ttr::Move ttr_steiner(const ttr::Rules& rules, const ttr::View& view);

}  // namespace roundhouse::bots
