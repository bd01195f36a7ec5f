// A Ticket to Ride board file in memory: the engine's board plus the words people use for it.
// The loader takes bytes; who owns files is the program's affair.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/data_error.h"
#include "games/routes/rules/board.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::codec {

struct Words {
  std::string en, pl;
};

struct City {
  std::string id;
  Words name;
};

// An edition: the numbers of a ruleset and the name of its set of tickets.
struct Edition {
  std::string id;  // "ttr-classic"
  Words name;
  std::string ticket_set;
  ttr::Ruleset rules;
};

struct Map {
  std::string id;  // "usa"
  Words name;
  std::vector<City> colours;  // id and name of each colour, then of the locomotive
  std::vector<City> cities;
  std::vector<std::string> tracks;   // ids in the engine's order
  std::vector<std::string> tickets;  // of the chosen set
  ttr::Board board;
  std::string hash;  // of everything the rules depend on, 16 hex digits

  // Kinds of cards by name: the colours, then "locomotive".
  std::string_view kind(int number) const {
    return colours[number == ttr::kLocomotive ? colours.size() - 1
                                              : static_cast<std::size_t>(number)]
        .id;
  }
  std::optional<int> find_kind(std::string_view wanted) const;
  std::optional<int> find_track(std::string_view wanted) const;
  std::optional<int> find_ticket(std::string_view wanted) const;
};

// `file` is what a DataError names.
std::variant<Edition, DataError> load_edition(std::string_view json, std::string_view file);
std::variant<Map, DataError> load_map(std::string_view json, std::string_view file,
                                      std::string_view ticket_set);

// From the files built into the program.
const Edition* builtin_edition(std::string_view game);
const Map& builtin_map(const Edition& edition);

}  // namespace roundhouse::codec
