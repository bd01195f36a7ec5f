#include "games/ghost/bots/easy.h"

#include "games/ghost/bots/child.h"
#include "games/ghost/bots/planner.h"

namespace roundhouse::ghost::bots {

namespace {

constexpr u32 kSeldom = 5;  // one turn in so many it looks at its tickets
// The short way, whatever the hand; tickets go only when no wagons can finish them.
constexpr Style kShortWay{.claim = 0, .wagon = 10, .missing = 0, .swap = Paths::kFar - 1};

}  // namespace

Move easy(const Rules& rules, const View& v, Chance& luck) {
  if (luck.below(kSeldom) != 0) return child(rules, v, luck);
  return plan_move(rules, v.open, v.own, v.seat, kShortWay);
}

}  // namespace roundhouse::ghost::bots
