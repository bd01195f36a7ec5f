#include "cli/commands/record_file.h"

#include <fmt/core.h>

#include <fstream>

#include "cli/commands/usage.h"
#include "phrases/program.h"
#include "text/record_in.h"

namespace roundhouse::cli {

Expected<std::unique_ptr<Game>> open_record_at(const Catalogue& catalogue, const std::string& file,
                                               int at) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return "cannot read " + file;
  std::string header, deal, line;
  if (!std::getline(in, header) || !std::getline(in, deal))
    return file + " line 1: the record has no deal";
  auto opened = catalogue.taped(header, deal);
  if (!opened) return file + ": " + opened.error().text();
  std::unique_ptr<Game> game = *std::move(opened);
  for (long number = 3; (at < 0 || game->version() < at) && std::getline(in, line); ++number) {
    if (text::begins_record(line)) break;
    if (const auto bad = game->follow(line))
      return fmt::format("{} line {}: {}", file, number, *bad);
  }
  if (at > game->version())
    throw wrong_usage(phrases::program::errors::past_end, {{"at", at}, {"n", game->version()}});
  return game;
}

}  // namespace roundhouse::cli
