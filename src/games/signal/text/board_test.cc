// Board files of Switch & Signal: the built-in ones, and every way in which one can be wrong.
#include "games/signal/text/board.h"

#include <gtest/gtest.h>

#include <cstring>
#include <initializer_list>
#include <utility>

#include "games/signal/rules/builtin.h"
#include "games/signal/text/deck.h"
#include "text/embedded.h"

namespace roundhouse::signal {
namespace {

std::string file_text(std::string_view path) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path) return std::string(file.text);
  ADD_FAILURE() << "there is no " << path;
  return {};
}

using Edits = std::initializer_list<std::pair<std::string, std::string>>;

std::string edited(std::string text, Edits edits) {
  for (const auto& [from, to] : edits) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) ADD_FAILURE() << "the file has no " << from;
    text.replace(std::min(at, text.size()), from.size(), to);
  }
  return text;
}

std::string problem(const std::string& text) {
  const auto read = load_board(text, "x.json");
  return read ? "" : read.error().text();
}
std::string europe_with(Edits edits) {
  return problem(edited(file_text("signal/europe.json"), edits));
}
std::string america_with(Edits edits) {
  return problem(edited(file_text("signal/america.json"), edits));
}

TEST(SignalBoardFile, the_built_in_tables_are_what_the_files_say) {
  ASSERT_EQ(builtins().size(), 2u);
  for (const Builtin& builtin : builtins()) {
    const auto board = builtin_board(builtin.id);
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(board->game(), builtin.game);
    EXPECT_EQ(std::memcmp(&board->board.deck, &builtin.board->deck, sizeof(Deck)), 0);
    EXPECT_EQ(std::memcmp(board->board.exit, builtin.board->exit, sizeof board->board.exit), 0);
    EXPECT_EQ(
        std::memcmp(board->board.from_arm, builtin.board->from_arm, sizeof board->board.from_arm),
        0);
    EXPECT_EQ(std::memcmp(board->board.from_city, builtin.board->from_city,
                          sizeof board->board.from_city),
              0);
    EXPECT_EQ(
        std::memcmp(board->board.setting, builtin.board->setting, sizeof board->board.setting), 0);
    EXPECT_EQ(std::memcmp(board->board.number, builtin.board->number, sizeof board->board.number),
              0);
    EXPECT_EQ(std::memcmp(board->board.city, builtin.board->city, sizeof board->board.city), 0);
    EXPECT_EQ(std::memcmp(board->board.helper, builtin.board->helper, sizeof board->board.helper),
              0);
    EXPECT_EQ(board->board.green, builtin.board->green);
    EXPECT_EQ(board->board.run_through, builtin.board->run_through);
    EXPECT_EQ(board->board.open_track_markers, builtin.board->open_track_markers);
    EXPECT_EQ(board->board.changes, builtin.board->changes);
  }
  EXPECT_EQ(builtin_board("atlantis"), nullptr);
}

TEST(SignalBoardFile, names_are_numbered_as_documented) {
  const NamedBoard& words = *builtin_board("europe");
  EXPECT_EQ(words.spaces.size(), words.board.spaces);
  EXPECT_EQ(words.signals.size(), words.board.signals);
  EXPECT_EQ(words.spaces[0], "calais");
  EXPECT_EQ(words.spaces[11], "paris");
  EXPECT_EQ(words.spaces[16], "calais-paris/1");
  EXPECT_EQ(words.signals[0], "calais-paris@2");
  EXPECT_EQ(words.trains[4], "brown-2");
  EXPECT_EQ(words.place(16), "lemans");
}

TEST(SignalBoardFile, the_hash_follows_what_rules_depend_on_and_nothing_else) {
  const auto hash = [](Edits edits) {
    auto read = load_board(edited(file_text("signal/europe.json"), edits), "x.json");
    return read->hash;
  };
  const std::string plain = hash({});
  EXPECT_EQ(plain, builtin_board("europe")->hash);
  EXPECT_EQ(hash({{"\"Calais\", \"pl\"", "\"Kales\", \"pl\""}}), plain);
  EXPECT_NE(hash({{"\"reims-dijon\"]", "\"paris-dijon\"]"}}), plain) << "the placement";
  EXPECT_NE(hash({{"\"b\": \"lemans\", \"sections\": 2", "\"b\": \"lemans\", \"sections\": 3"}}),
            plain);
}

