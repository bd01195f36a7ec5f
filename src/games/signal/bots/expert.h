// `expert`: plans whole turns. In the action step it searches best-first over sequences of loads,
// switches and signals with a roll at the end, judged over the faces of the die and the schedule
// cards still possible, and plays the first step of the best.
#pragma once

#include "core/bot.h"
#include "games/signal/bots/evaluation.h"

namespace roundhouse::signal::bots {

inline constexpr u32 kExpertIterations = 3;  // tables looked at closely in a decision

Move expert(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
            const Stop& stop, const Style& style = {});

}  // namespace roundhouse::signal::bots
