#include "cli/commands/hint.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>

#include "games/bot.h"
#include "cli/commands/game_options.h"
#include "cli/commands/usage.h"
#include "text/text_out.h"

namespace roundhouse::cli {

namespace {

// The game as it stood after so many moves, or what is wrong.
Or<std::unique_ptr<Game>> open_at(const Catalogue& catalogue, const HintOptions& options) {
  std::ifstream in(options.file, std::ios::binary);
  if (!in) return "cannot read " + options.file;
  std::string header, deal, line;
  if (!std::getline(in, header) || !std::getline(in, deal))
    return options.file + " line 1: the record has no deal";
  auto opened = catalogue.taped(header, deal);
  if (const auto* bad = std::get_if<std::string>(&opened)) return options.file + ": " + *bad;
  Game& game = *std::get<std::unique_ptr<Game>>(opened);
  for (long number = 3; (options.at < 0 || game.version() < options.at) && std::getline(in, line);
       ++number) {
    if (line.starts_with("{\"kind\":\"header\"")) break;
    if (const auto bad = game.follow(line))
      return fmt::format("{} line {}: {}", options.file, number, *bad);
  }
  if (options.at > game.version())
    throw UsageError{
        fmt::format("--at {} is past the end: the game has {} moves", options.at, game.version())};
  return opened;
}

}  // namespace

int hint(const HintOptions& options) {
  GameOptions game_options;
  game_options.board_file = options.board_file;
  auto made = make_catalogue(game_options);
  if (const auto* bad = std::get_if<std::string>(&made)) return fail(*bad);
  const Catalogue& catalogue = std::get<Catalogue>(made);
  auto opened = open_at(catalogue, options);
  if (const auto* bad = std::get_if<std::string>(&opened)) return fail(*bad);
  const Game& game = *std::get<std::unique_ptr<Game>>(opened);
  const std::vector<int> acting = game.to_act();
  if (acting.empty()) return fail("the game is over there");
  const int seat = options.seat < 0 ? acting.front() : options.seat;
  if (std::find(acting.begin(), acting.end(), seat) == acting.end())
    return fail(fmt::format("seat {} is not to act there; seat {} is", seat, acting.front()));
  const std::string bot =
      options.bot.empty() ? std::string(bots::advisor_of(game.setup().game)) : options.bot;
  check_bot(bot, game.setup().game);
  const Hint found = game.hint(seat, bot)();
  const std::string& reason = options.lang == "pl" ? found.pl : found.en;
  if (options.json) {
    std::string out = fmt::format("{{\"at\":{},\"seat\":{},\"bot\":", game.version(), seat);
    codec::put_string(out, bot);
    out += ",\"move\":";
    codec::put_string(out, found.move);
    out += ",\"reason\":";
    codec::put_string(out, reason);
    fmt::print("{}}}\n", out);
  } else {
    fmt::print("{}: {}\n", found.move, reason);
  }
  return kFine;
}

}  // namespace roundhouse::cli
