// `roundhouse simulate`: games between bots, as fast as they go, the same results whatever the
// number of threads.
#pragma once

#include <atomic>
#include <string>

#include "cli/commands/game_options.h"
#include "core/tally.h"

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

struct Totals {
  long games = 0, decisions = 0, stalls = 0, shared = 0;
  long points[kMaxSeats] = {}, wins[kMaxSeats] = {};
  long turns[kMaxSeats] = {}, routes[kMaxSeats] = {};
  long tickets[kMaxSeats] = {}, tickets_done[kMaxSeats] = {};
  unsigned long long signature = 0;     // changes when any result changes
  double seconds = 0, cpu_seconds = 0;  // by the clock on the wall; by that of all processors
  bool team = false;                    // all win or lose together
  std::string more_text, more_json;     // what this family counts besides

  void add(const Tally& game, const Deeds* by_seat, int decisions);
  void add(const Totals& other);
};

// Plays games [0, games). `stop` ends it early, after whole games. Records (if a path is given) are
// written in order to a side file that gets its name when all is done. Returns "" or what went
// wrong.
std::string play_games(const AnyCodec& codec, const GameSetup& setup,
                       const SimulateOptions& options, const std::atomic<bool>& stop,
                       Totals& totals);

int simulate(const SimulateOptions& options);

}  // namespace roundhouse::cli
