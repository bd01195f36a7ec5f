// `roundhouse simulate`: games between bots, as fast as they go, the same results whatever the
// number of threads.
#pragma once

#include <atomic>
#include <string>

#include "cli/commands/game_options.h"
#include "play/totals.h"

namespace roundhouse::cli {

struct SimulateOptions {
  GameOptions game;
  long games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string records;  // "" for none
  bool json = false;
  bool losses = false;  // counts what cost a team its time tokens
};

// Plays games [0, games). `stop` ends it early, after whole games. Records (if a path is given) are
// written in order to a side file that gets its name when all is done. Returns "" or what went
// wrong.
std::string play_games(const AnyCodec& codec, const GameSetup& setup,
                       const SimulateOptions& options, const std::atomic<bool>& stop,
                       Totals& totals);

int simulate(const SimulateOptions& options);

}  // namespace roundhouse::cli
