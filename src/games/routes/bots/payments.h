// Which payment a person would want for a claim: the fewest locomotives, then the fewest cards that
// the open tickets need, then the colour held most. The page and the terminal propose the first of
// a list in this order, and a hint pays so. Not here: what a bot pays, and what the tickets need,
// which each game knows.
#pragma once

#include <algorithm>
#include <tuple>

#include "core/sort.h"
#include "games/routes/rules/claim.h"

namespace roundhouse::routes::bots {

// Tracks that the seat's open tickets need. Cards for the ways are kept before those for the plan.
struct Needed {
  TrackSet ways;  // of each ticket, with the fewest trains
  TrackSet plan;  // for all of them together, as the planner would build it
};
TrackSet cheapest_way(const Board& board, const TrackSet& own, const TrackSet& claimable,
                      const Ticket& ticket);

// What the needed tracks lack of a hand once a claim is paid.
class Spared {
 public:
  Spared(const Board& board, const Cards& hand, const TrackSet& needed);
  // Cards of this payment that the needed tracks beside its route would miss.
  int taken(const Claim& claim) const;

 private:
  int own_need(const Claim& claim) const;

  const Board& board_;
  const Cards& hand_;
  const TrackSet& needed_;
  int need_[kColours] = {};
};

// What a claim costs its player, the least first.
class PaymentOrder {
 public:
  PaymentOrder(const Board& board, const Cards& hand, const Needed& needed)
      : hand_(hand), ways_(board, hand, needed.ways), plan_(board, hand, needed.plan) {}

  // The last two only make the order a whole one: by track and colour.
  auto price(const Claim& claim) const {
    const int held = claim.colour == kLocomotive ? 0 : hand_[claim.colour];
    return std::tuple(claim.locomotives, ways_.taken(claim), plan_.taken(claim), -held, claim.track,
                      claim.colour);
  }

 private:
  const Cards& hand_;
  Spared ways_, plan_;
};

// Two claims of one route: what differs is the payment, or which lane is taken.
template <class Move>
bool same_route(const Board& board, const Move& a, const Move& b) {
  if (!a.is_claim() || !b.is_claim()) return false;
  const int track = a.as_claim().track;
  return track == b.as_claim().track || board.track[track].twin == b.as_claim().track;
}

// Puts the claims of a list of legal moves into this order; they stand behind all other moves.
// `needed(rules, view)` is asked only when there is a claim.
template <class Rules, class View, class MoveList, class NeededOf>
void prefer_payments(const Rules& rules, const View& view, MoveList& legal, NeededOf needed_of) {
  auto* claims =
      std::find_if(legal.begin(), legal.end(), [](const auto& move) { return move.is_claim(); });
  if (claims == legal.end()) return;
  const Needed needed = needed_of(rules, view);
  const PaymentOrder order(rules.board(), view.own.hand, needed);
  sort_short(claims, legal.end(), [&](const auto& a, const auto& b) {
    return order.price(a.as_claim()) < order.price(b.as_claim());
  });
}

// The same claim with the payment that comes first for its route, whichever lane takes it; any
// other move as it is.
template <class Rules, class View, class NeededOf>
typename Rules::Move well_paid(const Rules& rules, const View& view,
                               const typename Rules::Move& move, NeededOf needed_of) {
  if (!move.is_claim()) return move;
  typename Rules::MoveList legal;
  rules.legal(view, legal);
  prefer_payments(rules, view, legal, needed_of);
  for (const auto& other : legal)
    if (same_route(rules.board(), move, other)) return other;
  return move;
}

}  // namespace roundhouse::routes::bots
