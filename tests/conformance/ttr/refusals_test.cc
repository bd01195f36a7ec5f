// Random near misses reach every reason for which a move can be refused.
#include <set>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <Game G>
void collect(std::set<int>& reasons) {
  Chance luck = Chance::seeded(61);
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (int i = 0; i < game.state.open.seats; ++i)
      for (int n = 0; n < 6; ++n) {
        const auto reject =
            game.rules.check(game.state, seat_at(i), G::any_move(game.state, seat_at(i), luck));
        reasons.insert(static_cast<int>(reject.why));
      }
  });
}

TEST(Refusals, every_reason_is_met) {
  std::set<int> reasons;
  collect<TicketToRideOn<ClassicEdition>>(reasons);
  collect<TicketToRideOn<Pocket>>(reasons);
  collect<TicketToRideOn<Doubles>>(reasons);
  for (int why = 0; why <= static_cast<int>(ttr::Why::can_act); ++why)
    EXPECT_TRUE(reasons.contains(why)) << "never met: reason number " << why;
}

}  // namespace
}  // namespace roundhouse::conformance
