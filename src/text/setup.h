// A table before its game: which game, on which board, with which options, and who sits where. One
// struct for whoever makes a game and for the header of its record.
#pragma once

#include <string>
#include <vector>

#include "text/options.h"

namespace roundhouse {

struct SeatInfo {
  std::string name;
  std::string bot;  // "" for a person
};

struct GameSetup {
  std::string game;
  std::vector<SeatInfo> seats;
  text::Options options;
  std::string board;  // "" for the default
  std::string assist =
      {};                  // what the table helps its players with (text/game_info.h); "": not said
  std::string rules = {};  // which version of them, as a record's header says; "": the newest

  int players() const { return static_cast<int>(seats.size()); }
};

namespace text {
// "seats":[{"name":…,"bot":…},…]
void put_seats(std::string& out, const std::vector<SeatInfo>& seats);
}  // namespace text

}  // namespace roundhouse
