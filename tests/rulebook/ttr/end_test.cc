// How a game ends: T50, and T22 where it meets the last round.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

// Two blind cards: a turn that changes nothing else.
void draw_two(Scene& s, int seat) {
  for (int n = 0; n < 2; ++n) {
    s.next_cards("purple");
    s.play(seat, "draw");
  }
}

// Seat 0 has just as many trains that a claim of three leaves `left`.
Scene before_the_end(const char* game, int seats, int left) {
  Scene s(game, seats);
  s.hand(0, "red:3").trains_left(0, left + 3, "chicago-duluth");
  return s;
}

TEST(End, T50_classic_two_trains_or_fewer_begin_the_last_round) {
  for (int left : {0, 1, 2}) {
    Scene s = before_the_end("ttr-classic", 3, left);
    s.play(0, "claim chicago-duluth red:3");
    EXPECT_EQ(s.state.open.last_turns, 3);
    EXPECT_EQ(s.event(EventKind::last_round).seat, seat_at(0));
    EXPECT_EQ(s.event(EventKind::last_round).turns, 3);
  }
}

TEST(End, T50_classic_three_trains_do_not) {
  Scene s = before_the_end("ttr-classic", 3, 3);
  s.play(0, "claim chicago-duluth red:3");
  EXPECT_EQ(s.state.open.last_turns, kNone);
  EXPECT_EQ(s.happened(EventKind::last_round), 0);
}

TEST(End, T50_new_three_trains_do_and_four_do_not) {
  Scene three = before_the_end("ttr-new", 2, 3), four = before_the_end("ttr-new", 2, 4);
  three.play(0, "claim chicago-duluth red:3");
  four.play(0, "claim chicago-duluth red:3");
  EXPECT_EQ(three.state.open.last_turns, 2);
  EXPECT_EQ(four.state.open.last_turns, kNone);
}

TEST(End, T50_everybody_has_one_more_turn_who_began_it_last) {
  Scene s = before_the_end("ttr-classic", 3, 2);
  s.play(0, "claim chicago-duluth red:3");
  for (int seat : {1, 2, 0}) {
    EXPECT_FALSE(s.over());
    EXPECT_EQ(s.to_act(), seat);
    draw_two(s, seat);
  }
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.to_act(), -1);
  EXPECT_EQ(s.event(EventKind::over).reason, EndReason::last_round);
  EXPECT_EQ(s.result().reason, EndReason::last_round);
  EXPECT_EQ(s.why(1, "draw"), Why::game_over);
}

TEST(End, T50_it_begins_only_once) {
  Scene s = before_the_end("ttr-classic", 2, 2);
  s.hand(1, "blue:4").trains_left(1, 4, "chicago-omaha");
  s.play(0, "claim chicago-duluth red:3");
  s.play(1, "claim chicago-omaha blue:4");
  EXPECT_EQ(s.trains(1), 0);
  EXPECT_EQ(s.happened(EventKind::last_round), 0) << "another player ran low in it";
  EXPECT_EQ(s.state.open.last_turns, 1);
  draw_two(s, 0);
  EXPECT_TRUE(s.over());
}

TEST(End, T50_a_single_card_turn_is_a_turn) {
  Scene s = before_the_end("ttr-classic", 2, 2);
  s.row("locomotive red blue green white");
  s.play(0, "claim chicago-duluth red:3");
  s.next_cards("black");
  s.play(1, "take 1");
  EXPECT_EQ(s.state.open.last_turns, 1);
}

TEST(End, T50_a_forced_pass_is_a_turn_of_the_last_round) {
  Scene s;
  s.row("red blue green white black").trains_left(0, 2).deck("", 1).all_tickets_to(1);
  s.state.open.last_turns = 1;
  s.play(0, "pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result().reason, EndReason::last_round);
}

TEST(End, T50_a_turn_that_claims_nothing_begins_it_too_if_trains_are_few) {
  Scene s;
  s.trains_left(0, 2);  // as a position to start from, not yet in its last round
  s.next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.state.open.last_turns, kNone) << "not before the turn ends";
  s.next_cards("red");
  s.play(0, "draw");
  EXPECT_EQ(s.state.open.last_turns, 2);
}

TEST(End, T50_the_final_count_names_every_ticket_and_every_path) {
  Scene s;
  s.trains_left(0, 2, "denver-santa_fe el_paso-santa_fe chicago-duluth")
      .tickets(0, "denver-el_paso boston-miami");
  s.tracks(1, "denver-santa_fe chicago-duluth").tickets(1, "calgary-phoenix");
  s.state.open.last_turns = 1;
  draw_two(s, 0);
  EXPECT_EQ(s.happened(EventKind::ticket), 3);
  EXPECT_EQ(s.happened(EventKind::longest), 2);
  const Event second = *std::find_if(s.events.rbegin(), s.events.rend(),
                                     [](const Event& e) { return e.kind == EventKind::longest; });
  EXPECT_EQ(second.seat, seat_at(1));
  EXPECT_EQ(second.length, 3);
  EXPECT_EQ(second.points, 0);
  EXPECT_TRUE(second.tracks().has(*s.map().find_track("chicago-duluth")));
  EXPECT_EQ(second.tracks().count(), 1);
  EXPECT_EQ(s.event(EventKind::longest).points, 10);
  EXPECT_EQ(s.event(EventKind::longest).length, s.result().seat[0].longest);
}

}  // namespace
}  // namespace roundhouse::rulebook
