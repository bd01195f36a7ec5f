// `roundhouse games` and `roundhouse board check`.
#pragma once

#include <string>

#include "cli/commands/speech.h"

namespace roundhouse::cli {

int list_games(bool json, const std::string& boards_folder, const Speech& say);
int check_board(const std::string& file);

}  // namespace roundhouse::cli
