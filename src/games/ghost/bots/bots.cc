#include "games/ghost/bots/bots.h"

#include "games/ghost/bots/child.h"
#include "games/ghost/bots/easy.h"
#include "games/ghost/bots/expert.h"
#include "games/ghost/bots/planner.h"

namespace roundhouse::ghost::bots {

namespace {

template <Move (*choose)(const Rules&, const View&, Chance&)>
Move by_luck(const Rules& rules, const View& view, Chance& luck, const Budget&, const Stop&) {
  return choose(rules, view, luck);
}
Move by_plan(const Rules& rules, const View& view, Chance&, const Budget&, const Stop&) {
  return medium(rules, view);
}

constexpr Bot<Rules> kBots[] = {{{"random"}},
                                {{"easy"}, by_luck<easy>},
                                {{"medium"}, by_plan},
                                {{"expert", BotKind::level, true}, expert},
                                {{"child", BotKind::yardstick}, by_luck<child>}};

}  // namespace

std::span<const Bot<Rules>> all() { return kBots; }

}  // namespace roundhouse::ghost::bots
