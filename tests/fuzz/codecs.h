// Every game of the catalogue at a table of two, for fuzz programs that try a text on all of them.
#pragma once

#include <vector>

#include "play/catalogue.h"

namespace roundhouse::fuzz {

inline const std::vector<AnyCodec>& codecs() {
  static const std::vector<AnyCodec> all = [] {
    const Catalogue catalogue;
    std::vector<AnyCodec> made;
    for (const std::string& game : catalogue.game_ids())
      made.push_back(*catalogue.codec({game, {{"a", ""}, {"b", ""}}, {}, ""}));
    return made;
  }();
  return all;
}

// Random play. From a deal (`watched`) every position must be a possible one; a loaded position may
// be one that no game leads to, and need only play on.
template <class Codec>
void play_on(const Codec& codec, typename Codec::State state, u64 seed, int decisions,
             bool watched) {
  const auto& rules = codec.rules();
  Chance chance = Chance::seeded(seed);
  auto events = Codec::Events::off();
  for (int i = 0; i < decisions && !rules.to_act(state).empty(); ++i) {
    const Seat seat = rules.to_act(state).lowest();
    rules.apply(state, seat, rules.sample(state, seat, chance), chance, events);
    if (watched && rules.position_error(state) != nullptr) std::abort();
  }
}

}  // namespace roundhouse::fuzz
