// What the documents list is what the code has: the order of a view's members, the kinds of notes,
// the least and most that a board may have.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <regex>
#include <sstream>

#include "places.h"
#include "play/catalogue.h"
#include "text/notes.h"

namespace roundhouse {
namespace {

namespace json = boost::json;

std::string document(const std::string& path) {
  std::ifstream in(in_repository(path));
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

// The words in backticks between two texts.
std::vector<std::string> listed(const std::string& text, const std::string& from, char to) {
  const std::size_t start = text.find(from);
  EXPECT_NE(start, std::string::npos) << from;
  const std::string part = text.substr(start, text.find(to, start + from.size()) - start);
  const std::regex name("`([^`]+)`");
  std::vector<std::string> names;
  for (std::sregex_iterator at(part.begin(), part.end(), name), end; at != end; ++at)
    names.push_back((*at)[1]);
  return names;
}

std::unique_ptr<Game> new_game(const std::string& game) {
  static const Catalogue catalogue;
  GameSetup setup{game, {{"a", ""}, {"b", ""}}, {}, ""};
  return std::move(*catalogue.new_game(setup, {Luck::Kind::seed, 1}));
}

std::vector<std::string> members_of_view(const std::string& game) {
  const json::value snapshot = json::parse("{" + new_game(game)->snapshot_members(0) + "}");
  std::vector<std::string> names;
  for (const auto& member : snapshot.at("view").as_object()) names.emplace_back(member.key());
  return names;
}

TEST(Documents, a_views_members_stand_in_the_order_they_are_told_in) {
  EXPECT_EQ(listed(document("docs/position.md"), "written in this order: ", ';'),
            members_of_view("ttr-classic"));
  EXPECT_EQ(listed(document("docs/games/ghost-train.md"), "Written in this order: ", ';'),
            members_of_view("ghost-train"));
}

TEST(Documents, the_kinds_of_notes_are_those_of_the_table) {
  const std::string text = document("docs/record.md");
  const std::size_t start = text.find("### Notes"), end = text.find("### A seat's record");
  ASSERT_NE(start, std::string::npos);
  const std::string part = text.substr(start, end - start);
  const std::regex row("\n\\| `([a-z-]+)` \\| (whose|null) \\|");
  std::vector<std::pair<std::string, bool>> told, known;
  for (std::sregex_iterator at(part.begin(), part.end(), row), none; at != none; ++at)
    told.emplace_back((*at)[1], (*at)[2] == "whose");
  for (const text::NoteKind& note : text::kNotes) known.emplace_back(note.name, note.has_seat);
  EXPECT_EQ(told, known);
}

// The smallest board that docs/add-a-map.md allows loads, and is refused for what a game needs.
TEST(Documents, the_smallest_board_loads_and_is_too_small_to_play) {
  const std::string board = R"({"format":"roundhouse-ttr-board","version":1,"id":"least",
    "name":{"en":"a","pl":"a"},"note":"","colours":[{"id":"red","name":{"en":"a","pl":"a"}}],
    "deck":{"each_colour":1,"locomotives":0},"points":[0,1],
    "cities":[{"id":"a","name":{"en":"a","pl":"a"},"lat":0,"lon":0},
              {"id":"b","name":{"en":"b","pl":"b"},"lat":1,"lon":1}],
    "tracks":[{"id":"a-b","a":"a","b":"b","length":1,"colour":"grey"}],
    "tickets":{"all":[{"id":"a-b","a":"a","b":"b","points":1}]}})";
  Catalogue catalogue;
  const auto bad = catalogue.add_board(board, "least.json");
  ASSERT_FALSE(bad.has_value()) << *bad;
  const auto game = catalogue.new_game({"ttr-classic", {{"a", ""}, {"b", ""}}, {}, "least"}, {});
  ASSERT_TRUE(!game);
  EXPECT_EQ(game.error(), "board least has too few train cards for 2 players");
  for (const auto& [from, to, what] :
       {std::tuple{"\"points\":[0,1]", "\"points\":[0]", "/points"},
        std::tuple{"\"each_colour\":1", "\"each_colour\":0", "/deck/each_colour"},
        std::tuple{"\"locomotives\":0", "\"locomotives\":41", "/deck/locomotives"},
        std::tuple{"\"length\":1", "\"length\":2", "/tracks/0/length"},
        std::tuple{"\"points\":1}", "\"points\":0}", "/tickets/all/0/points"}}) {
    std::string smaller = board;
    smaller.replace(smaller.find(from), std::string_view(from).size(), to);
    const auto refused = Catalogue().add_board(smaller, "least.json");
    ASSERT_TRUE(refused.has_value()) << to;
    EXPECT_NE(refused->find(what), std::string::npos) << *refused;
  }
}

}  // namespace
}  // namespace roundhouse
