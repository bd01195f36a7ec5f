// The game built into the program: constant tables made from data/ghost by a build step.
#pragma once

#include <string_view>

#include "games/ghost/rules/board.h"

namespace roundhouse::ghost {

struct Builtin {
  std::string_view game;  // "ghost-train"
  std::string_view map;   // "haunted"
  const Board* board;
  Haunts haunts;
  Ruleset rules;
};

const Builtin& builtin();

}  // namespace roundhouse::ghost
