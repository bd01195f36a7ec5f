#include "games/signal/rules/reject.h"

namespace roundhouse::signal {

std::string_view rule_of(const Reject& r) {
  switch (r.why) {
    case Why::none:
    case Why::unknown_name: return "";
    case Why::game_over: return "S50";
    case Why::not_your_turn:
    case Why::wrong_step: return "S20";
    case Why::not_an_arm: return "S3";
    case Why::same_setting:
    case Why::no_marker:
    case Why::marker_there:
    case Why::city_needs_one:
    case Why::no_card:
    case Why::no_effect: return "S26";
    case Why::marker_stays: return "S14";
    case Why::placing_limit: return "S16";
    case Why::helper_used:
    case Why::helper_elsewhere:
    case Why::helper_window: return "S42";
    case Why::depot: return "S22";
    case Why::same_colour: return r.b != 0 ? "S23" : "S25";
    case Why::given_colour: return "S21";
    case Why::place_taken: return "S48";
    case Why::not_on_board:
    case Why::already_moved:
    case Why::other_colour: return "S24";
    case Why::held: return "S47";
    case Why::not_a_line:
    case Why::line_red: return "S31";
    case Why::came_by: return "S37";
    case Why::wrong_card: return "S27";
    case Why::not_in_trade_city:
    case Why::loaded:
    case Why::no_goods: return "S28";
    case Why::draw_range: return "S29";
  }
  return "";
}

}  // namespace roundhouse::signal