TEST(SignalBoardFile, says_what_is_wrong_and_where) {
  EXPECT_EQ(problem("{"), "x.json: no valid JSON near byte 1 (incomplete JSON)");
  EXPECT_EQ(europe_with({{"roundhouse-signal-board", "roundhouse-ttr-board"}}),
            "x.json at /format: expected \"roundhouse-signal-board\"");
  EXPECT_EQ(europe_with({{"\"version\": 1", "\"version\": 2"}}),
            "x.json at /version: expected a whole number from 1 to 1");
  EXPECT_EQ(europe_with({{"\"run_through\": false,", ""}}),
            "x.json: member \"run_through\" is missing");
}

TEST(SignalBoardFile, refuses_wrong_helpers_and_goods) {
  EXPECT_EQ(europe_with({{"\"conductor\"]", "\"porter\"]"}}),
            "x.json at /helpers/2: there is no such helper");
  EXPECT_EQ(europe_with({{"\"conductor\"]", "\"dispatcher\"]"}}),
            "x.json at /helpers/2: this helper is there twice");
  EXPECT_EQ(europe_with({{", \"conductor\"]", "]"}}), "x.json at /helpers: expected 3 helpers");
  EXPECT_EQ(europe_with({{"{\"id\": \"yellow\"", "{\"id\": \"blue\""}}),
            "x.json at /goods/1: these goods are there twice");
}

TEST(SignalBoardFile, refuses_wrong_start_places) {
  EXPECT_EQ(europe_with({{"\"number\": 10", "\"number\": 6"}}),
            "x.json at /starts/1/number: this number is there twice");
  EXPECT_EQ(europe_with({{"\"number\": 10", "\"number\": 13"}}),
            "x.json at /starts/1/number: expected a whole number from 2 to 12");
  EXPECT_EQ(europe_with({{"{\"id\": \"brest\"", "{\"id\": \"calais\""}}),
            "x.json at /starts/1: this place is there twice");
  EXPECT_EQ(europe_with({{"{\"id\": \"brest-lemans\", \"a\": \"brest\"",
                          "{\"id\": \"brest-lemans\", \"a\": \"calais\""}}),
            "x.json at /starts/0: expected one line at a start place");
  const std::string text = file_text("signal/europe.json");
  const std::size_t from = text.find("{\"id\": \"calais\""), to = text.find("{\"id\": \"brest\"");
  EXPECT_EQ(problem(text.substr(0, from) + text.substr(to)),
            "x.json at /starts: expected 11 start places");
}

TEST(SignalBoardFile, refuses_wrong_cities) {
  EXPECT_EQ(europe_with({{"\"kind\": \"port\"", "\"kind\": \"harbour\""}}),
            "x.json at /cities/4/kind: expected \"trade\"");
  EXPECT_EQ(europe_with({{"\"goods\": \"yellow\"", "\"goods\": \"blue\""}}),
            "x.json at /cities/1: another city has the same goods");
  EXPECT_EQ(europe_with({{"\"goods\": \"yellow\"", "\"goods\": \"green\""}}),
            "x.json at /cities/1/goods: there are no such goods");
  EXPECT_EQ(europe_with({{"\"kind\": \"trade\", \"goods\": \"blue\"", "\"kind\": \"port\""}}),
            "x.json at /cities: expected a trade city for each of the goods");
  EXPECT_EQ(europe_with({{"\"run_through\": false", "\"run_through\": true"}}),
            "x.json at /cities: expected 4 trade cities and 2 ports");
  EXPECT_EQ(america_with({{"\"run_through\": true", "\"run_through\": false"}}),
            "x.json at /cities: expected 4 trade cities and 1 port");
}

TEST(SignalBoardFile, refuses_wrong_lines) {
  EXPECT_EQ(europe_with({{"\"a\": \"brest\"", "\"a\": \"atlantis\""}}),
            "x.json at /lines/1/a: there is no start place, city or junction of this id");
  EXPECT_EQ(europe_with({{"{\"id\": \"brest-lemans\"", "{\"id\": \"calais-paris\""}}),
            "x.json at /lines/1: this line id is there twice");
  EXPECT_EQ(europe_with({{"\"a\": \"brest\"", "\"a\": \"lemans\""}}),
            "x.json at /lines/1: a line must join two different places");
  EXPECT_EQ(
      europe_with({{"\"a\": \"reims\", \"b\": \"dijon\"", "\"a\": \"dijon\", \"b\": \"paris\""}}),
      "x.json at /lines/30: line paris-dijon joins the same two places");
  EXPECT_EQ(
      europe_with({{"\"sections\": 2, \"signals\": [2]", "\"sections\": 16, \"signals\": [2]"}}),
      "x.json at /lines/0/sections: expected a whole number from 1 to 15");
  EXPECT_EQ(europe_with({{"\"signals\": [2]", "\"signals\": [3]"}}),
            "x.json at /lines/0/signals/0: expected a whole number from 0 to 2");
  EXPECT_EQ(europe_with({{"\"signals\": [2]", "\"signals\": [2, 1]"}}),
            "x.json at /lines/0/signals/1: expected boundaries in ascending order");
  EXPECT_EQ(europe_with({{"\"signals\": [2]", "\"signals\": [1]"}}),
            "x.json at /lines/0/signals: expected a signal where the line enters paris");
}

