// `roundhouse games` and `roundhouse board check`.
#pragma once

#include <string>

namespace roundhouse::cli {

int list_games(bool json, const std::string& boards_folder);
int check_board(const std::string& file);

}  // namespace roundhouse::cli
