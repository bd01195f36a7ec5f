// What a table may be asked for: a game with its names, players and options. Each family of games
// lists its own; what all tables share is here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/setup.h"
#include "text/translated.h"

namespace roundhouse {

struct OptionInfo {
  std::string name;
  text::Translated text;
  std::vector<std::string> values;
  std::string standard;  // what holds when it is not given
};

struct GameInfo {
  std::string id;
  text::Translated name;
  int least, most;    // players
  std::string board;  // the one played on when none is named
  std::vector<OptionInfo> options;
};

std::vector<std::string> numbers_between(int first, int last);  // as the values of an option
OptionInfo first_seat_option(int most_players);

// What a table helps its players with, whatever the game: a ladder, each rung with those before it.
const OptionInfo& assist_option();
bool is_assist(std::string_view value);
std::string_view assist_of(const GameSetup& setup);  // the highest rung where nothing was said
inline constexpr std::string_view kCoach = "coach";  // the rung on which hints are given

// Colours to choose from, and as many marks, by number; what they look like is the page's business.
inline constexpr int kLooks = 8;
inline constexpr int kNoLook = -1;  // not chosen: the seat looks as its place at the table has it

}  // namespace roundhouse
