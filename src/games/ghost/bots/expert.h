// `expert` of Ghost Train: guesses worlds that fit what it sees and weighs each move worth a
// thought in them, the planner playing on for every seat.
#pragma once

#include "core/bot.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost::bots {

inline constexpr u32 kExpertIterations = 400;

Move expert(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
            const Stop& stop);

}  // namespace roundhouse::ghost::bots
