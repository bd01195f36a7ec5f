// The deck of Switch & Signal: dice, action cards, schedule cards. The same for every board.
// For .cc files alone.
#pragma once

#include <string_view>
#include <variant>

#include "games/signal/text/board.h"

namespace roundhouse::signal {

struct ScheduleDeck {
  Ids colours;
  std::vector<Translated> names;  // of the colours
  Ids cards;
  Deck deck;
};

Expected<ScheduleDeck, DataError> load_deck(std::string_view json, std::string_view file);
const ScheduleDeck& builtin_deck();

}  // namespace roundhouse::signal
