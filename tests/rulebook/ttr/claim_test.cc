// Claiming a route: T30 to T37.
#include <algorithm>

#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Claim, T30_a_route_is_claimed_whole_with_cards_of_one_colour) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.hand(0, "orange:6 red:2");
    s.play(0, "claim duluth-helena orange:6");
    EXPECT_TRUE(s.state.open.claimed[0].has(*s.map().find_track("duluth-helena")));
    EXPECT_EQ(s.cards(0, "orange"), 0);
    EXPECT_EQ(s.cards(0, "red"), 2);
    EXPECT_EQ(s.cards(0), 2);
    EXPECT_EQ(s.to_act(), 1) << "one route a turn";
  }
}

TEST(Claim, T30_too_few_cards_are_refused_with_the_colour_and_how_many_are_missing) {
  Scene s;
  s.hand(0, "orange:4 locomotive");
  const Reject no = s.check(0, "claim duluth-helena orange:6");
  EXPECT_EQ(no.why, Why::short_cards);
  EXPECT_EQ(no.a, *s.map().find_kind("orange"));
  EXPECT_EQ(no.b, 2);
  EXPECT_EQ(s.why(0, "claim duluth-helena orange:5 locomotive:1"), Why::short_cards);
}

TEST(Claim, T30_a_payment_has_one_card_for_each_space) {
  Scene s;
  s.hand(0, "red:6 locomotive:6");
  const int track = *s.map().find_track("chicago-duluth"), red = *s.map().find_kind("red");
  EXPECT_TRUE(s.check(0, Move::claim(track, red, 2)).ok());
  const Reject no = s.check(0, Move::claim(track, red, 4));
  EXPECT_EQ(no.why, Why::count);
  EXPECT_EQ(no.a, 3) << "spaces";
  EXPECT_EQ(s.check(0, Move::claim(track, kLocomotive, 2)).why, Why::count);
  EXPECT_EQ(s.check(0, Move::claim(track, red, 3)).why, Why::count)
      << "all locomotives has one spelling";
  EXPECT_EQ(s.check(0, Move::claim(track, 9, 1)).why, Why::count)
      << "there is no such kind of card";
  EXPECT_EQ(s.check(0, Move::claim(100, red, 0)).why, Why::unknown_track);
  EXPECT_EQ(s.check(0, "claim chicago-duluth red:1 locomotive:1"), (Reject{Why::count, 3, 2}));
  EXPECT_EQ(s.check(0, "claim chicago-duluth red:4"), (Reject{Why::count, 3, 4}));
  EXPECT_EQ(s.check(0, "claim chicago-duluth"), (Reject{Why::count, 3, 0}));
}

TEST(Claim, T31_a_coloured_route_takes_its_colour_a_grey_one_any) {
  Scene s;
  s.hand(0, "red:3 blue:3 white:3");
  EXPECT_TRUE(s.may(0, "claim chicago-duluth red:3"));
  for (const char* colour : {"red:3", "blue:3", "white:3"})
    EXPECT_TRUE(s.may(0, std::string("claim duluth-sault_ste_marie ") + colour)) << colour;
}

TEST(Claim, T31_a_coloured_route_refuses_other_colours) {
  Scene s;
  s.hand(0, "blue:3 locomotive:1");
  for (const char* pay : {"blue:3", "blue:2 locomotive:1"}) {
    const Reject no = s.check(0, std::string("claim chicago-duluth ") + pay);
    EXPECT_EQ(no.why, Why::colour);
    EXPECT_EQ(no.a, *s.map().find_kind("red"));
    EXPECT_EQ(no.b, *s.map().find_kind("blue"));
  }
  EXPECT_EQ(s.why(0, "claim duluth-sault_ste_marie white:3"), Why::short_cards)
      << "grey takes it, the hand has none";
}

