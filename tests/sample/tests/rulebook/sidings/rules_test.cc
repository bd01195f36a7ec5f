// The ledger of Sidings, rule by rule: one case that succeeds, and one that is refused or scores
// differently.
#include <gtest/gtest.h>

#include "games/sidings/rules/rules.h"

namespace roundhouse::sidings {
namespace {

const Rules kRules{Yard{}, seat_at(0)};

Move couple(int weight) { return {MoveKind::couple, static_cast<u8>(weight - 1)}; }
constexpr Move kDraw{MoveKind::draw}, kPass{MoveKind::pass};

State dealt(int seats = 2) {
  Chance chance = Chance::seeded(1);
  auto events = Events::off();
  return kRules.deal(seats, chance, events);
}

// Seat 0 is to act and holds these wagons and no others; the rest goes to the deck or from it.
State holding(std::initializer_list<int> weights) {
  State s = dealt();
  for (int k = 0; k < kWeights; ++k) {
    s.deck[k] = static_cast<u8>(s.deck[k] + s.own[0].hand[k]);
    s.own[0].hand[k] = 0;
  }
  for (const int weight : weights) {
    --s.deck[weight - 1];
    ++s.own[0].hand[weight - 1];
  }
  s.open.cards[0] = static_cast<u8>(weights.size());
  s.open.deck = static_cast<u8>(total(s.deck));
  return s;
}

// The deck lies in the train of seat 1.
State without_deck(State s) {
  for (int k = 0; k < kWeights; ++k) s.open.train[1][k] = s.deck[k];
  for (u8& n : s.deck) n = 0;
  s.open.deck = 0;
  return s;
}

void play(State& s, int seat, const Move& move) {
  Chance chance = Chance::seeded(2);
  auto events = Events::off();
  ASSERT_TRUE(kRules.check(s, seat_at(seat), move).ok());
  kRules.apply(s, seat_at(seat), move, chance, events);
}

Why why(const State& s, int seat, const Move& move) {
  return kRules.check(s, seat_at(seat), move).why;
}

TEST(Sidings, W1_everybody_holds_four_wagons_of_thirty_six) {
  const State s = dealt(3);
  EXPECT_EQ(s.open.cards[2], 4);
  EXPECT_EQ(s.open.deck, 36 - 12);
  EXPECT_EQ(kRules.position_error(s), nullptr);
}

TEST(Sidings, W2_turns_go_to_the_left) {
  State s = dealt();
  EXPECT_EQ(why(s, 1, kDraw), Why::not_your_turn);
  play(s, 0, kDraw);
  EXPECT_EQ(s.open.turn, seat_at(1));
  EXPECT_EQ(why(s, 0, kDraw), Why::not_your_turn);
}

TEST(Sidings, W3_a_hand_is_seen_by_its_seat_alone) {
  const State s = dealt();
  EXPECT_EQ(total(kRules.view(s, seat_at(0)).own.hand), 4);
  EXPECT_EQ(total(kRules.view(s, kNobody).own.hand), 0);
  const Event drew{.kind = EventKind::drew, .seat = seat_at(0), .wagon = 6};
  EXPECT_EQ(kRules.seen_by(drew, seat_at(0)).wagon, 6);
  EXPECT_EQ(kRules.seen_by(drew, seat_at(1)).wagon, 0);
}

TEST(Sidings, W4_no_heavier_wagon_behind_a_lighter_one) {
  State s = holding({5, 5, 6, 2});
  EXPECT_EQ(why(s, 0, couple(9)), Why::not_held);
  play(s, 0, couple(5));
  play(s, 1, kDraw);
  EXPECT_EQ(kRules.check(s, seat_at(0), couple(6)), (Reject{Why::too_heavy, 5, 4}));
  EXPECT_EQ(why(s, 0, couple(5)), Why::none);
}

TEST(Sidings, W5_nothing_is_drawn_from_an_empty_deck) {
  EXPECT_EQ(why(holding({5}), 0, kDraw), Why::none);
  EXPECT_EQ(why(without_deck(holding({5})), 0, kDraw), Why::deck_empty);
}

TEST(Sidings, W6_nobody_passes_before_the_deck_is_empty) {
  EXPECT_EQ(why(holding({5}), 0, kPass), Why::can_draw);
  EXPECT_EQ(why(without_deck(holding({5})), 0, kPass), Why::none);
}

TEST(Sidings, W7_an_empty_hand_or_a_round_of_passes_ends_the_game) {
  State s = holding({5});
  play(s, 0, couple(5));
  EXPECT_TRUE(kRules.to_act(s).empty());
  EXPECT_EQ(why(s, 1, kDraw), Why::game_over);
  State passed = without_deck(holding({5, 6}));
  play(passed, 0, kPass);
  EXPECT_FALSE(kRules.to_act(passed).empty());
  play(passed, 1, kPass);
  EXPECT_TRUE(kRules.to_act(passed).empty());
}

TEST(Sidings, W8_wagons_left_in_hand_count_against_the_train) {
  State s = holding({5});
  play(s, 0, couple(5));
  const Result result = kRules.result(s);
  EXPECT_EQ(result.seat[0].score, 1);
  EXPECT_EQ(result.seat[1].score, -4);
  EXPECT_EQ(result.winners, SeatSet::only(seat_at(0)));
}

}  // namespace
}  // namespace roundhouse::sidings
