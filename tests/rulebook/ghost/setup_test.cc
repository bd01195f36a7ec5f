// Ghost Train, components, set-up and what is secret: G1 to G5.
#include <cstring>

#include "rulebook/ghost/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ghost;

constexpr const char* kHands = "red:4 blue:4";
constexpr const char* kTickets = "barn-swamp cauldron-pumpkins circus-swamp harbour-lab";

TEST(GhostSetup, G1_two_to_four_players_have_20_wagons) {
  for (int seats = 2; seats <= 4; ++seats) {
    GhostScene s(seats);
    Chance chance = Chance::seeded(1);
    Events events;
    s.state = s.rules().deal(seats, chance, events);
    EXPECT_EQ(s.position_error(), nullptr);
    for (int i = 0; i < kMaxSeats; ++i) EXPECT_EQ(s.wagons(i), i < seats ? 20 : 0);
  }
}

TEST(GhostSetup, G1_one_player_or_five_cannot_be) {
  for (u8 seats : {u8{1}, u8{5}}) {
    GhostScene s;
    s.state.open.seats = seats;
    EXPECT_STREQ(s.position_error(), "too few or too many players (G1)");
    const auto made =
        ghost::Codec::make(ghost::builtin_edition(),
                           std::make_shared<const ghost::Map>(ghost::builtin_map()), seats, {});
    ASSERT_TRUE(!made);
    EXPECT_NE(made.error().find("2 to 4 players"), std::string::npos);
  }
}

TEST(GhostSetup, G2_ten_of_each_of_six_colours_and_twelve_locomotives) {
  GhostScene s;
  EXPECT_EQ(s.map().board.colours, 6);
  for (const char* colour : {"yellow", "green", "orange", "black", "blue", "red"})
    EXPECT_EQ(s.map().board.deck[*s.map().find_kind(colour)], 10) << colour;
  EXPECT_EQ(s.map().board.deck[routes::kLocomotive], 12);
  EXPECT_EQ(s.state.open.deck, 72);
  EXPECT_EQ(s.position_error(), nullptr);
  ++s.state.hidden.deck[*s.map().find_kind("red")];
  ++s.state.open.deck;
  EXPECT_STREQ(s.position_error(), "the platform cards do not add up to the deck of the board");
}

TEST(GhostSetup, G2_each_is_dealt_four_and_nothing_lies_face_up) {
  const GhostScene s = GhostScene::dealt(2, kHands, kTickets);
  EXPECT_EQ(s.cards(0, "red"), 4);
  EXPECT_EQ(s.cards(1, "blue"), 4);
  EXPECT_EQ(s.state.open.deck, 64);
  EXPECT_EQ(s.story(), "first hand hand dealt dealt turn");
  EXPECT_EQ(s.rules().seen_by(s.event(EventKind::hand), kNobody).list[0], 0);
}

TEST(GhostSetup, G3_each_is_dealt_two_of_33_tickets) {
  EXPECT_EQ(GhostScene().state.open.ticket_deck, 33);
  const GhostScene s = GhostScene::dealt(2, kHands, kTickets);
  EXPECT_EQ(s.held(0), "barn-swamp cauldron-pumpkins");
  EXPECT_EQ(s.held(1), "circus-swamp harbour-lab");
  EXPECT_EQ(s.state.open.ticket_deck, 29);
  GhostScene broken = s;
  broken.state.own[0].held[0] = broken.state.own[1].held[0];
  EXPECT_STREQ(broken.position_error(), "a ticket is missing or there twice");
}

