#include "cli/commands/records.h"

#include <fmt/core.h>

#include <fstream>

#include "cli/commands/game_options.h"
#include "cli/terminal/position_text.h"
#include "cli/commands/usage.h"
#include "play/verify.h"

namespace roundhouse::cli {

namespace {

// "Rules ok" is said only of games that were replayed.
std::string what_was_checked(const Verdict& v) {
  std::string told;
  const int whole = v.games - v.seat_records;
  if (whole > 0) told = v.seat_records > 0 ? fmt::format("rules ok ({})", whole) : "rules ok";
  if (v.luck_checked > 0) told += fmt::format(", deal matches ({})", v.luck_checked);
  if (v.seat_records > 0)
    told += fmt::format("{}digests ok ({} as a seat saw it: moves and rules cannot be checked)",
                        told.empty() ? "" : ", ", v.seat_records);
  if (v.unfinished > 0) told += fmt::format(", {} not finished", v.unfinished);
  return told;
}

}  // namespace

int verify(const std::vector<std::string>& files, const std::vector<std::string>& board_files) {
  Catalogue catalogue;
  for (const std::string& board : board_files)
    if (const auto bad = add_board_file(catalogue, board)) return fail(*bad);
  bool fine = true;
  for (const std::string& file : files) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
      fail("cannot read " + file);
      fine = false;
      continue;
    }
    const Verdict v = verify_records(in, catalogue);
    if (v.bad_line != 0) {
      fail(fmt::format("{} line {}: {}", file, v.bad_line, v.problem));
      fine = false;
      continue;
    }
    fmt::print("{}: {} {}, {} lines: {}\n", file, v.games, v.games == 1 ? "game" : "games", v.lines,
               what_was_checked(v));
  }
  return fine ? kFine : kFailed;
}

int show(const ShowOptions& options) {
  GameOptions game_options;
  game_options.board_file = options.board_file;
  auto made = make_catalogue(game_options);
  if (const auto* bad = std::get_if<std::string>(&made)) return fail(*bad);
  std::ifstream in(options.file, std::ios::binary);
  if (!in) return fail("cannot read " + options.file);
  std::string header, deal, line;
  if (!std::getline(in, header) || !std::getline(in, deal))
    return fail(options.file + " line 1: the record has no deal");
  auto opened = std::get<Catalogue>(made).taped(header, deal);
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(options.file + ": " + *why);
  Game& game = *std::get<std::unique_ptr<Game>>(opened);
  if (options.seat >= game.seats())
    throw UsageError{"seats are 0 to " + std::to_string(game.seats() - 1) + " here, not " +
                     std::to_string(options.seat)};
  for (long number = 3; (options.at < 0 || game.version() < options.at) && std::getline(in, line);
       ++number) {
    if (line.starts_with("{\"kind\":\"header\"")) break;
    if (const auto why = game.follow(line))
      return fail(fmt::format("{} line {}: {}", options.file, number, *why));
  }
  if (options.at > game.version())
    throw UsageError{
        fmt::format("--at {} is past the end: the game has {} moves", options.at, game.version())};
  if (options.json)
    fmt::print("{}\n",
               options.seat < 0 && !options.spectator
                   ? game.position()
                   : "{" +
                         game.snapshot_members(options.spectator ? std::nullopt
                                                                 : std::optional(options.seat)) +
                         "}");
  else
    fmt::print("{}", describe(game, std::get<Catalogue>(made),
                              options.spectator  ? Viewer::spectator()
                              : options.seat < 0 ? Viewer::everything()
                                                 : Viewer::at(options.seat),
                              options.lang));
  return kFine;
}

}  // namespace roundhouse::cli
