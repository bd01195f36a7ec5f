// Boards dropped into a folder, good ones and others; and the boards of the golden games.
#include "server/system/board_folder.h"

#include <gtest/gtest.h>

#include <fstream>

#include "text/embedded.h"

namespace roundhouse {
namespace {

TEST(BoardFolder, a_map_dropped_into_a_folder_is_playable) {
  const auto folder = std::filesystem::temp_directory_path() / "roundhouse-catalogue-test";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == "ttr/usa.json") {
      std::string text(file.text);
      text.replace(text.find("\"id\": \"usa\""), 11, "\"id\": \"mine\"");
      std::ofstream(folder / "mine.json") << text;
    }
  std::ofstream(folder / "broken.json") << "{}";
  std::ofstream(folder / "notes.txt") << "not a board";
  Catalogue all;
  const auto problems = add_board_folder(all, folder);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_TRUE(problems[0].starts_with("broken.json")) << problems[0];
  EXPECT_NE(all.games_members().find("\"boards\":[\"usa\",\"mine\"]"), std::string::npos);
  EXPECT_TRUE(all.new_game({"ttr-new", {{"a", "easy"}, {"b", "easy"}}, {}, "mine"}, {}));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace roundhouse
