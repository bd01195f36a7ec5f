// `expert` of Ghost Train: guesses worlds that fit what it sees and weighs each move worth a
// thought in them, the planner playing on for every seat.
#pragma once

#include "games/bot.h"

namespace roundhouse::bots {

inline constexpr u32 kGhostIterations = 400;

ttr::ghost::Move ghost_expert(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                              Chance& luck, const Budget& budget, Stop stop);

}  // namespace roundhouse::bots
