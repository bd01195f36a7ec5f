// Ghost Train, how a game ends: G20 to G22.
#include "rulebook/ghost/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ghost;
using routes::Why;

constexpr const char* kFive =
    "cauldron-windmill barn-windmill cauldron-crypt barn-rotten_tree rotten_tree-town_hall";

// Five completed, one space from the next.
GhostScene five_completed() {
  GhostScene s;
  s.tracks(0, kWest).tracks(0, "station-town_hall-a").completed(0, kFive).hand(0, "black");
  return std::move(s.tickets(0, "barn-glade glade-windmill"));
}

TEST(GhostEnd, G20_the_sixth_ticket_ends_the_game_at_once) {
  GhostScene s = five_completed();
  s.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(s.story(), "claimed completed over") << "no replacement, no second ticket";
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.held(0), "glade-windmill");
  EXPECT_EQ(s.result().reason, EndReason::tickets);
  EXPECT_EQ(s.result().winners, SeatSet::only(seat_at(0)));
  EXPECT_EQ(s.result().seat[0].completed, 6);
  EXPECT_EQ(s.result().seat[1].rank, 2);
  EXPECT_EQ(s.why(1, "draw"), Why::game_over);
  EXPECT_EQ(s.rule(1, "draw"), "G20");
}

TEST(GhostEnd, G20_not_before_the_sixth) {
  GhostScene s = five_completed();
  s.hand(0, "orange");
  s.play(0, "claim circus-lab-b orange:1");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.result().reason, EndReason::none);
  EXPECT_EQ(s.to_act(), 1);
  s.state.open.phase = Phase::over;
  s.state.open.turn = kNobody;
  EXPECT_STREQ(s.position_error(), "the game is over without a reason (G20 to G22)");
}

TEST(GhostEnd, G20_the_special_ticket_counts) {
  GhostScene s;
  s.tracks(0, kWest).tracks(0, "station-town_hall-a barn-graveyard-a");
  s.completed(0, kFive).hand(0, "red:3").tickets(0, "harbour-lab circus-lighthouse");
  s.play(0, "claim graveyard-swamp-a red:3");
  EXPECT_EQ(s.story(), "claimed trick-or-treat over");
  EXPECT_EQ(s.result().reason, EndReason::tickets);
  EXPECT_EQ(s.result().seat[0].special, 1);
  EXPECT_EQ(s.result().seat[0].tickets, 5);
}

TEST(GhostEnd, G20_it_stops_trick_or_treat_too) {
  GhostScene s;
  s.tracks(0, kWest).tracks(0, "station-town_hall-a barn-graveyard-a");
  s.completed(0, kFive).hand(0, "red:3").tickets(0, "barn-swamp circus-lighthouse");
  s.play(0, "claim graveyard-swamp-a red:3");
  EXPECT_EQ(s.story(), "claimed completed over");
  EXPECT_FALSE(s.special(0));
  EXPECT_EQ(s.done(0), 6);
}

TEST(GhostEnd, G20_wins_even_if_the_same_claim_laid_the_last_wagon) {
  GhostScene s = five_completed();
  s.tracks(0, "circus-manor circus-school graveyard-pumpkins circus-lab-a");
  ASSERT_EQ(s.wagons(0), 1);
  s.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(s.wagons(0), 0);
  EXPECT_EQ(s.result().reason, EndReason::tickets);
}

// Two wagons are left, nothing is completed by laying them.
GhostScene two_left() {
  GhostScene s(3);
  s.tracks(0, "rotten_tree-station circus-harbour lighthouse-pumpkins harbour-manor-a");
  s.tracks(0, "lab-school-a").hand(0, "red:2 green:2 black");
  return s;
}

TEST(GhostEnd, G21_the_last_wagon_ends_the_game_and_most_tickets_win) {
  GhostScene s = two_left();
  s.tracks(1, "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a").completed(1, "barn-windmill");
  ASSERT_EQ(s.wagons(0), 2);
  s.play(0, "claim gingerbread-glade-b red:2");
  EXPECT_EQ(s.story(), "claimed over");
  EXPECT_EQ(s.result().reason, EndReason::wagons);
  EXPECT_EQ(s.result().winners, SeatSet::only(seat_at(1)));
  EXPECT_EQ(s.result().seat[0].rank, 2);
  EXPECT_EQ(s.result().seat[2].rank, 2);
  EXPECT_EQ(s.to_act(), -1) << "nobody has a further turn";
}

TEST(GhostEnd, G21_with_a_wagon_left_the_game_goes_on) {
  GhostScene s = two_left();
  s.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(s.wagons(0), 1);
  EXPECT_FALSE(s.over());
  s.state.open.phase = Phase::over;
  s.state.open.turn = kNobody;
  EXPECT_STREQ(s.position_error(), "the game is over without a reason (G20 to G22)");
}

TEST(GhostEnd, G21_what_the_last_claim_brings_is_counted) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a crypt-windmill-a circus-harbour lighthouse-pumpkins");
  s.tracks(0, "rotten_tree-station circus-lab-a circus-manor").hand(0, "blue:2");
  s.tickets(0, "barn-windmill barn-swamp").next_tickets("cauldron-crypt");
  ASSERT_EQ(s.wagons(0), 2);
  s.play(0, "claim barn-crypt-a blue:2");
  EXPECT_EQ(s.story(), "claimed completed drew-ticket over");
  EXPECT_EQ(s.result().reason, EndReason::wagons);
  EXPECT_EQ(s.result().seat[0].completed, 1);
  EXPECT_EQ(s.result().winners, SeatSet::only(seat_at(0)));
}

