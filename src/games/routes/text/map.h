// A board file of tracks between cities in memory: the engine's board plus the words people use for
// it. The loader takes bytes; who owns files is the program's affair.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/routes/rules/board.h"
#include "text/data_error.h"
#include "text/translated.h"

namespace roundhouse::routes {

using namespace text;

struct City {
  std::string id;
  Translated name;
};

struct Map {
  std::string id;  // "usa"
  Translated name;
  std::vector<City> colours;  // id and name of each colour, then of the locomotive
  std::vector<City> cities;
  std::vector<std::string> tracks;   // ids in the engine's order
  std::vector<std::string> tickets;  // of the chosen set
  Board board;
  std::string hash;  // of everything the rules depend on, 16 hex digits

  // Kinds of cards by name: the colours, then "locomotive".
  std::string_view kind(int number) const {
    return colours[number == kLocomotive ? colours.size() - 1 : static_cast<std::size_t>(number)]
        .id;
  }
  std::optional<int> find_kind(std::string_view wanted) const;
  std::optional<int> find_track(std::string_view wanted) const;
  std::optional<int> find_ticket(std::string_view wanted) const;
};

}  // namespace roundhouse::routes
