// What happened, one fact a beat, in the order people at the table would see it. For eyes, logs and
// records; nothing in the engine is ever rebuilt from events. docs/games/ghost-train.md has the
// list.
#pragma once

#include "core/event_log.h"
#include "core/types.h"
#include "games/ghost/rules/board.h"

namespace roundhouse::ghost {

enum class EventKind : u8 {
  first,
  hand,
  dealt,
  drew,
  rebuilt,
  claimed,
  bonus,
  completed,
  exchanged,
  drew_ticket,
  tickets_rebuilt,
  trick_or_treat,
  pass,
  turn,
  over
};
enum class EndReason : u8 { none, tickets, wagons, stall };

// What the fields mean, by kind (n = how many entries of list are used):
//   first             a: 1 if by luck
//   hand              n cards
//   dealt, exchanged  n tickets
//   drew              a: card
//   drew_ticket       a: ticket
//   rebuilt           a: cards
//   tickets_rebuilt   a: tickets
//   claimed           a: track, b: colour, c: locomotives, d: wagons left
//   bonus             a: which
//   completed         a: ticket, b: how many this seat has completed now
//   trick_or_treat    b: the same
//   over              a: EndReason
// `masked` says that this is what somebody else may see: list and a are blank, n remains.
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 a = 0, b = 0, c = 0, d = 0;
  u8 n = 0;
  u8 masked = 0;
  u8 list[kMaxHandDealt] = {};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event>);

using Events = EventLog<Event, 192>;

}  // namespace roundhouse::ghost