TEST(GhostEnd, G21_a_tie_is_a_shared_victory_and_special_tickets_count) {
  GhostScene s = two_left();
  s.tracks(1, "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a").completed(1, "barn-windmill");
  s.tracks(2, "glade-school-b school-town_hall pumpkins-town_hall pumpkins-swamp-a");
  ASSERT_TRUE(s.special(2));
  s.play(0, "claim gingerbread-glade-b red:2");
  SeatSet both = SeatSet::only(seat_at(1));
  both.add(seat_at(2));
  EXPECT_EQ(s.result().winners, both);
  EXPECT_EQ(s.result().seat[2].special, 1);
  EXPECT_EQ(s.result().seat[0].rank, 3);
}

// Nothing is left to draw, and one route of three spaces to claim: seat 1 has the other cards but a
// single wagon, seat 0 has the wagons and these cards.
GhostScene barren(std::string_view cards = "") {
  GhostScene s(small::pocket());
  s.tracks(0, "a-b c-d").tracks(1, "a-b-2 b-c d-e").hand(0, cards).deck("", 1);
  return std::move(s.completed(0, "a-b c-d"));
}

TEST(GhostEnd, G22_two_rounds_of_barren_turns_end_the_game) {
  GhostScene s = barren();
  s.tickets(0, "a-e b-d");
  const char* drawn[] = {"a-d b-e", "", "c-e a-c", ""};
  for (int turn = 0; turn < 4; ++turn) {
    ASSERT_FALSE(s.over());
    ASSERT_EQ(s.state.open.idle, turn);
    s.next_tickets(drawn[turn]);
    s.play(turn % 2, turn % 2 == 0 ? "exchange" : "pass");
  }
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result().reason, EndReason::stall);
  EXPECT_EQ(s.result().winners, SeatSet::only(seat_at(0))) << "as in G21";
  EXPECT_EQ(s.story(), "pass over");
}

TEST(GhostEnd, G22_passes_count_like_exchanges) {
  GhostScene s = barren();
  s.idle(3);
  s.play(0, "pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result().reason, EndReason::stall);
}

// However many there are.
TEST(GhostEnd, G22_an_exchange_by_a_player_who_could_draw_never_counts) {
  GhostScene s;
  s.tickets(0, "barn-swamp harbour-lab").tickets(1, "circus-swamp lab-pumpkins");
  const char* drawn[] = {"glade-windmill barn-glade", "cauldron-crypt cauldron-graveyard",
                         "school-station circus-station", "manor-pumpkins rotten_tree-school",
                         "barn-windmill circus-lighthouse"};
  for (int turn = 0; turn < 5; ++turn) {
    s.next_tickets(drawn[turn]);
    s.play(turn % 2, "exchange");
    ASSERT_FALSE(s.over());
  }
}

TEST(GhostEnd, G22_an_exchange_by_a_player_who_could_claim_never_counts) {
  for (const bool payable : {true, false}) {
    GhostScene s = barren(payable ? "blue:3" : "blue:2");
    s.tickets(0, "a-e b-d").idle(3).next_tickets("a-d b-e");
    s.play(0, "exchange");
    EXPECT_EQ(s.over(), !payable);
    if (!payable) continue;
    s.play(1, "pass");
    EXPECT_FALSE(s.over()) << "seat 0 could still claim";
  }
}

TEST(GhostEnd, G22_a_claim_begins_the_count_anew) {
  GhostScene s = barren("blue:3");
  s.idle(3).next_cards("blue");  // a bonus
  s.play(0, "claim a-e blue:3");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.state.open.idle, 0);
}

TEST(GhostEnd, G22_by_the_first_version_of_the_rules_every_exchange_counted) {
  GhostScene s;
  ghost::Ruleset first = s.rules().set();
  first.version = 1;
  const ghost::Rules old(s.rules().board(), s.rules().haunts(), first);
  s.tickets(0, "barn-swamp harbour-lab").idle(4);
  EXPECT_STREQ(old.position_error(s.state),
               "the game is not over although it must be (G20 to G22)");
  s.idle(3);
  EXPECT_STREQ(old.position_error(s.state), nullptr);
  Chance chance = Chance::seeded(1);
  auto events = Events::off();
  old.apply(s.state, seat_at(0), Move::exchange(), chance, events);
  EXPECT_TRUE(s.over());
}

TEST(GhostEnd, G22_a_count_that_cannot_be_is_noticed) {
  GhostScene s;
  s.idle(5);
  EXPECT_STREQ(s.position_error(), "too many idle turns (G22)");
  s.idle(4);
  EXPECT_STREQ(s.position_error(), nullptr);
  s.state.open.phase = Phase::over;
  s.state.open.turn = kNobody;
  EXPECT_STREQ(s.position_error(), "the game is over without a reason (G20 to G22)")
      << "there are cards";
}

}  // namespace
}  // namespace roundhouse::rulebook
