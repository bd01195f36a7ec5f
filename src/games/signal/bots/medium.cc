#include "games/signal/bots/medium.h"

#include "games/signal/bots/turn.h"

namespace roundhouse::signal::bots {

// It sees far obstacles as large as near ones and spends its cards freely.
Style medium_style() {
  Style style;
  style.obstacle = 330;
  style.fade = 100;
  style.load = 500;
  style.token = 400;
  style.fresh = 2600;
  for (int& card : style.keep) card = 120;
  return style;
}

Move medium(const Rules& rules, const View& view) {
  return Turn(rules, medium_style()).greedy(view.open);
}

}  // namespace roundhouse::signal::bots
