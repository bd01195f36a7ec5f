// What a seat may know: T8, T43. The one door through which positions and events leave the engine.
#include <algorithm>
#include <iterator>

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

View Rules::view(const State& s, Seat seat) const {
  View v{};
  v.open = s.open;
  v.seat = seat;
  std::fill(std::begin(v.under), std::end(v.under), kNone);
  std::fill(std::begin(v.own.offer), std::end(v.own.offer), kNone);
  if (seat == kNobody) return v;
  v.own = s.own[index(seat)];
  for (int i = 0; i < s.open.under; ++i)
    if (s.open.under_by[i] == static_cast<u8>(seat)) v.under[i] = s.hidden.under[i];
  return v;
}

Event Rules::seen_by(const Event& event, Seat seat) const {
  if (event.seat == seat) return event;
  Event seen = event;
  switch (event.kind) {
    case EventKind::hand:
    case EventKind::offer:
    case EventKind::kept: break;
    case EventKind::chose: seen.kept = seen.n = 0; break;  // T5: not even how many
    case EventKind::drew: seen.card = 0; break;
    default: return event;
  }
  std::fill(std::begin(seen.list), std::end(seen.list), u8{0});
  seen.masked = 1;
  return seen;
}

}  // namespace roundhouse::ttr
