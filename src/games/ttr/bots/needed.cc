#include "games/ttr/bots/needed.h"

#include "games/ttr/bots/planner.h"

namespace roundhouse::ttr::bots {

using namespace routes::bots;

Needed tracks_needed(const Rules& rules, const View& v) {
  const PlanningView planning(rules, v.open, v.own, v.seat, kHardStyle);
  Needed needed;
  needed.plan = planning.plan().tracks;
  for (const int k : v.own.held)
    needed.ways = needed.ways | cheapest_way(rules.board(), v.open.claimed[index(v.seat)],
                                             planning.claimable(), rules.board().ticket[k]);
  return needed;
}

}  // namespace roundhouse::ttr::bots
