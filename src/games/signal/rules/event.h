// What happened, one fact a beat, in the order people at the table would see it. For eyes, logs and
// records; nothing in the engine is ever rebuilt from events. docs/games/switch-and-signal.md has
// the list.
#pragma once

#include <span>

#include "core/inline_vec.h"
#include "core/types.h"
#include "games/signal/rules/board.h"

namespace roundhouse::signal {

enum class EventKind : u8 {
  first,        // seat; a: 1 if by luck
  numbers,      // list: by start place
  hand,         // seat; n cards
  turn,         // seat
  revealed,     // a: card or kStartCard; b: Source
  helper,       // a: Helper; b: train or kNone
  under,        // a: card
  named,        // a: colour
  dice,         // a, b: dice; c: start place
  token,        // c: start place
  tokens,       // a: how many
  deployed,     // a: train; c: start place
  occupied,     // a: colour; c: start place
  no_train,     //
  rolled,       // a: train; b: points; c: the face, the first with so many points
  moved,        // a: train; b: points left; n spaces
  stopped,      // a: train; b: points left; c: Cause; d: signal, junction or space, or kNone
  collided,     // a: train; b: points left; c: with
  unloaded,     // a: train; b: goods; c: city
  returned,     // b: goods; c: city
  depot,        // a: train
  time,         // a: lost; b: clock
  refilled,     // a: clock; b: schedule cards left; c: the card removed if known, or kNone
  carried_out,  // a: card or kStartCard
  switched,     // a: junction; b, c: lines of the open arms
  signalled,    // a: from; b: to
  marker,       // a: signal
  ready,        //
  played,       // seat; a: action; n cards
  loaded,       // a: train; b: goods; c: card
  drew,         // seat; n cards
  rebuilt,      // a: how many cards
  over          // a: Outcome
};

enum class Source : u8 { start, deck, bottom };
enum class Cause : u8 { points, signal, junction, train, city, start, collision };

struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 a = 0, b = 0, c = 0, d = 0;
  u8 n = 0;
  u8 reserved = 0;
  u8 list[16] = {};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event>);

// Collects the events of one move, or nothing at all in playouts.
class Events {
 public:
  explicit Events(bool on = true) : on_(on) {}
  static Events off() { return Events(false); }
  bool on() const { return on_; }
  void push(const Event& event) {
    if (on_) list_.push(event);
  }
  // The same by parts.
  void push(EventKind kind, int a = 0, int b = 0, int c = 0, int d = 0) {
    if (on_)
      list_.push({.kind = kind,
                  .a = static_cast<u8>(a),
                  .b = static_cast<u8>(b),
                  .c = static_cast<u8>(c),
                  .d = static_cast<u8>(d)});
  }
  void push_seat(EventKind kind, Seat seat, int a = 0) {
    if (on_) list_.push({.kind = kind, .seat = seat, .a = static_cast<u8>(a)});
  }
  void clear() { list_.clear(); }
  std::span<const Event> all() const { return list_; }

 private:
  bool on_;
  InlineVec<Event, 192> list_;
};

}  // namespace roundhouse::signal
