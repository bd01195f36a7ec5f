// What every command that starts a game understands: game, players, bots, --set, --board.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "play/catalogue.h"

namespace roundhouse::cli {

struct GameOptions {
  std::string game;
  int players = 0;               // 0: as many as there are bots, or the least
  std::string bots;              // "random,easy"
  std::vector<std::string> set;  // "name=value"
  std::string board_file;
};

// Says what is wrong with the file, or nothing.
std::optional<std::string> add_board_file(Catalogue& catalogue, const std::string& file);
// The catalogue with the boards asked for added. Throws UsageError; a bad board file is a
// std::string (exit 1).
Expected<Catalogue> make_catalogue(const GameOptions& options);
// The setup, every mistake named with a hint (UsageError).
GameSetup make_setup(const GameOptions& options, const Catalogue& catalogue);
// A bot of this game with a budget that is one, or a UsageError that says what is wrong.
void check_bot(const std::string& bot, const std::string& game);
// False if it cannot be read.
bool read_whole_file(const std::string& path, std::string& text);

}  // namespace roundhouse::cli
