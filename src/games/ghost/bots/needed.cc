#include "games/ghost/bots/needed.h"

#include "games/ghost/bots/planner.h"

namespace roundhouse::ghost::bots {

using namespace routes::bots;

Needed tracks_needed(const Rules& rules, const View& v) {
  const Board& board = rules.board();
  const TrackSet& mine = v.open.claimed[index(v.seat)];
  const TrackSet claimable = without_own_twins(board, v.open.open, mine);
  Needed needed;
  for (const Way& way : plan_goals(rules, v.open, v.own, v.seat))
    needed.plan = needed.plan | way.tracks;
  for (const u8 k : v.own.held)
    if (k != kNone)
      needed.ways = needed.ways | cheapest_way(board, mine, claimable, board.ticket[k]);
  return needed;
}

}  // namespace roundhouse::ghost::bots
