#include "games/ghost/bots/reason.h"

#include <algorithm>

#include "games/ttr/bots/reason.h"
#include "games/routes/rules/claim.h"
#include "games/routes/rules/network.h"

namespace roundhouse::bots {

using namespace ttr::ghost;
using ttr::Board;
using ttr::Joined;
using ttr::Track;
using ttr::TrackSet;

namespace {

struct Ends {
  u64 from, to;
};

class GhostExplainer {
 public:
  GhostExplainer(const ttr::ghost::Rules& rules, const View& view)
      : rules_(rules),
        board_(rules.board()),
        view_(view),
        mine_(view.open.claimed[index(view.seat)]),
        paths_(board_, mine_, ttr::without_own_twins(board_, view.open.open, mine_)),
        plan_(plan_goals(rules, view.open, view.own, view.seat)) {}

  GhostReason claim(int track) const;
  GhostReason draw() const;
  GhostReason exchange() const;

 private:
  Ends ends(int goal) const {
    if (goal == GhostWay::kTrickOrTreat) return {rules_.haunts().from, rules_.haunts().to};
    const ttr::Ticket& ticket = board_.ticket[goal];
    return {u64{1} << ticket.a, u64{1} << ticket.b};
  }
  bool joined(const TrackSet& tracks, int goal) const {
    return Joined(board_, tracks).join(ends(goal).from, ends(goal).to);
  }
  int away(u64 from, u64 to) const {
    TrackSet unused;
    return paths_.cheapest(from, to, unused);
  }
  void add_finished(int track, GhostReason& reason) const;
  bool on_shortest(int track, int goal) const;
  bool find_planned(int track, GhostReason& reason) const;
  int lacking(const Track& track) const;

  const ttr::ghost::Rules& rules_;
  const Board& board_;
  const View& view_;
  const TrackSet& mine_;
  const Paths paths_;
  const GhostPlan plan_;
};

// In the order of G17; the winning one is the last (G20).
void GhostExplainer::add_finished(int t, GhostReason& reason) const {
  TrackSet with = mine_;
  with.add(t);
  const int to_win = rules_.set().win - done(view_.open, index(view_.seat));
  const auto add = [&](int goal) {
    if (static_cast<int>(reason.goals.size()) < to_win && joined(with, goal))
      reason.goals.push(goal);
  };
  for (const u8 held : view_.own.held)
    if (held != kNone) add(held);
  if (!view_.open.special.has(view_.seat)) add(GhostWay::kTrickOrTreat);
}

bool GhostExplainer::on_shortest(int t, int goal) const {
  const Track& track = board_.track[t];
  const u64 a = u64{1} << track.a, b = u64{1} << track.b;
  const auto [from, to] = ends(goal);
  const int over =
      std::min(away(from, a) + away(b, to), away(from, b) + away(a, to)) + track.length;
  return over == away(from, to);
}

// The first goal that the plan would not reach without this route, either lane of it.
bool GhostExplainer::find_planned(int t, GhostReason& reason) const {
  const u8 twin = board_.track[t].twin;
  for (const GhostWay& way : plan_) {
    reason.plan = reason.plan | way.tracks;
    if (twin != kNone && reason.plan.has(twin)) {
      reason.plan.remove(twin);
      reason.plan.add(t);
    }
    TrackSet without = mine_ | reason.plan;
    without.remove(t);
    if (!reason.plan.has(t) || joined(without, way.goal)) continue;
    reason.why = on_shortest(t, way.goal) ? GhostWhy::cheapest : GhostWhy::planned;
    reason.goals.push(way.goal);
    return true;
  }
  return false;
}

GhostReason GhostExplainer::claim(int t) const {
  GhostReason reason;
  reason.why = GhostWhy::finish;
  reason.track = t;
  add_finished(t, reason);
  if (!reason.goals.empty() || find_planned(t, reason)) return reason;
  reason.why = GhostWhy::payable;
  return reason;
}

// Cards that the hand lacks for a track, in the colour it has most of where any will do.
int GhostExplainer::lacking(const Track& track) const {
  return std::max(0, missing_cards(track, view_.own) - view_.own.hand[ttr::kLocomotive]);
}

// The route of the nearest goal that lacks the fewest cards.
GhostReason GhostExplainer::draw() const {
  GhostReason reason;
  reason.why = GhostWhy::more;
  if (plan_.empty()) return reason;
  for (const int t : plan_[0].tracks) {
    const int missing = lacking(board_.track[t]);
    if (reason.track >= 0 && missing >= reason.missing) continue;
    reason.track = t;
    reason.missing = missing;
  }
  if (reason.track < 0) return reason;
  reason.why = reason.missing > 0 ? GhostWhy::cards : GhostWhy::ready;
  reason.goals.push(plan_[0].goal);
  reason.plan = plan_[0].tracks;
  const int colour = board_.track[reason.track].colour;
  reason.colour = colour == ttr::kGrey ? -1 : colour;
  return reason;
}

// Of the tickets within reach of the wagons the one that lacks the fewest cards.
GhostReason GhostExplainer::exchange() const {
  GhostReason best;
  best.why = GhostWhy::beyond;
  best.wagons = view_.open.trains[index(view_.seat)];
  for (const u8 held : view_.own.held) {
    if (held == kNone) continue;
    GhostReason reason;
    reason.why = GhostWhy::far;
    reason.wagons = paths_.cheapest(ends(held).from, ends(held).to, reason.plan);
    if (reason.wagons > view_.open.trains[index(view_.seat)]) continue;
    reason.routes = reason.plan.count();
    reason.missing = cards_missing(board_, reason.plan, view_.own.hand);
    reason.goals.push(held);
    if (best.why == GhostWhy::beyond || reason.missing < best.missing) best = reason;
  }
  return best;
}

}  // namespace

GhostReason explain(const ttr::ghost::Rules& rules, const View& view, const Move& move) {
  const GhostExplainer explainer(rules, view);
  switch (move.kind) {
    case MoveKind::claim: return explainer.claim(move.track);
    case MoveKind::draw: return explainer.draw();
    case MoveKind::exchange: return explainer.exchange();
    case MoveKind::pass: break;
  }
  return {};
}

}  // namespace roundhouse::bots