TEST(GhostSetup, G3_hands_and_uncompleted_tickets_are_secret) {
  GhostScene one, two;
  one.hand(1, "red blue").tickets(1, "barn-swamp harbour-lab").exchanged(1, "circus-swamp");
  two.hand(1, "green locomotive").tickets(1, "lab-pumpkins glade-windmill");
  two.exchanged(1, "barn-glade");
  for (Seat watcher : {seat_at(0), kNobody}) {
    const View a = one.rules().view(one.state, watcher), b = two.rules().view(two.state, watcher);
    EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
    EXPECT_EQ(one.codec().digest(a), two.codec().digest(b));
    EXPECT_EQ(a.open.cards[1], 2) << "how many is open";
    EXPECT_EQ(a.open.exchanged[1], 1);
  }
  const View mine = one.rules().view(one.state, seat_at(1));
  const View other = two.rules().view(two.state, seat_at(1));
  EXPECT_NE(std::memcmp(&mine, &other, sizeof mine), 0) << "their owner sees them";
  EXPECT_NE(one.codec().digest(mine), two.codec().digest(other));
}

TEST(GhostSetup, G3_completed_tickets_and_discards_lie_open) {
  GhostScene s;
  s.tracks(1, "cauldron-glade-a glade-school-a school-town_hall").completed(1, "glade-town_hall");
  s.discards("red:2 locomotive");
  ASSERT_STREQ(s.position_error(), nullptr);
  const View v = s.rules().view(s.state, seat_at(0));
  EXPECT_TRUE(v.open.completed[1].has(*s.map().find_ticket("glade-town_hall")));
  EXPECT_EQ(v.open.discards[routes::kLocomotive], 1);
  EXPECT_EQ(v.open.discards[*s.map().find_kind("red")], 2);
  EXPECT_EQ(v.own.held[0], kNone) << "and nothing of the other's";
}

TEST(GhostSetup, G4_the_first_seat_is_an_option_of_the_table) {
  const GhostScene s = GhostScene::dealt(2, kHands, kTickets, 1);
  EXPECT_EQ(s.to_act(), 1);
  EXPECT_EQ(s.event(EventKind::first).by_luck, 0) << "not luck";
  const auto made = ghost::Codec::make(ghost::builtin_edition(),
                                       std::make_shared<const ghost::Map>(ghost::builtin_map()), 2,
                                       {{"first-seat", "2"}});
  EXPECT_TRUE(!made) << "there is no such seat";
}

TEST(GhostSetup, G4_without_the_option_luck_decides) {
  GhostScene s(3);
  bool first[3] = {};
  for (u64 seed = 0; seed < 40; ++seed) {
    Chance chance = Chance::seeded(seed);
    Events events;
    const State dealt = s.rules().deal(3, chance, events);
    EXPECT_EQ(events.all()[0].by_luck, 1) << "luck";
    EXPECT_EQ(dealt.open.turn, dealt.open.first);
    first[index(dealt.open.first)] = true;
  }
  EXPECT_TRUE(first[0] && first[1] && first[2]);
}

TEST(GhostSetup, G4_play_goes_to_the_left_and_nobody_may_cut_in) {
  GhostScene s(3);
  for (int seat : {0, 1, 2, 0}) {
    EXPECT_EQ(s.to_act(), seat);
    for (int other = 0; other < 3; ++other)
      EXPECT_EQ(s.why(other, "draw"),
                other == seat ? routes::Why::none : routes::Why::not_your_turn);
    s.next_cards("red red");
    s.play(seat, "draw");
  }
  EXPECT_EQ(s.rule(0, "draw"), "G4");
}

TEST(GhostSetup, G5_six_completed_tickets_win_and_five_do_not) {
  const auto scene = [](const char* completed) {
    GhostScene s;
    s.tracks(0, kWest).tracks(0, "station-town_hall-a").completed(0, completed).hand(0, "black");
    return std::move(s.tickets(0, "glade-windmill barn-swamp"));
  };
  GhostScene five = scene("cauldron-windmill barn-windmill cauldron-crypt barn-rotten_tree");
  five.next_tickets("circus-swamp");
  five.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(five.done(0), 5);
  EXPECT_FALSE(five.over());
  GhostScene six = scene(
      "cauldron-windmill barn-windmill cauldron-crypt barn-rotten_tree rotten_tree-town_hall");
  six.play(0, "claim cauldron-glade-a black:1");
  EXPECT_TRUE(six.over());
  EXPECT_EQ(six.result().winners, SeatSet::only(seat_at(0)));
}

}  // namespace
}  // namespace roundhouse::rulebook
