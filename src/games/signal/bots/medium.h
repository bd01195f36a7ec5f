// `medium`: greedy on what is expected. Every step it takes what leaves the table worth most one
// step ahead, over the faces of the dice and the schedule cards still possible.
#pragma once

#include "games/signal/bots/evaluation.h"

namespace roundhouse::signal::bots {

Style medium_style();
Move medium(const Rules& rules, const View& view);

}  // namespace roundhouse::signal::bots
