#include "bots/signal_medium.h"

#include "bots/signal_turn.h"

namespace roundhouse::bots {

signal::Move signal_medium(const signal::Rules& rules, const signal::View& view) {
  return SignalTurn(rules, SignalStyle{}).greedy(view.open);
}

}  // namespace roundhouse::bots
