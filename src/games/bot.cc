#include "games/bot.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "games/ghost/bots/child.h"
#include "games/ghost/bots/easy.h"
#include "games/ghost/bots/expert.h"
#include "games/ghost/bots/planner.h"
#include "games/signal/bots/easy.h"
#include "games/signal/bots/expert.h"
#include "games/signal/bots/medium.h"
#include "games/ttr/bots/easy.h"
#include "games/ttr/bots/expert.h"
#include "games/ttr/bots/planner.h"
#include "games/ttr/bots/short_way.h"
#include "games/ttr/bots/yardsticks.h"

namespace roundhouse::bots {

namespace {

constexpr std::size_t kTtrBots = 11;  // of the names, from the first
constexpr std::string_view kGhostNames[] = {"random", "easy", "medium", "expert", "child"};
constexpr std::string_view kSignalNames[] = {"random", "easy", "medium", "expert"};

// Who plays a game: the levels offered to people first, then the yardsticks.
struct Roster {
  std::span<const std::string_view> names;
  std::size_t levels;
};

Roster roster_of(std::string_view game) {
  if (game.starts_with("ttr-")) return {std::span(kBotNames).first(kTtrBots), 5};
  if (game == "ghost-train") return {kGhostNames, 4};
  return {kSignalNames, std::size(kSignalNames)};
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

std::string why_not(std::string_view text, std::string_view game) {
  const auto quoted = [](std::string_view name) { return "\"" + std::string(name) + "\""; };
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto player = find_bot(name);
  if (!player) return "there is no bot " + quoted(name);
  if (!plays(player->bot, game))
    return "the bot " + quoted(name) + " does not play " + std::string(game);
  if (colon == std::string_view::npos || find_bot(text)) return {};
  if (player->bot != Bot::expert)
    return "the bot " + quoted(name) + " takes no budget; only expert does, as in expert:ms=200";
  return "the budget " + quoted(text.substr(colon + 1)) +
         " of expert is none: give ms or iters and a whole number from 1 to 4294967295, as in "
         "expert:ms=200 or expert:iters=500";
}

std::span<const std::string_view> bots_of(std::string_view game) { return roster_of(game).names; }

std::span<const std::string_view> levels_of(std::string_view game) {
  const Roster roster = roster_of(game);
  return roster.names.first(roster.levels);
}

std::string_view advisor_of(std::string_view game) {
  const auto levels = levels_of(game);
  return levels.back() == name_of(Bot::expert) ? levels[levels.size() - 2] : levels.back();
}

bool plays(Bot bot, std::string_view game) {
  return std::ranges::find(bots_of(game), name_of(bot)) != bots_of(game).end();
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
    case Bot::child: return ttr_easy(rules, view, luck);
  }
  return rules.sample(view, luck);
}

ttr::ghost::Move choose(const Player& player, const ttr::ghost::Rules& rules,
                        const ttr::ghost::View& view, Chance& luck, Stop stop) {
  switch (player.bot) {
    case Bot::random: return rules.sample(view, luck);
    case Bot::medium: return ghost_medium(rules, view);
    case Bot::expert: return ghost_expert(rules, view, luck, player.budget, stop);
    case Bot::child: return ghost_child(rules, view, luck);
    default: return ghost_easy(rules, view, luck);
  }
}

signal::Move choose(const Player& player, const signal::Rules& rules, const signal::View& view,
                    Chance& luck, Stop stop) {
  switch (player.bot) {
    case Bot::random: return rules.sample(view, luck);
    case Bot::medium: return signal_medium(rules, view);
    case Bot::expert: return signal_expert(rules, view, luck, player.budget, stop);
    default: return signal_easy(rules, view, luck);
  }
}

}  // namespace roundhouse::bots
