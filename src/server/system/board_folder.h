// Boards that an operator dropped into a folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "play/catalogue.h"

namespace roundhouse {

// Adds every *.json in the folder that is not a layout. Returns what was wrong with the files left
// out.
std::vector<std::string> add_board_folder(Catalogue& catalogue,
                                          const std::filesystem::path& folder);

}  // namespace roundhouse
