// What the arena remembers of its games: a block is one deal, played by every rotation of the seats
// with the same luck. Blocks are lines of text, so that a tournament can be interrupted, resumed,
// split over machines and merged.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace roundhouse::cli {

inline constexpr int kWhole = 60;  // a victory; shared ones are fractions of it

// One player's side of one game.
struct Showing {
  int share = 0;  // of kWhole
  int score = 0, routes = 0, tickets = 0, failed = 0, bonus = 0, done = 0;
  long turns = 0, decisions = 0, micros = 0;
};

struct Block {
  int lineup = 0;
  long deal = 0;
  int players = 0;
  // By rotation, then by player of the lineup (not by seat).
  std::array<std::array<Showing, kMaxSeats>, kMaxSeats> game = {};
};

std::string write_block(const Block& block);
std::optional<Block> read_block(std::string_view line);

// Who meets whom, and how it was asked for. Two tournaments with the same head can be merged.
struct Tournament {
  std::string game, options;  // options as given, in order
  std::vector<std::string> bots;
  int players = 2;
  u64 seed = 1;

  std::vector<std::vector<int>> lineups() const;  // bots by number
  std::string head() const;
  static std::optional<Tournament> read_head(std::string_view line);
};

}  // namespace roundhouse::cli
