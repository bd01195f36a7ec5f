// Why the planner of Ghost Train likes a move, as facts that can be put into words: those of the
// plan it follows, whichever bot made the move. Each is true of the position by itself:
// tests/hints counts them again.
#pragma once

#include "games/ghost/bots/planner.h"

namespace roundhouse::ghost::bots {

enum class Why : u8 {
  finish,    // the claim finishes `goals`
  cheapest,  // it is on the plan's way and on a way with the fewest wagons to the goal
  planned,   // `plan` needs it for the goal
  payable,   // the hand pays for `track`, and nothing else can be said
  cards,     // `track`, planned for the goal, lacks `missing` cards (of `colour`, or of any one)
  ready,     // the hand pays for `track`, planned for the goal: more cards are for what follows
  more,      // no goal is planned for
  beyond,    // no ticket held can be finished with the `wagons` left
  far,       // the way with the fewest wagons for the goal (`plan`) takes `routes`, and `missing`
             // cards for them
  forced     // nothing else is possible
};

struct Reason {
  Why why = Why::forced;
  int track = -1, colour = -1, missing = 0, routes = 0, wagons = 0;
  InlineVec<int, kMaxHeld + 1> goals;  // tickets, or Way::kTrickOrTreat
  TrackSet plan;                       // the routes it is about, still to be claimed
};

Reason explain(const Rules& rules, const View& view, const Move& move);

}  // namespace roundhouse::ghost::bots
