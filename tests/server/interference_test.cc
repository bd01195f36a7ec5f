// Non-interference over connections: two worlds that differ only in what a seat cannot see send
// that seat, and a spectator, the same texts, as long as luck answers the same. Here one hidden
// card or ticket differs; guessed_worlds_test.cc changes everything hidden at once, in every game.
#include "server/world_testing.h"

namespace roundhouse::server {
namespace {

constexpr int kOwn = 0, kRival = 1;

class Interference : public testing::TestWithParam<const char*> {
 protected:
  // A position in the middle of a game of random moves; empty when it is not at a turn's beginning.
  json::object some_position(std::uint64_t seed) {
    auto made = catalogue_.new_game(setup_, {Luck::Kind::seed, seed});
    Game& game = **made;
    for (std::uint64_t i = 0; i < 10 + seed % 90 && !game.over(); ++i) {
      const int seat = game.to_act().front();
      (void)game.prepare(seat, game.bot_move(seat, seed % 2 ? "easy" : "random"));
      game.commit();
    }
    json::object position = parse_object(game.position());
    return text_of(position, "phase") == "turn" ? position : json::object{};
  }

  // One of the rival's tickets changes places with one that was never drawn.
  static bool swap_tickets(json::object& position) {
    auto& held = position.at("players").at(1).at("tickets").as_array();
    auto& fresh = position.at("fresh").as_array();
    if (held.empty() || fresh.empty()) return false;
    std::swap(held.front(), fresh.back());
    return true;
  }

  // One of the rival's cards that nobody knows of changes places with one of the deck.
  static bool swap_cards(json::object& position) {
    auto& hand = position.at("players").at(1).at("hand").as_object();
    const auto& known = position.at("players").at(1).at("known").as_object();
    auto& deck = position.at("deck").as_object();
    const auto count = [](const json::object& of, json::string_view kind) {
      const auto* found = of.if_contains(kind);
      return found ? found->as_int64() : 0;
    };
    for (const auto& [given, n] : hand)
      for (const auto& [taken, m] : deck) {
        if (given == taken || n.as_int64() <= count(known, given) || m.as_int64() == 0) continue;
        const std::string from(given), to(taken);
        hand[from] = count(hand, from) - 1;
        hand[to] = count(hand, to) + 1;
        deck[to] = count(deck, to) - 1;
        deck[from] = count(deck, from) + 1;
        return true;
      }
    return false;
  }

  // What luck has answered so far, as the seat sees it.
  static std::string outcomes(const json::object& state) {
    return json::serialize(state.at("view").at("row")) +
           json::serialize(state.at("view").at("own").at("hand"));
  }

  void compare(const json::object& here, const json::object& there) {
    World a(catalogue_, setup_, json::serialize(here), kOwn),
        b(catalogue_, setup_, json::serialize(there), kOwn);
    ASSERT_TRUE(a.is_there() && b.is_there());
    for (int turn = 0; turn < 25 && !a.game().over() && !b.game().over(); ++turn) {
      const json::object mine = a.own();
      if (outcomes(mine) != outcomes(b.own())) return;  // other luck, another story
      for (World* world : {&a, &b}) {
        world->look();
        for (const char* wrong : {"pass", "take 9", "keep boston-miami", "dance", "claim a b:1"}) {
          world->check(kOwn, wrong);
          world->move(kOwn, wrong);
          world->check(std::nullopt, wrong);
        }
      }
      const std::string heard = a.heard();
      ASSERT_EQ(heard, b.heard());
      compared_ += heard.size();
      const bool own_turn = a.game().prompt(0).has_value();
      const json::array legal = own_turn ? mine.at("legal").as_array() : a.legal(kRival);
      const auto script = some_card_move(legal, b, own_turn, static_cast<std::size_t>(turn));
      if (!script) return;
      for (World* world : {&a, &b}) world->move(own_turn ? kOwn : kRival, *script);
      if (a.game().over()) return;  // then everything is laid open
      if (outcomes(a.own()) != outcomes(b.own())) return;
      ASSERT_EQ(a.heard(), b.heard()) << *script;
      ++steps_;
    }
  }

  // A move about cards and tracks that is legal in both worlds.
  static std::optional<std::string> some_card_move(const json::array& legal, World& other,
                                                   bool own_turn, std::size_t turn) {
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const std::string move(legal[(i + turn * 7919) % legal.size()].as_string());
      if (move == "tickets" || move.starts_with("keep")) continue;
      if (!other.game().check(own_turn ? 0 : 1, move)) return move;
    }
    return std::nullopt;
  }

  Catalogue catalogue_;
  GameSetup setup_{GetParam(), {{"Ala", ""}, {"Ola", ""}}, {}, ""};
  std::size_t compared_ = 0;
  int steps_ = 0;
};

TEST_P(Interference, ASeatHearsTheSameWhenOnlyHiddenTicketsDiffer) {
  for (std::uint64_t seed = 1; seed <= 25 && !HasFatalFailure(); ++seed) {
    const json::object here = some_position(seed);
    json::object there = here;
    if (!here.empty() && swap_tickets(there)) compare(here, there);
  }
  EXPECT_GT(steps_, 150);
  EXPECT_GT(compared_, 1'000'000u);
}

TEST_P(Interference, ASeatHearsTheSameWhenOnlyHiddenCardsDiffer) {
  for (std::uint64_t seed = 1; seed <= 40 && !HasFatalFailure(); ++seed) {
    const json::object here = some_position(seed);
    json::object there = here;
    if (!here.empty() && swap_cards(there)) compare(here, there);
  }
  EXPECT_GT(steps_, 80);
  EXPECT_GT(compared_, 1'000'000u);
}

INSTANTIATE_TEST_SUITE_P(Games, Interference, testing::Values("ttr-classic", "ttr-new"));

}  // namespace
}  // namespace roundhouse::server
