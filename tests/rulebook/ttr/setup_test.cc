// Components and set-up: T1 to T7.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

constexpr const char* kHands = "red:4 blue:4 ";  // two seats
constexpr const char* kPlainRow = "purple orange white green yellow";

std::string deal_of(const char* hands, const char* row) { return std::string(hands) + row; }

TEST(Setup, T1_two_to_five_players_have_45_trains_and_no_points) {
  for (const char* game : kEditions)
    for (int seats = 2; seats <= 5; ++seats) {
      Scene s(game, seats);
      Chance chance = Chance::seeded(1);
      Events events;
      s.state = s.rules.deal(seats, chance, events);
      EXPECT_EQ(s.rules.position_error(s.state), nullptr);
      EXPECT_EQ(s.rules.to_act(s.state).count(), seats);
      for (int i = 0; i < kMaxSeats; ++i) EXPECT_EQ(s.trains(i), i < seats ? 45 : 0);
      for (int i = 0; i < seats; ++i) EXPECT_EQ(s.points(i), 0);
    }
}

TEST(Setup, T1_one_player_or_six_cannot_be) {
  for (const char* game : kEditions)
    for (u8 seats : {u8{1}, u8{6}}) {
      Scene s(game);
      s.state.open.seats = seats;
      EXPECT_STREQ(s.rules.position_error(s.state), "too few or too many players (T1)");
    }
}

TEST(SetupDeathTest, T1_nobody_deals_to_one_player_or_to_six) {
  const Scene s;
  Chance chance = Chance::seeded(1);
  Events events;
  EXPECT_DEATH(s.rules.deal(1, chance, events), "too few or too many seats");
  EXPECT_DEATH(s.rules.deal(6, chance, events), "too few or too many seats");
}

