// What a seat may know: S11, S18. Everything on the table; the order of decks is not in the state.
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

View Rules::view(const State& s, Seat seat) const {
  View v{};
  v.open = s.open;
  v.seat = seat;
  return v;
}

State Rules::guess(const View& v, Chance&) const { return {v.open}; }

Event Rules::seen_by(const Event& event, Seat) const { return event; }

}  // namespace roundhouse::signal
