#include "bots/ghost_easy.h"

#include "bots/paths.h"

namespace roundhouse::bots {

namespace {

using namespace ttr::ghost;
using ttr::TrackSet;

// The tracks that finish the cheapest ticket first, then those of the other one.
struct Plan {
  TrackSet first, both;
  bool hopeless = true;  // no ticket can be done with the wagons left
};

Plan plan_tickets(const ttr::ghost::Rules& rules, const View& v) {
  const ttr::Board& board = rules.board();
  const Paths paths(board, v.open.claimed[index(v.seat)], v.open.open);
  Plan plan;
  int cheapest = Paths::kFar;
  for (const u8 ticket : v.own.held) {
    if (ticket == kNone) continue;
    TrackSet needed;
    const int cost = paths.cheapest(board.ticket[ticket].a, board.ticket[ticket].b, needed);
    if (cost > v.open.trains[index(v.seat)]) continue;
    plan.hopeless = false;
    plan.both = plan.both | needed;
    if (cost < cheapest) plan.first = needed;
    cheapest = std::min(cheapest, cost);
  }
  return plan;
}

// Wanted tracks first, long ones before short ones; locomotives are dear.
int worth(const ttr::Board& board, const Plan& plan, const Move& claim) {
  const int wanted = plan.first.has(claim.track) ? 200 : plan.both.has(claim.track) ? 100 : 0;
  return wanted + 4 * board.track[claim.track].length - claim.locomotives;
}

}  // namespace

Move ghost_easy(const ttr::ghost::Rules& rules, const View& v, Chance& luck) {
  MoveList legal;
  rules.legal(v, legal);
  const Plan plan = plan_tickets(rules, v);
  const Move* claim = nullptr;
  bool can_draw = false, can_exchange = false;
  for (const Move& move : legal) {
    can_draw |= move.kind == MoveKind::draw;
    can_exchange |= move.kind == MoveKind::exchange;
    if (move.kind != MoveKind::claim) continue;
    if (claim == nullptr || worth(rules.board(), plan, move) > worth(rules.board(), plan, *claim))
      claim = &move;
  }
  if (claim != nullptr && plan.both.has(claim->track)) return *claim;
  if (plan.hopeless && can_exchange) return Move::exchange();
  // Like a child it sometimes lays wagons for the joy of it.
  if (claim != nullptr && (!can_draw || luck.below(16) == 0)) return *claim;
  return can_draw ? Move::draw() : legal[0];
}

}  // namespace roundhouse::bots
