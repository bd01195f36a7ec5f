// What a seat may know, and what it may not.
#include <algorithm>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <class G>
class Views : public ::testing::Test {};
TYPED_TEST_SUITE(Views, AllGames, GameNames);

TYPED_TEST(Views, a_guess_looks_like_what_was_seen) {
  using G = TypeParam;
  Chance luck = Chance::seeded(51);
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (Seat seat : watchers(game.rules.result(game.state).seats)) {
      const auto view = game.rules.view(game.state, seat);
      const State<G> guess = game.rules.guess(view, luck);
      const char* error = game.rules.position_error(guess);
      ASSERT_EQ(error, nullptr) << error << ", seat " << index(seat);
      ASSERT_TRUE(same_bytes(game.rules.view(guess, seat), view)) << "seat " << index(seat);
    }
  });
}

TYPED_TEST(Views, an_event_of_ones_own_is_seen_whole) {
  using G = TypeParam;
  for_each_position<G>([](const RandomGame<G>& game) {
    for (const Event<G>& event : game.events.all()) {
      if (event.seat == kNobody) continue;
      ASSERT_EQ(game.rules.seen_by(event, event.seat), event);
    }
  });
}

TYPED_TEST(Views, looking_twice_shows_no_more) {
  using G = TypeParam;
  for_each_position<G>([](const RandomGame<G>& game) {
    for (const Event<G>& event : game.events.all())
      for (Seat seat : watchers(game.rules.result(game.state).seats)) {
        const Event<G> seen = game.rules.seen_by(event, seat);
        ASSERT_EQ(game.rules.seen_by(seen, seat), seen);
      }
  });
}

// Two positions that differ only in what the watcher cannot see, played on under the same visible
// luck by moves that look the same: everything the watcher gets to see stays the same.
template <class G>
class TwoWorlds {
 public:
  using Rules = typename G::Rules;

  TwoWorlds(const State<G>& state, Seat watcher, u64 seed)
      : rules_(G::rules()),
        luck_(Chance::seeded(seed)),
        watcher_(watcher),
        a_(state),
        b_(G::disguise(state, watcher, luck_)) {
    EXPECT_EQ(rules_.position_error(b_), nullptr);
  }

  bool over() const { return rules_.to_act(a_).empty(); }
  bool differ() const { return !same_bytes(a_, b_); }

  void expect_to_look_the_same() {
    const auto view = rules_.view(a_, watcher_);
    ASSERT_TRUE(same_bytes(view, rules_.view(b_, watcher_)));
    ASSERT_EQ(rules_.to_act(a_), rules_.to_act(b_));
    typename Rules::MoveList in_a, in_b;
    if (watcher_ == kNobody) return;
    rules_.legal(a_, watcher_, in_a);
    rules_.legal(b_, watcher_, in_b);
    ASSERT_TRUE(std::ranges::equal(in_a, in_b));
    for (int n = 0; n < 8; ++n) {
      const Move<G> move = G::any_move(a_, watcher_, luck_);
      ASSERT_EQ(rules_.check(a_, watcher_, move), rules_.check(b_, watcher_, move));
    }
  }

  // False if chance offered no move and no luck that fit both worlds.
  bool step() {
    for (int tries = 0; tries < 30; ++tries) {
      const Seat seat = any_of(rules_.to_act(a_), luck_);
      const Move<G> in_a = rules_.sample(a_, seat, luck_);
      if (G::tells_apart(in_a, seat, a_, b_, watcher_)) continue;
      const Move<G> in_b = seat == watcher_ ? in_a : G::counterpart(in_a, seat, a_, b_);
      if (rules_.check(b_, seat, in_b).ok() && apply(seat, in_a, in_b)) return true;
    }
    return false;
  }

 private:
  bool apply(Seat seat, const Move<G>& in_a, const Move<G>& in_b) {
    State<G> next_a = a_, next_b = b_;
    typename Rules::Events events_a, events_b;
    rules_.apply(next_a, seat, in_a, luck_, events_a);
    const Outcomes outcomes = G::twin_outcomes(events_a.all(), a_, b_, watcher_, luck_);
    Chance::Tape tape = outcomes.tape();
    Chance taped = Chance::taped(tape);
    rules_.apply(next_b, seat, in_b, taped, events_b);
    if (tape.broken || !tape.cards.empty() || !tape.tickets.empty()) return false;
    expect_the_same_events(events_a.all(), events_b.all());
    a_ = next_a;
    b_ = next_b;
    return true;
  }

  void expect_the_same_events(std::span<const Event<G>> a, std::span<const Event<G>> b) const {
    for (std::size_t i = 0; i < a.size(); ++i) {
      ASSERT_LT(i, b.size());
      ASSERT_EQ(rules_.seen_by(a[i], watcher_), rules_.seen_by(b[i], watcher_));
      if (G::reveals(a[i])) return;
    }
    ASSERT_EQ(a.size(), b.size());
  }

  Rules rules_;
  Chance luck_;
  Seat watcher_;
  State<G> a_, b_;
};

TYPED_TEST(Views, T8_what_a_seat_cannot_see_makes_no_difference_to_it) {
  using G = TypeParam;
  int positions = 0, different = 0, stuck = 0;
  for_each_position<G>([&](const RandomGame<G>& game) {
    const int seats = game.rules.result(game.state).seats;
    const Seat watcher = watchers(seats)[static_cast<std::size_t>(game.decisions % (seats + 1))];
    if (game.over() || game.decisions % 3 != 0) return;
    TwoWorlds<G> worlds(game.state, watcher, static_cast<u64>(game.decisions));
    for (int n = 0; n < 25 && !worlds.over(); ++n) {
      worlds.expect_to_look_the_same();
      if (::testing::Test::HasFailure())
        FAIL() << "watcher " << index(watcher) << ", decision " << game.decisions << ", step " << n;
      ++positions;
      different += worlds.differ();
      if (worlds.step()) continue;
      ++stuck;
      break;
    }
  });
  EXPECT_GT(positions, 300);
  if (G::kSecrets) {
    EXPECT_GT(different, 150) << "the two worlds were mostly the same";
  } else {
    EXPECT_EQ(different, 0) << "something is hidden after all";
  }
  EXPECT_LT(stuck, positions / 4) << "the two worlds could not be played on together";
}

// A function that takes a View refuses a State at compile time, and the other way round.
template <class R, class Seen>
concept DecidesBy =
    requires(const R& r, const Seen& seen, typename R::MoveList& moves, Chance& chance) {
      r.legal(seen, moves);
      r.sample(seen, chance);
      r.guess(seen, chance);
    };
template <class R, class Seen>
concept AnyDecidesBy =
    requires(const R& r, const Seen& seen, typename R::MoveList& moves) { r.legal(seen, moves); } ||
    requires(const R& r, const Seen& seen, Chance& chance) { r.sample(seen, chance); } ||
    requires(const R& r, const Seen& seen, Chance& chance) { r.guess(seen, chance); };

TYPED_TEST(Views, a_state_cannot_stand_for_a_view) {
  using R = typename TypeParam::Rules;
  static_assert(DecidesBy<R, typename R::View>);
  static_assert(!AnyDecidesBy<R, typename R::State>);
  static_assert(!std::convertible_to<typename R::State, typename R::View>);
  static_assert(!std::convertible_to<typename R::View, typename R::State>);
  static_assert(!std::constructible_from<typename R::View, typename R::State>);
}

}  // namespace
}  // namespace roundhouse::conformance
