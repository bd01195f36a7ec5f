#include "games/routes/bots/payments.h"

#include <algorithm>
#include <tuple>

#include "games/ghost/bots/planner.h"
#include "games/routes/bots/paths.h"
#include "games/ttr/bots/planner.h"

namespace roundhouse::bots {

using ttr::Board;
using ttr::kColours;
using ttr::kGrey;
using ttr::kLocomotive;
using ttr::Track;
using ttr::TrackSet;

namespace {

ttr::Claim claim_of(const ttr::Move& move) { return {move.what, move.colour, move.locomotives}; }
ttr::Claim claim_of(const ttr::ghost::Move& move) { return move.as_claim(); }

bool is_claim(const ttr::Move& move) { return move.kind == ttr::MoveKind::claim; }
bool is_claim(const ttr::ghost::Move& move) { return move.kind == ttr::ghost::MoveKind::claim; }

// What other tracks need of a hand.
class Cards {
 public:
  Cards(const Board& board, const ttr::Cards& hand, const TrackSet& needed)
      : board_(board), hand_(hand), needed_(needed) {
    for (const int t : needed)
      if (board.track[t].colour != kGrey) need_[board.track[t].colour] += board.track[t].length;
  }

  // Cards of this payment that the needed tracks beside its route would miss.
  int taken(const ttr::Claim& claim) const {
    if (claim.colour == kLocomotive) return 0;
    const int paid = board_.track[claim.track].length - claim.locomotives;
    const int left = hand_[claim.colour] - paid;
    return std::clamp(need_[claim.colour] - own_need(claim) - left, 0, paid);
  }

 private:
  // What the route itself was to cost in that colour, should it be among the needed ones.
  int own_need(const ttr::Claim& claim) const {
    const u8 lanes[] = {claim.track, board_.track[claim.track].twin};
    for (const u8 t : lanes)
      if (t != kNone && needed_.has(t) && board_.track[t].colour == claim.colour)
        return board_.track[t].length;
    return 0;
  }

  const Board& board_;
  const ttr::Cards& hand_;
  const TrackSet& needed_;
  int need_[kColours] = {};
};

// What a claim costs its player, the least first.
class Prices {
 public:
  Prices(const Board& board, const ttr::Cards& hand, const Needed& needed)
      : hand_(hand), ways_(board, hand, needed.ways), plan_(board, hand, needed.plan) {}

  // The last two only make the order a whole one: by track and colour.
  auto of(const ttr::Claim& claim) const {
    const int held = claim.colour == kLocomotive ? 0 : hand_[claim.colour];
    return std::tuple(claim.locomotives, ways_.taken(claim), plan_.taken(claim), -held, claim.track,
                      claim.colour);
  }

 private:
  const ttr::Cards& hand_;
  Cards ways_, plan_;
};

template <class Rules, class View, class MoveList>
void sort_claims(const Rules& rules, const View& view, MoveList& legal) {
  auto* claims =
      std::find_if(legal.begin(), legal.end(), [](const auto& move) { return is_claim(move); });
  if (claims == legal.end()) return;
  const Needed needed = tracks_needed(rules, view);
  const Prices prices(rules.board(), view.own.hand, needed);
  std::sort(claims, legal.end(), [&](const auto& a, const auto& b) {
    return prices.of(claim_of(a)) < prices.of(claim_of(b));
  });
}

template <class Rules, class View, class Move, class MoveList>
Move first_for_route(const Rules& rules, const View& view, const Move& move, MoveList& legal) {
  if (!is_claim(move)) return move;
  rules.legal(view, legal);
  sort_claims(rules, view, legal);
  const int track = claim_of(move).track, twin = rules.board().track[track].twin;
  for (const Move& other : legal)
    if (is_claim(other) && (claim_of(other).track == track || claim_of(other).track == twin))
      return other;
  return move;
}

TrackSet cheapest_way(const Board& board, const TrackSet& own, const TrackSet& claimable,
                      const ttr::Ticket& ticket) {
  TrackSet way;
  Paths(board, own, claimable).cheapest(ticket.a, ticket.b, way);
  return way;
}

}  // namespace

Needed tracks_needed(const ttr::Rules& rules, const ttr::View& v) {
  const Mind mind(rules, v.open, v.own, v.seat, kHardStyle);
  Needed needed;
  needed.plan = mind.plan().tracks;
  for (const int k : v.own.held)
    needed.ways = needed.ways | cheapest_way(rules.board(), v.open.claimed[index(v.seat)],
                                             mind.claimable(), rules.board().ticket[k]);
  return needed;
}

Needed tracks_needed(const ttr::ghost::Rules& rules, const ttr::ghost::View& v) {
  const Board& board = rules.board();
  const TrackSet& mine = v.open.claimed[index(v.seat)];
  const TrackSet claimable = ttr::without_own_twins(board, v.open.open, mine);
  Needed needed;
  for (const GhostWay& way : plan_goals(rules, v.open, v.own, v.seat))
    needed.plan = needed.plan | way.tracks;
  for (const u8 k : v.own.held)
    if (k != kNone)
      needed.ways = needed.ways | cheapest_way(board, mine, claimable, board.ticket[k]);
  return needed;
}

void prefer_payments(const ttr::Rules& rules, const ttr::View& view, ttr::MoveList& legal) {
  sort_claims(rules, view, legal);
}
void prefer_payments(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                     ttr::ghost::MoveList& legal) {
  sort_claims(rules, view, legal);
}

bool same_route(const ttr::ghost::Rules& rules, const ttr::ghost::Move& a,
                const ttr::ghost::Move& b) {
  if (!is_claim(a) || !is_claim(b)) return false;
  return a.track == b.track || rules.board().track[a.track].twin == b.track;
}

ttr::Move well_paid(const ttr::Rules& rules, const ttr::View& view, const ttr::Move& move) {
  ttr::MoveList legal;
  return first_for_route(rules, view, move, legal);
}
ttr::ghost::Move well_paid(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                           const ttr::ghost::Move& move) {
  ttr::ghost::MoveList legal;
  return first_for_route(rules, view, move, legal);
}

}  // namespace roundhouse::bots
