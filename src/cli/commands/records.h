// `roundhouse verify` and `roundhouse show`: commands that read records.
#pragma once

#include <string>
#include <vector>

namespace roundhouse::cli {

struct ShowOptions {
  std::string file, board_file, lang = "en";
  int at = -1;    // moves played; -1: the end
  int seat = -1;  // -1: everything
  bool spectator = false;
  bool json = false;
};

int verify(const std::vector<std::string>& files, const std::vector<std::string>& board_files);
int show(const ShowOptions& options);

}  // namespace roundhouse::cli
