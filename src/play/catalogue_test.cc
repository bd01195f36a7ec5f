// The catalogue: mistakes come back as sentences, and a map dropped into a folder is playable.
#include "play/catalogue.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "play/sealed.h"
#include "text/embedded.h"

namespace roundhouse {
namespace {

std::string why_not(const Catalogue& catalogue, const GameSetup& setup) {
  const auto made = catalogue.new_game(setup, {Luck::Kind::seed, 1});
  return !made ? made.error() : "";
}

TEST(Catalogue, mistakes_are_told_in_a_sentence) {
  const Catalogue all;
  const GameSetup fine{"ttr-classic", {{"a", ""}, {"b", "easy"}}, {}, ""};
  EXPECT_EQ(why_not(all, fine), "");
  GameSetup setup = fine;
  setup.game = "chess";
  EXPECT_EQ(why_not(all, setup), "there is no game \"chess\"");
  setup = fine;
  setup.seats.resize(1);
  EXPECT_EQ(why_not(all, setup), "ttr-classic is for 2 to 5 players, not 1");
  setup = fine;
  setup.seats[1].bot = "genius";
  EXPECT_EQ(why_not(all, setup), "there is no bot \"genius\"");
  setup = fine;
  setup.options["first-seat"] = "2";
  EXPECT_EQ(why_not(all, setup), "first-seat must be random or a seat from 0 to 1, not \"2\"");
  setup = fine;
  setup.board = "mars";
  EXPECT_EQ(why_not(all, setup), "there is no board \"mars\"");
}

TEST(Catalogue, T7_the_first_seat_is_an_option) {
  const Catalogue all;
  for (const std::string first : {"0", "1"}) {
    const auto made = all.new_game(
        {"ttr-classic", {{"a", "easy"}, {"b", "easy"}}, {{"first-seat", first}}, ""}, {});
    EXPECT_NE((*made)->snapshot_members(0).find("\"first\":" + first), std::string::npos);
  }
}

constexpr std::string_view kFirstEurope = "4fd4c5182a15a815";

std::string board_text(const Catalogue& catalogue, const std::string& address) {
  return catalogue.board_members(address).value_or("none");
}

TEST(Catalogue, an_earlier_version_of_a_board_is_found_by_its_hash_and_not_offered) {
  const Catalogue all;
  const std::string earlier = "europe@" + std::string(kFirstEurope);
  const std::string_view signal = R"("id": "zurich-munich", "a": "zurich", "b": "munich")";
  const auto line = [&](const std::string& text) {
    return text.substr(text.find(signal), text.find('}', text.find(signal)) - text.find(signal));
  };
  EXPECT_TRUE(line(board_text(all, earlier)).ends_with(R"("signals": [1])"));
  EXPECT_TRUE(line(board_text(all, "europe")).ends_with(R"("signals": [])"));
  EXPECT_TRUE(board_text(all, earlier).starts_with("\"address\":\"" + earlier + "\""));
  EXPECT_EQ(board_text(all, "europe@0123456789abcdef"), "none");
  EXPECT_EQ(all.address_of("europe", kFirstEurope), earlier);
  EXPECT_EQ(all.address_of("europe", "0123456789abcdef"), "europe");
  EXPECT_NE(all.games_members().find(R"("boards":["europe"])"), std::string::npos);
}

// A server that was updated in the middle of a game goes on with it.
TEST(Catalogue, a_game_begun_on_an_earlier_version_goes_on_with_it) {
  const Catalogue all;
  const std::string earlier = "europe@" + std::string(kFirstEurope);
  const GameSetup setup{"switch-signal-europe", {{"a", ""}, {"b", ""}}, {}, earlier};
  const auto made = all.new_game(setup, {Luck::Kind::seed, 1});
  const auto lines = (*made)->opening_lines();
  EXPECT_NE(lines[0].find(R"("board":{"id":"europe","hash":"4fd4c5182a15a815"})"),
            std::string::npos);
  const auto resumed = all.resume(lines, "");
  ASSERT_TRUE((resumed.has_value())) << resumed.error().text();
  const Game& game = **resumed;
  EXPECT_EQ(game.setup().board, earlier);
  EXPECT_NE(game.snapshot_members(0).find("\"board\":\"" + earlier + "\""), std::string::npos);
}

TEST(Sealed, the_order_of_a_deck_is_fixed_by_its_name_alone) {
  const std::string secret(64, 'a');
  auto one = SealedLuck::from_hex(secret), two = SealedLuck::from_hex(secret);
  ASSERT_TRUE(one && two);
  Chance first = one->chance(), second = two->chance();
  for (u16 i = 0; i < 50; ++i)
    second.below({Purpose::train_card, 9, i, 7});  // asked before, which changes nothing
  for (u16 i = 0; i < 100; ++i) {
    const Question q{Purpose::train_card, 0, i, 110};
    const u32 answer = first.below(q);
    EXPECT_LT(answer, 110u);
    EXPECT_EQ(answer, second.below(q));
  }
  EXPECT_FALSE(SealedLuck::from_hex("zz"));
  EXPECT_FALSE(SealedLuck::from_hex(std::string(63, 'a')));
}

TEST(Sealed, nonces_change_the_deal_and_the_commitment_hides_nothing_of_it) {
  auto plain = SealedLuck::from_hex(std::string(64, 'b')),
       salted = SealedLuck::from_hex(std::string(64, 'b'));
  const std::string nonces[] = {"x", ""};
  salted->add_nonces(nonces);
  EXPECT_EQ(plain->commitment_hex(), salted->commitment_hex());
  Chance a = plain->chance(), b = salted->chance();
  int same = 0;
  for (u16 i = 0; i < 64; ++i)
    same += a.below({Purpose::ticket, 0, i, 1000}) == b.below({Purpose::ticket, 0, i, 1000});
  EXPECT_LT(same, 8);
}

}  // namespace
}  // namespace roundhouse
