// Names of places and routes in both languages, as the reasons of the railway games say them.
#pragma once

#include "games/routes/text/map.h"

namespace roundhouse::routes {

inline const text::Bilingual kForced{"nothing else is possible", "nic innego nie jest możliwe"};

inline text::Bilingual between(const Map& map, int a, int b) {
  const text::Bilingual& from = map.cities[static_cast<std::size_t>(a)].name;
  const text::Bilingual& to = map.cities[static_cast<std::size_t>(b)].name;
  return {from.en + "–" + to.en, from.pl + "–" + to.pl};
}

inline text::Bilingual track_words(const Map& map, int track) {
  return between(map, map.board.track[track].a, map.board.track[track].b);
}

}  // namespace roundhouse::routes
