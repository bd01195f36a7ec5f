// A position as text a person can read, from one seat's view, a spectator's, or with everything open.
#pragma once

#include <string>
#include <string_view>

#include "table/catalogue.h"

namespace roundhouse::cli {

struct Viewer {
  enum class Kind { seat, spectator, everything };
  Kind kind;
  int number;
  static Viewer at(int seat) { return {Kind::seat, seat}; }
  static Viewer spectator() { return {Kind::spectator, -1}; }
  static Viewer everything() { return {Kind::everything, -1}; }
};

std::string describe(const Game& game, const Catalogue& catalogue, Viewer viewer, std::string_view lang);

}  // namespace roundhouse::cli
