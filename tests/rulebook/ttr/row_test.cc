// The row, its resets and the piles: T15, T17, T19, T38.
#include "games/ttr/text/digests.h"
#include "games/ttr/text/position_json.h"
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Row, T15_a_third_locomotive_sweeps_the_row) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.row("red locomotive blue locomotive green")
        .next_cards("locomotive purple white yellow black orange");
    s.play(0, "take 1");
    EXPECT_EQ(s.row(), "purple white yellow black orange");
    EXPECT_EQ(s.happened(EventKind::sweep), 1);
    EXPECT_EQ(s.discarded("locomotive"), 3);
    EXPECT_EQ(s.discarded("blue"), 1);
    EXPECT_EQ(s.discarded("green"), 1);
    EXPECT_EQ(s.discarded("red"), 0) << "that one was taken";
    EXPECT_EQ(s.event(EventKind::sweep).n, 5);
    EXPECT_EQ(s.to_act(), 0) << "the second card is still to come";
  }
}

TEST(Row, T15_two_locomotives_stay) {
  Scene s;
  s.row("red locomotive blue green white").next_cards("locomotive");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "locomotive locomotive blue green white");
  EXPECT_EQ(s.happened(EventKind::sweep), 0);
}

TEST(Row, T15_the_new_row_is_checked_again) {
  Scene s;
  s.row("red locomotive blue locomotive green")
      .next_cards("locomotive locomotive:3 red blue purple white yellow black orange");
  s.play(0, "take 1");
  EXPECT_EQ(s.happened(EventKind::sweep), 2);
  EXPECT_EQ(s.row(), "purple white yellow black orange");
  EXPECT_EQ(s.discarded("locomotive"), 6);
}

TEST(Row, T15_without_a_card_laid_there_is_no_check) {
  // Three locomotives have stayed because of T19; a blind draw lays nothing.
  Scene s;
  s.row("locomotive locomotive locomotive green blue").next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.row(), "locomotive locomotive locomotive green blue");
}

TEST(Row, T17_the_last_card_drawn_turns_the_discards_into_a_deck_at_once) {
  Scene s;
  s.row("red blue green white black")
      .discards("red:2 green:3")
      .deck("yellow", 1)
      .next_cards("yellow");
  s.play(0, "draw");
  EXPECT_EQ(s.state.open.deck, 5);
  EXPECT_EQ(s.discarded("red") + s.discarded("green"), 0);
  EXPECT_EQ(s.event(EventKind::rebuilt).cards, 5);
  EXPECT_EQ(s.state.open.shuffles, 1);
  EXPECT_EQ(s.state.open.left, 0);
  s.next_cards("green");
  s.play(0, "draw");
  EXPECT_EQ(s.cards(0, "green"), 1);
  EXPECT_EQ(s.state.open.left, 1);
}

TEST(Row, T17_before_the_last_card_is_drawn_the_discards_stay) {
  Scene s;
  s.row("red blue green white black")
      .discards("red:2 green:3")
      .deck("yellow:2", 1)
      .next_cards("yellow");
  s.play(0, "draw");
  EXPECT_EQ(s.state.open.deck, 1);
  EXPECT_EQ(s.discarded("green"), 3);
  EXPECT_EQ(s.happened(EventKind::rebuilt), 0);
}

TEST(Row, T17_in_the_middle_of_a_refill) {
  Scene s;
  s.row("red blue green white black").discards("orange:2").deck("yellow", 1).next_cards("yellow");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "yellow blue green white black");
  EXPECT_EQ(s.state.open.deck, 2);
  EXPECT_TRUE(s.may(0, "draw"));
}

TEST(Row, T17_in_the_middle_of_a_reset) {
  Scene s;
  s.row("red locomotive blue locomotive green")
      .discards("orange:2")
      .deck("locomotive yellow white", 1);
  // The locomotive sweeps the row; two cards empty the deck; the rest comes from discards and swept
  // cards.
  s.next_cards("locomotive yellow white orange blue green");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "yellow white orange blue green");
  EXPECT_EQ(s.event(EventKind::rebuilt).cards, 2 + 5) << "the swept cards are in it";
  EXPECT_EQ(s.state.open.deck, 4);
}

