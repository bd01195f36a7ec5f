// What happened, one fact a beat, in the order people at the table would see it. For eyes, logs and
// records; nothing in the engine is ever rebuilt from events. docs/games/switch-and-signal.md has
// the list.
#pragma once

#include "core/event_log.h"
#include "core/types.h"
#include "games/signal/rules/board.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal {

enum class EventKind : u8 {
  first,        // seat, by_luck
  numbers,      // list: n numbers, by start place
  hand,         // seat; list: n kinds of card
  turn,         // seat
  revealed,     // card: of the schedule, or kStartCard; source
  helper,       // helper; train or kNone
  under,        // card: of the schedule
  named,        // colour
  dice,         // dice, place
  token,        // place
  tokens,       // count
  deployed,     // train, place
  occupied,     // colour, place
  no_train,     //
  rolled,       // train, points
  moved,        // train, left; list: n spaces
  stopped,      // train, left, cause; at: signal, junction or space, or kNone
  collided,     // train, left, with
  unloaded,     // train, goods, city
  returned,     // goods, city
  depot,        // train
  time,         // lost, clock
  refilled,     // clock; count: schedule cards left; card: the one removed if known, or kNone
  carried_out,  // card: of the schedule, or kStartCard
  switched,     // junction, lines: of the open arms
  signalled,    // from, to
  marker,       // signal
  ready,        //
  played,       // seat, action; list: n kinds of card
  loaded,       // train, goods; card: a kind
  drew,         // seat; list: n kinds of card
  rebuilt,      // count: the cards of the new deck
  over          // outcome
};

enum class Source : u8 { start, deck, bottom };
enum class Cause : u8 { points, signal, junction, train, city, start, collision };

// Each kind has its own members, named beside it; the others stay as they are here.
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 by_luck = 0;
  u8 card = 0, action = 0, count = 0;
  Source source = Source::start;
  Helper helper = Helper::logistician;
  u8 train = 0, with = 0, colour = 0;
  u8 place = 0, dice[2] = {};
  u8 points = 0, left = 0;  // left: points not used
  Cause cause = Cause::points;
  u8 at = 0;
  u8 goods = 0, city = 0;
  u8 lost = 0, clock = 0;  // time tokens
  u8 junction = 0, lines[2] = {};
  u8 signal = 0, from = 0, to = 0;  // signal spaces
  Outcome outcome = Outcome::none;
  u8 n = 0;  // how many entries of list are used
  u8 list[16] = {};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event>);

using Events = EventLog<Event, 192>;

}  // namespace roundhouse::signal
