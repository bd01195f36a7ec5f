// What a table may be asked for: each game with its names, players and options. The order is the
// one in which people see them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/map.h"

namespace roundhouse {

struct OptionOffer {
  std::string name;
  codec::Words text;
  std::vector<std::string> values;
  std::string standard;  // what holds when it is not given
};

struct GameOffer {
  std::string id;
  codec::Words name;
  int least, most;    // players
  std::string board;  // the one played on when none is named
  std::vector<OptionOffer> options;
};

std::span<const GameOffer> game_offers();
const GameOffer* find_offer(std::string_view game);

}  // namespace roundhouse
