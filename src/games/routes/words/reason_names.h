// Names of places and routes in both languages, as the reasons of the railway games say them.
#pragma once

#include "games/routes/text/map.h"

namespace roundhouse {

inline const codec::Words kForced{"nothing else is possible", "nic innego nie jest możliwe"};

inline codec::Words between(const codec::Map& map, int a, int b) {
  const codec::Words& from = map.cities[static_cast<std::size_t>(a)].name;
  const codec::Words& to = map.cities[static_cast<std::size_t>(b)].name;
  return {from.en + "–" + to.en, from.pl + "–" + to.pl};
}

inline codec::Words track_words(const codec::Map& map, int track) {
  return between(map, map.board.track[track].a, map.board.track[track].b);
}

}  // namespace roundhouse
