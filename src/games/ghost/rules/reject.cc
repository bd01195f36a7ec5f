#include "games/ghost/rules/rules.h"

namespace roundhouse::ttr::ghost {

std::string_view Rules::rule_of(const Reject& r) {
  switch (r.why) {
    case Why::game_over: return "G20";
    case Why::not_your_turn: return "G4";
    case Why::no_draw: return "G18";
    case Why::own_twin: return "G12";
    case Why::taken:
    case Why::trains:
    case Why::count:
    case Why::colour:
    case Why::short_cards:
    case Why::short_locomotives: return "G11";
    case Why::no_tickets: return "G10";
    case Why::can_act: return "G19";
    default: return "";
  }
}

}  // namespace roundhouse::ttr::ghost
