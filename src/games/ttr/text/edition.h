// An edition of Ticket to Ride: the numbers of a ruleset, and a map with the edition's tickets.
// The loaders take bytes; who owns files is the program's affair.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "games/routes/text/map.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr {

using namespace routes;

struct Edition {
  std::string id;  // "ttr-classic"
  Translated name;
  std::string ticket_set;
  Ruleset rules;
};

// `file` is what a DataError names.
Expected<Edition, DataError> load_edition(std::string_view json, std::string_view file);
Expected<Map, DataError> load_map(std::string_view json, std::string_view file,
                                  std::string_view ticket_set);

// From the files built into the program.
const Edition* builtin_edition(std::string_view game);
const Map& builtin_map(const Edition& edition);

}  // namespace roundhouse::ttr