// With two locomotives enough for a reset, three others can lie beside them while both piles are
// empty.
TEST(Row, T17_swept_cards_become_the_deck_when_it_is_empty) {
  const small::Game hasty{small::board({{0, 1, 3, 0}}, {{0, 1, 5}}, {4, 4}, 3),
                          {.row_locomotives = 2, .trains = 9}};
  Scene s(hasty, 2);
  s.row("red red blue locomotive blue").deck("locomotive", 1);
  const std::string same = "red blue:2 locomotive:2 ";  // there are no others to lay
  s.next_cards("locomotive " + same + same + same);
  s.play(0, "take 1");
  EXPECT_EQ(s.happened(EventKind::sweep), 3);
  EXPECT_EQ(s.happened(EventKind::rebuilt), 3);
  EXPECT_EQ(s.row(), "red blue blue locomotive locomotive");
}

TEST(Row, T17_without_discards_it_waits_until_there_are_any) {
  Scene s;
  s.row("red blue green white black").hand(1, "red:3").deck("yellow:2", 0).next_cards("yellow");
  s.play(0, "draw");
  s.next_cards("yellow");
  s.play(0, "draw");
  EXPECT_EQ(s.state.open.deck, 0);
  EXPECT_EQ(s.happened(EventKind::rebuilt), 0);
  s.play(1, "claim chicago-duluth red:3");
  EXPECT_EQ(s.event(EventKind::rebuilt).cards, 3) << "the cards of one payment go together";
  EXPECT_EQ(s.state.open.deck, 3);
}

TEST(Row, T19_the_row_is_refilled_as_far_as_cards_exist) {
  Scene s;
  s.row("red blue green white black").deck("yellow", 1).next_cards("yellow");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "yellow blue green white black");
  s.play(0, "take 2");
  EXPECT_EQ(s.row(), "yellow - green white black") << "a short row is legal";
}

TEST(Row, T19_a_reset_needs_three_other_cards) {
  Scene s;
  s.row("red locomotive blue locomotive green").discards("locomotive:3");
  s.deck("locomotive:5", 1).next_cards("locomotive");
  s.play(0, "take 1");
  EXPECT_EQ(s.row(), "locomotive locomotive blue locomotive green") << "only two other cards exist";
  EXPECT_EQ(s.happened(EventKind::sweep), 0);
}

TEST(Row, T19_a_third_other_card_may_lie_in_the_deck) {
  Scene s;
  s.row("red locomotive blue locomotive green").deck("locomotive:5 red", 1);
  s.next_cards("locomotive red locomotive:4 blue green locomotive:3 red locomotive:4");
  s.play(0, "take 1");
  EXPECT_EQ(s.happened(EventKind::sweep), 3) << "blue, green and red go round and round";
  EXPECT_EQ(s.row(), "red locomotive locomotive locomotive locomotive");
}

TEST(Row, T19_a_third_other_card_may_lie_on_the_discards) {
  Scene s;
  s.row("red locomotive blue locomotive green").discards("red").deck("locomotive:7", 1);
  s.next_cards("locomotive locomotive:5 locomotive red blue green locomotive");
  s.play(0, "take 1");
  EXPECT_EQ(s.happened(EventKind::sweep), 2);
  EXPECT_EQ(s.row(), "locomotive red blue green locomotive");
}

TEST(Row, T19_at_most_three_resets_for_one_cause_and_the_count_starts_again) {
  const std::string three = "locomotive:3 red blue ";
  Scene s;
  s.row("white locomotive white locomotive green")
      .next_cards("locomotive " + three + three + three);
  s.play(0, "take 1");
  EXPECT_EQ(s.happened(EventKind::sweep), 3);
  EXPECT_EQ(s.row(), "locomotive locomotive locomotive red blue") << "now it stays";
  s.next_cards("yellow purple:5");
  s.play(0, "take 4");
  EXPECT_EQ(s.happened(EventKind::sweep), 1) << "a card was laid: the check is made anew";
  EXPECT_EQ(s.row(), "purple purple purple purple purple");
}

// Three locomotives lie in the row, and only the two cards beside them are others.
Scene withheld(std::string_view game = "ttr-classic") {
  Scene s(game);
  s.row("red locomotive blue locomotive green").hand(1, "orange:6").deck("locomotive:4", 0);
  s.next_cards("locomotive");
  s.play(0, "take 1");
  EXPECT_EQ(s.state.open.withheld, 1);
  s.next_cards("locomotive");
  s.play(0, "draw");
  EXPECT_EQ(s.row(), "locomotive locomotive blue locomotive green") << "only two others exist";
  return s;
}

