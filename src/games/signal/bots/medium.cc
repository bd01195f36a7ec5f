#include "games/signal/bots/medium.h"

#include "games/signal/bots/turn.h"

namespace roundhouse::bots {

// It sees far obstacles as large as near ones and spends its cards freely.
SignalStyle signal_medium_style() {
  SignalStyle style;
  style.obstacle = 330;
  style.fade = 100;
  style.load = 500;
  style.token = 400;
  style.fresh = 2600;
  for (int& card : style.keep) card = 120;
  return style;
}

signal::Move signal_medium(const signal::Rules& rules, const signal::View& view) {
  return SignalTurn(rules, signal_medium_style()).greedy(view.open);
}

}  // namespace roundhouse::bots
