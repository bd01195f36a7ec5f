// Why the planning bots like a move of Switch & Signal, as facts that can be put into words: which
// train it is for, where that train is going, how likely one roll brings it there, what it may
// cost.
#pragma once

#include "signal/rules.h"

namespace roundhouse::bots {

enum class SignalWhy : u8 {
  clear,  // the switch or the signal is for `train`
  run,    // `train` moves
  load,   // `train` takes goods to `city`
  end,    // nothing is worth a card: the next schedule card costs `tenths` of a token
  other   // what the kind of move says
};

struct SignalReason {
  SignalWhy why = SignalWhy::other;
  signal::Move what;  // for a card that is played: what it is played for
  u8 train = kNone;
  u8 city = kNone;  // where the train is going
  int faces = 0;    // of the six that bring it there
  int lost = 0;     // the most tokens that a roll for it costs
  int tenths = 0;
};

SignalReason explain(const signal::Rules& rules, const signal::View& view,
                     const signal::Move& move);

}  // namespace roundhouse::bots
