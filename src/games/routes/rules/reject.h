// Why a move on a board of tracks is refused. What each reason says is in the rows of the game
// (refusals.cc): the same reason rests on another rule in another game.
#pragma once

#include "core/refusal.h"

namespace roundhouse::routes {

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

// How the figures of a refusal are told.
enum class Told : u8 { number, slot, seat_or_none, track, card, ticket };
using Reject = RejectOf<Why>;
using RefusalRow = RefusalRowOf<Why, Told>;

}  // namespace roundhouse::routes
