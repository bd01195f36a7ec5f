// Boards from files: the built-in constant tables and the loader agree, and bad files are named to
// the place.
#include "games/ttr/text/edition.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games/ttr/rules/builtin.h"
#include "text/embedded.h"

namespace roundhouse::ttr {
namespace {

std::string usa() {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == "ttr/usa.json") return std::string(file.text);
  return {};
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

DataError error_of(const std::string& json) {
  const auto loaded = load_map(json, "some.json", "classic");
  if (!loaded) return loaded.error();
  ADD_FAILURE() << "this board should be refused";
  return {};
}

TEST(Map, built_in_tables_and_the_loader_give_the_same_board) {
  for (const Builtin& built : builtins()) {
    const Edition* edition = builtin_edition(built.game);
    ASSERT_NE(edition, nullptr) << built.game;
    EXPECT_EQ(std::memcmp(built.board, &builtin_map(*edition).board, sizeof(Board)), 0)
        << built.game;
    EXPECT_EQ(std::memcmp(&built.rules, &edition->rules, sizeof(Ruleset)), 0) << built.game;
    EXPECT_EQ(built.map, builtin_map(*edition).id);
  }
  EXPECT_EQ(builtins().size(), 2u);
}

TEST(Map, T4_the_board_has_the_published_counts) {
  const Map& classic = builtin_map(*builtin_edition("ttr-classic"));
  EXPECT_EQ(classic.board.cities, 36);
  EXPECT_EQ(classic.board.tracks, 100);
  EXPECT_EQ(classic.board.doubles.count(), 44);  // 22 pairs: 100 tracks on 78 pairs of cities
  EXPECT_EQ(classic.tickets.size(), 30u);
  EXPECT_EQ(builtin_map(*builtin_edition("ttr-new")).tickets.size(), 33u);
  int spaces = 0;
  for (int t = 0; t < classic.board.tracks; ++t) spaces += classic.board.track[t].length;
  EXPECT_EQ(spaces, 309);
}

TEST(Map, names_lead_to_numbers) {
  const Map& map = builtin_map(*builtin_edition("ttr-classic"));
  EXPECT_EQ(map.find_kind("purple"), 0);
  EXPECT_EQ(map.find_kind("locomotive"), kLocomotive);
  EXPECT_EQ(map.kind(kLocomotive), "locomotive");
  EXPECT_EQ(map.find_kind("pink"), std::nullopt);
  ASSERT_TRUE(map.find_track("duluth-helena"));
  EXPECT_EQ(map.board.track[*map.find_track("duluth-helena")].length, 6);
}

TEST(Map, a_bad_file_is_named_with_the_place) {
  EXPECT_EQ(error_of("{").file, "some.json");
  EXPECT_NE(error_of("{").what.find("byte"), std::string::npos);
  EXPECT_EQ(error_of("{}").what, "member \"format\" is missing");
  EXPECT_EQ(error_of(replaced(usa(), "\"length\": 2", "\"length\": 7")).pointer,
            "/tracks/0/length");
  EXPECT_EQ(error_of(replaced(usa(), "\"colour\": \"grey\"", "\"colour\": \"pink\"")).pointer,
            "/tracks/0/colour");
  EXPECT_EQ(error_of(replaced(usa(), "\"a\": \"atlanta\"", "\"a\": \"atlantis\"")).pointer,
            "/tracks/0/a");
  EXPECT_EQ(
      error_of(replaced(usa(), "\"id\": \"atlanta-miami\"", "\"id\": \"atlanta-charleston\"")).what,
      "this track id is there twice");
  EXPECT_EQ(error_of(replaced(usa(), "\"each_colour\": 12", "\"each_colour\": 0")).pointer,
            "/deck/each_colour");
  EXPECT_EQ(error_of(replaced(usa(), "\"classic\": [", "\"others\": [")).pointer, "/tickets");
  EXPECT_EQ(error_of(replaced(usa(), "\"version\": 1", "\"version\": 2")).pointer, "/version");
}

TEST(Map, the_hash_follows_the_rules_not_the_names) {
  const auto hash = [](const std::string& json) { return load_map(json, "x", "classic")->hash; };
  EXPECT_EQ(hash(usa()),
            hash(replaced(usa(), "\"en\": \"Atlanta\"", "\"en\": \"Atlanta, Georgia\"")));
  EXPECT_NE(hash(usa()), hash(replaced(usa(), "\"points\": 12", "\"points\": 13")));
  EXPECT_NE(hash(usa()), hash(replaced(usa(), "\"length\": 2", "\"length\": 3")));
}

TEST(Map, a_map_with_one_set_of_tickets_serves_both_editions) {
  const std::string json = replaced(usa(), "\"classic\": [", "\"all\": [");
  EXPECT_TRUE(load_map(json, "x", "classic"));
  EXPECT_EQ(load_map(json, "x", "new")->tickets.size(), 33u);
}

}  // namespace
}  // namespace roundhouse::ttr
