// Equal positions are equal bytes: whatever is not in use is blank, all through a game.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

template <class T>
bool is_blank(const T& value, int byte) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  return std::all_of(bytes, bytes + sizeof value, [byte](int b) { return b == byte; });
}

void expect_blank(const State& s) {
  for (int n = s.open.under; n < kMaxTickets; ++n) {
    ASSERT_EQ(s.open.under_by[n], kNone);
    ASSERT_EQ(s.hidden.under[n], kNone);
  }
  for (int i = 0; i < kMaxSeats; ++i)
    for (int n = s.open.offered[i]; n < kMaxOffer; ++n) ASSERT_EQ(s.own[i].offer[n], kNone);
  for (int i = s.open.seats; i < kMaxSeats; ++i) {
    ASSERT_TRUE(is_blank(s.own[i].hand, 0) && is_blank(s.own[i].held, 0) && s.own[i].keeps == 0);
    ASSERT_TRUE(is_blank(s.open.claimed[i], 0) && is_blank(s.open.known[i], 0));
    ASSERT_EQ(s.open.trains[i] + s.open.cards[i] + s.open.tickets[i] + s.open.points[i], 0);
  }
  ASSERT_TRUE(is_blank(s.reserved, 0) && is_blank(s.open.reserved, 0));
}

TEST(State, what_is_not_in_use_is_blank) {
  for (const small::Game* game :
       {&small::pocket(), &small::engines(), &small::last_drop(), &small::doubles()}) {
    const Rules rules(game->board, game->rules);
    for (u64 seed = 0; seed < 20; ++seed) {
      Chance chance = Chance::seeded(seed);
      Events events = Events::off();
      State s = rules.deal(2, chance, events);
      expect_blank(s);
      while (!rules.to_act(s).empty()) {
        const Seat seat = rules.to_act(s).lowest();
        rules.apply(s, seat, rules.sample(s, seat, chance), chance, events);
        expect_blank(s);
        if (HasFatalFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace roundhouse::ttr
