// The editions built into the program: constant tables made from data/ttr by a build step.
#pragma once

#include <span>
#include <string_view>

#include "games/routes/rules/board.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr {

using namespace routes;

struct Builtin {
  std::string_view game;  // "ttr-classic"
  std::string_view map;   // "usa"
  const Board* board;
  Ruleset rules;
};

std::span<const Builtin> builtins();

constexpr const Builtin* find_builtin(std::span<const Builtin> all, std::string_view game) {
  for (const Builtin& b : all)
    if (b.game == game) return &b;
  return nullptr;
}

}  // namespace roundhouse::ttr
