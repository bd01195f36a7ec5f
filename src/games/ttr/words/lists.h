// Lists a player asks for: legal moves, routes in reach, reading tickets by number.
#pragma once

#include <string>
#include <vector>

#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

// Every legal move, grouped, each as it can be typed.
std::string list_moves(const Words& words, const View& view);
// What can be claimed now and what is missing elsewhere; with cities, only their routes.
std::string list_routes(const Words& words, const View& view, const std::vector<int>& cities);

}  // namespace roundhouse::ttr
