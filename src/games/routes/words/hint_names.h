// Places and routes as the hints of the railway games name them.
#pragma once

#include <string>

#include "games/routes/text/map.h"

namespace roundhouse::routes {

inline std::string between(const Map& map, int a, int b, Lang lang) {
  const auto name = [&](int city) { return map.cities[static_cast<std::size_t>(city)].name[lang]; };
  return name(a) + "–" + name(b);
}

inline std::string track_between(const Map& map, int track, Lang lang) {
  return between(map, map.board.track[track].a, map.board.track[track].b, lang);
}

}  // namespace roundhouse::routes
