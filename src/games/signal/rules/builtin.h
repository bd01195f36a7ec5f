// The boards built into the program: constant tables made from data/signal by a build step.
#pragma once

#include <span>
#include <string_view>

#include "games/signal/rules/board.h"

namespace roundhouse::signal {

struct Builtin {
  std::string_view game;  // "switch-signal-europe"
  std::string_view id;    // "europe"
  const Board* board;
};

std::span<const Builtin> builtins();

}  // namespace roundhouse::signal
