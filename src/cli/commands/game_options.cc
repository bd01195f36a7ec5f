#include "cli/commands/game_options.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli/commands/usage.h"
#include "phrases/program.h"

namespace roundhouse::cli {

namespace {

namespace errors = phrases::program::errors;

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) parts.push_back(part);
  return parts;
}

}  // namespace

void check_bot(const std::string& bot, const std::string& game) {
  const std::string why = why_no_bot(bot, game);
  if (why.empty()) return;
  const std::string name = bot.substr(0, bot.find(':'));
  if (plays(name, game)) throw wrong_usage(why);  // its budget is wrong
  const auto known = bots_of(game);
  throw wrong_usage(errors::no_bot, {{"typed", name}, {"game", game}}, name,
                    {known.begin(), known.end()});
}

bool read_whole_file(const std::string& path, std::string& text) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return false;
  std::ostringstream all;
  all << in.rdbuf();
  text = all.str();
  return !in.bad();
}

std::optional<std::string> add_board_file(Catalogue& catalogue, const std::string& file) {
  std::string text;
  if (!read_whole_file(file, text)) return "cannot read " + file;
  return catalogue.add_board(text, file);
}

Expected<Catalogue> make_catalogue(const GameOptions& options) {
  Catalogue catalogue;
  if (options.board_file.empty()) return catalogue;
  if (const auto bad = add_board_file(catalogue, options.board_file)) return *bad;
  return catalogue;
}

GameSetup make_setup(const GameOptions& options, const Catalogue& catalogue) {
  if (!catalogue.has_game(options.game))
    throw wrong_usage(errors::no_game, {{"typed", options.game}}, options.game,
                      catalogue.game_ids());
  GameSetup setup{.game = options.game, .seats = {}, .options = {}, .board = {}};
  const std::vector<std::string> names = split(options.bots, ',');
  for (const std::string& name : names) check_bot(name, options.game);
  const int players =
      options.players != 0 ? options.players : std::max<int>(2, static_cast<int>(names.size()));
  if (players < 2 || players > kMaxSeats)
    throw wrong_usage(errors::players, {{"game", options.game}, {"n", players}});
  if (names.size() > static_cast<std::size_t>(players))
    throw wrong_usage(errors::too_many_bots, {{"n", names.size()}, {"seats", players}});
  for (int i = 0; i < players; ++i) {
    const std::string bot =
        names.empty() ? "random" : names[static_cast<std::size_t>(i) % names.size()];
    setup.seats.push_back({bot + " " + std::to_string(i + 1), bot});
  }
  for (const std::string& item : options.set) {
    const std::size_t equals = item.find('=');
    if (equals == std::string::npos) throw wrong_usage(errors::set, {{"typed", item}});
    setup.options[item.substr(0, equals)] = item.substr(equals + 1);
  }
  if (!options.board_file.empty()) setup.board = catalogue.newest_board();
  const auto codec = catalogue.codec(setup);
  if (!codec) throw wrong_usage(codec.error());
  return setup;
}

}  // namespace roundhouse::cli
