#include "games/ttr/bots/short_way.h"

#include <algorithm>

#include "games/routes/bots/paths.h"

namespace roundhouse::ttr::bots {

using namespace routes::bots;

namespace {

constexpr int kTrainsForTickets = 34;  // more than this is planned for nothing: routes run out

// What this seat wants: the tracks that finish its tickets the short way.
struct Way {
  TrackSet wanted;
  int trains = 0;
};

Way plan_tickets(const Board& board, const View& v, const TicketSet& tickets) {
  Way plan;
  const Paths paths(board, v.open.claimed[index(v.seat)], v.open.open);
  const int trains_left = v.open.trains[index(v.seat)];
  for (int t : tickets) {
    TrackSet needed;
    const int cost = paths.cheapest(board.ticket[t].a, board.ticket[t].b, needed);
    if (cost > trains_left) continue;  // hopeless
    plan.wanted = plan.wanted | needed;
  }
  for (int t : plan.wanted) plan.trains += board.track[t].length;
  return plan;
}

// Points gained for the tickets kept, minus what cannot be reached any more with the trains there
// are.
int worth_of_keeping(const Board& board, const View& v, const Move& keep) {
  TicketSet tickets = v.own.held;
  int points = 0;
  for (int i = 0; i < keep.kept(); ++i) {
    tickets.add(keep.tickets[i]);
    points += board.ticket[keep.tickets[i]].points;
  }
  const int trains = plan_tickets(board, v, tickets).trains;
  return points - trains - 4 * std::max(0, trains - kTrainsForTickets);
}

Move choose_tickets(const Rules& rules, const View& v, const MoveList& legal) {
  Move best = legal[0];
  int best_worth = worth_of_keeping(rules.board(), v, best);
  for (const Move& move : legal) {
    const int worth = worth_of_keeping(rules.board(), v, move);
    if (worth <= best_worth) continue;
    best = move;
    best_worth = worth;
  }
  return best;
}

// How much a claim is worth to it: wanted tracks first, then points; locomotives are dear.
int worth_of_claim(const Board& board, const Way& plan, const Move& claim) {
  const int length = board.track[claim.track()].length;
  const int wanted = plan.wanted.has(claim.track()) ? 100 : 0;
  return wanted + board.points[length] - 2 * claim.locomotives;
}

// Of equals the first on the board, in whatever order they are listed.
const Move* best_claim(const Board& board, const Way& plan, const MoveList& legal) {
  const Move* best = nullptr;
  for (const Move& move : legal) {
    if (move.kind != MoveKind::claim) continue;
    const int worth = worth_of_claim(board, plan, move);
    const int most = best == nullptr ? worth - 1 : worth_of_claim(board, plan, *best);
    if (worth > most || (worth == most && move.track() < best->track())) best = &move;
  }
  return best;
}

// The colour whose next card helps most: the nearest to a full set for a wanted track.
int wanted_colour(const Board& board, const View& v, const Way& plan) {
  const auto& hand = v.own.hand;
  const int favourite = static_cast<int>(std::max_element(hand, hand + kColours) - hand);
  int best = -1, best_missing = 99;
  for (int t : plan.wanted) {
    const Track& track = board.track[t];
    const int colour = track.colour == kGrey ? favourite : track.colour;
    const int missing = track.length - hand[colour];
    if (missing <= 0 || missing >= best_missing) continue;
    best = colour;
    best_missing = missing;
  }
  return best >= 0 ? best : favourite;
}

Move draw(const Board& board, const View& v, const Way& plan, const MoveList& legal) {
  const int colour = wanted_colour(board, v, plan);
  const Move* fallback = nullptr;
  for (const Move& move : legal) {
    if (move.kind == MoveKind::take && v.open.row[move.slot()] == colour) return move;
    if (move.kind == MoveKind::draw || (move.kind == MoveKind::take && fallback == nullptr))
      fallback = &move;
  }
  return fallback != nullptr ? *fallback : legal[0];
}

}  // namespace

Move short_way(const Rules& rules, const View& v, Chance& luck) {
  MoveList legal;
  rules.legal(v, legal);
  if (v.open.phase == Phase::opening || v.open.phase == Phase::keep_tickets)
    return choose_tickets(rules, v, legal);
  const Board& board = rules.board();
  const Way plan = plan_tickets(board, v, v.own.held);
  if (v.open.phase == Phase::second_card) return draw(board, v, plan, legal);

  const Move* claim = best_claim(board, plan, legal);
  const bool can_draw = v.open.deck > 0;
  if (claim != nullptr) {
    const bool wanted = plan.wanted.has(claim->track());
    // With its tickets safe it builds for points; now and then it cannot wait for a longer route.
    const bool long_enough = board.track[claim->track()].length >= 4 || luck.below(4) == 0;
    const bool spare = plan.wanted.empty() && long_enough;
    const bool last_turns = v.open.last_turns != kNone;
    if (wanted || spare || last_turns || !can_draw) return *claim;
  }
  if (can_draw) return draw(board, v, plan, legal);
  return legal[0];
}

}  // namespace roundhouse::ttr::bots
