// Why a move is refused: a name, the rule it breaks, and what it is about.
// docs/games/switch-and-signal.md has the list.
#pragma once

#include <string_view>

#include "core/types.h"

namespace roundhouse::signal {

enum class Why : u8 {
  none,
  game_over,
  not_your_turn,      // a: whose turn
  wrong_step,         // a: phase
  unknown_name,       // something that is not on this board
  not_an_arm,         // a: junction; b: line
  same_setting,       // a: junction
  no_marker,          // a: signal
  marker_there,       // a: signal
  city_needs_one,     // a: city
  marker_stays,       // a: signal
  placing_limit,      //
  helper_used,        // a: helper
  helper_elsewhere,   // a: helper
  helper_window,      // a: helper
  depot,              // a: colour
  same_colour,        // a: colour; b: 1 for a deployment
  given_colour,       // a: colour
  place_taken,        // a: start place
  not_on_board,       // a: train
  already_moved,      // a: train
  other_colour,       // a: train
  held,               // a: train
  not_a_line,         // a: line
  line_red,           // a: line
  came_by,            // a: line
  no_card,            // a: card
  wrong_card,         // a: action
  no_effect,          // a: action
  not_in_trade_city,  // a: train
  loaded,             // a: train
  no_goods,           // a: train
  draw_range          // a: most
};
inline constexpr int kReasons = 33;

struct Reject {
  Why why = Why::none;
  u8 a = 0, b = 0, c = 0;

  bool ok() const { return why == Why::none; }
  friend bool operator==(const Reject&, const Reject&) = default;
};

// The ledger id, "" where no rule is meant.
std::string_view rule_of(const Reject& reject);

}  // namespace roundhouse::signal
