// A Ghost Train board file in memory: a map, its regions and bonuses, and the words people use for
// them. docs/games/ghost-train.md, "Board file".
#pragma once

#include "games/ghost/rules/board.h"
#include "games/routes/text/map.h"

namespace roundhouse::ghost {

struct Edition {
  std::string id;  // "ghost-train"
  Translated name;
  Ruleset rules;
};

struct Map : routes::Map {
  std::vector<City> regions;         // id and name
  std::size_t from = 0, to = 0;      // the two regions of G15
  std::vector<std::string> bonuses;  // ids, in the engine's order
  Haunts haunts;
};

// `file` is what a DataError names.
Expected<Edition, DataError> load_edition(std::string_view json, std::string_view file);
Expected<Map, DataError> load_map(std::string_view json, std::string_view file);

// From the files built into the program.
const Edition& builtin_edition();
const Map& builtin_map();

}  // namespace roundhouse::ghost
