#include "bots/ttr_reason.h"

#include "bots/ttr_planner.h"
#include "ttr/network.h"

namespace roundhouse::bots {

using namespace ttr;

namespace {

Reason why_keep(const Mind& mind, const Move& keep) {
  Reason reason{.why = Why::keep, .tickets = {}};
  for (int i = 0; i < keep.what; ++i) {
    reason.tickets.add(keep.tickets[i]);
    reason.points += mind.board().ticket[keep.tickets[i]].points;
  }
  reason.trains = mind.plan(mind.own().held | reason.tickets).trains;
  return reason;
}

Reason why_claim(const Mind& mind, const Plan& plan, const Move& claim) {
  const Board& board = mind.board();
  Reason reason{.why = Why::points, .track = claim.what, .tickets = {}};
  reason.points = board.points[board.track[claim.what].length];
  TrackSet with = mind.open().claimed[index(mind.seat())];
  const Joined before(board, with);
  with.add(claim.what);
  const Joined after(board, with);
  for (int k : mind.own().held) {
    const Ticket& ticket = board.ticket[k];
    if (!before.join(ticket.a, ticket.b) && after.join(ticket.a, ticket.b)) reason.tickets.add(k);
  }
  if (!reason.tickets.empty()) {
    reason.why = Why::finish;
  } else if (plan.tracks.has(claim.what)) {
    reason.why = Why::ticket;
    reason.tickets = plan.tickets;
  } else if (mind.last_turn()) {
    reason.why = Why::last;
  }
  return reason;
}

// The wanted track for which this colour is nearest to enough.
Reason why_card(const Mind& mind, const Plan& plan, int card) {
  const Needs needs = mind.needs(plan.tracks);
  Reason reason{.why = Why::deck, .missing = needs.missing, .tickets = plan.tickets};
  if (card == kLocomotive) {
    reason.why = Why::wild;
    return reason;
  }
  if (card < 0) return reason;
  int least = 99;
  for (int t : plan.empty() ? mind.claimable() : plan.tracks) {
    const Track& track = mind.board().track[t];
    const int lacking = track.length - mind.own().hand[card];
    if ((track.colour != card && track.colour != kGrey) || lacking <= 0) continue;
    const int rank = 10 * lacking - (plan.empty() ? 15 * track.length : 0);
    if (rank >= least) continue;
    least = rank;
    reason = {.why = Why::colour,
              .track = t,
              .colour = card,
              .missing = lacking,
              .tickets = plan.tickets};
  }
  return reason;
}

}  // namespace

Reason explain(const ttr::Rules& rules, const View& view, const Move& move) {
  const Mind mind(rules, view.open, view.own, view.seat, kHardStyle);
  if (move.kind == MoveKind::keep) return why_keep(mind, move);
  const Plan plan = mind.plan();
  switch (move.kind) {
    case MoveKind::claim: return why_claim(mind, plan, move);
    case MoveKind::draw: return why_card(mind, plan, -1);
    case MoveKind::take: return why_card(mind, plan, view.open.row[move.what]);
    case MoveKind::tickets: {
      Reason reason{.why = Why::tickets, .tickets = {}};
      reason.trains = mind.trains() - plan.trains;
      return reason;
    }
    default: return {};
  }
}

}  // namespace roundhouse::bots
