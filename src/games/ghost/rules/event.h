// What happened, one fact a beat, in the order people at the table would see it. For eyes, logs and
// records; nothing in the engine is ever rebuilt from events. docs/games/ghost-train.md has the
// list.
#pragma once

#include "core/event_log.h"
#include "core/types.h"
#include "games/ghost/rules/board.h"

namespace roundhouse::ghost {

enum class EventKind : u8 {
  first,            // seat, by_luck
  hand,             // seat; list: n cards
  dealt,            // seat; list: n tickets
  drew,             // seat, card
  rebuilt,          // cards: how many the new deck has
  claimed,          // seat, track, colour, locomotives, trains: the wagons left
  bonus,            // seat, bonus
  completed,        // seat, ticket, completed: how many the seat has now
  exchanged,        // seat; list: n tickets
  drew_ticket,      // seat, ticket
  tickets_rebuilt,  // tickets: how many the new deck has
  trick_or_treat,   // seat, completed: how many the seat has now
  pass,             // seat
  turn,             // seat
  over              // reason
};
enum class EndReason : u8 { none, tickets, wagons, stall };

// Each kind has its own members, named beside it; the others stay as they are here.
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 by_luck = 0;
  u8 card = 0, cards = 0;
  u8 track = 0, colour = 0, locomotives = 0, trains = 0;
  u8 bonus = 0;
  u8 ticket = 0, tickets = 0, completed = 0;
  EndReason reason = EndReason::none;
  u8 n = 0;       // how many entries of list are used
  u8 masked = 0;  // 1: what somebody else may see; list, card and ticket are blank
  u8 list[kMaxHandDealt] = {};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event>);

using Events = EventLog<Event, 192>;

}  // namespace roundhouse::ghost
