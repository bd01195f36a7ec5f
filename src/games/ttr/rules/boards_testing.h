// Hand-made boards for tests: small enough to enumerate, odd enough to reach the rare rules.
// Not maps anybody would want to play on.
#pragma once

#include <vector>

#include "games/routes/rules/board.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr::small {

struct Line {
  int a, b, length, colour;
};

// Two lines between the same cities are a double route; a ticket's points are its third number.
inline Board board(std::vector<Line> lines, std::vector<Ticket> tickets, std::vector<int> colours,
                   int locomotives) {
  Board made;
  made.colours = static_cast<u8>(colours.size());
  for (std::size_t c = 0; c < colours.size(); ++c) made.deck[c] = static_cast<u8>(colours[c]);
  made.deck[kLocomotive] = static_cast<u8>(locomotives);
  const u8 points[] = {0, 1, 2, 4, 7, 10, 15, 18, 21, 27};
  for (int length = 0; length <= kMaxLength; ++length) made.points[length] = points[length];
  for (const Line& line : lines) {
    Track& track = made.track[made.tracks];
    track = {static_cast<u8>(line.a), static_cast<u8>(line.b), static_cast<u8>(line.length),
             static_cast<u8>(line.colour), kNone};
    for (u8 t = 0; t < made.tracks; ++t) {
      if (made.track[t].a != track.a || made.track[t].b != track.b) continue;
      track.twin = t;
      made.track[t].twin = made.tracks;
    }
    ++made.tracks;
    made.cities = std::max<u8>(made.cities, static_cast<u8>(std::max(line.a, line.b) + 1));
  }
  for (const Ticket& ticket : tickets) made.ticket[made.tickets++] = ticket;
  return finish(made);
}

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
