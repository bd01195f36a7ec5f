// Outcomes read back from a tape: what is not there breaks the tape, and the game stays a possible
// one.
#include <gtest/gtest.h>

#include <vector>

#include "games/ttr/rules/builtin.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

class Tape : public ::testing::Test {
 protected:
  // Nine of the classic tickets are out: 0 to 5 dealt and kept, then three drawn.
  Tape() {
    const u8 cards[] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 5, 6}, tickets[] = {0, 1, 2, 3, 4, 5};
    Chance::Tape tape{cards, tickets, {}};
    Chance chance = Chance::taped(tape);
    Events events = Events::off();
    state_ = rules_.deal(2, chance, events);
    for (int i : {0, 1}) {
      MoveList all;
      rules_.legal(state_, seat_at(i), all);
      rules_.apply(state_, seat_at(i), all[0], chance, events);
    }
    EXPECT_FALSE(tape.broken);
  }

  bool breaks(const Move& move, std::vector<u8> cards, std::vector<u8> tickets) const {
    Chance::Tape tape{cards, tickets, {}};
    Chance chance = Chance::taped(tape);
    Events events = Events::off();
    State s = state_;
    rules_.apply(s, seat_at(0), move, chance, events);
    EXPECT_EQ(rules_.position_error(s), nullptr);
    return tape.broken;
  }

  Rules rules_{*builtins()[0].board, builtins()[0].rules, seat_at(0)};
  State state_;
};

TEST_F(Tape, fits) {
  EXPECT_FALSE(breaks(Move::draw_tickets(), {}, {6, 29, 7}));
  EXPECT_FALSE(breaks(Move::draw(), {8}, {}));
}

TEST_F(Tape, breaks_on_a_ticket_that_is_not_in_the_deck) {
  for (u8 gone : {u8{0}, u8{1}, u8{5}, u8{30}, u8{79}, u8{80}, u8{255}})
    EXPECT_TRUE(breaks(Move::draw_tickets(), {}, {6, gone, 7})) << int{gone};
  EXPECT_TRUE(breaks(Move::draw_tickets(), {}, {6, 6, 7})) << "drawn just before";
  EXPECT_TRUE(breaks(Move::draw_tickets(), {}, {6, 7})) << "one is missing";
}

TEST_F(Tape, breaks_on_a_card_that_is_not_in_the_deck) {
  EXPECT_TRUE(breaks(Move::draw(), {9}, {}));
  EXPECT_TRUE(breaks(Move::draw(), {}, {}));
}

// A keyed source answers by name, so each ticket that leaves the deck must be asked for by its own.
TEST(NamedLuck, tickets_are_asked_for_by_how_many_left_the_deck_before) {
  std::vector<u16> asked;
  const auto answer = [](void* self, const Question& q) -> u32 {
    if (q.purpose == Purpose::ticket) static_cast<std::vector<u16>*>(self)->push_back(q.index);
    return 0;
  };
  Chance chance = Chance::hooked(answer, &asked);
  const Rules rules(*builtins()[0].board, builtins()[0].rules, seat_at(0));
  Events events = Events::off();
  State s = rules.deal(2, chance, events);
  for (int i : {0, 1}) {
    MoveList all;
    rules.legal(s, seat_at(i), all);
    rules.apply(s, seat_at(i), all[0], chance, events);
  }
  rules.apply(s, seat_at(0), Move::draw_tickets(), chance, events);
  EXPECT_EQ(asked, (std::vector<u16>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

}  // namespace
}  // namespace roundhouse::ttr
