// Why the planning bots like a move of Switch & Signal, as facts that can be put into words: which
// train it is for, where that train is going, how likely one roll brings it there, what it may
// cost. Each fact is true of the table by itself: tests/hints rolls the dice again.
#pragma once

#include "games/signal/rules/rules.h"

namespace roundhouse::signal::bots {

// Whose plan a move is explained by; a bot without one is explained by the evaluation alone.
enum class Planner : u8 { none, medium, expert };

enum class Why : u8 {
  clear,   // the switch or the signal changes the next roll of `train`
  ahead,   // it changes no next roll, but is in the way of `train` to `city`
  idle,    // it changes no next roll
  run,     // `train` moves
  arrive,  // with the points it has, `train` can get to `city` and lose `lost`
  halt,    // … not to a city: it stops, and loses `lost`
  home,    // … it has to go to the depot, and loses `lost`
  load,    // `train` takes goods to `city`
  end,     // `cards` schedule cards may come next; `risky` of them put a token at risk
  deploy,  // `cards` trains of `colour` are in the depot
  colour,  // of `cards` trains of `colour` on the board `risky` put a token at risk
  reroll,  // with the points it has, `train` loses `lost` at least
  hold,    // `train` does not roll
  draw,    // then `cards` are in hand
  other    // what the kind of move says
};

struct Reason {
  Why why = Why::other;
  Move what;  // for a card that is played: what it is played for
  u8 train = kNone;
  u8 city = kNone;  // where the train is going
  u8 goods = kNone, colour = kNone;
  int faces = 0;  // of the six with which it can get there
  int lost = 0;   // tokens; of a roll: the most that have to be lost
  int cards = 0, risky = 0;
};

// As this plan has it.
Reason explain(const Rules& rules, const View& view, const Move& move, Planner planner);

}  // namespace roundhouse::signal::bots