TEST(Setup, T2_twelve_of_each_colour_and_fourteen_locomotives) {
  for (const char* game : kEditions) {
    const Scene s(game);
    const Board& board = s.map().board;
    EXPECT_EQ(board.colours, 8);
    for (const char* colour :
         {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"})
      EXPECT_EQ(board.deck[*s.map().find_kind(colour)], 12) << colour;
    EXPECT_EQ(board.deck[kLocomotive], 14);
    EXPECT_EQ(total(board.deck), 110);
    EXPECT_EQ(s.rules.position_error(s.state), nullptr);
  }
}

TEST(Setup, T2_a_thirteenth_red_card_cannot_be) {
  Scene s;
  ++s.state.own[0].hand[*s.map().find_kind("red")];
  ++s.state.open.cards[0];
  EXPECT_STREQ(s.rules.position_error(s.state),
               "the train cards do not add up to the deck of the board");
}

TEST(Setup, T3_four_cards_each_five_in_the_row_the_rest_is_the_deck) {
  for (const char* game : kEditions) {
    const Scene s =
        Scene::dealt(game, 3, "red:4 blue:2 green:2 locomotive:4 purple orange white green yellow");
    EXPECT_EQ(s.cards(0, "red"), 4);
    EXPECT_EQ(s.cards(1, "blue"), 2);
    EXPECT_EQ(s.cards(1, "green"), 2);
    EXPECT_EQ(s.cards(2, "locomotive"), 4);
    EXPECT_EQ(s.row(), "purple orange white green yellow");
    EXPECT_EQ(s.state.open.deck, 110 - 3 * 4 - 5);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(s.cards(i), 4);
    EXPECT_EQ(s.happened(EventKind::hand), 3);
    EXPECT_EQ(s.happened(EventKind::row), 5);
  }
}

TEST(Setup, T3_a_row_of_four_beside_a_deck_cannot_be) {
  Scene s = Scene::dealt("ttr-classic", 2, deal_of(kHands, kPlainRow));
  s.row("purple orange white green -");
  EXPECT_STREQ(s.rules.position_error(s.state),
               "the row is short although the deck is not empty (T19)");
}

TEST(Setup, T4_classic_has_30_tickets_and_deals_three) {
  const Scene s = Scene::dealt("ttr-classic", 2, deal_of(kHands, kPlainRow),
                               "boston-miami calgary-phoenix denver-el_paso");
  EXPECT_EQ(s.map().board.tickets, 30);
  EXPECT_EQ(s.offer(0), "boston-miami calgary-phoenix denver-el_paso");
  EXPECT_EQ(s.state.open.offered[1], 3);
  EXPECT_EQ(s.state.open.fresh, 30 - 6);
  EXPECT_FALSE(s.map().find_ticket("atlanta-washington")) << "this one came with the new edition";
}

TEST(Setup, T4_new_has_33_tickets_and_deals_four) {
  const Scene s = Scene::dealt("ttr-new", 2, deal_of(kHands, kPlainRow),
                               "boston-miami calgary-phoenix denver-el_paso atlanta-washington");
  EXPECT_EQ(s.map().board.tickets, 33);
  EXPECT_EQ(s.offer(0), "boston-miami calgary-phoenix denver-el_paso atlanta-washington");
  EXPECT_EQ(s.state.open.offered[1], 4);
  EXPECT_EQ(s.state.open.fresh, 33 - 8);
}

TEST(Setup, T5_two_or_all_of_the_dealt_tickets_may_be_kept) {
  Scene s = Scene::dealt("ttr-classic", 2, deal_of(kHands, kPlainRow));
  EXPECT_TRUE(s.may(0, "keep boston-miami,calgary-phoenix under calgary-salt_lake_city"));
  EXPECT_TRUE(s.may(0, "keep boston-miami,calgary-phoenix,calgary-salt_lake_city"));
  Scene four = Scene::dealt("ttr-new", 2, deal_of(kHands, kPlainRow));
  EXPECT_TRUE(four.may(
      0, "keep boston-miami,calgary-phoenix under calgary-salt_lake_city,chicago-new_orleans"));
  EXPECT_EQ(four.legal(0).size(), 1u + 4u + 6u * 2u)
      << "all, three, two with both orders of the rest";
}

TEST(Setup, T5_one_ticket_is_too_few) {
  for (const char* game : kEditions) {
    const Scene s = Scene::dealt(game, 2, deal_of(kHands, kPlainRow));
    const Reject no = s.check(0, "keep boston-miami under calgary-phoenix,calgary-salt_lake_city");
    EXPECT_EQ(no.why, Why::keep_more);
    EXPECT_EQ(no.a, 2) << "the least number";
    EXPECT_EQ(no.b, 1) << "the number kept";
    EXPECT_EQ(no.c, 1) << "in the opening";
  }
}

constexpr const char* kThreeHands = "red:4 blue:4 green:4 purple orange white green yellow";

TEST(Setup, T5_nobody_acts_before_all_have_chosen) {
  Scene s = Scene::dealt("ttr-classic", 3, kThreeHands);
  s.play(0, "keep boston-miami,calgary-phoenix,calgary-salt_lake_city");
  for (const char* action : {"draw", "take 1", "tickets", "pass", "claim chicago-duluth red:3"})
    for (int seat : {0, 1}) EXPECT_EQ(s.why(seat, action), Why::opening) << action;
  EXPECT_EQ(s.why(0, "keep boston-miami,calgary-phoenix,calgary-salt_lake_city"),
            Why::already_chosen);
  EXPECT_EQ(s.to_act(), -1) << "two seats have not chosen yet";
  s.play(2, "keep denver-el_paso,denver-pittsburgh,duluth-el_paso");
  EXPECT_EQ(s.phase(), Phase::opening);
  s.play(1, "keep chicago-new_orleans,chicago-santa_fe,dallas-new_york");
  EXPECT_EQ(s.phase(), Phase::turn);
  EXPECT_TRUE(s.may(0, "draw"));
}

TEST(Setup, T5_tickets_go_under_only_when_all_have_chosen_lowest_seat_first) {
  Scene s = Scene::dealt("ttr-new", 2, deal_of(kHands, kPlainRow));
  s.play(1, "keep chicago-santa_fe,dallas-new_york under denver-pittsburgh,denver-el_paso");
  EXPECT_EQ(s.under(), "") << "not before all have chosen";
  EXPECT_EQ(s.held(1), "");
  s.play(0, "keep calgary-phoenix,calgary-salt_lake_city under chicago-new_orleans,boston-miami");
  EXPECT_EQ(s.under(), "chicago-new_orleans boston-miami denver-pittsburgh denver-el_paso");
  EXPECT_EQ(s.held(0), "calgary-phoenix calgary-salt_lake_city");
  EXPECT_EQ(s.held(1), "chicago-santa_fe dallas-new_york");
  EXPECT_EQ(s.state.open.under_by[1], 0);
  EXPECT_EQ(s.state.open.under_by[2], 1);
  EXPECT_EQ(s.event(EventKind::settled).list[0], 2);
  EXPECT_EQ(s.state.open.tickets[1], 2);
  EXPECT_EQ(s.state.open.offered[1], 0);
}

TEST(Setup, T5_nobody_sees_anothers_choice) {
  Scene all = Scene::dealt("ttr-classic", 2, deal_of(kHands, kPlainRow));
  Scene two = Scene::dealt("ttr-classic", 2, deal_of(kHands, kPlainRow));
  all.play(0, "keep boston-miami,calgary-phoenix,calgary-salt_lake_city");
  two.play(0, "keep boston-miami,calgary-salt_lake_city under calgary-phoenix");
  const View a = all.rules.view(all.state, seat_at(1)), b = two.rules.view(two.state, seat_at(1));
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0) << "not even how many are kept";
  EXPECT_EQ(all.rules.seen_by(all.event(EventKind::chose), seat_at(1)),
            two.rules.seen_by(two.event(EventKind::chose), seat_at(1)));
  EXPECT_NE(all.rules.seen_by(all.event(EventKind::chose), seat_at(0)),
            two.rules.seen_by(two.event(EventKind::chose), seat_at(0)));
}

TEST(Setup, T6_three_locomotives_in_the_first_row_are_swept) {
  for (const char* game : kEditions) {
    const Scene s = Scene::dealt(
        game, 2, std::string(kHands) + "red locomotive blue locomotive locomotive " + kPlainRow);
    EXPECT_EQ(s.row(), kPlainRow);
    EXPECT_EQ(s.happened(EventKind::sweep), 1);
    EXPECT_EQ(s.discarded("locomotive"), 3);
    EXPECT_EQ(s.discarded("red"), 1);
    EXPECT_EQ(s.discarded("blue"), 1);
  }
}

TEST(Setup, T6_two_locomotives_in_the_first_row_stay) {
  const Scene s =
      Scene::dealt("ttr-new", 2, deal_of(kHands, "red locomotive blue locomotive green"));
  EXPECT_EQ(s.row(), "red locomotive blue locomotive green");
  EXPECT_EQ(s.happened(EventKind::sweep), 0);
}

TEST(Setup, T6_the_first_row_is_swept_three_times_at_most) {
  const std::string three = "locomotive:3 red blue ";
  const Scene s =
      Scene::dealt("ttr-classic", 2, "yellow:4 green:4 " + three + three + three + three);
  EXPECT_EQ(s.row(), "locomotive locomotive locomotive red blue");
  EXPECT_EQ(s.happened(EventKind::sweep), 3);
}

// All opening choices, each the first two tickets of the offer.
void choose_opening(Scene& s) {
  for (int i = 0; i < s.state.open.seats; ++i) {
    MoveList moves;
    s.rules.legal(s.state, seat_at(i), moves);
    s.play(i, moves[0]);
  }
}

TEST(Setup, T7_the_chosen_first_seat_begins_and_play_goes_by_seat_number) {
  for (int first = 0; first < 3; ++first) {
    Scene s = Scene::dealt("ttr-classic", 3, kThreeHands, "", first);
    EXPECT_EQ(s.event(EventKind::first).seat, seat_at(first));
    EXPECT_EQ(s.event(EventKind::first).by_luck, 0) << "an option, not luck";
    choose_opening(s);
    for (int turn = 0; turn < 4; ++turn) {
      EXPECT_EQ(s.to_act(), (first + turn) % 3);
      s.next_cards("red");
      s.play((first + turn) % 3, "draw");
      s.next_cards("blue");
      s.play((first + turn) % 3, "draw");
    }
  }
}

TEST(Setup, T7_another_seat_may_not_begin) {
  Scene s = Scene::dealt("ttr-new", 3, kThreeHands, "", 1);
  choose_opening(s);
  for (int other : {0, 2}) {
    EXPECT_EQ(s.check(other, "draw").why, Why::not_your_turn);
    EXPECT_EQ(s.check(other, "draw").a, 1) << "whose turn it is";
  }
  EXPECT_TRUE(s.may(1, "draw"));
}

TEST(Setup, T7_without_an_option_luck_names_the_first_seat) {
  const Scene s;
  const u8 cards[] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 5, 6}, tickets[] = {0, 1, 2, 3, 4, 5},
           picks[] = {1};
  Chance::Tape tape{cards, tickets, picks};
  Chance chance = Chance::taped(tape);
  Events events;
  const ttr::State dealt = s.rules.deal(2, chance, events);
  EXPECT_EQ(dealt.open.first, seat_at(1));
  EXPECT_EQ(events.all()[0].by_luck, 1) << "by luck";
  EXPECT_TRUE(!tape.broken && tape.picks.empty());
}

}  // namespace
}  // namespace roundhouse::rulebook
