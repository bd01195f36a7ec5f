#include "bots/bot.h"

#include <algorithm>
#include <iterator>

#include "bots/ghost_easy.h"
#include "bots/signal_easy.h"
#include "bots/ttr_easy.h"

namespace roundhouse::bots {

namespace {

template <class Rules, class View, class Easy>
auto play(Bot bot, const Rules& rules, const View& view, Chance& luck, Easy easy) {
  switch (bot) {
    case Bot::random: break;
    case Bot::easy: return easy(rules, view, luck);
  }
  return rules.sample(view, luck);
}

}  // namespace

std::optional<Bot> find_bot(std::string_view name) {
  const auto* at = std::find(std::begin(kBotNames), std::end(kBotNames), name);
  if (at == std::end(kBotNames)) return std::nullopt;
  return static_cast<Bot>(at - std::begin(kBotNames));
}

ttr::Move choose(Bot bot, const ttr::Rules& rules, const ttr::View& view, Chance& luck) {
  return play(bot, rules, view, luck, ttr_easy);
}

ttr::ghost::Move choose(Bot bot, const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                        Chance& luck) {
  return play(bot, rules, view, luck, ghost_easy);
}

signal::Move choose(Bot bot, const signal::Rules& rules, const signal::View& view, Chance& luck) {
  return play(bot, rules, view, luck, signal_easy);
}

}  // namespace roundhouse::bots
