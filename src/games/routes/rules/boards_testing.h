// Hand-made boards for tests, from a list of lines and tickets.
#pragma once

#include <algorithm>
#include <vector>

#include "games/routes/rules/board.h"

namespace roundhouse::routes::hand_made {

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

}  // namespace roundhouse::routes::hand_made
