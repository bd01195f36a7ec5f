// One turn of a planner: claim what the plan wants, draw tickets, build for points, or collect
// cards; and which cards. Not here: making the plan, and choosing among tickets.
#pragma once

#include "games/ttr/bots/planning_view.h"

namespace roundhouse::ttr::bots {

inline constexpr int kNever = -1'000'000;

// A claim with what it is worth to its owner, in tenths of a point.
struct Candidate {
  Move move;
  int worth = kNever;
};

class Turn {
 public:
  Turn(const PlanningView& planning, const Plan& plan)
      : planning_(planning),
        board_(planning.board()),
        plan_(plan),
        needs_(planning.needs(plan.tracks)) {}

  Move choose() const;
  Move draw(bool second) const;
  // What is worth collecting cards for: the plan, and when it lacks little, the best route for
  // points.
  TrackSet wished() const;
  // Every claim of the plan that can be paid, and the best few for points.
  template <class F>
  void list_claims(F add) const {
    for (int t : plan_.tracks)
      if (const Candidate claim = pay(t, needs_, true); claim.worth != kNever) add(claim.move);
    constexpr int kFillers = 4;
    TrackSet left = planning_.claimable() - plan_.tracks;
    for (int n = 0; n < kFillers; ++n) {
      const Candidate claim = best_filler(left);
      if (claim.worth == kNever) return;
      add(claim.move);
      left.remove(claim.move.track());
    }
  }

 private:
  const u8* hand() const { return planning_.own().hand; }
  bool can_draw() const { return planning_.open().deck > 0; }

  // The cheapest way to pay, and what it takes from other plans. `kNever` if it cannot be paid.
  Candidate pay(int track, const Needs& needs, bool wanted) const;
  Candidate best_planned() const;
  Candidate best_filler(const TrackSet& among) const;
  Candidate best_now() const;
  bool wants_tickets() const;
  int ticket_hope() const;
  void card_worth(int (&worth)[kKinds]) const;

  const PlanningView& planning_;
  const Board& board_;
  const Plan& plan_;
  Needs needs_;
};

}  // namespace roundhouse::ttr::bots