TEST(SignalBoardFile, refuses_a_board_beyond_the_capacities) {
  std::string text = file_text("signal/europe.json");
  for (int i = 0; i < 4; ++i)  // four lines of 15 sections more
    text =
        edited(text, {{"\"sections\": 2, \"signals\": []", "\"sections\": 15, \"signals\": []"}});
  EXPECT_EQ(problem(text), "x.json at /lines: expected at most 112 spaces in all");
}

// The same text in the place of each of the first n that are there.
std::string edited_often(std::string text, int n, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); n > 0 && at != std::string::npos;
       at = text.find(from, at + to.size()), --n)
    text.replace(at, from.size(), to);
  EXPECT_EQ(n, 0) << from;
  return text;
}

TEST(SignalBoardFile, refuses_too_many_signals_junctions_and_lines) {
  const std::string europe = file_text("signal/europe.json");
  EXPECT_EQ(problem(edited_often(europe, 20, "\"signals\": []", "\"signals\": [0, 1]")),
            "x.json at /lines: expected at most 64 signal spaces in all");
  std::string junctions, lines;
  for (int i = 0; i < 20; ++i) {
    const std::string id = "{\"id\": \"x" + std::to_string(i) + "\"";
    junctions += id + ", \"ways\": 3, \"name\": {\"en\": \"\", \"pl\": \"\"}},";
    lines += id + ", \"a\": \"reims\", \"b\": \"basel\", \"sections\": 1, \"signals\": []},";
  }
  EXPECT_EQ(problem(edited(europe, {{"\"junctions\": [", "\"junctions\": [" + junctions}})),
            "x.json at /junctions: expected at most 32 junctions");
  EXPECT_EQ(problem(edited(europe, {{"\"lines\": [", "\"lines\": [" + lines}})),
            "x.json at /lines: expected 1 to 64 lines");
}

TEST(SignalBoardFile, refuses_more_switch_markers_than_the_box_has) {
  std::string text = file_text("signal/europe.json"), lines;
  const std::pair<std::string, std::string> pairs[] = {
      {"lemans", "osnabruck"}, {"limoges", "hamburg"}, {"toulouse", "frankfurt"}};
  for (const auto& [a, b] : pairs) {
    for (const std::string& id : {a, b})
      text = edited(text, {{"\"" + id + "\", \"ways\": 3", "\"" + id + "\", \"ways\": 4"}});
    lines += "{\"id\": \"" + a + "-" + b + "\", \"a\": \"" + a + "\", \"b\": \"" + b +
             "\", \"sections\": 1, \"signals\": []},";
  }
  EXPECT_EQ(problem(edited(text, {{"\"lines\": [", "\"lines\": [" + lines}})),
            "x.json at /junctions: expected junctions for at most 30 switch markers");
}

TEST(SignalBoardFile, refuses_a_city_without_a_line_and_too_few_signals_on_open_track) {
  const std::string europe = file_text("signal/europe.json");
  EXPECT_EQ(problem(edited_often(europe, 3, "\"a\": \"amsterdam\"", "\"a\": \"paris\"")),
            "x.json at /cities/1: expected a line at every city");
  EXPECT_EQ(problem(edited_often(europe, 7, "\"signals\": [1]", "\"signals\": []")),
            "x.json at /open_track_markers: there are fewer signal spaces on open track");
}

TEST(SignalBoardFile, refuses_wrong_junctions_and_markers) {
  EXPECT_EQ(europe_with({{"{\"id\": \"lemans\", \"ways\": 3", "{\"id\": \"lemans\", \"ways\": 4"}}),
            "x.json at /junctions/0: expected as many lines as the junction has ways");
  EXPECT_EQ(europe_with({{"\"ways\": 3", "\"ways\": 5"}}),
            "x.json at /junctions/0/ways: expected a whole number from 3 to 4");
  EXPECT_EQ(europe_with({{"\"switch_markers\": 26", "\"switch_markers\": 25"}}),
            "x.json at /switch_markers: expected a whole number from 26 to 26");
  EXPECT_EQ(europe_with({{"\"open_track_markers\": 3", "\"open_track_markers\": 6"}}),
            "x.json at /open_track_markers: expected at most 10 signal markers with the cities'");
}

