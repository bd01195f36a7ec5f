// Why a move is refused: a name, the rule it breaks, and the figures. protocol/messages.md has the
// list.
#pragma once

#include <string_view>

#include "core/types.h"

namespace roundhouse::ttr {

enum class Why : u8 {
  none,
  game_over,
  not_your_turn,
  opening,
  already_chosen,
  keep_first,
  second_card,
  no_draw,
  deck_empty,
  slot_empty,
  locomotive_second,
  unknown_track,
  taken,
  own_twin,
  twin_closed,
  trains,
  count,
  colour,
  short_cards,
  short_locomotives,
  no_tickets,
  nothing_offered,
  keep_more,
  not_offered,
  order,
  can_act
};

//  not_your_turn a: turn            taken, own_twin a: track, b: owner    twin_closed a: track, b:
//  players slot_empty, locomotive_second a: slot     trains a: need, b: have      count a: need, b:
//  paid colour a: need, b: paid          short_cards a: card, b: by            short_locomotives b:
//  by keep_more a: least, b: kept, c: 1 in the opening                       not_offered a: ticket
struct Reject {
  Why why = Why::none;
  u8 a = 0, b = 0, c = 0;

  bool ok() const { return why == Why::none; }
  friend bool operator==(const Reject&, const Reject&) = default;
};

// The ledger id, "" where no rule is meant.
std::string_view rule_of(const Reject& reject);

}  // namespace roundhouse::ttr
