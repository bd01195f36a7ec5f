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

// What a, b and c mean:
//   not_your_turn                  a: whose turn, kNone in the opening
//   slot_empty, locomotive_second  a: slot
//   taken, own_twin, twin_closed   a: track; b: owner, or the number of players
//   trains, count                  a: need; b: have, or paid
//   colour                         a: needed kind; b: paid kind
//   short_cards, short_locomotives a: kind; b: by how many
//   keep_more                      a: at least; b: kept; c: 1 in the opening
//   not_offered                    a: ticket
struct Reject {
  Why why = Why::none;
  u8 a = 0, b = 0, c = 0;

  bool ok() const { return why == Why::none; }
  friend bool operator==(const Reject&, const Reject&) = default;
};

// The ledger id, "" where no rule is meant.
std::string_view rule_of(const Reject& reject);

}  // namespace roundhouse::ttr
