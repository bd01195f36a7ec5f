#include "games/ttr/words/input.h"

#include <gtest/gtest.h>

#include "games/ttr/words/claim.h"
#include "games/ttr/words/lists.h"
#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

using namespace ttr;

using Strings = std::vector<std::string>;

TEST(Commands, WorkInBothLanguagesWithAndWithoutAccents) {
  for (const char* word : {"draw", "d", "dobierz", "DRAW"})
    EXPECT_EQ(read_command(word).verb, Verb::draw) << word;
  for (const char* word : {"weź 3", "wez 3", "take 3", "WEŹ 3"})
    EXPECT_EQ(read_command(word).verb, Verb::take) << word;
  for (const char* word : {"połącz a b", "polacz a b", "c a b"})
    EXPECT_EQ(read_command(word).verb, Verb::claim) << word;
  for (const char* word : {"bilety", "t"})
    EXPECT_EQ(read_command(word).verb, Verb::tickets) << word;
  for (const char* word : {"ręka", "reka", "hand"})
    EXPECT_EQ(read_command(word).verb, Verb::hand) << word;
  for (const char* word : {"pomoc", "help", "?"})
    EXPECT_EQ(read_command(word).verb, Verb::help) << word;
  for (const char* word : {"koniec", "quit", "q"})
    EXPECT_EQ(read_command(word).verb, Verb::quit) << word;
  EXPECT_EQ(read_command("  \t").verb, Verb::nothing);
  EXPECT_EQ(read_command("3").verb, Verb::numbers);
  EXPECT_EQ(read_command("drw").verb, Verb::unknown);
  EXPECT_EQ(read_command("keep 1,3\r").args, (Strings{"1", "3"}));
}

TEST(Commands, EveryNameIsACommand) {
  for (const Lang lang : kLanguages)
    for (const std::string& name : command_names(lang))
      EXPECT_NE(read_command(name).verb, Verb::unknown) << name;
}

TEST(Commands, HintsComeInTheLanguage) {
  EXPECT_EQ(hint("drwa", command_names(Lang::en), Lang::en), " Did you mean draw?");
  EXPECT_EQ(hint("dobiez", command_names(Lang::pl), Lang::pl), " Czy chodziło o „dobierz”?");
  EXPECT_EQ(hint("xyzzyxyzzy", {"draw"}, Lang::en), "");
}

class Names : public testing::Test {
 protected:
  Strings cities(const Strings& typed) const {
    Strings ids;
    for (const int c : cities_named(table_.codec.map(), typed))
      ids.push_back(table_.codec.map().cities[static_cast<std::size_t>(c)].id);
    return ids;
  }
  TestTable table_;
};

TEST_F(Names, CitiesByTheirBeginningsInEitherLanguage) {
  EXPECT_EQ(cities({"dul"}), Strings{"duluth"});
  EXPECT_EQ(cities({"nowy", "jork"}), Strings{"new_york"});
  EXPECT_EQ(cities({"nowy", "o"}), Strings{"new_orleans"});
  EXPECT_EQ(cities({"new", "york"}), Strings{"new_york"});
  EXPECT_EQ(cities({"newyork"}), Strings{"new_york"});
  EXPECT_EQ(cities({"montreal"}), Strings{"montreal"});
  EXPECT_EQ(cities({"wasz"}), Strings{"washington"});
  EXPECT_EQ(cities({"new"}), (Strings{"new_orleans", "new_york"}));
  EXPECT_EQ(cities({"york"}), Strings{});
  EXPECT_EQ(cities({}), Strings{});
}

TEST_F(Names, KindsByTheirBeginnings) {
  const auto kinds = [&](const char* word) { return kinds_named(table_.codec.map(), word); };
  EXPECT_EQ(kinds("red"), std::vector{7});
  EXPECT_EQ(kinds("czerw"), std::vector{7});
  EXPECT_EQ(kinds("czerwony"), std::vector{7}) << "as the board has it";
  EXPECT_EQ(kinds("czerwona"), std::vector{7}) << "as a card is called";
  EXPECT_EQ(kinds("zol"), std::vector{5});
  EXPECT_EQ(kinds("lok"), std::vector<int>{ttr::kLocomotive});
  EXPECT_EQ(kinds("bl"), (std::vector{1, 6}));
  EXPECT_TRUE(kinds("pink").empty());
}

