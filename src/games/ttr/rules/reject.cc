#include "games/routes/rules/reject.h"

namespace roundhouse::ttr {

std::string_view rule_of(const Reject& r) {
  switch (r.why) {
    case Why::none:
    case Why::unknown_track: return "";
    case Why::game_over: return "T50";
    case Why::not_your_turn: return "T10";
    case Why::opening:
    case Why::already_chosen: return "T5";
    case Why::keep_first: return "T40";
    case Why::second_card: return "T11";
    case Why::no_draw: return "T18";
    case Why::deck_empty: return "T23";
    case Why::slot_empty: return "T19";
    case Why::locomotive_second: return "T13";
    case Why::taken: return "T34";
    case Why::own_twin: return "T35";
    case Why::twin_closed: return "T36";
    case Why::trains: return "T33";
    case Why::count:
    case Why::short_cards: return "T30";
    case Why::colour: return "T31";
    case Why::short_locomotives: return "T32";
    case Why::no_tickets: return "T45";
    case Why::nothing_offered:
    case Why::not_offered: return "T42";
    case Why::keep_more: return r.c != 0 ? "T5" : "T40";
    case Why::order: return "T41";
    case Why::can_act: return "T21";
  }
  return "";
}

}  // namespace roundhouse::ttr
