#include "games/signal/words/team_totals.h"

#include <gtest/gtest.h>

namespace roundhouse::signal {
namespace {

Event time(u8 lost) { return {.kind = EventKind::time, .lost = lost}; }

TEST(TeamTotals, tokens_are_booked_on_what_cost_them) {
  TeamTotals totals;
  const Event events[] = {{.kind = EventKind::stopped, .cause = Cause::junction},
                          time(2),
                          {.kind = EventKind::refilled},
                          time(1),
                          {.kind = EventKind::collided},
                          time(4),
                          {.kind = EventKind::no_train},
                          time(2)};
  totals.watch(std::span<const Event>(events));
  EXPECT_EQ(totals.lost[static_cast<int>(Loss::junction)], 3);
  EXPECT_EQ(totals.lost[static_cast<int>(Loss::collision)], 4);
  EXPECT_EQ(totals.lost[static_cast<int>(Loss::deployment)], 2);
  EXPECT_EQ(totals.lost[static_cast<int>(Loss::signal)], 0);
}

TEST(TeamTotals, games_add_up_with_an_interval) {
  TeamTotals all;
  EXPECT_EQ(all.win_rate().mean, 0);
  for (int i = 0; i < 100; ++i) {
    TeamTotals one;
    one.finish(Result{.won = i < 40, .delivered = 6, .turns = 15, .winners = {}});
    all.add(one);
  }
  const auto [mean, low, high] = all.win_rate();
  EXPECT_DOUBLE_EQ(mean, 0.4);
  EXPECT_NEAR(low, 0.3094, 1e-4);
  EXPECT_NEAR(high, 0.4980, 1e-4);
  EXPECT_NE(as_text(all).find("won 40.0 %"), std::string::npos);
  EXPECT_NE(as_json(all).find("\"goods\":6.000"), std::string::npos);
}

}  // namespace
}  // namespace roundhouse::signal
