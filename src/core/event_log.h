// Collects the events of one move, or nothing at all in playouts. What an event is, each game says.
#pragma once

#include <span>

#include "core/inline_vec.h"

namespace roundhouse {

template <class Event, std::size_t kMost>
class EventLog {
 public:
  explicit EventLog(bool on = true) : on_(on) {}
  static EventLog off() { return EventLog(false); }
  bool on() const { return on_; }
  void push(const Event& event) {
    if (on_) list_.push(event);
  }
  void clear() { list_.clear(); }
  std::span<const Event> all() const { return list_; }

 private:
  bool on_;
  InlineVec<Event, kMost> list_;
};

}  // namespace roundhouse
