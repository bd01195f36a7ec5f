// Random near misses reach every reason for which a move of Switch & Signal can be refused.
#include <set>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <Game G>
void collect(std::set<int>& reasons, int games) {
  Chance luck = Chance::seeded(61);
  const auto visit = [&](const RandomGame<G>& game) {
    for (int i = 0; i < game.state.open.seats; ++i)
      for (int n = 0; n < 12; ++n) {
        const signal::Move move = G::any_move(game.state, seat_at(i), luck);
        reasons.insert(static_cast<int>(game.rules.check(game.state, seat_at(i), move).why));
        // Random players never sell a city out; so the goods are taken away.
        State<G> sold_out = game.state;
        for (u8& goods : sold_out.open.goods) goods = 0;
        reasons.insert(static_cast<int>(game.rules.check(sold_out, seat_at(i), move).why));
      }
  };
  for_each_position<G>(visit, games);
}

TEST(SignalRefusals, every_reason_is_met) {
  std::set<int> reasons;
  collect<SwitchAndSignalOn<Europe>>(reasons, 40);
  collect<SwitchAndSignalOn<America>>(reasons, 40);
  collect<SwitchAndSignalOn<EuropeEasy>>(reasons, 10);
  for (int why = 0; why < signal::kReasons; ++why)
    EXPECT_TRUE(reasons.contains(why)) << "never met: reason number " << why;
}

}  // namespace
}  // namespace roundhouse::conformance
