// A Ticket to Ride map with one set of tickets: immutable, shared by pointer, numbers only.
// Names and ids live in text/; where things are drawn lives in the layout file.
#pragma once

#include "core/types.h"
#include "games/routes/rules/sets.h"

namespace roundhouse::routes {

inline constexpr int kMaxCities = 64;
inline constexpr int kColours = 8;
inline constexpr int kLocomotive = 8;  // the kind after the colours
inline constexpr int kKinds = 9;
inline constexpr u8 kGrey = 8;  // a track of any one colour
inline constexpr int kMaxLength = 9;
inline constexpr int kMaxOfClass = 15;  // tracks of one colour and length

struct Track {
  u8 a, b;    // cities
  u8 length;  // spaces
  u8 colour;  // 0 … 7, or kGrey
  u8 twin;    // the other track of a double route, or kNone
};

struct Ticket {
  u8 a, b;
  u8 points;
};

struct Board {
  u8 cities = 0;
  u8 tracks = 0;
  u8 tickets = 0;
  u8 colours = 0;
  u8 deck[kKinds] = {};            // train cards of each kind
  u8 points[kMaxLength + 1] = {};  // T37, by length
  Track track[kMaxTracks] = {};
  Ticket ticket[kMaxTickets] = {};

  // Derived by finish().
  u8 longest = 0;                                  // the longest track
  TrackSet all = {};                               // every track
  TrackSet doubles = {};                           // tracks that have a twin
  u64 ends[kMaxTracks] = {};                       // the two cities of each track, as bits
  TrackSet by_class[kKinds][kMaxLength + 1] = {};  // by colour (or grey) and length
};

constexpr Board finish(Board board) {
  for (int t = 0; t < board.tracks; ++t) {
    const Track& track = board.track[t];
    board.all.add(t);
    board.ends[t] = u64{1} << track.a | u64{1} << track.b;
    if (track.twin != kNone) board.doubles.add(t);
    board.by_class[track.colour][track.length].add(t);
    if (track.length > board.longest) board.longest = track.length;
  }
  return board;
}

}  // namespace roundhouse::routes
