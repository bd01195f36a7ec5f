// Hand-made Ghost Train boards for tests: small enough to enumerate, odd enough to reach the rare
// rules. Not boards anybody would want to play on.
#pragma once

#include "games/ghost/rules/board.h"
#include "games/routes/rules/boards_testing.h"

namespace roundhouse::ghost::small {

struct Game {
  Board board;
  Haunts haunts;
  Ruleset rules;
};

// Ten cards for everybody: the deck runs empty, players pass, games stall. Cities a to e.
inline const Game& pocket() {
  static const Game game{
      routes::hand_made::board(
          {{0, 1, 1, 0}, {0, 1, 1, 1}, {1, 2, 2, 0}, {2, 3, 1, 1}, {3, 4, 2, kGrey}, {0, 4, 3, 1}},
          {{0, 1, 0}, {0, 2, 0}, {1, 3, 0}, {2, 4, 0}, {0, 3, 0}, {1, 4, 0}, {0, 4, 0}, {2, 3, 0}},
          {4, 4}, 2),
      {.from = 1u << 0, .to = 1u << 3, .bonus = {{1, 3, 2}, {1, 4, 1}}, .bonuses = 2},
      {.most_players = 3, .hand = 2, .wagons = 6, .win = 4}};
  return game;
}

// Hardly more tickets than are dealt: places stay empty, exchanges are for one or not possible.
inline const Game& scarce() {
  static const Game game{
      routes::hand_made::board(
          {{0, 1, 1, 0}, {0, 1, 1, 1}, {1, 2, 1, 0}, {1, 2, 1, 1}, {2, 3, 1, 0}, {0, 3, 2, 1}},
          {{0, 1, 0}, {0, 2, 0}, {1, 3, 0}, {0, 3, 0}, {2, 3, 0}}, {9, 9}, 2),
      {.from = 1u << 0, .to = 1u << 2, .bonus = {{0, 3, 2}}, .bonuses = 1},
      {.most_players = 2, .hand = 3, .wagons = 5, .win = 4}};
  return game;
}

// Many double routes, short of wagons, one ticket each; no bonus but trick or treat.
inline const Game& doubles() {
  static const Game game{
      routes::hand_made::board(
          {{0, 1, 2, 0},
           {0, 1, 2, 1},
           {1, 2, 1, kGrey},
           {1, 2, 1, kGrey},
           {0, 2, 3, 2},
           {0, 2, 3, kGrey},
           {2, 3, 2, 1},
           {2, 3, 2, 2}},
          {{0, 1, 0}, {0, 2, 0}, {1, 2, 0}, {1, 3, 0}, {2, 3, 0}, {0, 3, 0}, {1, 0, 0}, {2, 0, 0}},
          {9, 9, 9}, 6),
      {.from = 1u << 0 | 1u << 1, .to = 1u << 3},
      {.most_players = 5,
       .hand = 3,
       .wagons = 6,
       .tickets = 1,
       .draw = 3,
       .win = 3,
       .stall_rounds = 1}};
  return game;
}

}  // namespace roundhouse::ghost::small