TEST(Row, T19_a_withheld_reset_is_made_as_soon_as_a_payment_brings_other_cards) {
  for (const char* game : kEditions) {
    Scene s = withheld(game);
    s.next_cards("locomotive:2 orange:3");
    s.play(1, "claim duluth-helena orange:6");
    EXPECT_EQ(s.happened(EventKind::sweep), 1);
    EXPECT_EQ(s.row(), "locomotive locomotive orange orange orange");
    EXPECT_EQ(s.state.open.withheld, 0);
  }
}

TEST(Row, T19_a_payment_of_locomotives_brings_no_other_cards) {
  Scene s;
  s.row("red locomotive blue locomotive green").hand(1, "locomotive:6");
  s.deck("locomotive:2", 0).next_cards("locomotive");
  s.play(0, "take 1");
  s.next_cards("locomotive");
  s.play(0, "draw");
  s.play(1, "claim duluth-helena locomotive:6");
  EXPECT_EQ(s.happened(EventKind::sweep), 0);
  EXPECT_EQ(s.state.open.withheld, 1) << "it still waits";
}

TEST(Row, T19_a_row_that_stays_after_three_resets_is_not_withheld) {
  const std::string three = "locomotive:3 red blue ";
  Scene s;
  s.row("white locomotive white locomotive green").hand(1, "orange:6");
  s.next_cards("locomotive " + three + three + three);
  s.play(0, "take 1");
  EXPECT_EQ(s.state.open.withheld, 0);
  s.next_cards("white");
  s.play(0, "draw");
  s.play(1, "claim duluth-helena orange:6");
  EXPECT_EQ(s.happened(EventKind::sweep), 0) << "no card was laid";
}

TEST(Row, T19_that_a_reset_is_withheld_is_part_of_the_position) {
  const Scene s = withheld();
  std::string json;
  ttr::write_position(json, "ttr-classic", s.map(), s.state);
  const auto read = ttr::read_position(json, "ttr-classic", s.map(), s.rules);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(read->open.withheld, 1);
  State other = s.state;
  other.open.withheld = 0;
  EXPECT_NE(ttr::state_digest(s.map(), s.state), ttr::state_digest(s.map(), other));
  EXPECT_NE(ttr::view_digest(s.map(), s.rules.view(s.state, seat_at(0))),
            ttr::view_digest(s.map(), s.rules.view(other, seat_at(0))));
}

TEST(Row, T19_by_the_first_version_of_the_rules_it_was_not_made_up) {
  Scene s = withheld();
  Ruleset first = s.rules.set();
  first.version = 1;
  s.rules = ttr::Rules(s.map().board, first);
  s.state.open.withheld = 0;
  s.play(1, "claim duluth-helena orange:6");
  EXPECT_EQ(s.happened(EventKind::sweep), 0);
  EXPECT_EQ(s.row(), "locomotive locomotive blue locomotive green");
}

TEST(Row, T38_a_payment_becomes_the_deck_and_fills_a_short_row) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.row("red - blue - green").hand(0, "orange:6").deck("", 1).next_cards("orange:2");
    s.play(0, "claim duluth-helena orange:6");
    EXPECT_EQ(s.row(), "red orange blue orange green");
    EXPECT_EQ(s.state.open.deck, 4);
    EXPECT_EQ(s.discarded("orange"), 0);
    EXPECT_EQ(s.to_act(), 1);
    EXPECT_TRUE(s.may(1, "draw"));
  }
}

TEST(Row, T38_then_the_row_is_checked) {
  Scene s;
  s.row("locomotive locomotive red - -").hand(0, "orange:5 locomotive").deck("", 1);
  s.next_cards("locomotive orange orange:4 red");
  s.play(0, "claim duluth-helena orange:5 locomotive:1");
  EXPECT_EQ(s.happened(EventKind::sweep), 1);
  EXPECT_EQ(s.row(), "orange orange orange orange red");
}

TEST(Row, T38_a_full_row_stays_as_it_is) {
  Scene s;  // no reset is withheld: the three stayed after as many resets as there may be
  s.row("locomotive locomotive locomotive red blue").hand(0, "orange:6").deck("", 1);
  s.play(0, "claim duluth-helena orange:6");
  EXPECT_EQ(s.row(), "locomotive locomotive locomotive red blue") << "no card was laid";
  EXPECT_EQ(s.state.open.deck, 6);
}

TEST(Row, T38_with_a_deck_the_payment_stays_on_the_discards) {
  Scene s;
  s.hand(0, "orange:6");
  s.play(0, "claim duluth-helena orange:6");
  EXPECT_EQ(s.discarded("orange"), 6);
  EXPECT_EQ(s.happened(EventKind::rebuilt), 0);
}

}  // namespace
}  // namespace roundhouse::rulebook
