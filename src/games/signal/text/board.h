// A Switch & Signal board file in memory: the engine's board plus the words people use for it.
// The loader takes bytes; who owns files is the program's affair.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/signal/rules/board.h"
#include "text/data_error.h"
#include "text/translated.h"

namespace roundhouse::signal {

using namespace text;

using Ids = std::vector<std::string>;
std::optional<int> find_id(const Ids& ids, std::string_view wanted);

// What people call things, in the engine's order.
struct Names {
  std::vector<Translated> starts, cities, junctions, goods, colours;
};

// Everything that has a name, in the engine's order.
struct NamedBoard {
  std::string id;  // "europe"
  Translated name;
  Ids starts, cities, junctions, lines;
  Ids spaces;   // starts, cities, sections ("calais-paris/1")
  Ids signals;  // "calais-paris@2"
  Ids goods;
  Ids colours;  // of trains
  Ids trains;   // "black-1"
  Ids cards;    // of the schedule
  Names names;
  Board board;
  std::string hash;  // of everything the rules depend on, 16 hex digits

  // The game whose rules for cities it follows.
  std::string_view game() const {
    return board.run_through != 0 ? "switch-signal-america" : "switch-signal-europe";
  }
  // The place at which a train on a section looks: the end of its line.
  const std::string& place(int number) const;
};

std::string_view kind_name(int kind);  // of action cards: "signal", "switch", "train"
std::optional<int> find_card_kind(std::string_view wanted);
std::string_view helper_name(Helper helper);
std::optional<int> find_helper(std::string_view wanted);

// `file` is what a DataError names.
Expected<NamedBoard, DataError> load_board(std::string_view json, std::string_view file);

// From the files built into the program: "europe" or "america"; nullptr for any other id.
std::shared_ptr<const NamedBoard> builtin_board(std::string_view id);

}  // namespace roundhouse::signal
