// Ghost Train, the turn: drawing, exchanging, passing, empty decks: G10, G18, G19.
#include <algorithm>

#include "rulebook/ghost/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ghost;
using routes::Why;

TEST(GhostTurn, G10_a_draw_is_two_cards_and_the_whole_turn) {
  GhostScene s;
  s.next_cards("red locomotive");
  s.play(0, "draw");
  EXPECT_EQ(s.cards(0, "red"), 1);
  EXPECT_EQ(s.cards(0, "locomotive"), 1);
  EXPECT_EQ(s.state.open.deck, 70);
  EXPECT_EQ(s.story(), "drew drew turn");
  EXPECT_EQ(s.to_act(), 1);
  EXPECT_EQ(s.why(0, "claim cauldron-glade-a locomotive:1"), Why::not_your_turn);
}

TEST(GhostTurn, G10_what_is_drawn_is_known_to_its_owner_alone) {
  GhostScene s;
  s.next_cards("red blue");
  s.play(0, "draw");
  const Event drew = s.event(EventKind::drew);
  EXPECT_EQ(s.rules().seen_by(drew, seat_at(0)), drew);
  EXPECT_EQ(s.rules().seen_by(drew, seat_at(1)).card, 0);
  EXPECT_EQ(s.rules().seen_by(drew, seat_at(1)).masked, 1);
}

TEST(GhostTurn, G10_exchange_both_tickets_for_two_new_ones) {
  GhostScene s;
  s.tickets(0, "barn-swamp harbour-lab").next_tickets("glade-windmill circus-swamp");
  s.play(0, "exchange");
  EXPECT_EQ(s.held(0), "glade-windmill circus-swamp");
  EXPECT_EQ(s.exchanged(0), "barn-swamp harbour-lab");
  EXPECT_EQ(s.story(), "exchanged drew-ticket drew-ticket turn");
  EXPECT_EQ(s.to_act(), 1);
  for (EventKind kind : {EventKind::exchanged, EventKind::drew_ticket}) {
    const Event seen = s.rules().seen_by(s.event(kind), seat_at(1));
    EXPECT_EQ(seen.masked, 1);
    EXPECT_EQ(seen.ticket, 0);
    EXPECT_EQ(seen.list[0], 0);
  }
}

TEST(GhostTurn, G10_the_new_ones_are_drawn_before_the_old_ones_are_laid_away) {
  GhostScene s(small::scarce());
  s.tickets(0, "a-b a-c").tickets(1, "b-d").exchanged(1, "c-d a-d");
  s.next_tickets("a-d c-d");
  s.play(0, "exchange");
  EXPECT_EQ(s.story(), "exchanged tickets-rebuilt drew-ticket drew-ticket turn");
  EXPECT_EQ(s.event(EventKind::tickets_rebuilt).tickets, 2) << "without the two that go away";
  EXPECT_EQ(s.exchanged(0), "a-b a-c");
  EXPECT_EQ(s.state.open.ticket_deck, 0);
}

TEST(GhostTurn, G10_whoever_holds_one_exchanges_that_one) {
  GhostScene s(small::scarce());
  s.tickets(0, "a-b").tickets(1, "b-d a-c").next_tickets("c-d");
  s.play(0, "exchange");
  EXPECT_EQ(s.held(0), "c-d");
  EXPECT_EQ(s.exchanged(0), "a-b");
}

TEST(GhostTurn, G10_if_fewer_can_be_drawn_than_go_away_as_many_are_drawn_as_there_are) {
  GhostScene s(small::scarce());
  s.tickets(0, "a-b a-c").tickets(1, "b-d a-d").next_tickets("c-d");
  s.play(0, "exchange");
  EXPECT_EQ(s.held(0), "c-d");
  EXPECT_EQ(s.state.open.tickets[0], 1);
  EXPECT_EQ(s.exchanged(0), "a-b a-c");
}

TEST(GhostTurn, G10_without_a_ticket_to_give_or_to_draw_there_is_no_exchange) {
  GhostScene none_held(small::scarce());
  EXPECT_EQ(none_held.why(0, "exchange"), Why::no_tickets);
  EXPECT_EQ(none_held.rule(0, "exchange"), "G10");
  GhostScene none_left(small::scarce());
  none_left.tracks(1, "c-d").completed(1, "c-d").tickets(0, "a-b a-c").tickets(1, "b-d a-d");
  EXPECT_EQ(none_left.why(0, "exchange"), Why::no_tickets);
  const auto legal = none_left.legal(0);
  EXPECT_EQ(std::ranges::count(legal, "exchange"), 0);
  GhostScene one_left(small::scarce());
  one_left.tickets(0, "a-b a-c").tickets(1, "b-d a-d");
  EXPECT_TRUE(one_left.may(0, "exchange"));
}

