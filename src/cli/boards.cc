#include "cli/boards.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/bot.h"
#include "bots/paths.h"
#include "cli/game_options.h"
#include "cli/usage.h"

namespace roundhouse::cli {

namespace {

// What a map maker would want to know though the rules do not forbid it.
int warn(const codec::Map& map, std::string_view game) {
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
    if (cost < bots::Paths::kFar && std::abs(cost - board.ticket[t].points) > 2)
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
    fmt::print("{{\"games\":{}}}\n", catalogue.games_json());
    return kFine;
  }
  for (const std::string& id : catalogue.game_ids()) {
    const GameOffer& offer = *find_offer(id);
    fmt::print("{}\n    {} / {}\n    {} to {} players; bots: {}\n", id, offer.name.en,
               offer.name.pl, offer.least, offer.most, fmt::join(bots::kBotNames, ", "));
    for (const OptionOffer& option : offer.options)
      fmt::print("    --set {}={}  ({}; standard {})\n", option.name, fmt::join(option.values, "|"),
                 option.text.en, option.standard);
  }
  fmt::print("Unofficial; the names of published games belong to their owners.\n");
  return kFine;
}

int check_board(const std::string& file) {
  std::string text;
  if (!read_whole_file(file, text)) return fail("cannot read " + file);
  bool playable = false;
  std::string problem;
  int warnings = 0;
  const Catalogue catalogue;
  for (const std::string& game : catalogue.game_ids()) {
    auto loaded = codec::load_map(text, file, codec::builtin_edition(game)->ticket_set);
    if (const auto* bad = std::get_if<codec::DataError>(&loaded)) {
      problem = bad->text();
      continue;
    }
    const auto& map = std::get<codec::Map>(loaded);
    fmt::print("{}: {} for {}: {} cities, {} tracks, {} tickets, hash {}\n", file, map.id, game,
               map.board.cities, map.board.tracks, map.board.tickets, map.hash);
    warnings += warn(map, game);
    playable = true;
  }
  if (!playable) return fail(problem);
  fmt::print("playable{}\n", warnings > 0 ? fmt::format(", with {} warnings", warnings) : "");
  return kFine;
}

}  // namespace roundhouse::cli
