// Which payment a person would want for a claim: the fewest locomotives, then the fewest cards that
// the open tickets need, then the colour held most. The page and the terminal propose the first of
// a list in this order, and a hint pays so. Not here: what a bot pays.
#pragma once

#include "games/signal/rules/rules.h"
#include "games/ghost/rules/rules.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::bots {

// Tracks that the seat's open tickets need. Cards for the ways are kept before those for the plan.
struct Needed {
  ttr::TrackSet ways;  // of each ticket, with the fewest trains
  ttr::TrackSet plan;  // for all of them together, as the planner would build it
};
Needed tracks_needed(const ttr::Rules& rules, const ttr::View& view);
Needed tracks_needed(const ttr::ghost::Rules& rules, const ttr::ghost::View& view);

// Puts the claims of a list of legal moves into this order; they stand behind all other moves.
void prefer_payments(const ttr::Rules& rules, const ttr::View& view, ttr::MoveList& legal);
void prefer_payments(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                     ttr::ghost::MoveList& legal);
inline void prefer_payments(const signal::Rules&, const signal::View&, signal::MoveList&) {}

// Two claims of one route: what differs is the payment, or which lane is taken.
bool same_route(const ttr::ghost::Rules& rules, const ttr::ghost::Move& a,
                const ttr::ghost::Move& b);
inline bool same_route(const signal::Rules&, const signal::Move&, const signal::Move&) {
  return false;
}

// The same claim with the payment that comes first for its route, whichever lane takes it; any
// other move as it is.
ttr::Move well_paid(const ttr::Rules& rules, const ttr::View& view, const ttr::Move& move);
ttr::ghost::Move well_paid(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                           const ttr::ghost::Move& move);
inline signal::Move well_paid(const signal::Rules&, const signal::View&, const signal::Move& move) {
  return move;
}

}  // namespace roundhouse::bots
