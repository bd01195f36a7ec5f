// What is listed, what is allowed and what is sampled are the same moves.
#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <class G>
class Moves : public ::testing::Test {};
TYPED_TEST_SUITE(Moves, AllGames, GameNames);

template <class M>
using Bytes = std::array<unsigned char, sizeof(M)>;

template <class M>
Bytes<M> bytes(const M& move) {
  Bytes<M> out;
  std::memcpy(out.data(), &move, sizeof move);
  return out;
}

template <class Rules>
auto listed(const Rules& rules, const typename Rules::State& state, Seat seat) {
  typename Rules::MoveList moves;
  moves.push({});  // what a list held before does not matter
  rules.legal(state, seat, moves);
  std::set<Bytes<typename Rules::Move>> set;
  for (const auto& move : moves) set.insert(bytes(move));
  EXPECT_EQ(set.size(), moves.size()) << "a move is listed twice";
  return set;
}

TYPED_TEST(Moves, legal_and_check_agree) {
  using G = TypeParam;
  Chance luck = Chance::seeded(31);
  int allowed = 0, refused = 0;
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (int i = 0; i < game.rules.result(game.state).seats; ++i) {
      const Seat seat = seat_at(i);
      const auto legal = listed(game.rules, game.state, seat);
      ASSERT_EQ(legal.empty(), !game.rules.to_act(game.state).has(seat));
      for (const auto& move : legal) {
        Move<G> made;
        std::memcpy(&made, move.data(), sizeof made);
        ASSERT_TRUE(game.rules.check(game.state, seat, made).ok());
      }
      for (int n = 0; n < 12; ++n) {
        const Move<G> move = G::any_move(game.state, seat, luck);
        const bool ok = game.rules.check(game.state, seat, move).ok();
        ASSERT_EQ(ok, legal.contains(bytes(move)));
        ++(ok ? allowed : refused);
      }
    }
  });
  EXPECT_GT(allowed, 100);
  EXPECT_GT(refused, 100);
}

// A spectator, and a chair at which nobody sits.
TYPED_TEST(Moves, who_does_not_play_may_do_nothing) {
  using G = TypeParam;
  Chance luck = Chance::seeded(32);
  for_each_position<G>([&](const RandomGame<G>& game) {
    const int seats = game.rules.result(game.state).seats;
    for (Seat seat : {seat_at(seats), kNobody}) {
      if (seat != kNobody && seats == kMaxSeats) continue;
      const auto view = game.rules.view(game.state, seat);
      typename G::Rules::MoveList moves;
      game.rules.legal(view, moves);
      ASSERT_TRUE(moves.empty());
      for (int n = 0; n < 12; ++n) {
        const Move<G> move = G::any_move(game.state, seat == kNobody ? seat_at(0) : seat, luck);
        ASSERT_FALSE(game.rules.check(view, move).ok());
      }
    }
  });
}

TYPED_TEST(Moves, a_refusal_changes_nothing_and_repeats_itself) {
  using G = TypeParam;
  Chance luck = Chance::seeded(33);
  for_each_position<G>([&](const RandomGame<G>& game) {
    const State<G> before = game.state;
    for (int i = 0; i < game.rules.result(game.state).seats; ++i) {
      const Move<G> move = G::any_move(game.state, seat_at(i), luck);
      const auto reject = game.rules.check(game.state, seat_at(i), move);
      ASSERT_TRUE(same_bytes(before, game.state));
      ASSERT_EQ(reject, game.rules.check(game.state, seat_at(i), move));
    }
  });
}

TYPED_TEST(Moves, samples_are_legal) {
  using G = TypeParam;
  Chance luck = Chance::seeded(34);
  for_each_position<G>([&](const RandomGame<G>& game) {
    SeatSet acting = game.rules.to_act(game.state);
    for (; !acting.empty(); acting.remove(acting.lowest())) {
      const auto legal = listed(game.rules, game.state, acting.lowest());
      for (int n = 0; n < 10; ++n)
        ASSERT_TRUE(legal.contains(bytes(game.rules.sample(game.state, acting.lowest(), luck))));
    }
  });
}

// A player decides by what it sees: the view alone gives the same moves, refusals and samples.
TYPED_TEST(Moves, the_view_is_enough_to_know_the_moves) {
  using G = TypeParam;
  Chance luck = Chance::seeded(35);
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (int i = 0; i < game.rules.result(game.state).seats; ++i) {
      const Seat seat = seat_at(i);
      const auto view = game.rules.view(game.state, seat);
      typename G::Rules::MoveList by_state, by_view;
      game.rules.legal(game.state, seat, by_state);
      game.rules.legal(view, by_view);
      ASSERT_TRUE(std::ranges::equal(by_state, by_view));
      const Move<G> move = G::any_move(game.state, seat, luck);
      ASSERT_EQ(game.rules.check(game.state, seat, move), game.rules.check(view, move));
      if (by_state.empty()) continue;
      Chance one = Chance::seeded(1), two = Chance::seeded(1);
      ASSERT_EQ(game.rules.sample(game.state, seat, one), game.rules.sample(view, two));
    }
  });
}

// Where several may act, who answers first is no difference: all orders end in the same bytes.
TYPED_TEST(Moves, T5_every_order_of_simultaneous_choices_gives_the_same_bytes) {
  using G = TypeParam;
  int compared = 0;
  for (int seats : G::seats())
    for (u64 seed = 0; seed < 5; ++seed) {
      RandomGame<G> game(seats, seed);
      std::vector<int> order;
      std::vector<Move<G>> choice(static_cast<std::size_t>(seats));
      for (SeatSet set = game.rules.to_act(game.state); !set.empty(); set.remove(set.lowest())) {
        order.push_back(index(set.lowest()));
        choice[static_cast<std::size_t>(order.back())] =
            game.rules.sample(game.state, set.lowest(), game.chance);
      }
      std::optional<State<G>> end;
      std::vector<Event<G>> last_events;
      do {
        State<G> state = game.state;
        Chance chance = Chance::seeded(1);
        typename G::Rules::Events events;
        for (int seat : order) {
          events.clear();
          game.rules.apply(state, seat_at(seat), choice[static_cast<std::size_t>(seat)], chance,
                           events);
        }
        // The last answer's own event names who gave it; what follows is the same for all.
        const std::vector<Event<G>> after(events.all().begin() + 1, events.all().end());
        if (!end) end = state, last_events = after;
        ASSERT_TRUE(same_bytes(*end, state));
        ASSERT_EQ(last_events, after);
        ++compared;
      } while (std::ranges::next_permutation(order).found);
    }
  EXPECT_GE(compared, static_cast<int>(5 * G::seats().size()));
}

}  // namespace
}  // namespace roundhouse::conformance
