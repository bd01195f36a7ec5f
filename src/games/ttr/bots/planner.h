// Players that plan: connect the tickets over the cheapest network, collect the colours it lacks,
// build for points with what is left. `medium` and `hard` are two styles of it.
#pragma once

#include "core/chance.h"
#include "games/ttr/bots/planning_view.h"

namespace roundhouse::ttr::bots {

extern const Style kMediumStyle, kHardStyle;

// A plan kept from move to move of one seat; made anew when something came between.
struct Memory {
  Plan plan;
  TicketSet held;
  bool known = false;
};

Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style, Memory& memory);

// Moves worth a thought, the planner's own choice first.
inline constexpr int kMostChoices = 24;
using Choices = InlineVec<Move, kMostChoices>;
void list_choices(const Rules& rules, const Public& open, const Private& own, Seat seat,
                  const Style& style, Choices& out);

// What the seat can expect at the end as things stand, in tenths of a point.
int expected_score(const Rules& rules, const Public& open, const Private& own, Seat seat,
                   const Style& style, Memory& memory);

Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style);

inline Move medium(const Rules& rules, const View& view) {
  return plan_move(rules, view.open, view.own, view.seat, kMediumStyle);
}
inline Move hard(const Rules& rules, const View& view) {
  return plan_move(rules, view.open, view.own, view.seat, kHardStyle);
}

}  // namespace roundhouse::ttr::bots
