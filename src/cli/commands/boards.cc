#include "cli/commands/boards.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/bot.h"
#include "games/routes/bots/paths.h"
#include "cli/commands/game_options.h"
#include "cli/commands/usage.h"

namespace roundhouse::cli {

namespace {

// What a map maker would want to know though the rules do not forbid it.
int warn(const codec::Map& map, std::string_view game, bool points) {
  const ttr::Board& board = map.board;
  const bots::Paths paths(board, {}, board.all);
  int warnings = 0;
  const auto say = [&](const std::string& text) {
    fmt::print("  {}: {}\n", game, text);
    ++warnings;
  };
  ttr::TrackSet ignored;
  for (int c = 1; c < board.cities; ++c)
    if (paths.cheapest(0, c, ignored) >= bots::Paths::kFar)
      say(fmt::format("no way leads from {} to {}", map.cities[0].id,
                      map.cities[static_cast<std::size_t>(c)].id));
  for (int t = 0; t < board.tickets; ++t) {
    const int cost = paths.cheapest(board.ticket[t].a, board.ticket[t].b, ignored);
    if (points && cost < bots::Paths::kFar && std::abs(cost - board.ticket[t].points) > 2)
      say(fmt::format("ticket {} is worth {} but the shortest way needs {} trains",
                      map.tickets[static_cast<std::size_t>(t)], board.ticket[t].points, cost));
  }
  return warnings;
}

}  // namespace

int list_games(bool json, const std::string& boards_folder) {
  Catalogue catalogue;
  if (!boards_folder.empty())
    for (const std::string& problem : catalogue.add_folder(boards_folder)) return fail(problem);
  if (json) {
    fmt::print("{{{}}}\n", catalogue.games_members());
    return kFine;
  }
  for (const std::string& id : catalogue.game_ids()) {
    const GameOffer& offer = *find_offer(id);
    fmt::print("{}\n    {} / {}\n    {} to {} players; bots: {}\n", id, offer.name.en,
               offer.name.pl, offer.least, offer.most, fmt::join(bots::bots_of(id), ", "));
    for (const OptionOffer& option : offer.options)
      fmt::print("    --set {}={}  ({}; standard {})\n", option.name, fmt::join(option.values, "|"),
                 option.text.en, option.standard);
  }
  fmt::print("Unofficial; the names of published games belong to their owners.\n");
  return kFine;
}

namespace {

// Each returns how many warnings it gave.
int report(const TtrBoards& boards, const std::string& file) {
  int warnings = 0;
  for (const auto& [game, map] : boards.by_game) {
    fmt::print("{}: {} for {}: {} cities, {} tracks, {} tickets, hash {}\n", file, map->id, game,
               map->board.cities, map->board.tracks, map->board.tickets, map->hash);
    warnings += warn(*map, game, true);
  }
  return warnings;
}

int report(const GhostBoards& boards, const std::string& file) {
  const codec::GhostMap& map = *boards.map;
  fmt::print("{}: {} for ghost-train: {} places, {} tracks, {} tickets, {} bonuses, hash {}\n",
             file, map.id, map.board.cities, map.board.tracks, map.board.tickets,
             map.bonuses.size(), map.hash);
  return warn(map, "ghost-train", false);
}

int report(const SignalBoards& boards, const std::string& file) {
  const codec::SignalBoard& words = *boards.board;
  int markers = 0;
  for (int j = 0; j < words.board.junctions; ++j) markers += words.board.ways[j] - 2;
  fmt::print(
      "{}: {} for {}: {} start places, {} cities, {} junctions with {} switch markers, {} lines, "
      "{} spaces, {} signal spaces, hash {}\n",
      file, words.id, words.game(), words.starts.size(), words.cities.size(),
      words.junctions.size(), markers, words.lines.size(), words.spaces.size(),
      words.signals.size(), words.hash);
  return 0;
}

}  // namespace

int check_board(const std::string& file) {
  std::string text;
  if (!read_whole_file(file, text)) return fail("cannot read " + file);
  const auto loaded = load_boards(text, file);
  if (const auto* why = std::get_if<std::string>(&loaded)) return fail(*why);
  const int warnings = std::visit([&](const auto& boards) { return report(boards, file); },
                                  std::get<AnyBoards>(loaded));
  fmt::print("playable{}\n", warnings > 0 ? fmt::format(", with {} warnings", warnings) : "");
  return kFine;
}

}  // namespace roundhouse::cli
