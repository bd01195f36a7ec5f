// Why a move is refused. What each reason says is in its row (refusals.cc).
#pragma once

#include <span>
#include <string_view>

#include "core/refusal.h"

namespace roundhouse::signal {

enum class Why : u8 {
  none,
  game_over,
  not_your_turn,
  wrong_step,
  unknown_name,
  not_an_arm,
  same_setting,
  no_marker,
  marker_there,
  city_needs_one,
  marker_stays,
  placing_limit,  //
  helper_used,
  helper_elsewhere,
  helper_window,
  depot,
  same_colour,
  given_colour,
  place_taken,
  not_on_board,
  already_moved,
  other_colour,
  held,
  not_a_line,
  line_red,
  came_by,
  no_card,
  wrong_card,
  no_effect,
  not_in_trade_city,
  loaded,
  no_goods,
  draw_range
};
inline constexpr int kReasons = 33;

// How the figures of a refusal are told.
enum class Told : u8 {
  number,
  phase,
  junction,
  line,
  signal,
  city,
  helper,
  colour,
  start,
  train,
  card
};
using Reject = RejectOf<Why>;
using RefusalRow = RefusalRowOf<Why, Told>;

// One row a refusal (refusals.cc), and the ledger id of one, "" where no rule is meant.
std::span<const RefusalRow> refusals();
inline std::string_view rule_of(const Reject& reject) { return rule_in(refusals(), reject); }

}  // namespace roundhouse::signal
