// A Switch & Signal board with its deck: immutable, shared by pointer, numbers only.
// Names and ids live in text/; where things are drawn lives in the layout file.
// docs/games/switch-and-signal.md says how everything is numbered.
#pragma once

#include "core/types.h"

namespace roundhouse::signal {

// Published capacities. A board beyond them is refused by name.
inline constexpr int kStarts = 11;
inline constexpr int kMaxCities = 6;
inline constexpr int kMaxPorts = 2;
inline constexpr int kMaxJunctions = 32;
inline constexpr int kMaxPlaces = kStarts + kMaxCities + kMaxJunctions;
inline constexpr int kMaxLines = 64;
inline constexpr int kMaxSections = 15;  // of one line
inline constexpr int kMaxSpaces = 112;
inline constexpr int kMaxSignals = 64;
inline constexpr int kMaxScheduleCards = 32;
inline constexpr int kMaxCardMoves = 4;

inline constexpr int kArms = 4;     // of a junction, at most
inline constexpr int kColours = 3;  // of trains: black, brown, grey
inline constexpr int kTrainsEach = 3;
inline constexpr int kTrains = kColours * kTrainsEach;
inline constexpr int kAny = kColours;  // the multicoloured symbol (S25)
inline constexpr int kGoods = 4;
inline constexpr int kFaces = 6;
inline constexpr int kMaxPoints = 6;  // of a movement die
inline constexpr int kKinds = 3;      // of action cards:
inline constexpr int kSignalCard = 0, kSwitchCard = 1, kTrainCard = 2;
inline constexpr int kHelpers = 3;
inline constexpr int kBoxSignals = 10;  // S14
inline constexpr int kBoxSwitches = 30;

enum class Helper : u8 {
  logistician,
  dispatcher,
  conductor,
  crossing_keeper,
  traffic_controller,
  shunter
};
inline constexpr int kHelperKinds = 6;

struct City {
  u8 port;   // 1 for a port
  u8 goods;  // of a trade city, kNone for a port
};

struct Line {
  u8 a, b;      // places: starts, cities, junctions, one after the other
  u8 sections;  // from a to b
  u8 reserved;
  u16 signals;  // bit k: a signal space at boundary k
};

struct ScheduleCard {
  u8 deploy;
  u8 moves;
  u8 move[kMaxCardMoves];  // a colour or kAny
};

struct Deck {
  u8 die[kColours][kFaces] = {};
  u8 actions[kKinds] = {};
  u8 hand = 0, draw = 0, limit = 0;  // S11, S29
  u8 cards = 0;
  ScheduleCard card[kMaxScheduleCards] = {};
};

// What lies between a space and the next in one direction (S6): perhaps a signal, then the next
// space, or a junction whose setting says how it goes on. The way into a line from a city or a
// junction is written in the same words.
struct Exit {
  u8 signal = kNone;
  u8 junction = kNone;
  u8 arm = kNone;     // of the junction
  u8 space = kNone;   // without a junction: the next space
  u8 facing = kNone;  // and the direction there; kNone in cities and on start places
  u8 line = kNone;    // the line left or run along
};

// One way to set a junction anew: the place-th of its settings, the one that lies there left out.
struct Change {
  u8 junction, place;
};

struct Board {
  u8 cities = 0, junctions = 0, lines = 0;
  u8 run_through = 0;         // S37, S38 instead of S33, S34
  u8 open_track_markers = 0;  // S14
  Helper helper[kHelpers] = {};
  u8 number[kStarts] = {};  // as printed
  City city[kMaxCities] = {};
  u8 ways[kMaxJunctions] = {};
  Line line[kMaxLines] = {};
  u8 setting[kMaxJunctions] = {};  // the first game's placement
  u64 green = 0;
  Deck deck = {};

  // Derived by finish().
  u8 ports = 0, signals = 0, spaces = 0;
  u8 port_city[kMaxPorts] = {};
  u8 trade_city[kGoods] = {};
  u8 port_of[kMaxCities] = {};        // number of the port, kNone for a trade city
  u64 all_signals = 0, on_track = 0;  // on_track: those at no city
  u64 city_signals[kMaxCities] = {};
  u64 city_lines[kMaxCities] = {};
  u8 signal_city[kMaxSignals] = {};  // the city it stands at, kNone on open track
  u8 signal_line[kMaxSignals] = {}, signal_boundary[kMaxSignals] = {};
  u8 first_section[kMaxLines] = {};
  u8 section_line[kMaxSpaces] = {};
  u8 arm_line[kMaxJunctions][kArms] = {};
  Exit from_city[kMaxCities][kMaxLines] = {};
  Exit from_arm[kMaxJunctions][kArms] = {};
  Exit exit[kMaxSpaces][2] = {};  // sections: towards a, towards b; start places: [0]
  u8 changes = 0;
  Change change[kMaxJunctions * 5] = {};

  constexpr int first_city() const { return kStarts; }
  constexpr int first_junction() const { return kStarts + cities; }
  constexpr int first_of_sections() const { return kStarts + cities; }
  constexpr bool is_start(int space) const { return space < kStarts; }
  constexpr bool is_city(int space) const { return space >= kStarts && space < kStarts + cities; }
  constexpr bool is_section(int space) const { return space >= kStarts + cities; }
  constexpr int city_at(int space) const { return space - kStarts; }
  // The bit of a helper in the set of the unused ones, 0 if this board has it not.
  constexpr u8 helper_bit(Helper wanted) const {
    for (int i = 0; i < kHelpers; ++i)
      if (helper[i] == wanted) return static_cast<u8>(1u << i);
    return 0;
  }
};

constexpr int settings_of(int ways) { return ways == 3 ? 3 : 6; }
constexpr int colour_of(int train) { return train / kTrainsEach; }

// The two open arms of a setting: (0,1) (0,2) (0,3) (1,2) (1,3) (2,3), those that exist.
struct Arms {
  u8 a, b;
};
constexpr Arms open_arms(int ways, int setting) {
  constexpr Arms kThree[] = {{0, 1}, {0, 2}, {1, 2}};
  constexpr Arms kFour[] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
  return ways == 3 ? kThree[setting] : kFour[setting];
}
constexpr int setting_of(int ways, int a, int b) {
  for (int s = 0; s < settings_of(ways); ++s)
    if (open_arms(ways, s).a == a && open_arms(ways, s).b == b) return s;
  return -1;
}

}  // namespace roundhouse::signal
