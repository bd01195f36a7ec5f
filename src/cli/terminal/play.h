// `roundhouse play`: a game in the terminal against bots, in any of its languages.
#pragma once

#include <cstdint>
#include <string>

#include "cli/commands/game_options.h"
#include "text/words/console.h"

namespace roundhouse::cli {

using namespace text;

struct PlayOptions {
  // game.bots fill the other seats in order; the last one is repeated; the default is easy. With
  // "none" one person plays every seat, where hands are open.
  GameOptions game;
  int seat = 0;           // where the person sits
  std::string name = {};  // "" for "You"/"Ty"
  bool seeded = false;    // with a seed the game is repeatable, else the luck is sealed
  std::uint64_t seed = 0;
  std::string record = {};  // file to write the record to when done, "" for none
  std::string lang = "en";
};

// On standard input and output. Throws UsageError.
int play(const PlayOptions& options);
int play(const PlayOptions& options, Console& console);
// The table these options set: the person's seat has no bot. Throws UsageError.
GameSetup play_setup(const PlayOptions& options, const Catalogue& catalogue);

}  // namespace roundhouse::cli
