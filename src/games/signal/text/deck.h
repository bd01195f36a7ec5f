// The deck of Switch & Signal: dice, action cards, schedule cards. The same for every board.
// Included by .cc files of codec alone.
#pragma once

#include <string_view>
#include <variant>

#include "games/signal/text/board.h"

namespace roundhouse::codec {

struct SignalDeck {
  Ids colours;
  std::vector<Words> names;  // of the colours
  Ids cards;
  signal::Deck deck;
};

std::variant<SignalDeck, DataError> load_signal_deck(std::string_view json, std::string_view file);
const SignalDeck& builtin_signal_deck();

}  // namespace roundhouse::codec
