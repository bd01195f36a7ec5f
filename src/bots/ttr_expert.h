// `expert`: looks ahead. It guesses worlds that fit what it sees (rivals' tickets by what their
// claims say of them), tries each move worth a thought in the same worlds with the same luck, lets
// a planner play on for every seat, and drops the worse half of the moves again and again.
// The search is exact about nothing and fair to all: the moves meet the same worlds.
#pragma once

#include "bots/bot.h"
#include "bots/ttr_planner.h"

namespace roundhouse::bots {

inline constexpr u32 kExpertIterations = 240;

// What the search is tuned by: docs/bots.md has the trials.
struct ExpertStyle {
  int cut = 1000;  // turns a player before the outlook is judged instead of played on
  int win = 0;     // 0 … 1000: what winning counts beside the margin
  int cap = 100;   // the margin in points beyond which more is no better
  int proof = 15;  // tenths of a standard error by which a move must lead the planner's choice
};

// How the search weighed a move: for hints and tests.
struct Thought {
  ttr::Move move;
  int tries = 0;
  long reward = 0;  // sum over tries; each 0 … 2000
  // Against the planner's own choice in the same worlds: sums of the lead and of its square.
  long lead = 0, square = 0;
  int mean() const { return tries == 0 ? 0 : static_cast<int>(reward / tries); }
};
using Thoughts = InlineVec<Thought, kMostChoices>;

// Thoughts, the best first. Same view, luck and iterations: the same thoughts.
void think(const ttr::Rules& rules, const ttr::View& view, Chance& luck, const Budget& budget,
           Stop stop, Thoughts& out, const ExpertStyle& style = {});

ttr::Move ttr_expert(const ttr::Rules& rules, const ttr::View& view, Chance& luck,
                     const Budget& budget, Stop stop);

}  // namespace roundhouse::bots
