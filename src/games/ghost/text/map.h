// A Ghost Train board file in memory: a map, its regions and bonuses, and the words people use for
// them. docs/games/ghost-train.md, "Board file".
#pragma once

#include "games/routes/text/map.h"
#include "games/ghost/rules/board.h"

namespace roundhouse::codec {

struct GhostEdition {
  std::string id;  // "ghost-train"
  Words name;
  ttr::ghost::Ruleset rules;
};

struct GhostMap : Map {
  std::vector<City> regions;         // id and name
  std::size_t from = 0, to = 0;      // the two regions of G15
  std::vector<std::string> bonuses;  // ids, in the engine's order
  ttr::ghost::Haunts haunts;
};

// `file` is what a DataError names.
std::variant<GhostEdition, DataError> load_ghost_edition(std::string_view json,
                                                         std::string_view file);
std::variant<GhostMap, DataError> load_ghost_map(std::string_view json, std::string_view file);

// From the files built into the program.
const GhostEdition& builtin_ghost_edition();
const GhostMap& builtin_ghost_map();

}  // namespace roundhouse::codec
