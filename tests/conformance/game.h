// What the conformance suite asks of a game beside core/rules.h, and the few tools all its tests
// share. A game joins the suite by a struct like this concept and one line in games.h.
#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/bot.h"
#include "core/chance.h"
#include "core/digest.h"
#include "core/rules.h"

namespace roundhouse::conformance {

// The answers of luck in one move, in the order in which they were given.
struct Outcomes {
  std::vector<u8> cards, tickets, picks;
  Chance::Tape tape() const { return {cards, tickets, picks}; }
};

template <class G>
using State = typename G::Rules::State;
template <class G>
using Move = typename G::Rules::Move;
template <class G>
using Event = typename G::Rules::Event;

template <class G>
concept Game =
    roundhouse::Rules<typename G::Rules> &&
    requires(const State<G>& state, const State<G>& other, const Move<G>& move,
             std::span<const Event<G>> events, Seat seat, Chance& chance, Digest& digest) {
      { G::name() } -> std::convertible_to<std::string>;
      { G::rules() } -> std::same_as<typename G::Rules>;
      { G::seats() } -> std::same_as<std::vector<int>>;
      // How many random games make a fair try: few of a long game, many of a tiny one.
      { G::games() } -> std::same_as<int>;
      { G::bots() } -> std::same_as<std::span<const Bot<typename G::Rules>>>;
      // What those games come to (signature_test.cc): the same under every compiler.
      { G::signature() } -> std::same_as<u64>;
      // The first impossible thing in a position, or nullptr.
      { G::rules().position_error(state) } -> std::same_as<const char*>;
      // Any move that can be written down, legal or not; near misses more often than nonsense.
      { G::any_move(state, seat, chance) } -> std::same_as<Move<G>>;
      // The luck of a move, read from its events. `before` is nullptr for the deal.
      { G::outcomes(&state, events) } -> std::same_as<Outcomes>;
      // Everything the watcher cannot see, dealt anew. Written without view() and guess().
      { G::disguise(state, seat, chance) } -> std::same_as<State<G>>;
      // The move in `other` that looks to everybody else like `move` in `state`.
      { G::counterpart(move, seat, state, other) } -> std::same_as<Move<G>>;
      // Would this move of `seat` rightly show the watcher how the two positions differ?
      { G::tells_apart(move, seat, state, other, seat) } -> std::same_as<bool>;
      // The luck of `events`, the parts the watcher cannot see replaced by what `other` allows.
      { G::twin_outcomes(events, state, other, seat, chance) } -> std::same_as<Outcomes>;
      // Is anything hidden from anybody? And did the right seats win?
      { G::kSecrets } -> std::convertible_to<bool>;
      { G::is_fair_end(G::rules().result(state)) } -> std::same_as<bool>;
      // Do all secrets come to light with this event?
      { G::reveals(events[0]) } -> std::same_as<bool>;
      { G::mix(G::rules().result(state), digest) };
    };

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(Plain<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// Every seat of a table, then the spectator.
inline std::vector<Seat> watchers(int seats) {
  std::vector<Seat> all;
  for (int i = 0; i < seats; ++i) all.push_back(seat_at(i));
  all.push_back(kNobody);
  return all;
}

inline Seat any_of(SeatSet set, Chance& chance) {
  for (u32 skip = chance.below(static_cast<u32>(set.count())); skip > 0; --skip)
    set.remove(set.lowest());
  return set.lowest();
}

inline constexpr int kMostDecisions = 3000;  // far more than any game of the catalogue takes

// A random game, one decision at a time.
template <Game G>
class RandomGame {
 public:
  using Rules = typename G::Rules;

  RandomGame(int seats, u64 seed)
      : rules(G::rules()), chance(Chance::seeded(seed)), state(rules.deal(seats, chance, events)) {}

  bool over() const { return rules.to_act(state).empty(); }
  // Decides for a random seat among those who may act. `before`, `seat` and `move` tell what
  // happened.
  void step() {
    before = state;
    events.clear();
    seat = any_of(rules.to_act(state), chance);
    move = rules.sample(state, seat, chance);
    rules.apply(state, seat, move, chance, events);
    ++decisions;
  }

  Rules rules;
  Chance chance;
  typename Rules::Events events;
  State<G> state, before{};
  Seat seat = kNobody;
  Move<G> move{};
  int decisions = 0;
};

// Calls visit(game) after the deal and after every decision of random games with every number of
// seats.
template <Game G, class F>
void for_each_position(F visit, int games = G::games()) {
  for (int seats : G::seats())
    for (int n = 0; n < games; ++n) {
      SCOPED_TRACE(G::name() + std::string(", seats ") + std::to_string(seats) + ", seed " +
                   std::to_string(n));
      RandomGame<G> game(seats, static_cast<u64>(n));
      visit(game);
      while (!game.over() && game.decisions < kMostDecisions && !::testing::Test::HasFailure()) {
        game.step();
        visit(game);
      }
      if (::testing::Test::HasFailure()) return;
    }
}

}  // namespace roundhouse::conformance
