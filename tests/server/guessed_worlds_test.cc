// Non-interference over connections, in every game and for every number of players: the world
// that is, and one guessed from a seat's view, where everything that seat cannot see may be
// otherwise. As long as both look the same to the seat, everything it or a spectator is sent is the
// same text.
#include <algorithm>

#include "server/world_testing.h"

namespace roundhouse::server {
namespace {

class GuessedWorlds : public testing::TestWithParam<std::string> {
 protected:
  struct Pair {
    std::string here, there;  // positions
  };

  GameSetup setup_for(int players) const {
    GameSetup setup{GetParam(), {}, {}, "", "coach"};
    for (int i = 0; i < players; ++i) setup.seats.push_back({"Seat " + std::to_string(i), ""});
    return setup;
  }

  std::unique_ptr<Game> some_game(const GameSetup& setup, std::uint64_t seed) {
    auto made = catalogue_.new_game(setup, {Luck::Kind::seed, seed});
    auto game = *std::move(made);
    for (std::uint64_t i = 0; i < seed * 37 % 120; ++i) {
      const int seat = game->to_act().front();
      (void)game->prepare(seat, game->bot_move(seat, seed % 2 ? "easy" : "random"));
      game->commit();
      if (game->over()) break;
    }
    return game;
  }

  Pair guess(const GameSetup& setup, const std::string& position, int watched,
             std::uint64_t seed) const {
    const auto codec = catalogue_.codec(setup);
    return std::visit(
        [&]<class Codec>(const Codec& of_game) {
          const auto read = of_game.read_position(position);
          const auto& state = *read;
          Chance chance = Chance::seeded(seed);
          Pair pair{position, ""};
          of_game.write_position(
              pair.there,
              of_game.rules().guess(of_game.rules().view(state, seat_at(watched)), chance));
          return pair;
        },
        *codec);
  }

  // What the rules let these two see: the watched seat, and nobody.
  std::string seen(const GameSetup& setup, const Game& game, int watched) const {
    const auto codec = catalogue_.codec(setup);
    return std::visit(
        [&]<class Codec>(const Codec& of_game) {
          const auto read = of_game.read_position(game.position());
          const auto& state = *read;
          std::string text;
          for (const Seat seat : {seat_at(watched), kNobody})
            of_game.write(text, of_game.rules().view(state, seat));
          if (game.plans()) text += last_events(game);  // all of them open
          return text;
        },
        *codec);
  }
  static std::string last_events(const Game& game) {
    const json::object line = parse_object(game.record_lines().back());
    return line.contains("events") ? json::serialize(line.at("events")) : "";
  }

  // A move of whoever is to act that both worlds allow.
  static std::optional<std::pair<int, std::string>> script(World& a, World& b, std::size_t turn) {
    for (const int seat : a.game().to_act()) {
      const json::array legal = a.legal(seat);
      for (std::size_t i = 0; i < legal.size(); ++i) {
        std::string move(legal[(i + turn * 7919) % legal.size()].as_string());
        if (!b.game().check(seat, move)) return std::pair{seat, std::move(move)};
      }
    }
    return std::nullopt;
  }

  void compare(const GameSetup& setup, const Pair& pair, int watched) {
    const std::uint64_t luck = World::kSeed + (pair.here == pair.there);
    World a(catalogue_, setup, pair.here, watched, luck);
    World b(catalogue_, setup, pair.there, watched, luck == World::kSeed ? luck : luck + 1);
    ASSERT_TRUE(a.is_there() && b.is_there());
    ASSERT_EQ(seen(setup, a.game(), watched), seen(setup, b.game(), watched));
    for (std::size_t turn = 0; turn < 12; ++turn) {
      for (World* world : {&a, &b}) {
        world->look();
        for (const char* wrong : {"pass", "take 9", "keep boston-miami", "dance", "end", "draw 3"})
          world->check(watched, wrong);
      }
      const std::string heard = a.heard();
      ASSERT_EQ(heard, b.heard());
      compared_ += heard.size();
      const auto next = script(a, b, turn);
      if (!next) return;
      a.heard();
      for (World* world : {&a, &b}) world->move(next->first, next->second);
      if (a.game().over() || b.game().over()) return;  // then everything is laid open
      if (seen(setup, a.game(), watched) != seen(setup, b.game(), watched)) return;  // other luck
      ASSERT_EQ(a.heard(), b.heard()) << next->second;
      ++steps_;
    }
  }

  Catalogue catalogue_;
  std::size_t compared_ = 0;
  int steps_ = 0, differing_ = 0;
};

TEST_P(GuessedWorlds, ASeatAndASpectatorHearTheSame) {
  const GameInfo& info = *find_game_info(GetParam());
  for (std::uint64_t seed = 1; seed <= 48 && !HasFatalFailure(); ++seed) {
    const int players = info.least + static_cast<int>(seed) % (info.most - info.least + 1);
    const GameSetup setup = setup_for(players);
    const auto game = some_game(setup, seed);
    if (game->over()) continue;
    const int watched = static_cast<int>(seed / 2) % players;
    const Pair pair = guess(setup, game->position(), watched, seed);
    differing_ += pair.here != pair.there;
    compare(setup, pair, watched);
  }
  EXPECT_GT(steps_, 20);
  EXPECT_GT(compared_, 500'000u);
  // In Switch & Signal nothing is hidden but what luck has not decided yet: there the luck to come
  // differs.
  if (!GetParam().starts_with("switch-signal")) {
    EXPECT_GT(differing_, 15);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, GuessedWorlds, testing::ValuesIn(Catalogue().game_ids()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace roundhouse::server
