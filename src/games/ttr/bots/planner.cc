#include "games/ttr/bots/planner.h"

#include <algorithm>

#include "games/routes/rules/network.h"
#include "games/ttr/bots/turn.h"

namespace roundhouse::ttr::bots {

const Style kMediumStyle = {.train = 12,
                            .claim = 30,
                            .points = 5,
                            .held = 0,
                            .keep_price = 6,
                            .watches_time = true,
                            .pace = 85,
                            .slack = 0,
                            .weighs_tickets = true,
                            .patience = 50,
                            .reluctance = 40,
                            .filler = 5,
                            .side_routes = false};
const Style kHardStyle = {.train = 12,
                          .claim = 30,
                          .points = 7,
                          .held = 0,
                          .keep_price = 8,
                          .watches_time = true,
                          .pace = 85,
                          .card = 85,
                          .slack = 0,
                          .weighs_tickets = true,
                          .patience = 50,
                          .hope = 90,
                          .counts_cards = true,
                          .focus = 4,
                          .blind = 10,
                          .wild = 8,
                          .reluctance = 40,
                          .side_routes = false,
                          .seeks_longest = true};

namespace {

void list_legal(const PlanningView& planning, MoveList& legal) {
  View view{};
  view.open = planning.open();
  view.own = planning.own();
  view.seat = planning.seat();
  planning.rules().legal(view, legal);
}

// Calls f(move, worth) once for every set of tickets that may be kept.
template <class F>
void for_each_keep(const PlanningView& planning, F f) {
  const Private& own = planning.own();
  TicketSet offered;
  for (u8 t : own.offer)
    if (t != kNone) offered.add(t);
  const Network ways = planning.network();
  const TicketPlans plans(planning.board(), ways, own.held | offered);
  MoveList legal;
  list_legal(planning, legal);
  TicketSet last;
  for (const Move& keep : legal) {
    TicketSet also;
    for (int i = 0; i < keep.kept(); ++i) also.add(keep.tickets[i]);
    if (also == last) continue;  // the same tickets, the rest in another order
    last = also;
    f(keep, planning.worth_of_holding(own.held, also, plans));
  }
}

Move keep_tickets(const PlanningView& planning) {
  Move best;
  int best_worth = 2 * kNever;
  for_each_keep(planning, [&](const Move& keep, int worth) {
    if (worth <= best_worth) return;
    best = keep;
    best_worth = worth;
  });
  return best;
}

bool choosing_tickets(const Public& open) {
  return open.phase == Phase::opening || open.phase == Phase::keep_tickets;
}

// Built tracks leave the plan; whatever else came between makes a new one.
const Plan& refresh(const PlanningView& planning, Memory& memory) {
  Plan& plan = memory.plan;
  const TrackSet& mine = planning.open().claimed[index(planning.seat())];
  for (int t : plan.tracks& mine) {
    plan.tracks.remove(t);
    plan.trains -= planning.board().track[t].length;
    --plan.claims;
  }
  const bool good = memory.known && memory.held == planning.own().held &&
                    (plan.tracks - planning.claimable()).empty() && planning.fits(plan);
  if (good) return plan;
  plan = planning.plan();
  memory.held = planning.own().held;
  memory.known = true;
  return plan;
}

Move move_with(const PlanningView& planning, const Plan& plan) {
  const Turn turn(planning, plan);
  const Move move = planning.open().phase == Phase::second_card ? turn.draw(true) : turn.choose();
  if (move.kind != MoveKind::pass) return move;
  MoveList legal;  // nothing it would like to do: whatever is allowed
  list_legal(planning, legal);
  return legal[0];
}

}  // namespace

Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style, Memory& memory) {
  const PlanningView planning(rules, open, own, seat, style);
  return choosing_tickets(open) ? keep_tickets(planning)
                                : move_with(planning, refresh(planning, memory));
}

Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style) {
  Memory fresh;
  return plan_move(rules, open, own, seat, style, fresh);
}

void list_choices(const Rules& rules, const Public& open, const Private& own, Seat seat,
                  const Style& style, Choices& out) {
  const PlanningView planning(rules, open, own, seat, style);
  const auto add = [&](const Move& move) {
    if (out.size() < kMostChoices && std::find(out.begin(), out.end(), move) == out.end())
      out.push(move);
  };
  if (choosing_tickets(open)) {
    add(keep_tickets(planning));
    for_each_keep(planning, [&](const Move& keep, int) { add(keep); });
    return;
  }
  const Plan plan = planning.plan();
  add(move_with(planning, plan));
  const Turn turn(planning, plan);
  if (open.phase == Phase::turn) turn.list_claims(add);
  for (int slot = 0; slot < kMaxRow; ++slot) {
    const u8 card = open.row[slot];
    bool shown = card == kNone || (card == kLocomotive && open.phase == Phase::second_card);
    for (int before = 0; before < slot; ++before) shown |= open.row[before] == card;
    const bool allowed = open.deck > 0 || open.phase == Phase::second_card;
    if (!shown && allowed && out[0] != Move::take(slot)) add(Move::take(slot));
  }
  if (open.deck > 0) add(Move::draw());
  if (open.phase == Phase::turn && open.fresh + open.under > 0) add(Move::draw_tickets());
}

int expected_score(const Rules& rules, const Public& open, const Private& own, Seat seat,
                   const Style& style, Memory& memory) {
  const PlanningView planning(rules, open, own, seat, style);
  const Board& board = rules.board();
  const Plan& plan = refresh(planning, memory);
  const Joined joined(board, open.claimed[index(seat)]);
  int score = 10 * open.points[index(seat)];
  // Late tickets may still fail: each turn missing costs a fifth of them.
  const int turns = planning.turns_for(plan.tracks), spare = planning.turns_left() - turns;
  const int hope = std::clamp(9 + 2 * spare, 0, 10);
  for (int t : own.held) {
    const Ticket& ticket = board.ticket[t];
    const bool done = joined.join(ticket.a, ticket.b);
    const int of_ten = done ? 10 : plan.tickets.has(t) ? hope : 0;
    score += (2 * of_ten - 10) * ticket.points;
  }
  for (int t : plan.tracks) score += hope * board.points[board.track[t].length];
  const int trains = std::max(0, open.trains[index(seat)] - plan.trains);
  return score + std::min(20 * std::max(0, spare), 20 * trains);
}

}  // namespace roundhouse::ttr::bots