TEST(Claim, T32_locomotives_stand_for_any_colour_in_any_number_and_alone) {
  for (const char* track : {"chicago-duluth", "duluth-sault_ste_marie"}) {  // red, grey
    Scene s;
    s.hand(0, "red:3 locomotive:3");
    for (const char* pay : {"red:3", "red:2 locomotive:1", "red:1 locomotive:2", "locomotive:3"})
      EXPECT_TRUE(s.may(0, std::string("claim ") + track + " " + pay)) << pay;
    s.play(0, std::string("claim ") + track + " red:1 locomotive:2");
    EXPECT_EQ(s.cards(0, "red"), 2);
    EXPECT_EQ(s.cards(0, "locomotive"), 1);
    EXPECT_EQ(s.discarded("locomotive"), 2);
    EXPECT_EQ(s.discarded("red"), 1);
  }
}

TEST(Claim, T32_only_as_many_locomotives_as_are_held) {
  Scene s;
  s.hand(0, "red:3 locomotive:1");
  EXPECT_EQ(s.check(0, "claim chicago-duluth red:1 locomotive:2").why, Why::short_locomotives);
  EXPECT_EQ(s.check(0, "claim chicago-duluth red:1 locomotive:2").b, 1);
  EXPECT_EQ(s.check(0, "claim chicago-duluth locomotive:3").why, Why::short_locomotives);
  EXPECT_EQ(s.check(0, "claim chicago-duluth locomotive:3").b, 2);
  EXPECT_EQ(s.check(0, "claim chicago-duluth locomotive:3").a, kLocomotive);
}

TEST(Claim, T32_every_way_to_pay_is_listed_once_thrifty_ones_first) {
  Scene s;
  s.hand(0, "red:2 blue:1 locomotive:2").tracks(1, "kansas_city-omaha-a");
  std::vector<std::string> pays;
  for (const std::string& move : s.legal(0))
    if (move.starts_with("claim las_vegas-los_angeles")) pays.push_back(move.substr(28));
  EXPECT_EQ(pays, (std::vector<std::string>{"red:2", "blue:1 locomotive:1", "red:1 locomotive:1",
                                            "locomotive:2"}));
}

TEST(Claim, T33_a_train_on_each_space_and_the_cards_on_the_discards) {
  Scene s;
  s.hand(0, "orange:5 locomotive:1");
  s.play(0, "claim duluth-helena orange:5 locomotive:1");
  EXPECT_EQ(s.trains(0), 39);
  EXPECT_EQ(s.discarded("orange"), 5);
  EXPECT_EQ(s.discarded("locomotive"), 1);
  EXPECT_EQ(s.event(EventKind::claimed).trains, 39);
  EXPECT_EQ(s.trains(1), 45);
}

TEST(Claim, T33_a_route_longer_than_the_trains_left_is_refused) {
  Scene s;
  s.hand(0, "orange:6 black:5").trains_left(0, 5, "duluth-helena montreal-sault_ste_marie");
  const Reject no = s.check(0, "claim duluth-helena orange:6");
  EXPECT_EQ(no.why, Why::trains);
  EXPECT_EQ(no.a, 6);
  EXPECT_EQ(no.b, 5);
  EXPECT_TRUE(s.may(0, "claim montreal-sault_ste_marie black:5"))
      << "five trains are enough for five spaces";
  for (const std::string& move : s.legal(0))
    EXPECT_FALSE(move.starts_with("claim duluth-helena")) << move;
}

TEST(Claim, T34_any_unclaimed_route_need_not_touch_ones_own) {
  Scene s;
  s.hand(0, "red:6").tracks(0, "portland-seattle-a");
  EXPECT_TRUE(s.may(0, "claim miami-new_orleans red:6"));
}

TEST(Claim, T34_a_claimed_route_is_refused_with_its_owner) {
  Scene s("ttr-classic", 3);
  s.hand(0, "red:6").tracks(2, "miami-new_orleans").tracks(0, "dallas-el_paso");
  const Reject no = s.check(0, "claim miami-new_orleans red:6");
  EXPECT_EQ(no.why, Why::taken);
  EXPECT_EQ(no.a, *s.map().find_track("miami-new_orleans"));
  EXPECT_EQ(no.b, 2);
  EXPECT_EQ(s.check(0, "claim dallas-el_paso red:4").why, Why::taken) << "its own, too";
  for (const std::string& move : s.legal(0))
    EXPECT_FALSE(move.starts_with("claim miami-new_orleans"));
}

