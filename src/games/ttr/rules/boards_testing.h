// Hand-made boards for tests: small enough to enumerate, odd enough to reach the rare rules.
// Not maps anybody would want to play on.
#pragma once

#include "games/routes/rules/boards_testing.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr::small {

using namespace routes;
using routes::hand_made::board;

struct Game {
  Board board;
  Ruleset rules;
};

// Sixteen cards for everybody: both piles run empty, players pass, games stall.
inline const Game& pocket() {
  static const Game game{
      board(
          {{0, 1, 1, 0},
           {1, 2, 2, 1},
           {2, 3, 3, 0},
           {0, 3, 2, kGrey},
           {0, 2, 1, kGrey},
           {0, 2, 1, 1}},
          {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}, {1, 3, 5}, {2, 3, 6}, {0, 3, 7}, {1, 3, 1}, {2, 0, 8}},
          {6, 6}, 4),
      {.most_players = 3,
       .hand = 2,
       .trains = 7,
       .opening_deal = 2,
       .opening_keep = 1,
       .offer = 2,
       .end_trains = 1}};
  return game;
}

// Mostly locomotives: the row is swept again and again until the limits of T19 stop it.
inline const Game& engines() {
  static const Game game{
      board({{0, 1, 2, 0},
             {1, 2, 3, kGrey},
             {0, 2, 4, 1},
             {2, 3, 2, kGrey},
             {0, 3, 1, 0},
             {1, 3, 5, kGrey}},
            {{0, 1, 2},
             {0, 2, 3},
             {1, 2, 4},
             {1, 3, 5},
             {2, 3, 6},
             {0, 3, 7},
             {2, 1, 3},
             {3, 0, 2},
             {3, 2, 9},
             {2, 0, 8}},
            {4, 4}, 12),
      {.most_players = 3, .hand = 1, .trains = 12, .opening_deal = 3, .opening_keep = 2}};
  return game;
}

// Three double routes and many players; a row of three that two locomotives sweep; four tickets
// offered.
inline const Game& doubles() {
  static const Game game{
      board({{0, 1, 2, 0},
             {0, 1, 2, 1},
             {1, 2, 1, kGrey},
             {1, 2, 1, kGrey},
             {0, 2, 3, 2},
             {0, 2, 3, kGrey},
             {2, 3, 2, 1}},
            {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}, {1, 3, 5}, {2, 3, 6}, {0, 3, 7}, {1, 0, 1}, {2, 0, 8},
             {2, 1, 2}, {3, 1, 2}, {3, 2, 2}, {3, 0, 2}, {0, 1, 9}, {0, 2, 9}, {1, 2, 9}, {0, 3, 9},
             {1, 3, 9}, {2, 3, 9}, {1, 0, 3}, {2, 0, 3}, {2, 1, 3}, {3, 0, 3}},
            {9, 9, 9}, 6),
      {.row = 3,
       .row_locomotives = 2,
       .row_resets = 2,
       .hand = 3,
       .trains = 6,
       .opening_deal = 4,
       .offer = 4,
       .offer_keep = 2}};
  return game;
}

// Every ticket is dealt at once and the deal empties the deck of cards: the row starts short.
inline const Game& last_drop() {
  static const Game game{
      board({{0, 1, 1, 0}, {1, 2, 1, 1}, {2, 3, 1, kGrey}, {3, 4, 2, 0}, {0, 4, 1, 1}},
            {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}, {1, 3, 5}, {2, 3, 6}, {0, 3, 7}}, {4, 4}, 1),
      {.most_players = 2, .hand = 3, .trains = 5, .opening_deal = 3, .end_trains = 0}};
  return game;
}

}  // namespace roundhouse::ttr::small
