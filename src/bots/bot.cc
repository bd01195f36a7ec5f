#include "bots/bot.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "bots/ghost_easy.h"
#include "bots/signal_easy.h"
#include "bots/signal_expert.h"
#include "bots/signal_medium.h"
#include "bots/ttr_easy.h"
#include "bots/ttr_expert.h"
#include "bots/ttr_planner.h"
#include "bots/ttr_short_way.h"
#include "bots/ttr_yardsticks.h"

namespace roundhouse::bots {

namespace {

constexpr int kForAllGames = 2, kLevels = 5;  // how many of the names, from the first

// Those who play in a team, the levels of Switch & Signal.
constexpr std::string_view kTeamMates[] = {name_of(Bot::random), name_of(Bot::easy),
                                           name_of(Bot::medium), name_of(Bot::expert)};

bool is_ticket_to_ride(std::string_view game) { return game.starts_with("ttr-"); }
bool is_switch_and_signal(std::string_view game) { return game.starts_with("switch-signal-"); }

template <class Rules, class View, class Easy>
auto play(Bot bot, const Rules& rules, const View& view, Chance& luck, Easy easy) {
  return bot == Bot::random ? rules.sample(view, luck) : easy(rules, view, luck);
}

std::optional<Budget> read_budget(std::string_view text) {
  Budget budget;
  u32* field = nullptr;
  if (text.starts_with("ms=")) field = &budget.milliseconds;
  if (text.starts_with("iters=")) field = &budget.iterations;
  if (field == nullptr) return std::nullopt;
  const std::string_view number = text.substr(text.find('=') + 1);
  const char* end = number.data() + number.size();
  const auto read = std::from_chars(number.data(), end, *field);
  if (read.ec != std::errc() || read.ptr != end || *field == 0) return std::nullopt;
  return budget;
}

}  // namespace

std::optional<Player> find_bot(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto* at = std::find(std::begin(kBotNames), std::end(kBotNames), text.substr(0, colon));
  if (at == std::end(kBotNames)) return std::nullopt;
  const Bot bot = static_cast<Bot>(at - std::begin(kBotNames));
  if (colon == std::string_view::npos) return Player(bot);
  const auto budget = read_budget(text.substr(colon + 1));
  if (bot != Bot::expert || !budget) return std::nullopt;
  return Player(bot, *budget);
}

std::span<const std::string_view> bots_of(std::string_view game) {
  if (is_switch_and_signal(game)) return kTeamMates;
  return std::span(kBotNames).first(is_ticket_to_ride(game) ? std::size(kBotNames) : kForAllGames);
}

std::span<const std::string_view> levels_of(std::string_view game) {
  if (is_switch_and_signal(game)) return kTeamMates;
  return std::span(kBotNames).first(is_ticket_to_ride(game) ? kLevels : kForAllGames);
}

std::string_view advisor_of(std::string_view game) {
  const auto levels = levels_of(game);
  return levels.back() == name_of(Bot::expert) ? levels[levels.size() - 2] : levels.back();
}

bool plays(Bot bot, std::string_view game) {
  const auto known = bots_of(game);
  return std::find(known.begin(), known.end(), name_of(bot)) != known.end();
}

bool plays(std::string_view bot, std::string_view game) {
  const auto player = find_bot(bot);
  return player && plays(player->bot, game);
}

ttr::Move choose(const Player& player, const ttr::Rules& rules, const ttr::View& view, Chance& luck,
                 Stop stop) {
  switch (player.bot) {
    case Bot::random: break;
    case Bot::easy: return ttr_easy(rules, view, luck);
    case Bot::medium: return ttr_medium(rules, view);
    case Bot::hard: return ttr_hard(rules, view);
    case Bot::expert: return ttr_expert(rules, view, luck, player.budget, stop);
    case Bot::hungry: return ttr_hungry(rules, view);
    case Bot::long_routes: return ttr_long_routes(rules, view);
    case Bot::one_step: return ttr_one_step(rules, view);
    case Bot::shortest_path: return ttr_shortest_path(rules, view);
    case Bot::steiner: return ttr_steiner(rules, view);
    case Bot::short_way: return ttr_short_way(rules, view, luck);
  }
  return rules.sample(view, luck);
}

ttr::ghost::Move choose(const Player& player, const ttr::ghost::Rules& rules,
                        const ttr::ghost::View& view, Chance& luck, Stop) {
  return play(player.bot, rules, view, luck, ghost_easy);
}

signal::Move choose(const Player& player, const signal::Rules& rules, const signal::View& view,
                    Chance& luck, Stop stop) {
  if (player.bot == Bot::medium) return signal_medium(rules, view);
  if (player.bot == Bot::expert) return signal_expert(rules, view, luck, player.budget, stop);
  return play(player.bot, rules, view, luck, signal_easy);
}

}  // namespace roundhouse::bots
