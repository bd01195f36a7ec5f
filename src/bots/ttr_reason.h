// Why a planner likes a move, as facts that can be put into words. The facts are those `hard`
// looks at, whichever bot made the move.
#pragma once

#include "bots/ttr_mind.h"

namespace roundhouse::bots {

enum class Why : u8 {
  keep,     // these tickets lie well together: `trains` for `points`
  ticket,   // the claim is on the cheapest network for `tickets`
  finish,   // the claim completes `tickets`
  points,   // a route for its `points`; no ticket needs the trains
  last,     // the last turn: `points` now
  colour,   // `missing` more cards of `colour` are needed for `track`
  wild,     // a locomotive fits any of the routes wanted
  deck,     // the row has nothing that is needed; `missing` cards are
  tickets,  // time and trains are left for more tickets
  forced    // nothing else is possible
};

struct Reason {
  Why why = Why::forced;
  int track = -1, colour = -1, missing = 0, points = 0, trains = 0;
  ttr::TicketSet tickets;
};

Reason explain(const ttr::Rules& rules, const ttr::View& view, const ttr::Move& move);

}  // namespace roundhouse::bots
