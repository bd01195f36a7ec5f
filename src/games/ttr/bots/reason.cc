#include "games/ttr/bots/reason.h"

#include <algorithm>

#include "games/routes/bots/missing.h"
#include "games/routes/bots/paths.h"
#include "games/routes/rules/claims.h"
#include "games/routes/rules/network.h"
#include "games/ttr/bots/turn.h"

namespace roundhouse::ttr::bots {

using namespace routes::bots;

namespace {

// The tickets among these that the tracks do not join.
TicketSet apart(const Board& board, const TrackSet& tracks, const TicketSet& tickets) {
  const Joined joined(board, tracks);
  TicketSet open;
  for (int k : tickets)
    if (!joined.join(board.ticket[k].a, board.ticket[k].b)) open.add(k);
  return open;
}

class Explainer {
 public:
  Explainer(const Rules& rules, const View& view, const Style& style)
      : planning_(rules, view.open, view.own, view.seat, style),
        board_(rules.board()),
        view_(view),
        mine_(view.open.claimed[index(view.seat)]) {}

  Reason keep(const Move& move) const;
  Reason claim(int track) const;
  Reason take(int card) const;
  Reason draw() const;
  Reason tickets() const {
    const Plan plan = planning_.plan();
    return {.why = Why::tickets,
            .trains = planning_.trains() - plan.trains,
            .tickets = plan.tickets,
            .plan = plan.tracks};
  }

 private:
  bool on_shortest(int track, const Ticket& ticket) const;
  Reason planned(int track, Plan plan) const;
  Reason for_track(const TrackSet& tracks, int colour) const;
  int missing(const TrackSet& tracks, int one_more = -1) const;
  bool row_helps(const TrackSet& tracks, int lacking) const;
  void count_unseen(Reason& reason) const;