TEST(Claim, T35_another_player_may_take_the_second_track) {
  for (int seats : {4, 5}) {
    Scene s("ttr-classic", seats);
    s.hand(0, "red:2").hand(1, "yellow:2");
    s.play(0, "claim boston-new_york-a red:2");
    s.play(1, "claim boston-new_york-b yellow:2");
    EXPECT_TRUE(s.state.open.claimed[1].has(*s.map().find_track("boston-new_york-b")));
  }
}

TEST(Claim, T35_the_same_player_may_never_hold_both) {
  for (const char* game : kEditions)
    for (int seats : {2, 3, 4, 5}) {
      Scene s(game, seats);
      s.hand(0, "yellow:2 red:2").tracks(0, "boston-new_york-a");
      EXPECT_EQ(s.why(0, "claim boston-new_york-b yellow:2"), Why::own_twin) << seats;
      for (const std::string& move : s.legal(0))
        EXPECT_FALSE(move.starts_with("claim boston-new_york")) << move;
    }
}

TEST(Claim, T36_with_four_or_five_players_both_tracks_are_open) {
  for (const char* game : kEditions)
    for (int seats : {4, 5}) {
      Scene s(game, seats);
      s.hand(0, "yellow:2").tracks(1, "boston-new_york-a");
      EXPECT_TRUE(s.may(0, "claim boston-new_york-b yellow:2"));
      const std::vector<std::string> legal = s.legal(0);
      EXPECT_NE(std::ranges::find(legal, "claim boston-new_york-b yellow:2"), legal.end());
    }
}

TEST(Claim, T36_with_two_or_three_players_the_other_track_is_closed_for_everyone) {
  for (const char* game : kEditions)
    for (int seats : {2, 3}) {
      Scene s(game, seats);
      s.hand(0, "yellow:2").hand(1, "red:2").turn(1);
      s.play(1, "claim boston-new_york-a red:2");
      EXPECT_FALSE(s.state.open.open.has(*s.map().find_track("boston-new_york-b")));
      s.turn(0);
      const Reject no = s.check(0, "claim boston-new_york-b yellow:2");
      EXPECT_EQ(no.why, Why::twin_closed);
      EXPECT_EQ(no.b, seats);
      for (const std::string& move : s.legal(0))
        EXPECT_FALSE(move.starts_with("claim boston-new_york")) << move;
    }
}

TEST(Claim, T37_points_by_length_at_once) {
  const struct {
    const char* claim;
    int points;
  } table[] = {{"portland-seattle-a red:1", 1}, {"las_vegas-los_angeles red:2", 2},
               {"chicago-duluth red:3", 4},     {"dallas-el_paso red:4", 7},
               {"helena-omaha red:5", 10},      {"miami-new_orleans red:6", 15}};
  for (const char* game : kEditions)
    for (const auto& [claim, points] : table) {
      Scene s(game);
      s.hand(0, "red:6");
      s.play(0, std::string("claim ") + claim);
      EXPECT_EQ(s.points(0), points) << claim;
      EXPECT_EQ(s.event(EventKind::claimed).points, points);
      EXPECT_EQ(s.points(1), 0);
    }
}

TEST(Claim, T37_two_routes_of_three_are_worth_less_than_one_of_six) {
  Scene s;
  s.tracks(0, "chicago-duluth duluth-sault_ste_marie").tracks(1, "miami-new_orleans");
  EXPECT_EQ(s.points(0), 8);
  EXPECT_EQ(s.points(1), 15);
  ++s.state.open.points[0];
  EXPECT_STREQ(s.rules.position_error(s.state), "route points do not fit the claimed tracks (T37)");
}

}  // namespace
}  // namespace roundhouse::rulebook
