#include "server/system/board_folder.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace roundhouse {

namespace {

std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

std::vector<std::string> add_board_folder(Catalogue& catalogue,
                                          const std::filesystem::path& folder) {
  std::vector<std::string> problems;
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    const std::string name = file.filename().string();
    if (!name.ends_with(".json") || name.ends_with(".layout.json")) continue;
    auto layout = file;
    layout.replace_extension(".layout.json");
    if (auto bad = catalogue.add_board(read_text(file), name,
                                       std::filesystem::exists(layout) ? read_text(layout) : ""))
      problems.push_back(*bad);
  }
  return problems;
}

}  // namespace roundhouse
