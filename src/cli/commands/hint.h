// `roundhouse hint`: what a bot would do in a position of a record, and why, in one line.
#pragma once

#include <string>

namespace roundhouse::cli {

struct HintOptions {
  std::string file, board_file, bot, lang = "en";
  // no bot: the best that answers at once
  int at = -1;    // moves played; -1: the end
  int seat = -1;  // -1: whoever is to act
  bool json = false;
};

int hint(const HintOptions& options);

}  // namespace roundhouse::cli
