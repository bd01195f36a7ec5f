#include "play/roster.h"

#include <algorithm>

#include "games/games.h"

namespace roundhouse {

namespace {

struct Entry {
  GameInfo info;
  std::string_view family;
  bool team, children;
  std::vector<BotFacts> bots;
};

const std::vector<Entry>& entries() {
  static const std::vector<Entry> all = [] {
    std::vector<Entry> made;
    Families::each([&]<class Family>() {
      std::vector<BotFacts> bots(Family::bots().begin(), Family::bots().end());
      for (const GameInfo& info : Family::game_infos())
        made.push_back({info, Family::kName, Family::kTeam, Family::kChildren, bots});
    });
    return made;
  }();
  return all;
}

const Entry* find(std::string_view game) {
  for (const Entry& entry : entries())
    if (entry.info.id == game) return &entry;
  return nullptr;
}

const BotFacts* find_bot(std::string_view name, std::string_view game) {
  const Entry* entry = find(game);
  if (entry == nullptr) return nullptr;
  const auto at = std::ranges::find(entry->bots, name, &BotFacts::name);
  return at == entry->bots.end() ? nullptr : &*at;
}

bool is_known_anywhere(std::string_view name) {
  return std::ranges::any_of(
      entries(), [&](const Entry& entry) { return find_bot(name, entry.info.id) != nullptr; });
}

}  // namespace

std::span<const GameInfo> all_game_infos() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    for (const Entry& entry : entries()) infos.push_back(entry.info);
    return infos;
  }();
  return all;
}

const GameInfo* find_game_info(std::string_view game) {
  const Entry* entry = find(game);
  return entry == nullptr ? nullptr : &entry->info;
}

std::string_view family_of(std::string_view game) {
  const Entry* entry = find(game);
  return entry == nullptr ? std::string_view{} : entry->family;
}

bool is_team(std::string_view game) {
  const Entry* entry = find(game);
  return entry != nullptr && entry->team;
}

bool is_for_children(std::string_view game) {
  const Entry* entry = find(game);
  return entry != nullptr && entry->children;
}

std::vector<std::string_view> bots_of(std::string_view game) {
  std::vector<std::string_view> names;
  if (const Entry* entry = find(game))
    for (const BotFacts& bot : entry->bots) names.push_back(bot.name);
  return names;
}

std::vector<std::string_view> levels_of(std::string_view game) {
  std::vector<std::string_view> names;
  if (const Entry* entry = find(game))
    for (const BotFacts& bot : entry->bots)
      if (bot.kind == BotKind::level) names.push_back(bot.name);
  return names;
}

std::string_view advisor_of(std::string_view game) {
  std::string_view best;
  if (const Entry* entry = find(game))
    for (const BotFacts& bot : entry->bots)
      if (bot.kind == BotKind::level && !bot.searches) best = bot.name;
  return best;
}

bool plays(std::string_view bot, std::string_view game) { return why_no_bot(bot, game).empty(); }

std::string why_no_bot(std::string_view text, std::string_view game) {
  const auto quoted = [](std::string_view name) { return "\"" + std::string(name) + "\""; };
  const BotText parts = split_bot(text);
  const BotFacts* bot = find_bot(parts.name, game);
  if (bot == nullptr && !is_known_anywhere(parts.name))
    return "there is no bot " + quoted(parts.name);
  if (bot == nullptr)
    return "the bot " + quoted(parts.name) + " does not play " + std::string(game);
  if (!parts.budget) return {};
  if (!bot->searches)
    return "the bot " + quoted(parts.name) +
           " takes no budget; only expert does, as in expert:ms=200";
  if (read_budget(*parts.budget)) return {};
  return "the budget " + quoted(*parts.budget) +
         " of expert is none: give ms or iters and a whole number from 1 to 4294967295, as in "
         "expert:ms=200 or expert:iters=500";
}

}  // namespace roundhouse
