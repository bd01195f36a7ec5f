// Why a planner likes a move, as facts that can be put into words. They are taken from the plan and
// the figures by which that planner chooses; for a bot without a plan from those of `hard`. Each
// fact is true of the position by itself: tests/hints counts them again.
#pragma once

#include "games/ttr/bots/planner.h"

namespace roundhouse::ttr::bots {

enum class Why : u8 {
  keep,      // the tickets kept bring `points`; `plan` joins `tickets` and takes `trains`
  finish,    // the claim completes `tickets`
  cheapest,  // it is on the plan's way and on a way with the fewest trains for each of `tickets`
  planned,   // `plan` needs it for `tickets`, and takes `trains` in all
  last,      // the last turn: `points` now
  points,    // `points`, and `plan` leaves trains enough for it
  worth,     // `points`, and nothing else can be said
  colour,    // with `missing` more cards of `colour` the hand pays for `track`
  thrift,    // with `missing` more cards of `colour` it does so without locomotives
  several,   // the routes of `plan` in `colour` lack `missing` cards between them
  held,      // then `missing` cards of `colour` are held
  wild,      // a locomotive, while `plan` lacks `missing` cards for `tickets`
  engine,    // a locomotive, though `plan` lacks nothing
  deck,      // no card to be seen is among the `missing` ones that `plan` lacks for `tickets`
  blind,     // the same, but of `unseen` cards `useful` ones would help
  ready,     // from the deck, though the hand pays for all of `plan` for `tickets`
  more,      // from the deck, with no ticket to plan for; `tickets` are given up
  tickets,   // `plan` leaves `trains`
  forced     // nothing else is possible
};

struct Reason {
  Why why = Why::forced;
  int track = -1, colour = -1, missing = 0, points = 0, trains = 0, unseen = 0, useful = 0;
  TicketSet tickets;
  TrackSet plan;  // the routes it is about, still to be claimed
};

Reason explain(const Rules& rules, const View& view, const Move& move,
               const Style& style = kHardStyle);

// The routes the planner has in mind with this move, still to be claimed: its plan, and the route
// the move is about.
TrackSet plan_behind(const Rules& rules, const View& view, const Move& move,
                     const Style& style = kHardStyle);

}  // namespace roundhouse::ttr::bots
