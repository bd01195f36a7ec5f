#include "bots/bot.h"

#include <algorithm>
#include <iterator>

#include "bots/ttr_easy.h"

namespace roundhouse::bots {

std::optional<Bot> find_bot(std::string_view name) {
  const auto* at = std::find(std::begin(kBotNames), std::end(kBotNames), name);
  if (at == std::end(kBotNames)) return std::nullopt;
  return static_cast<Bot>(at - std::begin(kBotNames));
}

ttr::Move choose(Bot bot, const ttr::Rules& rules, const ttr::View& view, Chance& luck) {
  switch (bot) {
    case Bot::random: return rules.sample(view, luck);
    case Bot::easy: return ttr_easy(rules, view, luck);
  }
  return rules.sample(view, luck);
}

}  // namespace roundhouse::bots
