// What the maker of a map would want to know though the rules do not forbid it.
#pragma once

#include <string>
#include <vector>

#include "games/routes/text/map.h"

namespace roundhouse::routes {

// `points`: its tickets have points, which should fit the length of their way.
std::vector<std::string> warnings_of(const Map& map, bool points);

}  // namespace roundhouse::routes
