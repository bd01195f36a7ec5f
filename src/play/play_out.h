// A game played to its end without a log: the loop of simulations and tournaments. Observers see
// what they ask for; what they do not is not made.
#pragma once

#include "core/chance.h"
#include "core/types.h"

namespace roundhouse {

// `choose(state, seat, n)` gives the n-th decision, counted from 0. An observer may have
//   dealt(state, events)
//   deciding(state, seat)                    before each decision
//   moved(n, seat, move, events, state)      n counted from 1; the state after it
//   ended(state, result, decisions)
template <class Codec, class Choose, class... Observers>
void play_out(const Codec& codec, Chance& chance, typename Codec::Events& events, Choose choose,
              Observers&... observers) {
  const auto& rules = codec.rules();
  const auto tell = [&](auto with) { (with(observers), ...); };
  auto state = rules.deal(codec.seats(), chance, events);
  tell([&](auto& o) {
    if constexpr (requires { o.dealt(state, events.all()); }) o.dealt(state, events.all());
  });
  int n = 0;
  for (SeatSet acting = rules.to_act(state); !acting.empty(); acting = rules.to_act(state)) {
    const Seat seat = acting.lowest();
    const auto move = choose(state, seat, n);
    tell([&](auto& o) {
      if constexpr (requires { o.deciding(state, seat); }) o.deciding(state, seat);
    });
    events.clear();
    rules.apply(state, seat, move, chance, events);
    ++n;
    tell([&](auto& o) {
      if constexpr (requires { o.moved(n, seat, move, events.all(), state); })
        o.moved(n, seat, move, events.all(), state);
    });
  }
  const auto result = rules.result(state);
  tell([&](auto& o) {
    if constexpr (requires { o.ended(state, result, n); }) o.ended(state, result, n);
  });
}

// An observer that writes the record.
template <class Record>
class Recorder {
 public:
  explicit Recorder(Record& record) : record_(record) {}
  void dealt(const auto& state, auto events) { record_.deal(events, state); }
  void moved(int n, Seat seat, const auto& move, auto events, const auto& state) {
    record_.move(n, seat, move, events, state);
  }
  void ended(const auto&, const auto& result, int) { record_.result(result); }

 private:
  Record& record_;
};

}  // namespace roundhouse