TEST(SignalBoardFile, refuses_a_wrong_placement) {
  EXPECT_EQ(europe_with({{"[\"calais-paris@2\"", "[\"calais-paris@1\""}}),
            "x.json at /placement/green/0: there is no such signal space");
  EXPECT_EQ(europe_with({{"[\"calais-paris@2\"", "[\"reims-brussels@1\""}}),
            "x.json at /placement/green/7: this signal is there twice");
  EXPECT_EQ(europe_with({{"[\"calais-paris@2\"", "[\"lemans-limoges@1\""}}),
            "x.json at /placement/green: expected one marker at paris");
  EXPECT_EQ(europe_with({{"[\"calais-paris@2\",", "[\"calais-paris@2\", \"lemans-limoges@1\","}}),
            "x.json at /placement/green: expected 3 markers on open track");
  EXPECT_EQ(europe_with({{"\"lemans\": [\"lemans-limoges\"]", "\"lemans\": []"}}),
            "x.json at /placement/covered/lemans: expected all arms but two to be covered");
  EXPECT_EQ(europe_with({{"\"lemans\": [\"lemans-limoges\"]", "\"lemans\": [\"paris-dijon\"]"}}),
            "x.json at /placement/covered/lemans/0: this line does not meet the junction");
  EXPECT_EQ(
      europe_with({{"\"lemans\": [\"lemans-limoges\"]", "\"le-mans\": [\"lemans-limoges\"]"}}),
      "x.json at /placement/covered/le-mans: there is no such junction");
}

// A start place whose line ends in a city that has no other: there it would have to turn round.
TEST(SignalBoardFile, refuses_a_board_on_which_a_port_cannot_be_reached) {
  const std::string text = edited(
      file_text("signal/europe.json"),
      {{"{\"id\": \"lemans\", \"ways\": 3, \"name\": {\"en\": \"Le Mans\", \"pl\": \"Le Mans\"}},",
        ""},
       {"{\"id\": \"brest-lemans\", \"a\": \"brest\", \"b\": \"lemans\", \"sections\": 2, "
        "\"signals\": []},",
        "{\"id\": \"brest-bordeaux\", \"a\": \"brest\", \"b\": \"bordeaux\", \"sections\": 2, "
        "\"signals\": []},"},
       {"{\"id\": \"bordeaux-limoges\", \"a\": \"bordeaux\", \"b\": \"limoges\", \"sections\": 1, "
        "\"signals\": []},",
        ""},
       {"\"a\": \"paris\", \"b\": \"lemans\"", "\"a\": \"paris\", \"b\": \"limoges\""},
       {"\"a\": \"lemans\", \"b\": \"limoges\"", "\"a\": \"berlin\", \"b\": \"limoges\""},
       {"\"sections\": 2, \"signals\": [1]", "\"sections\": 2, \"signals\": [0, 1]"},
       {"\"lemans\": [\"lemans-limoges\"],", ""},
       {"\"switch_markers\": 26", "\"switch_markers\": 25"}});
  EXPECT_EQ(problem(text),
            "x.json at /starts/1: expected a way from here to marseille without turning round");
}

TEST(SignalDeckFile, refuses_what_the_engine_could_not_hold) {
  const std::string deck = file_text("signal/deck.json");
  const auto bad = [&](Edits edits) {
    const auto read = load_deck(edited(deck, edits), "d.json");
    return read ? std::string() : read.error().text();
  };
  EXPECT_EQ(bad({}), "");
  EXPECT_EQ(bad({{"[2, 3, 3, 4, 4, 5]", "[2, 3, 3, 4, 4]"}}),
            "d.json at /colours/0/die: expected 6 faces");
  EXPECT_EQ(bad({{"[2, 3, 3, 4, 4, 5]", "[2, 3, 3, 4, 4, 7]"}}),
            "d.json at /colours/0/die/5: expected a whole number from 1 to 6");
  EXPECT_EQ(bad({{"\"id\": \"d02\"", "\"id\": \"d01\""}}),
            "d.json at /cards/1: this card id is taken");
  EXPECT_EQ(bad({{"[\"black\", \"grey\"]", "[\"black\", \"pink\"]"}}),
            "d.json at /cards/1/move/1: expected a colour, or any");
  EXPECT_EQ(bad({{"\"trains\": 3", "\"trains\": 4"}}),
            "d.json at /colours/0/trains: expected a whole number from 3 to 3");
}

}  // namespace
}  // namespace roundhouse::signal
