#include "games/signal/rules/movement.h"

#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

// What the train meets next: something that stops it, or (Cause::points) a free space.
struct Ahead {
  Cause cause;
  u8 at = kNone;
  u8 with = kNone;
  const Exit* into = nullptr;
};

bool is_red(const Public& open, u8 signal) { return signal != kNone && !has(open.green, signal); }

// The open arm that the setting joins to this one, or kNone.
u8 joined_arm(const Board& board, const Public& open, int junction, u8 arm) {
  const Arms arms = open_arms(board.ways[junction], open.setting[junction]);
  return arm == arms.a ? arms.b : arm == arms.b ? arms.a : kNone;
}

// S35: does a train on the space entered look back across the boundary? One in a city faces nobody.
bool faces_back(const Board& board, const Train& other, const Exit& into) {
  return board.is_start(other.at) || (board.is_section(other.at) && other.facing != into.facing);
}

// S6: what lies between is looked at first, then the next space.
Ahead look(const Board& board, const Public& open, int train, const Exit& way) {
  if (is_red(open, way.signal)) return {Cause::signal, way.signal};
  const Exit* into = &way;
  if (way.junction != kNone) {
    const u8 arm = joined_arm(board, open, way.junction, way.arm);
    if (arm == kNone) return {Cause::junction, way.junction};
    into = &board.from_arm[way.junction][arm];
    if (is_red(open, into->signal)) return {Cause::signal, into->signal};
  }
  const u8 other = train_on(open, into->space, train);  // S39: never in its own way
  if (other == kNone) return {.cause = Cause::points, .into = into};
  const bool head_on = faces_back(board, open.train[other], *into);
  return {head_on ? Cause::collision : Cause::train, into->space, other};
}

}  // namespace

Leg run(const Board& board, const Public& open, int train, const Exit& way, int points) {
  Leg leg;
  leg.train = open.train[train];
  const Exit* next = &way;
  for (; points > 0; --points) {
    const Ahead ahead = look(board, open, train, *next);
    if (ahead.cause != Cause::points) {
      leg.cause = ahead.cause;
      leg.at = ahead.at;
      if (ahead.cause == Cause::collision) leg.with = ahead.with;
      break;
    }
    const Exit& into = *ahead.into;
    leg.path[leg.n++] = into.space;
    leg.train.at = into.space;
    leg.train.facing = into.facing;
    if (!board.is_section(into.space)) {
      const bool city = board.is_city(into.space);
      leg.cause = city ? Cause::city : Cause::start;
      if (city) leg.line = into.line;
      if (!city) leg.at = into.space;
      --points;
      break;
    }
    next = &way_ahead(board, leg.train);
  }
  leg.left = static_cast<u8>(points);
  return leg;
}

}  // namespace roundhouse::signal
