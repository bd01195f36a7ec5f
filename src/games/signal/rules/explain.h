// What a train's move would come to, without moving it: every way it can end, one for each choice
// of a line and each decision to run on. The game's own movement and endings are asked, on a copy.
#pragma once

#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

struct Forecast {
  u8 line = kNone;  // taken out of the city in which the move begins
  u8 n = 0;
  u8 path[kMaxPoints] = {};  // spaces entered, over all legs
  u8 at = kNone;             // where it stands then; kNone: in the depot
  u8 facing = kNone;         // and its direction there
  Cause cause = Cause::points;
  u8 with = kNone;
  u8 left = 0;  // points
  u8 lost = 0;  // time tokens
  u8 delivers = kNone;
};

namespace explaining {

template <class F>
void go_on(const Rules& rules, const Public& open, int train, const Exit& way, int points,
           const Forecast& so_far, F& visit) {
  const Leg leg = run(rules.board(), open, train, way, points);
  Forecast cast = so_far;
  for (int i = 0; i < leg.n; ++i) cast.path[cast.n++] = leg.path[i];
  const Ending end = rules.ending(open, train, leg);
  cast.at = end.goes_home ? kNone : leg.train.at;
  cast.facing = end.goes_home ? kNone : leg.train.facing;
  cast.cause = leg.cause;
  cast.with = leg.with;
  cast.left = leg.left;
  cast.lost = end.lost;
  cast.delivers = end.unloads;
  visit(cast);
  if (!rules.may_run_on(open, train, leg)) return;
  Public next = open;
  next.train[train] = leg.train;
  const int city = rules.board().city_at(leg.train.at);
  for (u64 ways = rules.ways_out(open, city, leg.line); ways != 0; ways &= ways - 1) {
    const u8 line = rules.board().signal_line[std::countr_zero(ways)];
    go_on(rules, next, train, rules.board().from_city[city][line], leg.left, cast, visit);
  }
}

}  // namespace explaining

// Calls visit(Forecast) for each way the move of a train on the board can end.
template <class F>
void explain(const Rules& rules, const Public& open, int train, int points, F visit) {
  const Board& board = rules.board();
  const Train& now = open.train[train];
  RH_ASSERT(now.at != kNone, "a train in the depot does not move");
  if (!board.is_city(now.at))
    return explaining::go_on(rules, open, train, way_ahead(board, now), points, {}, visit);
  const int city = board.city_at(now.at);
  for (u64 ways = rules.ways_out(open, city, kNone); ways != 0; ways &= ways - 1) {
    Forecast start;
    start.line = board.signal_line[std::countr_zero(ways)];
    explaining::go_on(rules, open, train, board.from_city[city][start.line], points, start, visit);
  }
}

}  // namespace roundhouse::signal
