#include "cli/commands/records.h"

#include <fmt/core.h>

#include <fstream>

#include "cli/commands/game_options.h"
#include "cli/commands/record_file.h"
#include "cli/commands/usage.h"
#include "cli/terminal/stdout_paint.h"
#include "phrases/program.h"
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
  if (!made) return fail(made.error());
  auto opened = open_record_at(*made, options.file, options.at);
  if (!opened) return fail(opened.error());
  const Game& game = **opened;
  if (options.seat >= game.seats())
    throw wrong_usage(phrases::program::errors::seats,
                      {{"last", game.seats() - 1}, {"seat", options.seat}});
  if (options.json)
    fmt::print("{}\n",
               options.seat < 0 && !options.spectator
                   ? game.position()
                   : "{" +
                         game.snapshot_members(options.spectator ? std::nullopt
                                                                 : std::optional(options.seat)) +
                         "}");
  else
    fmt::print("{}", game.describe(options.spectator  ? Viewer::spectator()
                                   : options.seat < 0 ? Viewer::everything()
                                                      : Viewer::at(options.seat),
                                   text::find_lang(options.lang).value_or(text::Lang::en),
                                   stdout_paint()));
  return kFine;
}

}  // namespace roundhouse::cli
