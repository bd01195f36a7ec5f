#include "games/ttr/bots/bots.h"

#include "games/ttr/bots/easy.h"
#include "games/ttr/bots/expert.h"
#include "games/ttr/bots/planner.h"
#include "games/ttr/bots/short_way.h"
#include "games/ttr/bots/yardsticks.h"

namespace roundhouse::ttr::bots {

namespace {

// A function of the view alone, as a row has it.
template <Move (*choose)(const Rules&, const View&)>
Move by_view(const Rules& rules, const View& view, Chance&, const Budget&, const Stop&) {
  return choose(rules, view);
}
template <Move (*choose)(const Rules&, const View&, Chance&)>
Move by_luck(const Rules& rules, const View& view, Chance& luck, const Budget&, const Stop&) {
  return choose(rules, view, luck);
}

constexpr auto kYardstick = BotKind::yardstick;
constexpr Bot<Rules> kBots[] = {{{"random"}},
                                {{"easy"}, by_luck<easy>},
                                {{"medium"}, by_view<medium>},
                                {{"hard"}, by_view<hard>},
                                {{"expert", BotKind::level, true}, expert},
                                {{"hungry", kYardstick}, by_view<hungry>},
                                {{"long-routes", kYardstick}, by_view<long_routes>},
                                {{"one-step", kYardstick}, by_view<one_step>},
                                {{"shortest-path", kYardstick}, by_view<shortest_path>},
                                {{"steiner", kYardstick}, by_view<steiner>},
                                {{"short-way", kYardstick}, by_luck<short_way>}};

}  // namespace

std::span<const Bot<Rules>> all() { return kBots; }

}  // namespace roundhouse::ttr::bots
