// Every bot in every game: it plays to the end by legal moves, the same view and luck give the
// same move, and what a seat cannot see makes no difference to its bot.
#include "core/bot.h"

#include <cstdlib>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <class G>
class Bots : public ::testing::Test {};
TYPED_TEST_SUITE(Bots, AllGames, GameNames);

// All of them; searching ones with a budget that keeps the test short.
template <Game G>
std::vector<Player<typename G::Rules>> all_players() {
  std::vector<Player<typename G::Rules>> players;
  for (const auto& bot : G::bots())
    players.push_back({&bot, Budget{.iterations = bot.searches ? 12u : 0u}});
  return players;
}

template <Game G, class F>
void for_each_bot_decision(const auto& player, int seats, u64 seed, F check) {
  const typename G::Rules rules = G::rules();
  Chance chance = Chance::seeded(seed), luck = Chance::seeded(seed + 1);
  auto events = G::Rules::Events::off();
  State<G> state = rules.deal(seats, chance, events);
  for (int n = 0; !rules.to_act(state).empty(); ++n) {
    ASSERT_LT(n, kMostDecisions) << "the game does not end";
    const Seat seat = rules.to_act(state).lowest();
    const auto view = rules.view(state, seat);
    Chance before = luck;
    const Move<G> move = player.choose(rules, view, luck);
    ASSERT_TRUE(rules.check(state, seat, move).ok()) << "decision " << n;
    check(rules, state, seat, n, before, move);
    if (::testing::Test::HasFatalFailure()) return;
    rules.apply(state, seat, move, chance, events);
  }
}

// All bots but the one that searches take no time at any table. That one plays at the smallest and
// the largest; `make soak` sets RH_ALL_SEATS and has it play at each.
template <Game G>
std::vector<int> tables_for(const Player<typename G::Rules>& player) {
  const std::vector<int> all = G::seats();
  if (!player.bot->searches || std::getenv("RH_ALL_SEATS") || all.size() < 3) return all;
  return {all.front(), all.back()};
}

TYPED_TEST(Bots, every_bot_plays_every_game_to_its_end) {
  using G = TypeParam;
  for (const auto& player : all_players<G>())
    for (int seats : tables_for<G>(player)) {
      SCOPED_TRACE(std::string(player.bot->name) + ", seats " + std::to_string(seats));
      for_each_bot_decision<G>(
          player, seats, 7, [](const auto&, const auto&, Seat, int, const Chance&, const auto&) {});
      if (::testing::Test::HasFailure()) return;
    }
}

TYPED_TEST(Bots, the_same_view_and_luck_give_the_same_move_whatever_is_hidden) {
  using G = TypeParam;
  int worlds = 0;
  for (const auto& player : all_players<G>()) {
    SCOPED_TRACE(player.bot->name);
    Chance other = Chance::seeded(99);
    const auto check = [&](const auto& rules, const auto& state, Seat seat, int n,
                           const Chance& before, const auto& move) {
      if (n > 5 && n % 5 != 0) return;
      const State<G> disguised = G::disguise(state, seat, other);
      Chance same = before;
      ASSERT_EQ(player.choose(rules, rules.view(disguised, seat), same), move);
      worlds += !same_bytes(disguised, state);
    };
    for (u64 seed = 3; seed < 6; ++seed) {
      for_each_bot_decision<G>(player, G::seats().front(), seed, check);
      if (::testing::Test::HasFailure()) return;
    }
  }
  if (G::kSecrets) {
    EXPECT_GT(worlds, 10) << "the worlds were all alike";
  }
}

// Positions no bot would get itself into: after random play.
TYPED_TEST(Bots, no_position_makes_a_bot_fail) {
  using G = TypeParam;
  Chance luck = Chance::seeded(5);
  for_each_position<G>(
      [&](const RandomGame<G>& game) {
        if (game.over()) return;
        const Seat seat = game.rules.to_act(game.state).lowest();
        const auto view = game.rules.view(game.state, seat);
        for (const auto& player : all_players<G>()) {
          if (player.bot->searches && game.decisions % 16 != 0) continue;
          const Move<G> move = player.choose(game.rules, view, luck);
          ASSERT_TRUE(game.rules.check(game.state, seat, move).ok())
              << player.bot->name << ", decision " << game.decisions;
        }
      },
      1);
}

// A function that takes a View refuses a State at compile time.
template <class R, class Seen>
concept Decides = requires(const R& r, const Seen& seen, Chance& luck, const Player<R>& player) {
  player.choose(r, seen, luck);
};

TYPED_TEST(Bots, a_bot_cannot_be_given_a_state) {
  using R = typename TypeParam::Rules;
  static_assert(Decides<R, typename R::View>);
  static_assert(!Decides<R, typename R::State>);
}

}  // namespace
}  // namespace roundhouse::conformance
