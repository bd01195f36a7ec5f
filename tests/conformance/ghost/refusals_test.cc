// Random near misses reach every reason for which a move of Ghost Train can be refused.
#include <set>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <Game G>
void collect(std::set<routes::Why>& reasons) {
  Chance luck = Chance::seeded(61);
  for_each_position<G>([&](const RandomGame<G>& game) {
    for (int i = 0; i < game.state.open.seats; ++i)
      for (int n = 0; n < 6; ++n)
        reasons.insert(
            game.rules.check(game.state, seat_at(i), G::any_move(game.state, seat_at(i), luck))
                .why);
  });
}

TEST(GhostRefusals, every_reason_is_met_and_no_other) {
  using routes::Why;
  std::set<Why> reasons;
  collect<GhostTrainOn<Haunted>>(reasons);
  collect<GhostTrainOn<GhostPocket>>(reasons);
  collect<GhostTrainOn<GhostScarce>>(reasons);
  EXPECT_EQ(reasons, (std::set<Why>{Why::none, Why::game_over, Why::not_your_turn, Why::no_draw,
                                    Why::unknown_track, Why::taken, Why::own_twin, Why::trains,
                                    Why::count, Why::colour, Why::short_cards,
                                    Why::short_locomotives, Why::no_tickets, Why::can_act}));
  for (Why why : reasons)
    EXPECT_EQ(ghost::rule_of({why}).empty(), why == Why::none || why == Why::unknown_track);
}

}  // namespace
}  // namespace roundhouse::conformance
