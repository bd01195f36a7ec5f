#include "games/ghost/bots/planner.h"

#include <algorithm>

#include "games/routes/rules/claim.h"
#include "games/routes/rules/network.h"

namespace roundhouse::ghost::bots {

namespace {

// Two places, or two regions, to be joined.
struct Goal {
  int name;  // a ticket, or Way::kTrickOrTreat
  u64 from, to;
  bool reached = false;  // by the plan so far
};
using Goals = InlineVec<Goal, kMaxHeld + 1>;

Goals goals_of(const Rules& rules, const Public& open, const Private& own, Seat seat, bool treats) {
  Goals goals;
  for (const u8 held : own.held) {
    if (held == kNone) continue;
    const Ticket& ticket = rules.board().ticket[held];
    goals.push({held, u64{1} << ticket.a, u64{1} << ticket.b});
  }
  if (treats && !open.special.has(seat))
    goals.push({Way::kTrickOrTreat, rules.haunts().from, rules.haunts().to});
  return goals;
}

// The colour a hand would pay with: its own, or on a grey track the one there is most of.
int paying_colour(const Track& track, const Private& own) {
  if (track.colour != kGrey) return track.colour;
  return static_cast<int>(std::max_element(own.hand, own.hand + kColours) - own.hand);
}

void set_prices(const Board& board, const TrackSet& tracks, const Private& own, const Style& style,
                Paths::Prices& prices) {
  for (const int t : tracks) {
    const Track& track = board.track[t];
    const int price =
        style.claim + style.wagon * track.length + style.missing * missing_cards(track, own);
    prices[t] = static_cast<u8>(std::min(250, price));
  }
}

int wagons_of(const Board& board, const TrackSet& tracks) {
  int sum = 0;
  for (const int t : tracks) sum += board.track[t].length;
  return sum;
}

// The payable claim of these tracks that lays most wagons; a pass if there is none.
Move best_claim(const Board& board, const Private& own, const TrackSet& tracks) {
  Move best = Move::pass();
  for (const int t : tracks) {
    if (best.kind == MoveKind::claim && board.track[t].length <= board.track[best.track].length)
      continue;
    const Move claim = thrifty_claim(board, own, t);
    if (claim.kind == MoveKind::claim) best = claim;
  }
  return best;
}

// Is there a ticket to draw that the wagons could finish, at no more than a kept one may cost?
bool better_tickets_exist(const Rules& rules, const Public& open, const Private& own, Seat seat,
                          const Style& style) {
  const Board& board = rules.board();
  const TrackSet mine = open.claimed[index(seat)];
  Paths::Prices prices;
  set_prices(board, open.open, own, style, prices);
  const Paths paths(board, mine, without_own_twins(board, open.open, mine), prices);
  TicketSet gone;
  for (const TicketSet& completed : open.completed) gone = gone | completed;
  for (int t = 0; t < board.tickets; ++t) {
    if (gone.has(t) || t == own.held[0] || t == own.held[1]) continue;
    TrackSet way;
    const u64 from = u64{1} << board.ticket[t].a, to = u64{1} << board.ticket[t].b;
    if (paths.cheapest(from, to, way) <= style.swap &&
        wagons_of(board, way) <= open.trains[index(seat)])
      return true;
  }
  return false;
}

// Does a claim of this track join a goal's two ends?
bool finishes(const Rules& rules, const View& v, int track) {
  TrackSet with = v.open.claimed[index(v.seat)];
  with.add(track);
  const Joined joined(rules.board(), with);
  for (const Goal& goal : goals_of(rules, v.open, v.own, v.seat, true))
    if (joined.join(goal.from, goal.to)) return true;
  return false;
}

bool needs(const Board& board, const Plan& plan, int track) {
  const u8 twin = board.track[track].twin;
  for (const Way& way : plan)
    if (way.tracks.has(track) || (twin != kNone && way.tracks.has(twin))) return true;
  return false;
}

}  // namespace

int missing_cards(const Track& track, const Private& own) {
  return std::max(0, track.length - own.hand[paying_colour(track, own)]);
}

Move thrifty_claim(const Board& board, const Private& own, int t) {
  const Track& track = board.track[t];
  const int colour = paying_colour(track, own);
  const int locomotives = missing_cards(track, own);
  if (locomotives > own.hand[kLocomotive]) return Move::pass();
  return Move::claim(t, locomotives == track.length ? kLocomotive : colour, locomotives);
}

// The nearest goal first, then what the others cost beside it.
Plan plan_goals(const Rules& rules, const Public& open, const Private& own, Seat seat,
                const Style& style) {
  const Board& board = rules.board();
  TrackSet mine = open.claimed[index(seat)];
  int wagons = open.trains[index(seat)];
  Paths::Prices prices;
  set_prices(board, open.open, own, style, prices);
  Goals goals = goals_of(rules, open, own, seat, style.treats);
  Plan plan;
  while (true) {
    const Paths paths(board, mine, without_own_twins(board, open.open, mine), prices);
    Way nearest;
    Goal* reached = nullptr;
    for (Goal& goal : goals) {
      if (goal.reached) continue;
      Way way;
      way.goal = goal.name;
      way.price = paths.cheapest(goal.from, goal.to, way.tracks);
      if (way.price >= nearest.price || wagons_of(board, way.tracks) > wagons) continue;
      nearest = way;
      reached = &goal;
    }
    if (reached == nullptr) return plan;
    reached->reached = true;
    plan.push(nearest);
    mine = mine | nearest.tracks;
    wagons -= wagons_of(board, nearest.tracks);
  }
}

Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style) {
  const Board& board = rules.board();
  const Plan plan = plan_goals(rules, open, own, seat, style);
  for (const Way& way : plan) {
    const Move claim = best_claim(board, own, way.tracks);
    if (claim.kind == MoveKind::claim) return claim;
  }
  const int nearest = plan.empty() ? Paths::kFar : plan[0].price;
  if (nearest > style.swap && may_swap(rules, open, seat) &&
      better_tickets_exist(rules, open, own, seat, style))
    return Move::exchange();
  if (open.deck > 0 && !plan.empty()) return Move::draw();
  TrackSet rest = without_own_twins(board, open.open, open.claimed[index(seat)]);
  for (const int t : rest)
    if (board.track[t].length > open.trains[index(seat)]) rest.remove(t);
  const Move claim = best_claim(board, own, rest);
  if (claim.kind == MoveKind::claim) return claim;
  if (open.deck > 0) return Move::draw();
  return rules.can_exchange(open, seat) ? Move::exchange() : Move::pass();
}

Move for_tickets(const Rules& rules, const View& view, const Move& move) {
  if (move.kind != MoveKind::claim || finishes(rules, view, move.track)) return move;
  const Style tickets{.treats = false};
  const Plan plan = plan_goals(rules, view.open, view.own, view.seat, tickets);
  if (plan.empty() || needs(rules.board(), plan, move.track)) return move;
  return plan_move(rules, view.open, view.own, view.seat, tickets);
}

}  // namespace roundhouse::ghost::bots
