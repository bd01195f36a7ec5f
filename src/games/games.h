// The list of game families: the one place that knows them all. The order is the one in which
// people see their games. docs/add-a-game.md says what a new line needs.
#pragma once

#include <variant>

#include "games/ghost/family.h"
#include "games/signal/family.h"
#include "games/ttr/family.h"

namespace roundhouse {

template <class... Family>
struct FamilyList {
  using AnyCodec = std::variant<typename Family::Codec...>;
  using AnyBoards = std::variant<typename Family::Boards...>;

  // Calls f.template operator()<Family>() for one after the other.
  static void each(auto f) { (f.template operator()<Family>(), ...); }
};

using Families = FamilyList<ttr::Family,    //
                            ghost::Family,  //
                            signal::Family>;

// Rules and words of any game there is, and a board file of any; std::visit turns them into code
// for that one.
using AnyCodec = Families::AnyCodec;
using AnyBoards = Families::AnyBoards;

}  // namespace roundhouse