TEST(GhostTurn, G18_an_empty_deck_is_made_of_the_discards_at_once) {
  GhostScene s;
  s.discards("red:3 blue").deck("green", 1).next_cards("green blue");
  s.play(0, "draw");
  EXPECT_EQ(s.story(), "drew rebuilt drew turn");
  EXPECT_EQ(s.event(EventKind::rebuilt).cards, 4);
  EXPECT_EQ(s.state.open.deck, 3);
  EXPECT_EQ(s.discarded("red"), 0);
  EXPECT_EQ(s.state.open.shuffles, 1);
  EXPECT_EQ(s.state.open.left, 1);
}

TEST(GhostTurn, G18_if_there_is_one_card_one_is_drawn) {
  GhostScene s;
  s.deck("green", 1).next_cards("green");
  s.play(0, "draw");
  EXPECT_EQ(s.cards(0), 1);
  EXPECT_EQ(s.story(), "drew turn");
  EXPECT_EQ(s.why(1, "draw"), Why::no_draw);
}

TEST(GhostTurn, G18_without_a_card_the_draw_may_not_be_chosen) {
  GhostScene s;
  s.deck("", 1).tickets(0, "barn-swamp");
  EXPECT_EQ(s.why(0, "draw"), Why::no_draw);
  EXPECT_EQ(s.rule(0, "draw"), "G18");
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"exchange"}));
}

TEST(GhostTurn, G18_a_payment_becomes_the_deck_if_there_is_none) {
  GhostScene s;
  s.hand(0, "black:2").deck("", 1);
  s.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(s.story(), "claimed rebuilt turn");
  EXPECT_EQ(s.state.open.deck, 1);
  EXPECT_TRUE(s.may(1, "draw"));
}

TEST(GhostTurn, G18_exchanged_tickets_come_back_only_when_one_is_to_be_drawn) {
  GhostScene s(small::scarce());
  s.tickets(0, "a-b a-c").tickets(1, "b-d a-d").next_tickets("c-d");
  s.play(0, "exchange");
  EXPECT_EQ(s.state.open.ticket_deck, 0);
  EXPECT_EQ(s.state.open.ticket_shuffles, 0) << "not before";
  EXPECT_EQ(s.rules().view(s.state, seat_at(0)).own.discarded.count(), 2);
  EXPECT_EQ(s.rules().view(s.state, seat_at(1)).own.discarded.count(), 0)
      << "who did not put them there does not know them";
  s.next_tickets("a-c a-b");
  s.play(1, "exchange");
  EXPECT_EQ(s.story(), "exchanged tickets-rebuilt drew-ticket drew-ticket turn");
  EXPECT_EQ(s.held(1), "a-c a-b");
  EXPECT_EQ(s.state.open.ticket_shuffles, 1);
  EXPECT_EQ(s.state.open.ticket_left, 2)
      << "counted anew in each shuffle: luck is asked for by name";
  EXPECT_EQ(s.exchanged(0), "") << "nobody knows any longer where they lie";
  EXPECT_EQ(s.exchanged(1), "b-d a-d");
}

TEST(GhostTurn, G19_a_pass_is_legal_only_when_nothing_else_is) {
  GhostScene s(small::scarce());
  s.tracks(1, "c-d").completed(1, "c-d").tickets(0, "a-b a-c").tickets(1, "b-d a-d").deck("", 1);
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"pass"}));
  s.play(0, "pass");
  EXPECT_EQ(s.story(), "pass turn");
  EXPECT_EQ(s.why(1, "pass"), Why::can_act) << "it can claim";
  EXPECT_EQ(s.rule(1, "pass"), "G19");
}

TEST(GhostTurn, G19_who_can_draw_or_exchange_may_not_pass) {
  GhostScene draws(small::scarce()), exchanges(small::scarce());
  draws.tracks(1, "c-d").completed(1, "c-d").tickets(0, "a-b a-c").tickets(1, "b-d a-d");
  EXPECT_EQ(draws.why(0, "pass"), Why::can_act);
  exchanges.tickets(0, "a-b a-c").tickets(1, "b-d a-d").deck("", 1);
  EXPECT_EQ(exchanges.why(0, "pass"), Why::can_act);
}

}  // namespace
}  // namespace roundhouse::rulebook
