// `roundhouse play`: a game in the terminal against bots, in English or Polish.
#pragma once

#include <cstdint>
#include <string>

#include "cli/game_options.h"

namespace roundhouse::cli {

struct PlayOptions {
  GameOptions game;         // game.bots fill the other seats in order; the last one is repeated; default easy
  int seat = 0;             // where the person sits
  std::string name;         // "" for "You"/"Ty"
  bool seeded = false;      // with a seed the game is repeatable, else the luck is sealed
  std::uint64_t seed = 0;
  std::string record;       // file to write the record to when done, "" for none
  std::string lang = "en";
};

int play(const PlayOptions& options);

}  // namespace roundhouse::cli
