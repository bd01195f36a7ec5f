
#include <gtest/gtest.h>

#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

std::unique_ptr<Game> new_game(const Catalogue& catalogue, const GameSetup& setup) {
  return *catalogue.new_game(setup, {Luck::Kind::seed, 7});
}

void play_on(Game& game, int moves) {
  for (int i = 0; i < moves && !game.over(); ++i) {
    const int seat = game.to_act()[0];
    ASSERT_TRUE(game.prepare(seat, game.bot_move(seat, "easy")));
    game.commit();
  }
}

TEST(PositionText, ASeatSeesItsOwnAndNotTheOthers) {
  const Catalogue catalogue;
  const auto game = new_game(catalogue, setup_for_tests(2));
  const std::string own = game->describe(Viewer::at(0), *find_lang("en"), Paint());
  EXPECT_TRUE(has(own, "Ticket to Ride, classic edition · North America · unofficial")) << own;
  EXPECT_TRUE(has(own, "Still choosing opening tickets: Anna and Bnna")) << own;
  EXPECT_TRUE(has(own, "Hand (4): ")) << own;
  EXPECT_TRUE(has(own, "Offered:\n  1  ")) << own;
  EXPECT_TRUE(has(own, "Face-up cards: 1 ")) << own;
  EXPECT_TRUE(has(own, "Deck: 97 cards · Ticket deck: 24 tickets")) << own;
  EXPECT_EQ(own.find("Hand"), own.rfind("Hand")) << "one hand only";
  EXPECT_FALSE(has(game->describe(Viewer::spectator(), *find_lang("en"), Paint()), "Hand"));
  const std::string all = game->describe(Viewer::everything(), *find_lang("en"), Paint());
  EXPECT_NE(all.find("Hand"), all.rfind("Hand")) << all;
}

TEST(PositionText, SpeaksPolish) {
  const Catalogue catalogue;
  const auto game = new_game(catalogue, setup_for_tests(3, "ttr-new"));
  const std::string text = game->describe(Viewer::at(1), *find_lang("pl"), Paint());
  EXPECT_TRUE(has(text, "Wsiąść do Pociągu, nowa edycja · Ameryka Północna · wersja nieoficjalna"))
      << text;
  EXPECT_TRUE(has(text, "Odkryte karty: 1 ")) << text;
  EXPECT_FALSE(has(text, "Hand")) << text;
}

TEST(PositionText, FitsTheTerminalAllThroughALongGame) {
  const Catalogue catalogue;
  GameSetup setup = setup_for_tests(5);
  for (SeatInfo& seat : setup.seats) seat.name = std::string(50, 'w') + "\033[2J";
  const auto game = new_game(catalogue, setup);
  while (!game->over()) {
    play_on(*game, 9);
    for (const Viewer viewer : {Viewer::at(4), Viewer::spectator(), Viewer::everything()})
      for (const char* lang : {"en", "pl"}) {
        const std::string text = game->describe(viewer, *find_lang(lang), Paint());
        ASSERT_LE(widest(text), kTextWidth) << text;
        ASSERT_FALSE(has(text, "\033[2J")) << "a name may not command the terminal";
      }
  }
}

TEST(PositionText, EndsWithTheFinalCount) {
  const Catalogue catalogue;
  const auto game = new_game(catalogue, setup_for_tests(2));
  play_on(*game, 1000);
  ASSERT_TRUE(game->over());
  const auto codec = std::get<ttr::Codec>(*catalogue.codec(game->setup()));
  const auto state = *codec.read_position(game->position());
  const ttr::Result result = codec.rules().result(state);
  const std::string text = game->describe(Viewer::at(1), *find_lang("en"), Paint());
  ASSERT_TRUE(has(text, "Final scoring")) << text;
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(has(text, " " + std::to_string(result.seat[i].total) + "\n")) << text;
  int held = 0;
  for (std::size_t at = text.find("Final scoring"); at < text.size(); ++at)
    held += text.substr(at).starts_with("✓") || text.substr(at).starts_with("✗");
  EXPECT_EQ(held, state.own[0].held.count() + state.own[1].held.count()) << text;
  EXPECT_TRUE(has(text, result.winners.has(seat_at(1)) ? "You win!" : "Anna wins.")) << text;
}

}  // namespace
}  // namespace roundhouse::cli
