// What happened, one fact a beat, in the order people at the table would see it. For eyes, logs and
// records; nothing in the engine is ever rebuilt from events. docs/record.md has the list.
#pragma once

#include <cstring>

#include "core/event_log.h"
#include "core/types.h"
#include "games/routes/rules/sets.h"

namespace roundhouse::ttr {

using namespace routes;

enum class EventKind : u8 {
  first,       // seat, by_luck
  hand,        // seat; list: n cards
  row,         // slot, card
  sweep,       // list: n cards
  rebuilt,     // cards: how many the new deck has
  offer,       // seat; list: n tickets, as drawn
  chose,       // seat, kept; list: n tickets, the kept ones first
  settled,     // list: how many each of the n seats kept
  drew,        // seat, card
  took,        // seat, slot, card
  claimed,     // seat, track, colour, locomotives, points, trains: what is left of them
  kept,        // seat, kept; list: n tickets, the kept ones first
  pass,        // seat
  turn,        // seat
  last_round,  // seat, turns: how many are left
  over,        // reason
  ticket,      // seat, ticket, done, points
  longest      // seat, length, points, tracks()
};
enum class EndReason : u8 { none, last_round, stall };

// Each kind has its own members, named beside it; the others stay as they are here.
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 by_luck = 0;
  u8 slot = 0, card = 0, cards = 0;
  u8 track = 0, colour = 0, locomotives = 0, trains = 0;
  u8 ticket = 0, done = 0, kept = 0;
  u8 length = 0, points = 0;
  u8 turns = 0;
  EndReason reason = EndReason::none;
  u8 n = 0;  // how many entries of list are used
  // 1: what somebody else may see. The list and a card drawn are blank, and all of a choice (T5).
  u8 masked = 0;
  u8 list[16] = {};  // of the longest path: a TrackSet

  TrackSet tracks() const {
    TrackSet set;
    std::memcpy(&set, list, sizeof set);
    return set;
  }
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event> && sizeof(TrackSet) == sizeof(Event::list));

using Events = EventLog<Event, 192>;

}  // namespace roundhouse::ttr
