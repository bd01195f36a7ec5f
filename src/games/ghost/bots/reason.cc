#include "games/ghost/bots/reason.h"

#include <algorithm>

#include "games/routes/bots/missing.h"
#include "games/routes/rules/claim.h"
#include "games/routes/rules/network.h"

namespace roundhouse::ghost::bots {

namespace {

struct Ends {
  u64 from, to;
};

class Explainer {
 public:
  Explainer(const Rules& rules, const View& view)
      : rules_(rules),
        board_(rules.board()),
        view_(view),
        mine_(view.open.claimed[index(view.seat)]),
        paths_(board_, mine_, without_own_twins(board_, view.open.open, mine_)),
        plan_(plan_goals(rules, view.open, view.own, view.seat)),
        tickets_(plan_goals(rules, view.open, view.own, view.seat, {.treats = false})) {}

  Reason claim(int track) const;
  Reason draw() const;
  Reason exchange() const;

 private:
  Ends ends(int goal) const {
    if (goal == Way::kTrickOrTreat) return {rules_.haunts().from, rules_.haunts().to};
    const Ticket& ticket = board_.ticket[goal];
    return {u64{1} << ticket.a, u64{1} << ticket.b};
  }
  bool joined(const TrackSet& tracks, int goal) const {
    return Joined(board_, tracks).join(ends(goal).from, ends(goal).to);
  }
  int away(u64 from, u64 to) const {
    TrackSet unused;
    return paths_.cheapest(from, to, unused);
  }
  void add_finished(int track, Reason& reason) const;
  bool on_shortest(int track, int goal) const;
  bool find_planned(const Plan& plan, int track, Reason& reason) const;
  int lacking(const Track& track) const;

  const Rules& rules_;
  const Board& board_;
  const View& view_;
  const TrackSet& mine_;
  const Paths paths_;
  const Plan plan_;
  const Plan tickets_;  // without trick or treat, which a hint puts after them
};

// In the order of G17; the winning one is the last (G20).
void Explainer::add_finished(int t, Reason& reason) const {
  TrackSet with = mine_;
  with.add(t);
  const int to_win = rules_.set().win - done(view_.open, index(view_.seat));
  const auto add = [&](int goal) {
    if (static_cast<int>(reason.goals.size()) < to_win && joined(with, goal))
      reason.goals.push(goal);
  };
  for (const u8 held : view_.own.held)
    if (held != kNone) add(held);
  if (!view_.open.special.has(view_.seat)) add(Way::kTrickOrTreat);
}

bool Explainer::on_shortest(int t, int goal) const {
  const Track& track = board_.track[t];
  const u64 a = u64{1} << track.a, b = u64{1} << track.b;
  const auto [from, to] = ends(goal);
  const int over =
      std::min(away(from, a) + away(b, to), away(from, b) + away(a, to)) + track.length;
  return over == away(from, to);
}

// The first goal that the plan would not reach without this route, either lane of it.
bool Explainer::find_planned(const Plan& plan, int t, Reason& reason) const {
  const u8 twin = board_.track[t].twin;
  reason.plan = {};
  for (const Way& way : plan) {
    reason.plan = reason.plan | way.tracks;
    if (twin != kNone && reason.plan.has(twin)) {
      reason.plan.remove(twin);
      reason.plan.add(t);
    }
    TrackSet without = mine_ | reason.plan;
    without.remove(t);
    if (!reason.plan.has(t) || joined(without, way.goal)) continue;
    reason.why = on_shortest(t, way.goal) ? Why::cheapest : Why::planned;
    reason.goals.push(way.goal);
    return true;
  }
  return false;
}

Reason Explainer::claim(int t) const {
  Reason reason;
  reason.why = Why::finish;
  reason.track = t;
  add_finished(t, reason);
  if (!reason.goals.empty() || find_planned(plan_, t, reason) || find_planned(tickets_, t, reason))
    return reason;
  reason.why = Why::payable;
  reason.plan = {};
  return reason;
}

// Cards that the hand lacks for a track, in the colour it has most of where any will do.
int Explainer::lacking(const Track& track) const {
  return std::max(0, missing_cards(track, view_.own) - view_.own.hand[kLocomotive]);
}

// The route of the nearest goal, a ticket if one is in reach, that lacks the fewest cards.
Reason Explainer::draw() const {
  Reason reason;
  reason.why = Why::more;
  const Plan& plan = tickets_.empty() ? plan_ : tickets_;
  if (plan.empty()) return reason;
  for (const int t : plan[0].tracks) {
    const int missing = lacking(board_.track[t]);
    if (reason.track >= 0 && missing >= reason.missing) continue;
    reason.track = t;
    reason.missing = missing;
  }
  if (reason.track < 0) return reason;
  reason.why = reason.missing > 0 ? Why::cards : Why::ready;
  reason.goals.push(plan[0].goal);
  reason.plan = plan[0].tracks;
  const int colour = board_.track[reason.track].colour;
  reason.colour = colour == kGrey ? -1 : colour;
  return reason;
}

// Of the tickets within reach of the wagons the one that lacks the fewest cards.
Reason Explainer::exchange() const {
  Reason best;
  best.why = Why::beyond;
  best.wagons = view_.open.trains[index(view_.seat)];
  for (const u8 held : view_.own.held) {
    if (held == kNone) continue;
    Reason reason;
    reason.why = Why::far;
    reason.wagons = paths_.cheapest(ends(held).from, ends(held).to, reason.plan);
    if (reason.wagons > view_.open.trains[index(view_.seat)]) continue;
    reason.routes = reason.plan.count();
    reason.missing = cards_missing(board_, reason.plan, view_.own.hand);
    reason.goals.push(held);
    if (best.why == Why::beyond || reason.missing < best.missing) best = reason;
  }
  return best;
}

}  // namespace

Reason explain(const Rules& rules, const View& view, const Move& move) {
  const Explainer explainer(rules, view);
  switch (move.kind) {
    case MoveKind::claim: return explainer.claim(move.track);
    case MoveKind::draw: return explainer.draw();
    case MoveKind::exchange: return explainer.exchange();
    case MoveKind::pass: break;
  }
  return {};
}

}  // namespace roundhouse::ghost::bots
