#include "games/signal/bots/bots.h"

#include "games/signal/bots/easy.h"
#include "games/signal/bots/expert.h"
#include "games/signal/bots/medium.h"

namespace roundhouse::signal::bots {

namespace {

Move by_luck(const Rules& rules, const View& view, Chance& luck, const Budget&, const Stop&) {
  return easy(rules, view, luck);
}
Move by_view(const Rules& rules, const View& view, Chance&, const Budget&, const Stop&) {
  return medium(rules, view);
}
Move by_search(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
               const Stop& stop) {
  return expert(rules, view, luck, budget, stop);
}

constexpr Bot<Rules> kBots[] = {{{"random"}},
                                {{"easy"}, by_luck},
                                {{"medium"}, by_view},
                                {{"expert", BotKind::level, true}, by_search}};

}  // namespace

std::span<const Bot<Rules>> all() { return kBots; }

}  // namespace roundhouse::signal::bots
