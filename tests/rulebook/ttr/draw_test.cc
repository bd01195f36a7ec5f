// Drawing train cards: T11 to T14, T16, T18, T20, T23.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Draw, T11_two_cards_one_at_a_time_the_second_after_the_first_is_seen) {
  Scene s;
  s.row("red blue green white black").next_cards("yellow");
  s.play(0, "take 2");
  EXPECT_EQ(s.phase(), Phase::second_card);
  EXPECT_EQ(s.row(), "red yellow green white black");
  EXPECT_TRUE(s.may(0, "draw"));
  s.next_cards("purple");
  s.play(0, "take 2");  // the card that was just laid there
  EXPECT_EQ(s.cards(0, "blue"), 1);
  EXPECT_EQ(s.cards(0, "yellow"), 1);
  EXPECT_EQ(s.to_act(), 1);
  EXPECT_EQ(s.phase(), Phase::turn);
}

TEST(Draw, T11_the_second_card_is_not_optional) {
  Scene s;
  s.hand(0, "red:3").next_cards("blue");
  s.play(0, "draw");
  for (const char* other : {"pass", "tickets", "claim chicago-duluth red:3"})
    EXPECT_EQ(s.why(0, other), Why::second_card) << other;
  EXPECT_EQ(s.legal(0).size(), 6u) << "the deck and five open cards";
  s.next_cards("blue");
  s.play(0, "draw");
  EXPECT_EQ(s.cards(0, "blue"), 2);
}

TEST(Draw, T12_a_taken_card_is_replaced_in_its_own_place_at_once) {
  for (int slot = 1; slot <= 5; ++slot) {
    Scene s;
    s.row("red red red red red").next_cards("blue");
    s.play(0, "take " + std::to_string(slot));
    for (int other = 0; other < 5; ++other)
      EXPECT_EQ(s.state.open.row[other], *s.map().find_kind(other == slot - 1 ? "blue" : "red"));
    EXPECT_EQ(s.event(EventKind::row).slot, slot - 1);
  }
}

TEST(Draw, T12_a_card_from_the_deck_leaves_the_row_alone) {
  Scene s;
  s.row("red red red red red").next_cards("blue");
  s.play(0, "draw");
  EXPECT_EQ(s.row(), "red red red red red");
  EXPECT_EQ(s.happened(EventKind::row), 0);
  EXPECT_EQ(s.state.open.deck, 110 - 5 - 1);
}

TEST(Draw, T13_face_up_locomotive_is_the_only_card) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.row("red locomotive green white black").next_cards("blue");
    s.play(0, "take 2");
    EXPECT_EQ(s.cards(0, "locomotive"), 1);
    EXPECT_EQ(s.to_act(), 1);
    EXPECT_EQ(s.why(0, "draw"), Why::not_your_turn);
  }
}

TEST(Draw, T13_a_face_up_locomotive_is_no_second_card) {
  Scene s;
  s.row("red locomotive green white black").next_cards("locomotive");
  s.play(0, "take 1");
  for (int slot : {1, 2}) {  // the one that lay there and the one that was just laid
    const Reject no = s.check(0, "take " + std::to_string(slot));
    EXPECT_EQ(no.why, Why::locomotive_second);
    EXPECT_EQ(no.a, slot - 1);
  }
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"draw", "take 3", "take 4", "take 5"}));
}

TEST(Draw, T14_a_locomotive_drawn_blind_counts_as_one_card) {
  Scene s;
  s.next_cards("locomotive");
  s.play(0, "draw");
  EXPECT_EQ(s.to_act(), 0);
  s.next_cards("locomotive");
  s.play(0, "draw");
  EXPECT_EQ(s.cards(0, "locomotive"), 2);
  EXPECT_EQ(s.to_act(), 1);
}

TEST(Draw, T14_after_it_an_open_locomotive_still_is_no_second_card) {
  Scene s;
  s.row("locomotive red blue green white").next_cards("locomotive");
  s.play(0, "draw");
  EXPECT_EQ(s.why(0, "take 1"), Why::locomotive_second);
  EXPECT_TRUE(s.may(0, "take 2"));
}

