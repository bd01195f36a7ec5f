// What is secret and what is open: T8.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Secrets, T8_a_seat_sees_its_own_hand_and_what_lies_open) {
  Scene s;
  s.hand(0, "red:3")
      .hand(1, "blue:2 locomotive")
      .known(1, "blue")
      .tracks(1, "duluth-helena")
      .discards("green:2");
  s.tickets(0, "boston-miami")
      .tickets(1, "denver-el_paso calgary-phoenix")
      .under(0, "houston-winnipeg");
  const View v = s.rules.view(s.state, seat_at(0));
  EXPECT_EQ(v.own.hand[*s.map().find_kind("red")], 3);
  EXPECT_TRUE(v.own.held.has(*s.map().find_ticket("boston-miami")));
  EXPECT_EQ(v.under[0], *s.map().find_ticket("houston-winnipeg")) << "it put this one back itself";
  EXPECT_EQ(v.open.cards[1], 3);
  EXPECT_EQ(v.open.tickets[1], 2);
  EXPECT_EQ(v.open.known[1][*s.map().find_kind("blue")], 1);
  EXPECT_EQ(v.open.discards[*s.map().find_kind("green")], 2);
  EXPECT_TRUE(v.open.claimed[1].has(*s.map().find_track("duluth-helena")));
  EXPECT_EQ(v.open.trains[1], 39);
  EXPECT_EQ(v.open.points[1], 15);
  EXPECT_EQ(v.open.deck, s.state.open.deck);
  EXPECT_EQ(v.open.fresh, s.state.open.fresh);
}

TEST(Secrets, T8_the_same_to_a_seat_whatever_the_others_hide) {
  Scene one, two;
  one.hand(1, "blue:2").tickets(1, "denver-el_paso").under(1, "houston-winnipeg");
  two.hand(1, "red locomotive").tickets(1, "boston-miami").under(1, "calgary-phoenix");
  for (Seat watcher : {seat_at(0), kNobody}) {
    const View a = one.rules.view(one.state, watcher), b = two.rules.view(two.state, watcher);
    EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
    EXPECT_EQ(a.under[0], kNone);
  }
  const View a = one.rules.view(one.state, seat_at(1)), b = two.rules.view(two.state, seat_at(1));
  EXPECT_NE(std::memcmp(&a, &b, sizeof a), 0) << "its owner sees the difference";
}

TEST(Secrets, T8_a_card_from_the_row_is_known_to_all_one_from_the_deck_to_its_owner) {
  Scene s;
  s.row("red blue green white black").next_cards("locomotive");
  s.play(0, "draw");
  const Event drew = s.event(EventKind::drew);
  EXPECT_EQ(s.rules.seen_by(drew, seat_at(0)).card, kLocomotive);
  for (Seat other : {seat_at(1), kNobody}) {
    EXPECT_EQ(s.rules.seen_by(drew, other).card, 0);
    EXPECT_EQ(s.rules.seen_by(drew, other).masked, 1);
  }
  EXPECT_EQ(s.state.open.known[0][kLocomotive], 0);
  s.next_cards("yellow");
  s.play(0, "take 2");
  EXPECT_EQ(s.rules.seen_by(s.event(EventKind::took), seat_at(1)), s.event(EventKind::took));
  EXPECT_EQ(s.state.open.known[0][*s.map().find_kind("blue")], 1);
}

TEST(Secrets, T8_cards_spent_are_no_longer_known_to_be_held) {
  Scene s;
  s.hand(0, "red:4 locomotive:2").known(0, "red:3 locomotive:1");
  s.play(0, "claim chicago-duluth red:2 locomotive:1");
  EXPECT_EQ(s.state.open.known[0][*s.map().find_kind("red")], 1);
  EXPECT_EQ(s.state.open.known[0][kLocomotive], 0);
  Scene t;
  t.hand(0, "red:4").known(0, "red:1");
  t.play(0, "claim chicago-duluth red:3");
  EXPECT_EQ(t.state.open.known[0][*t.map().find_kind("red")], 0)
      << "perhaps just that one was spent";
}

}  // namespace
}  // namespace roundhouse::rulebook
