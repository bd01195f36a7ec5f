// Sizes, and what belongs together in small tables.
#include "games/signal/rules/state.h"

#include <gtest/gtest.h>

#include "games/signal/rules/builtin.h"
#include "games/signal/rules/reach.h"
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {
namespace {

static_assert(roundhouse::Rules<Rules>);
static_assert(sizeof(State) <= 512 && sizeof(Move) <= 8);

TEST(SignalState, every_pair_of_arms_is_one_setting) {
  for (int ways : {3, 4})
    for (int s = 0; s < settings_of(ways); ++s) {
      const Arms arms = open_arms(ways, s);
      EXPECT_LT(arms.a, arms.b);
      EXPECT_LT(arms.b, ways);
      EXPECT_EQ(setting_of(ways, arms.a, arms.b), s);
    }
  EXPECT_EQ(setting_of(3, 0, 3), -1);
}

TEST(SignalState, sets_count_and_find) {
  const u64 set = bit(3) | bit(17) | bit(63);
  EXPECT_EQ(count(set), 3);
  EXPECT_EQ(nth(set, 0), 3);
  EXPECT_EQ(nth(set, 2), 63);
  EXPECT_TRUE(has(set, 17));
  EXPECT_FALSE(has(set, 18));
  EXPECT_FALSE(has(set, 200));
}

// Whatever leads out of a space leads back into it.
TEST(SignalBoards, every_way_leads_back) {
  for (const Builtin& builtin : builtins()) {
    const Board& b = *builtin.board;
    for (int space = b.first_of_sections(); space < b.spaces; ++space)
      for (int facing : {0, 1}) {
        const Exit& way = b.exit[space][facing];
        EXPECT_EQ(way.line, b.section_line[space]);
        if (way.junction != kNone) {
          const Exit& back = b.from_arm[way.junction][way.arm];
          EXPECT_EQ(back.space, space);
          EXPECT_EQ(back.facing, 1 - facing);
          EXPECT_EQ(back.signal, way.signal);
        } else if (b.is_section(way.space)) {
          EXPECT_EQ(b.exit[way.space][1 - way.facing].space, space);
          EXPECT_EQ(b.exit[way.space][1 - way.facing].signal, way.signal);
        } else if (b.is_city(way.space)) {
          EXPECT_EQ(b.from_city[b.city_at(way.space)][way.line].space, space);
        } else {
          EXPECT_EQ(b.exit[way.space][0].space, space);
        }
      }
  }
}

TEST(SignalBoards, every_port_can_be_reached) {
  for (const Builtin& builtin : builtins()) {
    const Board& b = *builtin.board;
    for (int p = 0; p < b.ports; ++p)
      for (int from = 0; from < b.first_of_sections(); ++from) {
        if (from == b.first_city() + b.port_city[p]) continue;
        EXPECT_TRUE(can_reach(b, from, b.first_city() + b.port_city[p])) << from;
      }
  }
}

}  // namespace
}  // namespace roundhouse::signal
