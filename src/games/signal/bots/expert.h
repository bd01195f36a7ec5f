// `expert`: plans whole turns. In the action step it searches best-first over sequences of loads,
// switches and signals with a roll at the end, judged over the faces of the die and the schedule
// cards still possible, and plays the first step of the best.
#pragma once

#include "games/bot.h"
#include "games/signal/bots/outlook.h"

namespace roundhouse::bots {

inline constexpr u32 kSignalExpertIterations = 3;  // tables looked at closely in a decision

signal::Move signal_expert(const signal::Rules& rules, const signal::View& view, Chance& luck,
                           const Budget& budget, Stop stop, const SignalStyle& style = {});

}  // namespace roundhouse::bots
