// `medium`: greedy on what is expected. Every step it takes what leaves the table worth most one
// step ahead, over the faces of the dice and the schedule cards still possible.
#pragma once

#include "games/signal/bots/outlook.h"

namespace roundhouse::bots {

SignalStyle signal_medium_style();
signal::Move signal_medium(const signal::Rules& rules, const signal::View& view);

}  // namespace roundhouse::bots
