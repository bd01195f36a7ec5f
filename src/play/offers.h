// What a table may be asked for: each game with its names, players and options. The order is the
// one in which people see them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/routes/text/map.h"
#include "play/game.h"

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

// What a table helps its players with, whatever the game: a ladder, each rung with those before it.
const OptionOffer& assist_offer();
bool is_assist(std::string_view value);
std::string_view assist_of(const GameSetup& setup);  // the highest rung where nothing was said
inline constexpr std::string_view kCoach = "coach";  // the rung on which hints are given

}  // namespace roundhouse