class Claims : public testing::Test {
 protected:
  // Each claim that fits as it would be written, or the problem.
  Strings claim(const ttr::View& view, const Strings& args, Lang lang = Lang::en) const {
    const ClaimReading reading = read_claim(table_.words(lang), view, args);
    Strings out;
    for (const ttr::Move& move : reading.options) out.push_back(table_.written(move));
    if (reading.options.empty()) out.push_back(reading.problem);
    return out;
  }
  TestTable table_;
};

TEST_F(Claims, AreReadFromTwoCitiesInAnyOrder) {
  const ttr::View v = table_.turn_with({{"orange", 6}});
  const Strings expected{"claim duluth-helena orange:6"};
  EXPECT_EQ(claim(v, {"duluth", "helena"}), expected);
  EXPECT_EQ(claim(v, {"hel", "dul"}), expected);
  EXPECT_EQ(claim(v, {"dul-hel"}), expected);
  EXPECT_EQ(claim(v, {"duluth-helena"}), expected);
  EXPECT_EQ(claim(v, {"dul", "hel", "pomar"}, Lang::pl), expected);
}

TEST_F(Claims, SpendNoLocomotiveWithoutNeed) {
  const ttr::View v = table_.turn_with({{"orange", 6}, {"locomotive", 6}});
  EXPECT_EQ(claim(v, {"dul", "hel"}), Strings{"claim duluth-helena orange:6"});
  EXPECT_EQ(claim(v, {"dul", "hel", "loc"}), Strings{"claim duluth-helena locomotive:6"});
  EXPECT_EQ(claim(v, {"dul", "hel", "orange:4", "locomotive:2"}),
            Strings{"claim duluth-helena orange:4 locomotive:2"});
  EXPECT_EQ(claim(table_.turn_with({{"orange", 4}, {"locomotive", 3}}), {"dul", "hel"}),
            Strings{"claim duluth-helena orange:4 locomotive:2"});
}

TEST_F(Claims, AskWhenSeveralColoursPay) {
  const ttr::View v = table_.turn_with({{"red", 1}, {"blue", 1}});
  EXPECT_EQ(claim(v, {"port", "seat"}),
            (Strings{"claim portland-seattle-a blue:1", "claim portland-seattle-a red:1"}));
  EXPECT_EQ(claim(v, {"port", "seat", "red"}), Strings{"claim portland-seattle-a red:1"});
}

TEST_F(Claims, ProposeTheFewestLocomotivesFirstThenWhatNoTicketNeeds) {
  const ttr::View few = table_.turn_with({{"orange", 1}, {"green", 2}, {"locomotive", 1}});
  EXPECT_EQ(claim(few, {"dul", "oma"}).front(), "claim duluth-omaha-a green:2");
  const ttr::View many = table_.turn_with({{"red", 4}, {"green", 3}, {"locomotive", 1}});
  EXPECT_EQ(claim(many, {"cal", "sea"}).front(), "claim calgary-seattle red:4");
  const ttr::View wanted = table_.turn_with({{"purple", 3}, {"yellow", 2}});
  EXPECT_EQ(claim(wanted, {"dul", "oma"}).front(), "claim duluth-omaha-a purple:2");
  table_.state.own[0].held.add(*table_.codec.map().find_ticket("helena-los_angeles"));
  const ttr::View ticket = table_.turn_with({{"purple", 3}, {"yellow", 2}});
  EXPECT_EQ(claim(ticket, {"dul", "oma"}).front(), "claim duluth-omaha-a yellow:2");
}

TEST_F(Claims, OfADoubleRouteTakeTheTrackThatCanBePaid) {
  EXPECT_EQ(claim(table_.turn_with({{"yellow", 2}}), {"bos", "new", "york"}),
            Strings{"claim boston-new_york-b yellow:2"});
  EXPECT_EQ(claim(table_.turn_with({{"yellow", 2}, {"red", 2}}), {"bos", "new"}),
            (Strings{"claim boston-new_york-a red:2", "claim boston-new_york-b yellow:2"}));
}

