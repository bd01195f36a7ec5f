#include "cli/commands/engine.h"

#include <iostream>

#include "cli/commands/usage.h"
#include "play/engine.h"
#include "server/system/board_folder.h"

namespace roundhouse::cli {

int engine(const std::string& boards_folder) {
  Catalogue catalogue;
  if (!boards_folder.empty())
    for (const std::string& problem : add_board_folder(catalogue, boards_folder))
      return fail(problem);
  Engine engine(catalogue, [](const std::string& message) {
    std::cout << message << '\n' << std::flush;
  });
  for (std::string line; std::getline(std::cin, line);)
    if (!line.empty()) engine.hear(line);
  return kFine;
}

}  // namespace roundhouse::cli
