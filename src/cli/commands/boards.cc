#include "cli/commands/boards.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/game_options.h"
#include "cli/commands/usage.h"
#include "server/system/board_folder.h"

namespace roundhouse::cli {

namespace says = phrases::program::games;

int list_games(bool json, const std::string& boards_folder, const Speech& say) {
  Catalogue catalogue;
  if (!boards_folder.empty())
    for (const std::string& problem : add_board_folder(catalogue, boards_folder))
      return fail(problem);
  if (json) {
    fmt::print("{{{}}}\n", catalogue.games_members());
    return kFine;
  }
  for (const std::string& id : catalogue.game_ids()) {
    const GameInfo& info = *find_game_info(id);
    fmt::print("{}\n    {}\n    {}\n", id, fmt::join(info.name.text, " / "),
               say(says::players, {{"least", info.least},
                                   {"most", info.most},
                                   {"bots", fmt::to_string(fmt::join(bots_of(id), ", "))}}));
    for (const OptionInfo& option : info.options)
      fmt::print("    {}\n",
                 say(says::option, {{"name", option.name},
                                    {"values", fmt::to_string(fmt::join(option.values, "|"))},
                                    {"what", option.text[say.lang()]},
                                    {"standard", option.standard}}));
  }
  fmt::print("{}\n", say(says::unofficial));
  return kFine;
}

int check_board(const std::string& file) {
  std::string text;
  if (!read_whole_file(file, text)) return fail("cannot read " + file);
  const auto loaded = load_boards(text, file);
  if (!loaded) return fail(loaded.error());
  const BoardReport report = report_on(*loaded);
  for (const std::string& fact : report.facts) fmt::print("{}: {}\n", file, fact);
  for (const std::string& warning : report.warnings) fmt::print("  {}\n", warning);
  const std::size_t warnings = report.warnings.size();
  fmt::print("playable{}\n", warnings > 0 ? fmt::format(", with {} warnings", warnings) : "");
  return kFine;
}

}  // namespace roundhouse::cli
