// A position in which no error is found can be played on, whatever it is: positions of random games
// are spoilt byte by byte, and those that pass are played to their end.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>

#include "games/signal/rules/builtin.h"
#include "games/signal/rules/explain.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {
namespace {

void spoil(State& s, Chance& chance) {
  unsigned char bytes[sizeof s];
  std::memcpy(bytes, &s, sizeof s);
  constexpr u8 kOdd[] = {0, 1, 2, 3, 8, 9, 11, 16, kStartCard, kNone};
  u8& one = bytes[chance.below(sizeof s)];
  one = chance.below(2) == 0 ? kOdd[chance.below(std::size(kOdd))]
                             : static_cast<u8>(one ^ 1u << chance.below(8));
  std::memcpy(&s, bytes, sizeof s);
}

void play_to_the_end(const Rules& rules, State s, Chance& chance) {
  Events events = Events::off();
  for (int decisions = 0; !rules.to_act(s).empty(); ++decisions) {
    ASSERT_LT(decisions, 3000);
    for (int t = 0; t < kTrains; ++t)
      if (s.open.train[t].at != kNone) explain(rules, s.open, t, 5, [](const Forecast&) {});
    const Seat seat = s.open.turn;
    const Move move = rules.sample(s, seat, chance);
    ASSERT_TRUE(rules.check(s, seat, move).ok());
    rules.apply(s, seat, move, chance, events);
    const char* error = rules.position_error(s);
    ASSERT_EQ(error, nullptr) << error;
  }
}

class PositionErrorsOfGames : public ::testing::TestWithParam<int> {};

TEST_P(PositionErrorsOfGames, whatever_has_none_can_be_played_to_its_end) {
  const Ruleset sets[] = {{}, {.goods = 10, .extra = 1, .free = 1, .places = Places::stack}};
  const Rules rules(*builtins()[static_cast<std::size_t>(GetParam() % 2)].board,
                    sets[GetParam() / 2]);
  Chance chance = Chance::seeded(static_cast<u64>(GetParam()));
  std::set<std::string> found;
  int passed = 0;
  for (int games = 0; games < 12; ++games) {
    Events events = Events::off();
    State s = rules.deal(2 + games % 3, chance, events);
    while (!rules.to_act(s).empty()) {
      for (int n = 0; n < 40; ++n) {
        State odd = s;
        spoil(odd, chance);
        if (const char* error = rules.position_error(odd)) {
          found.insert(error);
        } else if (++passed % 8 == 0) {
          ASSERT_NO_FATAL_FAILURE(play_to_the_end(rules, odd, chance));
        }
      }
      const Seat seat = s.open.turn;
      rules.apply(s, seat, rules.sample(s, seat, chance), chance, events);
    }
  }
  EXPECT_GT(passed, 1000);
  EXPECT_GT(found.size(), 30u) << "few flaws were tried";
}

INSTANTIATE_TEST_SUITE_P(Boards, PositionErrorsOfGames, ::testing::Range(0, 4));

}  // namespace
}  // namespace roundhouse::signal
