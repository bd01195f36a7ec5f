// One action a turn, passing and stalling: T10, T21, T22.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Turn, T10_each_of_the_three_actions_is_a_turn) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.hand(0, "red:3");
    EXPECT_TRUE(s.may(0, "draw"));
    EXPECT_TRUE(s.may(0, "take 1"));
    EXPECT_TRUE(s.may(0, "tickets"));
    s.play(0, "claim chicago-duluth red:3");
    EXPECT_EQ(s.to_act(), 1) << "a claim is the whole turn";
    s.next_tickets("boston-miami calgary-phoenix denver-el_paso");
    s.play(1, "tickets");
    s.play(1, "keep boston-miami under calgary-phoenix,denver-el_paso");
    EXPECT_EQ(s.to_act(), 0) << "tickets are the whole turn";
    s.next_cards("red");
    s.play(0, "draw");
    EXPECT_EQ(s.to_act(), 0) << "drawing goes on";
  }
}

TEST(Turn, T10_one_action_must_be_taken_and_only_one) {
  Scene s;
  s.hand(0, "red:3");
  EXPECT_EQ(s.why(0, "pass"), Why::can_act);
  EXPECT_EQ(s.why(1, "draw"), Why::not_your_turn);
  s.next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.why(0, "claim chicago-duluth red:3"), Why::second_card);
  EXPECT_EQ(s.why(0, "tickets"), Why::second_card);
  s.next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.why(0, "claim chicago-duluth red:3"), Why::not_your_turn);
}

// Seat 1 holds all cards and tickets that do not lie open.
Scene nothing_left_to_take() {
  Scene s;
  s.row("red blue green white black").deck("", 1).all_tickets_to(1);
  return s;
}

TEST(Turn, T21_who_can_do_nothing_passes) {
  Scene s = nothing_left_to_take();
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"pass"}));
  s.play(0, "pass");
  EXPECT_EQ(s.to_act(), 1);
  EXPECT_FALSE(s.over());
}

TEST(Turn, T21_a_pass_is_refused_while_anything_can_be_done) {
  Scene draw;
  EXPECT_EQ(draw.why(0, "pass"), Why::can_act);
  Scene tickets;
  tickets.row("red blue green white black").deck("", 1);
  EXPECT_EQ(tickets.why(0, "pass"), Why::can_act);
  Scene claim;
  claim.row("red blue green white black").hand(0, "yellow").deck("", 1).all_tickets_to(1);
  EXPECT_EQ(claim.why(0, "pass"), Why::can_act) << "a grey route of length 1 can be claimed";
  EXPECT_EQ(nothing_left_to_take().why(0, "draw"), Why::no_draw);
  EXPECT_EQ(nothing_left_to_take().why(0, "tickets"), Why::no_tickets);
}

TEST(Turn, T21_a_route_too_long_for_the_trains_left_is_nothing_to_do) {
  Scene s;
  s.row("red blue green white black")
      .hand(0, "yellow:2")
      .trains_left(0, 0)
      .deck("", 1)
      .all_tickets_to(1);
  s.state.open.last_turns = 2;
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"pass"}));
}

TEST(Turn, T21_a_route_closed_to_this_player_is_nothing_to_do) {
  // Four players: the one open route is the twin of the player's own.
  const ttr::small::Game twins{
      ttr::small::board({{0, 1, 1, kGrey}, {0, 1, 1, kGrey}}, {{0, 1, 2}}, {6}, 0),
      {.row = 1, .trains = 5, .end_trains = 0}};
  Scene s(twins, 4);
  s.tracks(0, "a-b").hand(0, "red:2").deck("", 1).all_tickets_to(2);
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"pass"}));
  EXPECT_TRUE(s.may(0, "pass"));
  s.play(0, "pass");
  EXPECT_EQ(s.why(1, "pass"), Why::can_act);
}

// Few cards, and routes that take more of a colour than a hand may have.
const ttr::small::Game& stalled_game() {
  static const ttr::small::Game game{
      ttr::small::board({{0, 1, 3, 0}, {1, 2, 1, 1}, {2, 3, 2, 1}},
                        {{0, 1, 5}, {1, 2, 6}, {0, 3, 7}}, {5, 3}, 0),
      {.row = 1, .trains = 9, .end_trains = 1}};
  return game;
}

TEST(Turn, T22_as_many_passes_as_players_end_the_game) {
  Scene s(stalled_game(), 2);
  s.row("blue")
      .hand(0, "red:2")
      .hand(1, "red:3 blue:2")
      .tracks(1, "b-c c-d")
      .tracks(0, "a-b")
      .all_tickets_to(0);
  s.play(0, "pass");
  EXPECT_FALSE(s.over());
  s.play(1, "pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.event(EventKind::over).reason, EndReason::stall);
  EXPECT_EQ(s.result().reason, EndReason::stall);
  EXPECT_EQ(s.result().seat[0].routes, 4);
  EXPECT_EQ(s.result().seat[0].tickets, 5) << "the game is scored";
  EXPECT_EQ(s.result().seat[0].failed, -13);
  EXPECT_EQ(s.why(0, "pass"), Why::game_over);
}

TEST(Turn, T22_passes_must_come_one_after_the_other) {
  Scene s(stalled_game(), 2);
  s.row("blue").hand(0, "red:2").hand(1, "red:3 blue:2").tracks(1, "b-c").all_tickets_to(0);
  s.play(0, "pass");
  s.play(1, "claim c-d blue:2");
  EXPECT_EQ(s.state.open.passes, 0) << "a claim starts the count again";
  EXPECT_FALSE(s.over());
  EXPECT_TRUE(s.may(0, "draw")) << "what was paid is the new deck";
}

TEST(Turn, T22_any_other_action_starts_the_count_again) {
  for (const char* action : {"draw", "take 1", "tickets"}) {
    Scene s;
    s.state.open.passes = 1;
    if (action == std::string("tickets"))
      s.next_tickets("boston-miami calgary-phoenix denver-el_paso");
    else
      s.next_cards("red");
    s.play(0, action);
    EXPECT_EQ(s.state.open.passes, 0) << action;
  }
}

TEST(Turn, T22_three_players_need_three_passes) {
  Scene s(stalled_game(), 3);
  s.row("blue")
      .hand(0, "red:2")
      .hand(1, "red:2")
      .hand(2, "red blue:2")
      .tracks(1, "b-c c-d")
      .tracks(0, "a-b")
      .all_tickets_to(0);
  for (int seat : {0, 1}) s.play(seat, "pass");
  EXPECT_FALSE(s.over());
  s.play(2, "pass");
  EXPECT_TRUE(s.over());
}

}  // namespace
}  // namespace roundhouse::rulebook