  const PlanningView planning_;
  const Board& board_;
  const View& view_;
  const TrackSet& mine_;
};

Reason Explainer::keep(const Move& move) const {
  Reason reason{.why = Why::keep, .tickets = {}, .plan = {}};
  TicketSet kept;
  for (int i = 0; i < move.kept(); ++i) {
    kept.add(move.tickets[i]);
    reason.points += board_.ticket[move.tickets[i]].points;
  }
  const TicketSet all = view_.own.held | kept;
  const Network ways = planning_.network();
  Plan plan;
  planning_.worth_of_holding(view_.own.held, kept, TicketPlans(board_, ways, all), &plan);
  reason.plan = plan.tracks;
  reason.trains = plan.trains;
  reason.tickets = kept - apart(board_, mine_ | plan.tracks, kept);
  return reason;
}

// Has one of the ways that take the fewest trains this track?
bool Explainer::on_shortest(int t, const Ticket& ticket) const {
  const Paths paths(board_, mine_, without_own_twins(board_, view_.open.open, mine_));
  const auto away = [&](int from, int to) {
    TrackSet unused;
    return paths.cheapest(from, to, unused);
  };
  const Track& track = board_.track[t];
  const int over = std::min(away(ticket.a, track.a) + away(track.b, ticket.b),
                            away(ticket.a, track.b) + away(track.a, ticket.b));
  return over + track.length == away(ticket.a, ticket.b);
}

Reason Explainer::planned(int t, Plan plan) const {
  Reason reason{.why = Why::planned, .track = t, .trains = plan.trains, .tickets = {}, .plan = {}};
  reason.plan = plan.tracks;
  TrackSet without = mine_ | plan.tracks;
  without.remove(t);
  reason.tickets = apart(board_, without, plan.tickets);
  TicketSet cheapest;
  for (int k : reason.tickets)
    if (on_shortest(t, board_.ticket[k])) cheapest.add(k);
  if (cheapest.empty()) return reason;
  reason.why = Why::cheapest;
  reason.tickets = cheapest;
  return reason;
}

Reason Explainer::claim(int t) const {
  const Track& track = board_.track[t];
  Reason reason{.why = Why::finish, .track = t, .tickets = {}, .plan = {}};
  reason.points = board_.points[track.length];
  TrackSet with = mine_;
  with.add(t);
  const TicketSet open = apart(board_, mine_, view_.own.held);
  reason.tickets = open - apart(board_, with, open);
  if (!reason.tickets.empty()) return reason;
  reason.why = Why::last;
  if (planning_.last_turn()) return reason;
  Plan plan = planning_.plan();
  if (track.twin != kNone && plan.tracks.has(track.twin)) {  // the other lane does as well
    plan.tracks.remove(track.twin);
    plan.tracks.add(t);
  }
  if (plan.tracks.has(t))
    if (const Reason found = planned(t, plan); !found.tickets.empty()) return found;
  reason.why = plan.trains + track.length <= planning_.trains() ? Why::points : Why::worth;
  reason.plan = plan.tracks;
  reason.trains = planning_.trains() - plan.trains;
  return reason;
}

int Explainer::missing(const TrackSet& tracks, int one_more) const {
  Cards hand;
  std::copy(view_.own.hand, view_.own.hand + kKinds, hand);
  if (one_more >= 0) ++hand[one_more];
  return cards_missing(board_, tracks, hand);
}

// The wanted track that this colour pays soonest; those with a colour of their own come first.
Reason Explainer::for_track(const TrackSet& tracks, int colour) const {
  const int held = view_.own.hand[colour], locomotives = view_.own.hand[kLocomotive];
  Reason best{.why = Why::held, .colour = colour, .missing = held + 1, .tickets = {}, .plan = {}};
  int least = 1000;
  for (int t : tracks) {
    const Track& track = board_.track[t];
    const int lacking = track.length - held, rest = lacking - locomotives;
    if ((track.colour != colour && track.colour != kGrey) || lacking <= 0) continue;
    const int rank = 100 * (track.colour == kGrey) + 20 * (rest <= 0) + lacking;
    if (rank >= least) continue;
    least = rank;
    best.why = rest > 0 ? Why::colour : Why::thrift;
    best.track = t;
    best.missing = rest > 0 ? rest : lacking;
  }
  return best;
}

Reason Explainer::take(int card) const {
  const Plan plan = planning_.plan();
  if (card == kLocomotive) {
    const int lacking = missing(plan.tracks);
    return {.why = lacking > 0 ? Why::wild : Why::engine,
            .missing = lacking,
            .tickets = plan.tickets,
            .plan = plan.tracks};
  }
  Reason reason = for_track(Turn(planning_, plan).wished(), card);
  reason.plan = plan.tracks;
  if (reason.why != Why::held) return reason;
  int need = 0;
  for (int t : plan.tracks)
    if (board_.track[t].colour == card) need += board_.track[t].length;
  if (need <= view_.own.hand[card]) return reason;
  reason.why = Why::several;
  reason.missing = need - view_.own.hand[card];
  return reason;
}

bool Explainer::row_helps(const TrackSet& tracks, int lacking) const {
  const bool second = view_.open.phase == Phase::second_card;
  return std::any_of(view_.open.row, view_.open.row + kMaxRow, [&](u8 card) {
    return card != kNone && !(second && card == kLocomotive) && missing(tracks, card) < lacking;
  });
}

// What this seat has not seen: the deck, and what the others hold of it.
void Explainer::count_unseen(Reason& reason) const {
  const Public& open = view_.open;
  for (int kind = 0; kind < kKinds; ++kind) {
    int left = board_.deck[kind] - open.discards[kind] - view_.own.hand[kind];
    for (int i = 0; i < open.seats; ++i)
      if (seat_at(i) != view_.seat) left -= open.known[i][kind];
    left -= static_cast<int>(std::count(open.row, open.row + kMaxRow, kind));
    reason.unseen += left;
    if (left > 0 && missing(reason.plan, kind) < reason.missing) reason.useful += left;
  }
}

Reason Explainer::draw() const {
  const Plan plan = planning_.plan();
  const int lacking = missing(plan.tracks);
  Reason reason{
      .why = Why::ready, .missing = lacking, .tickets = plan.tickets, .plan = plan.tracks};
  if (plan.empty()) {
    reason.why = Why::more;
    reason.tickets = apart(board_, mine_, view_.own.held);
  } else if (lacking > 0) {
    reason.why = row_helps(plan.tracks, lacking) ? Why::blind : Why::deck;
    count_unseen(reason);
  }
  return reason;
}

}  // namespace

Reason explain(const Rules& rules, const View& view, const Move& move, const Style& style) {
  const Explainer explainer(rules, view, style);
  switch (move.kind) {
    case MoveKind::keep: return explainer.keep(move);
    case MoveKind::claim: return explainer.claim(move.track());
    case MoveKind::draw: return explainer.draw();
    case MoveKind::take: return explainer.take(view.open.row[move.slot()]);
    case MoveKind::tickets: return explainer.tickets();
    case MoveKind::pass: break;
  }
  return {};
}

TrackSet plan_behind(const Rules& rules, const View& view, const Move& move, const Style& style) {
  const Reason reason = explain(rules, view, move, style);
  TrackSet tracks = reason.plan;
  const PlanningView planning(rules, view.open, view.own, view.seat, style);
  // A claim that finishes a ticket is told without the plan for the others.
  if (reason.why == Why::finish && !planning.last_turn()) tracks = planning.plan().tracks;
  if (reason.track < 0) return tracks;
  if (const u8 twin = rules.board().track[reason.track].twin; twin != kNone) tracks.remove(twin);
  tracks.add(reason.track);
  return tracks;
}

}  // namespace roundhouse::ttr::bots
