// Ghost Train, claiming a route: G11, G12.
#include "rulebook/ghost/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ghost;
using routes::Reject;
using routes::Why;

// The rulebook's own example.
TEST(GhostClaim, G11_a_blue_route_of_two_spaces_is_paid_in_three_ways) {
  const struct {
    const char *pay, *hand;
  } ways[] = {{"blue:2", "blue:2"},
              {"blue:1 locomotive:1", "blue locomotive"},
              {"locomotive:2", "locomotive:2"}};
  for (const auto& way : ways) {
    GhostScene s;
    s.hand(0, way.hand).hand(0, "red");
    s.play(0, std::string("claim gingerbread-glade-a ") + way.pay);
    EXPECT_TRUE(s.has_track(0, "gingerbread-glade-a"));
    EXPECT_EQ(s.cards(0), 1) << "the red card stays";
    EXPECT_EQ(s.discarded("blue") + s.discarded("locomotive"), 2);
    EXPECT_EQ(s.wagons(0), 18);
    EXPECT_EQ(s.to_act(), 1) << "one route a turn";
  }
  GhostScene s;
  s.hand(0, "red:2 blue locomotive");
  const Reject no = s.check(0, "claim gingerbread-glade-a red:2");
  EXPECT_EQ(no.why, Why::colour);
  EXPECT_EQ(no.a, *s.map().find_kind("blue"));
  EXPECT_EQ(ghost::rule_of(no), "G11");
  EXPECT_EQ(s.why(0, "claim gingerbread-glade-a red:1 locomotive:1"), Why::colour);
  EXPECT_EQ(s.why(0, "claim gingerbread-glade-a blue:2"), Why::short_cards);
  EXPECT_EQ(s.why(0, "claim gingerbread-glade-a locomotive:2"), Why::short_locomotives);
}

TEST(GhostClaim, G11_one_card_for_each_space) {
  GhostScene s;
  s.hand(0, "blue:4 locomotive:4");
  const Reject no = s.check(0, "claim gingerbread-glade-a blue:3");
  EXPECT_EQ(no, (Reject{Why::count, 2, 3}));
  EXPECT_EQ(ghost::rule_of(no), "G11");
  EXPECT_EQ(s.why(1, "claim gingerbread-glade-a blue:3"), Why::not_your_turn);
  const int track = *s.map().find_track("gingerbread-glade-a"), blue = *s.map().find_kind("blue");
  EXPECT_TRUE(s.check(0, Move::claim(track, blue, 1)).ok());
  EXPECT_EQ(s.check(0, Move::claim(track, blue, 3)).why, Why::count);
  EXPECT_EQ(s.check(0, Move::claim(track, blue, 2)).why, Why::count) << "it has one spelling";
  EXPECT_EQ(s.check(0, Move::claim(61, blue, 0)).why, Why::unknown_track);
}

TEST(GhostClaim, G11_any_unclaimed_route_wherever_it_lies) {
  GhostScene s;
  s.tracks(0, "gingerbread-glade-a").hand(0, "orange:2 red:2").tracks(1, "lighthouse-swamp-b");
  EXPECT_TRUE(s.may(0, "claim lighthouse-swamp-a orange:2")) << "it touches nothing of its own";
  EXPECT_TRUE(s.may(0, "claim gingerbread-rotten_tree-a red:2"));
  s.play(0, "claim lighthouse-swamp-a orange:2");
  s.hand(1, "orange:2");
  const Reject no = s.check(1, "claim lighthouse-swamp-a orange:2");
  EXPECT_EQ(no.why, Why::taken);
  EXPECT_EQ(no.b, 0) << "the owner";
  EXPECT_EQ(ghost::rule_of(no), "G11");
}

TEST(GhostClaim, G11_a_wagon_for_each_space_must_be_left) {
  GhostScene s;
  s.tracks(0,
           "rotten_tree-station circus-harbour lighthouse-pumpkins harbour-manor-a circus-manor");
  s.hand(0, "green:3 red:3");
  ASSERT_EQ(s.wagons(0), 2);
  const Reject no = s.check(0, "claim station-windmill-a red:3");
  EXPECT_EQ(no.why, Why::trains);
  EXPECT_EQ(no.a, 3);
  EXPECT_EQ(no.b, 2);
  EXPECT_TRUE(s.may(0, "claim glade-school-b green:2"));
  for (const std::string& move : s.legal(0))
    EXPECT_EQ(move.find("station-windmill"), std::string::npos);
}

TEST(GhostClaim, G11_the_cards_go_to_the_open_discards) {
  GhostScene s;
  s.hand(0, "green:3 locomotive");
  s.play(0, "claim circus-manor green:2 locomotive:1");
  EXPECT_EQ(s.discarded("green"), 2);
  EXPECT_EQ(s.discarded("locomotive"), 1);
  const Event claimed = s.event(EventKind::claimed);
  EXPECT_EQ(s.rules().seen_by(claimed, kNobody), claimed);
  EXPECT_EQ(claimed.trains, 17) << "wagons left";
}

TEST(GhostClaim, G12_nobody_holds_both_tracks_of_a_double_route) {
  GhostScene s;
  s.tracks(0, "cauldron-glade-a").hand(0, "green:2 locomotive");
  const Reject no = s.check(0, "claim cauldron-glade-b green:1");
  EXPECT_EQ(no.why, Why::own_twin);
  EXPECT_EQ(ghost::rule_of(no), "G12");
  for (const std::string& move : s.legal(0))
    EXPECT_EQ(move.find("cauldron-glade-b"), std::string::npos);
  s.state.open.claimed[0].add(*s.map().find_track("cauldron-glade-b"));
  --s.state.open.trains[0];
  s.rules().open_tracks(s.state.open);
  EXPECT_STREQ(s.position_error(), "a seat holds both tracks of a double route (G12)");
}

TEST(GhostClaim, G12_another_player_may_take_the_second_track_at_any_number_of_players) {
  for (int seats = 2; seats <= 4; ++seats) {
    GhostScene s(seats);
    s.tracks(0, "cauldron-glade-a").hand(1, "green").turn(1);
    s.play(1, "claim cauldron-glade-b green:1");
    EXPECT_TRUE(s.has_track(1, "cauldron-glade-b"));
  }
}

}  // namespace
}  // namespace roundhouse::rulebook
