// Yardsticks for Ticket to Ride: plain players whose play never changes, so that strength
// measured today can be compared with strength measured later. Do not improve them: a test holds
// their games to a number.
#pragma once

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

// Draws tickets until it holds many, then connects them.
Move hungry(const Rules& rules, const View& view);
// Collects for the longest routes on the board and cares little for tickets.
Move long_routes(const Rules& rules, const View& view);
// Takes the best claim it can pay right now, else cards.
Move one_step(const Rules& rules, const View& view);
// Finishes one ticket after the other by its own shortest way.
Move shortest_path(const Rules& rules, const View& view);
// Connects all its tickets over the shortest network there is, then builds long routes.
Move steiner(const Rules& rules, const View& view);

}  // namespace roundhouse::ttr::bots
