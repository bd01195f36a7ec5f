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
  first,
  hand,
  row,
  sweep,
  rebuilt,
  offer,
  chose,
  settled,
  drew,
  took,
  claimed,
  kept,
  pass,
  turn,
  last_round,
  over,
  ticket,
  longest
};
enum class EndReason : u8 { none, last_round, stall };

// What a, b, c and list mean, by kind (n = how many entries of list are used):
//  first      a: 1 if by luck            chose, kept  n, a: how many of them are kept
//  hand       n cards                    settled      n: kept by seat
//  row        a: slot, b: card           took         a: slot, b: card        drew  b: card
//  sweep      n cards                    claimed      a: track, b: colour, c: locomotives, n:
//  points, d: trains left rebuilt    a: cards                   last_round   a: turns over  a:
//  EndReason offer      n tickets, as drawn        ticket       a: ticket, b: 1 if done, c: points
//                                        longest      a: length, b: points, list: TrackSet
// `masked` says that this is what somebody else may see: list and card are blank, a and n remain.
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 a = 0, b = 0, c = 0, d = 0;
  u8 n = 0;
  u8 masked = 0;
  u8 list[16] = {};

  TrackSet tracks() const {
    TrackSet set;
    std::memcpy(&set, list, sizeof set);
    return set;
  }
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event> && sizeof(TrackSet) == 16);

using Events = EventLog<Event, 192>;

}  // namespace roundhouse::ttr
