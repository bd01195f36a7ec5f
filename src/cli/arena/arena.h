// `roundhouse arena`: tournaments of bots. Every deal is played by all rotations of the seats with
// the same luck; results are the same whatever the number of threads.
#pragma once

#include <string>
#include <vector>

#include "cli/commands/game_options.h"

namespace roundhouse::cli {

struct ArenaOptions {
  GameOptions game;                 // game.game may be "merge"
  std::vector<std::string> inputs;  // folders to merge
  long games = 400;                 // a lineup, rounded up to whole deals
  std::uint64_t seed = 1;
  int threads = 1;
  std::string out;       // a folder: blocks.txt, arena.json, arena.html, records.jsonl
  bool resume = false;   // goes on with what is there
  bool records = false;  // writes every game
  std::string sprt;      // "elo0,elo1"
  std::string shard;     // "i/n", from 0
  bool json = false;
};

int arena(const ArenaOptions& options);

}  // namespace roundhouse::cli