TEST_F(Claims, AreRefusedInWords) {
  const ttr::View v = table_.turn_with({{"orange", 3}, {"locomotive", 1}});
  EXPECT_EQ(claim(v, {"dul", "hel"}), Strings{"You are 2 orange cards short (T30)."});
  EXPECT_EQ(claim(v, {"dul", "hel"}, Lang::pl), Strings{"Brakuje ci 2 pomarańczowych kart (T30)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "red"}), Strings{"The route takes orange, not red (T31)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "loc"}), Strings{"You are 5 locomotives short (T32)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "orange:3"}), Strings{"The route costs 6 cards, not 3 (T30)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "orange:6"}), Strings{"You are 3 orange cards short (T30)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "orange", "locomotive:2"}),
            Strings{"You are 1 locomotive short (T32)."});
  EXPECT_EQ(claim(v, {"dul", "hel", "orange", "red"}),
            Strings{"A payment is of one colour; locomotives may be added."});
}

TEST_F(Claims, UnreadableOnesSayWhatWasExpected) {
  const ttr::View v = table_.turn_with({});
  EXPECT_EQ(claim(v, {}), Strings{"Which route? Give two cities, e.g. claim Atlanta Charleston."});
  EXPECT_EQ(claim(v, {"new", "york"}),
            Strings{"Which route? Give two cities, e.g. claim Atlanta Charleston."});
  EXPECT_EQ(claim(v, {"bston", "miami"}),
            Strings{"\"bston\" is not a city on this board. Did you mean Boston?"});
  EXPECT_EQ(claim(v, {"boston", "miami"}), Strings{"No route joins Boston and Miami directly."});
  EXPECT_EQ(claim(v, {"sa", "de"}), Strings{"Several routes fit: Denver – Salt Lake City, Denver – "
                                            "Santa Fe. Type a little more of the names."});
  EXPECT_EQ(
      claim(v, {"dul", "hel", "pink"}),
      Strings{"\"pink\" is not a payment: give a colour, or cards such as purple:2 locomotive:1."});
}

TEST_F(Claims, RoutesTellWhatIsMissing) {
  const ttr::View v = table_.turn_with({{"orange", 5}, {"red", 4}});
  const std::string text =
      list_routes(table_.words(), v, cities_named(table_.codec.map(), Strings{"helena"}));
  EXPECT_NE(text.find("Duluth – Helena"), std::string::npos) << text;
  EXPECT_NE(text.find("6 orange  1 card short"), std::string::npos) << text;
  EXPECT_NE(text.find("You can claim now\n  Calgary – Helena"), std::string::npos) << text;
  EXPECT_NE(text.find("4 orange | 4 red"), std::string::npos) << text;
  EXPECT_EQ(text.find("Boston"), std::string::npos) << "only the city's routes";
  EXPECT_LE(widest(list_routes(table_.words(Lang::pl),
                               table_.turn_with({{"red", 9},
                                                 {"blue", 9},
                                                 {"white", 9},
                                                 {"green", 9},
                                                 {"black", 9},
                                                 {"locomotive", 9}}),
                               {})),
            kTextWidth);
}

TEST_F(Claims, MovesAreListedAsTheyCanBeTyped) {
  const ttr::View v = table_.turn_with({{"orange", 6}, {"locomotive", 1}});
  const std::string text = list_moves(table_.words(), v);
  EXPECT_NE(text.find("draw, take 1 ("), std::string::npos) << text;
  EXPECT_NE(text.find("claim duluth-helena  orange:6 | orange:5 locomotive:1\n"), std::string::npos)
      << text;
  EXPECT_LE(widest(text), kTextWidth);
  const std::string polish = list_moves(table_.words(Lang::pl), v);
  EXPECT_NE(polish.find("dobierz, weź 1 ("), std::string::npos) << polish;
  EXPECT_NE(polish.find("połącz duluth-helena  pomarańczowa:6 | pomarańczowa:5 lokomotywa:1\n"),
            std::string::npos)
      << polish;
  EXPECT_EQ(claim(v, {"duluth-helena", "pomaranczowa:5", "lokomotywa:1"}, Lang::pl),
            Strings{"claim duluth-helena orange:5 locomotive:1"});
}

}  // namespace
}  // namespace roundhouse::cli
