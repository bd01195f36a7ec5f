// `expert`: looks ahead. It guesses worlds that fit what it sees (rivals' tickets by what their
// claims say of them) and weighs each move worth a thought in them, a planner playing on for
// every seat.
#pragma once

#include "games/routes/bots/weigh.h"
#include "games/ttr/bots/planner.h"

namespace roundhouse::ttr::bots {

using namespace routes::bots;

inline constexpr u32 kExpertIterations = 240;

// What the search is tuned by: docs/bots.md has the trials.
struct ExpertStyle {
  int cut = 1000;  // turns a player before the outlook is judged instead of played on
  int win = 0;     // 0 … 1000: what winning counts beside the margin
  int cap = 100;   // the margin in points beyond which more is no better
  int proof = 15;  // tenths of a standard error by which a move must lead the planner's choice
};

// How the search weighed a move, for hints and tests. A reward is 0 … 2000.
using Contenders = InlineVec<Contender<Move>, kMostChoices>;
static_assert(kMostChoices <= kMostContenders);

// Contenders, the best first. Same view, luck and iterations: the same order.
void think(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
           const Stop& stop, Contenders& out, const ExpertStyle& style = {});

Move expert(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
            const Stop& stop);

}  // namespace roundhouse::ttr::bots