TEST(Draw, T16_a_hand_may_be_of_any_size) {
  Scene s;
  s.row("red blue green white black").deck("yellow:3", 0);
  EXPECT_EQ(s.cards(0), 102);
  s.next_cards("yellow");
  s.play(0, "draw");
  s.next_cards("yellow");
  s.play(0, "take 1");
  EXPECT_EQ(s.cards(0), 104);
}

TEST(Draw, T16_only_empty_piles_stop_it_from_growing) {
  Scene s;
  s.row("red blue green white black").deck("", 0);
  EXPECT_EQ(s.cards(0), 105);
  EXPECT_EQ(s.why(0, "draw"), Why::no_draw);
}

TEST(Draw, T18_with_a_card_in_the_deck_drawing_may_be_chosen) {
  Scene s;
  s.row("red blue green white black").deck("yellow", 1);
  EXPECT_TRUE(s.may(0, "draw"));
  EXPECT_TRUE(s.may(0, "take 1"));
}

TEST(Draw, T18_with_both_piles_empty_it_may_not_even_if_cards_lie_open) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.row("red blue green white black").hand(0, "red:3").deck("", 1);
    EXPECT_EQ(s.why(0, "draw"), Why::no_draw);
    EXPECT_EQ(s.why(0, "take 1"), Why::no_draw);
    EXPECT_TRUE(s.may(0, "tickets"));
    EXPECT_TRUE(s.may(0, "claim chicago-duluth red:3"));
    for (const std::string& move : s.legal(0))
      EXPECT_TRUE(move.starts_with("claim") || move == "tickets") << move;
  }
}

TEST(Draw, T20_without_a_second_card_to_take_the_turn_ends) {
  Scene s;
  s.row("locomotive locomotive locomotive locomotive locomotive").deck("red", 1).next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.to_act(), 1);
  EXPECT_EQ(s.phase(), Phase::turn);
}

TEST(Draw, T20_one_plain_card_in_the_row_is_a_second_card) {
  Scene s;
  s.row("locomotive locomotive locomotive blue locomotive").deck("red", 1).next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.to_act(), 0);
  EXPECT_EQ(s.phase(), Phase::second_card);
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"take 4"}));
}

TEST(Draw, T20_discards_become_a_deck_to_take_the_second_card_from) {
  Scene s;
  s.row("locomotive locomotive locomotive locomotive locomotive")
      .discards("green")
      .deck("red", 1)
      .next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.happened(EventKind::rebuilt), 1);
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"draw"}));
}

TEST(Draw, T23_piles_empty_after_the_first_card_the_second_comes_from_the_row_unreplaced) {
  Scene s;
  s.row("red locomotive green white black").deck("yellow", 1).next_cards("yellow");
  s.play(0, "draw");
  EXPECT_TRUE(s.may(0, "take 1"));
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "- locomotive green white black");
  EXPECT_EQ(s.cards(0, "red"), 1);
  EXPECT_EQ(s.to_act(), 1);
}

TEST(Draw, T23_not_from_the_empty_deck_and_not_an_open_locomotive) {
  Scene s;
  s.row("red locomotive green white black").deck("yellow", 1).next_cards("yellow");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "yellow locomotive green white black");
  EXPECT_EQ(s.why(0, "draw"), Why::deck_empty);
  EXPECT_EQ(s.why(0, "take 2"), Why::locomotive_second);
  s.play(0, "take 5");
  EXPECT_EQ(s.row(), "yellow locomotive green white -");
  EXPECT_EQ(s.why(1, "take 1"), Why::no_draw) << "the action cannot be begun: T18";
}

TEST(Draw, T23_an_empty_place_holds_nothing_to_take) {
  Scene s;
  s.row("red blue green white -").deck("", 1);
  s.state.open.phase = Phase::second_card;
  const Reject no = s.check(0, "take 5");
  EXPECT_EQ(no.why, Why::slot_empty);
  EXPECT_EQ(no.a, 4);
  EXPECT_EQ(s.check(0, Move::take(5)).why, Why::slot_empty) << "there is no sixth place";
}

}  // namespace
}  // namespace roundhouse::rulebook
