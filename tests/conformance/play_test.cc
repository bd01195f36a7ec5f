// Games are played to their end: they end, nothing gets lost, and the same luck gives the same
// bytes.
#include <algorithm>
#include <new>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <class G>
class Play : public ::testing::Test {};
TYPED_TEST_SUITE(Play, AllGames, GameNames);

TYPED_TEST(Play, T22_every_game_ends) {
  using G = TypeParam;
  for_each_position<G>(
      [](const RandomGame<G>& game) {
        ASSERT_LT(game.decisions, kMostDecisions);
        if (!game.over()) return;
        const auto result = game.rules.result(game.state);
        EXPECT_TRUE(G::is_fair_end(result));
        for (Seat seat : watchers(result.seats)) {
          typename G::Rules::MoveList legal;
          game.rules.legal(game.rules.view(game.state, seat), legal);
          EXPECT_TRUE(legal.empty()) << "somebody may act although nobody is to act";
        }
      },
      4 * G::games());
}

TYPED_TEST(Play, no_position_has_a_flaw) {
  using G = TypeParam;
  for_each_position<G>(
      [](const RandomGame<G>& game) {
        const char* error = game.rules.position_error(game.state);
        ASSERT_EQ(error, nullptr) << error << ", decision " << game.decisions;
      },
      4 * G::games());
}

TYPED_TEST(Play, a_copy_is_equal_and_goes_on_alike) {
  using G = TypeParam;
  for_each_position<G>([](RandomGame<G>& game) {
    if (game.over()) return;
    State<G> copy = game.state;
    ASSERT_TRUE(same_bytes(copy, game.state));
    Chance same = game.chance;
    typename G::Rules::Events events;
    game.step();
    any_of(game.rules.to_act(copy), same);  // step() spent this luck on choosing the seat
    game.rules.sample(copy, game.seat, same);
    game.rules.apply(copy, game.seat, game.move, same, events);
    ASSERT_TRUE(same_bytes(copy, game.state));
    ASSERT_TRUE(std::ranges::equal(events.all(), game.events.all()));
  });
}

// Listening to the events or not is no difference to the game.
TYPED_TEST(Play, events_may_be_switched_off) {
  using G = TypeParam;
  for_each_position<G>([](const RandomGame<G>& game) {
    if (game.decisions == 0) return;
    Outcomes luck = G::outcomes(&game.before, game.events.all());
    Chance::Tape tape = luck.tape();
    Chance chance = Chance::taped(tape);
    State<G> quiet = game.before;
    auto off = G::Rules::Events::off();
    game.rules.apply(quiet, game.seat, game.move, chance, off);
    ASSERT_TRUE(off.all().empty());
    ASSERT_TRUE(same_bytes(quiet, game.state));
  });
}

TYPED_TEST(Play, the_same_seed_gives_the_same_bytes) {
  using G = TypeParam;
  for (int seats : G::seats()) {
    RandomGame<G> one(seats, 77), two(seats, 77), other(seats, 78);
    bool differs = !same_bytes(one.state, other.state);
    while (!one.over()) {
      one.step();
      two.step();
      ASSERT_TRUE(same_bytes(one.state, two.state));
      if (other.over()) continue;
      other.step();
      differs |= !same_bytes(one.state, other.state);
    }
    EXPECT_TRUE(differs) << "another seed gave the same game";
  }
}

TYPED_TEST(Play, outcomes_read_back_from_a_tape_give_the_same_bytes) {
  using G = TypeParam;
  for_each_position<G>([](const RandomGame<G>& game) {
    const bool deal = game.decisions == 0;
    Outcomes luck = G::outcomes(deal ? nullptr : &game.before, game.events.all());
    Chance::Tape tape = luck.tape();
    Chance chance = Chance::taped(tape);
    typename G::Rules::Events events;
    State<G> again = game.before;
    if (deal)
      again = game.rules.deal(game.rules.result(game.state).seats, chance, events);
    else
      game.rules.apply(again, game.seat, game.move, chance, events);
    ASSERT_FALSE(tape.broken);
    ASSERT_TRUE(tape.cards.empty() && tape.tickets.empty() && tape.picks.empty())
        << "luck was left over";
    ASSERT_TRUE(same_bytes(again, game.state));
    ASSERT_TRUE(std::ranges::equal(events.all(), game.events.all()));
  });
}

// A tape that does not fit is noticed, and the game still is a possible one.
TYPED_TEST(Play, a_tape_that_does_not_fit_breaks_in_an_orderly_way) {
  using G = TypeParam;
  int broken = 0;
  for_each_position<G>([&](const RandomGame<G>& game) {
    if (game.decisions == 0) return;
    Outcomes luck = G::outcomes(&game.before, game.events.all());
    if (luck.cards.empty() && luck.tickets.empty()) return;
    for (auto* list : {&luck.cards, &luck.tickets})
      if (!list->empty()) list->back() = 200;
    Chance::Tape tape = luck.tape();
    Chance chance = Chance::taped(tape);
    typename G::Rules::Events events;
    State<G> again = game.before;
    game.rules.apply(again, game.seat, game.move, chance, events);
    ASSERT_TRUE(tape.broken);
    ASSERT_EQ(game.rules.position_error(again), nullptr);
    ++broken;
  });
  EXPECT_GT(broken, 10);
}

// No byte is left as memory happened to be: not in states, not in views, not in guesses.
TYPED_TEST(Play, every_byte_is_written) {
  using G = TypeParam;
  using View = typename G::Rules::View;
  const auto on_dirt = [](int dirt, auto make) {
    using T = decltype(make());
    alignas(T) unsigned char memory[sizeof(T)];
    std::memset(memory, dirt, sizeof memory);
    return *new (memory) T(make());
  };
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (Seat seat : watchers(game.rules.result(game.state).seats)) {
      const auto look = [&] { return game.rules.view(game.state, seat); };
      const View view = on_dirt(0x00, look);
      ASSERT_TRUE(same_bytes(view, on_dirt(0xff, look)));
      const auto guess = [&] {
        Chance chance = Chance::seeded(4);
        return game.rules.guess(view, chance);
      };
      ASSERT_TRUE(same_bytes(on_dirt(0x00, guess), on_dirt(0xff, guess)));
    }
    if (game.decisions > 0) return;
    const auto deal = [&] {
      Chance chance = Chance::seeded(9);
      auto events = G::Rules::Events::off();
      return game.rules.deal(game.rules.result(game.state).seats, chance, events);
    };
    ASSERT_TRUE(same_bytes(on_dirt(0x00, deal), on_dirt(0xff, deal)));
  });
}

}  // namespace
}  // namespace roundhouse::conformance
