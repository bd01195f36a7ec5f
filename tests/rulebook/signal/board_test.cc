// The board as a graph: S1 to S6, and what is known of the published board.
#include <bit>

#include "games/signal/rules/reach.h"
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Phase;
using signal::Why;

TEST(SignalBoard, S1_start_places_trade_cities_and_ports) {
  for (const char* name : kSignalBoards) {
    const signal::NamedBoard& words = *signal::builtin_board(name);
    std::vector<int> numbers(std::begin(words.board.number), std::end(words.board.number));
    std::sort(numbers.begin(), numbers.end());
    EXPECT_EQ(numbers, (std::vector<int>{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    EXPECT_EQ(words.board.cities - words.board.ports, 4);
  }
  const signal::NamedBoard& europe = *signal::builtin_board("europe");
  EXPECT_EQ(europe.board.ports, 1);
  EXPECT_EQ(europe.cities[europe.board.port_city[0]], "marseille");
  EXPECT_EQ(europe.cities, (signal::Ids{"paris", "amsterdam", "berlin", "nuremberg", "marseille"}));
  const signal::NamedBoard& america = *signal::builtin_board("america");
  ASSERT_EQ(america.board.ports, 2);
  EXPECT_EQ(america.cities[america.board.port_city[0]], "san_francisco");
  EXPECT_EQ(america.cities[america.board.port_city[1]], "new_york");
}

TEST(SignalBoard, S1_a_space_holds_at_most_one_train) {
  SignalScene s;
  s.train("black-1", "calais-paris/1", "paris").train("grey-1", "calais-paris/2", "paris");
  EXPECT_EQ(s.codec->rules().position_error(s.state), nullptr);
  s.drive("black-1", 2);
  EXPECT_EQ(s.at("black-1"), "calais-paris/1") << "the next space is taken";
  s.train("black-1", "calais-paris/2", "paris");
  EXPECT_STREQ(s.codec->rules().position_error(s.state), "two trains stand on one space (S1)");
}

TEST(SignalBoard, S2_a_signal_is_red_without_a_marker_and_acts_in_both_directions) {
  for (const char* facing : {"lyon", "dijon"}) {
    const bool down = facing == std::string("lyon");
    const std::string from = down ? "dijon-lyon/1" : "dijon-lyon/2";
    const std::string to = down ? "dijon-lyon/2" : "dijon-lyon/1";
    SignalScene open;
    open.train("brown-1", from, facing);
    open.drive("brown-1", 1);
    EXPECT_EQ(open.at("brown-1"), to);
    SignalScene red;
    red.train("brown-1", from, facing).green("dijon-lyon@1", "basel-dijon@1");
    red.drive("brown-1", 1);
    EXPECT_EQ(red.at("brown-1"), from);
    EXPECT_EQ(red.told("stopped"),
              R"({"e":"stopped","train":"brown-1","why":"signal","left":1,"at":"dijon-lyon@1"})");
  }
}

TEST(SignalBoard, S2_each_line_has_a_signal_where_it_enters_a_city) {
  for (const char* name : kSignalBoards) {
    const signal::Board& board = signal::builtin_board(name)->board;
    for (int c = 0; c < board.cities; ++c)
      EXPECT_EQ(std::popcount(board.city_signals[c]), std::popcount(board.city_lines[c]));
    EXPECT_NE(board.on_track, 0u) << "some lie on open track";
  }
}

TEST(SignalBoard, S3_a_train_runs_only_between_the_two_open_arms) {
  SignalScene s;
  s.train("brown-1", "paris-dijon/2", "dijon").train("brown-2", "basel-dijon/2", "dijon");
  s.drive("brown-1", 1);
  EXPECT_EQ(s.at("brown-1"), "dijon-lyon/1");
  s.drive("brown-2", 1);
  EXPECT_EQ(s.at("brown-2"), "basel-dijon/2") << "from a covered arm it stops before the junction";
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"brown-2","why":"switch","left":1,"at":"dijon"})");
}

TEST(SignalBoard, S3_a_junction_of_3_ways_has_3_settings_one_of_4_ways_has_6) {
  SignalScene s;
  s.hand("switch:2");
  s.play("play switch switch");
  int lyon = 0, dijon = 0;
  for (const std::string& move : s.legal()) {
    lyon += move.starts_with("set lyon ");
    dijon += move.starts_with("set dijon ");
  }
  EXPECT_EQ(lyon, 2);
  EXPECT_EQ(dijon, 5);
  EXPECT_TRUE(s.may("set dijon reims-dijon basel-dijon"));
  EXPECT_EQ(s.why("set dijon paris-dijon marseille-lyon"), Why::not_an_arm);
  EXPECT_EQ(s.rule("set dijon paris-dijon marseille-lyon"), "S3");
}

TEST(SignalBoard, S4_signals_and_junctions_cost_nothing_entering_a_space_costs_1) {
  SignalScene s;
  s.train("black-1", "paris-dijon/2", "dijon").train("brown-1", "calais-paris/1", "calais");
  s.drive("black-1", 2);  // over a junction and a green signal
  EXPECT_EQ(s.at("black-1"), "dijon-lyon/2");
  EXPECT_EQ(s.clock(), 7);
  s.drive("brown-1", 1);
  EXPECT_EQ(s.told("moved"), R"({"e":"moved","train":"brown-1","path":["calais"],"left":0})")
      << "a start place is entered like any space";
}

TEST(SignalBoard, S5_a_train_faces_the_end_it_did_not_come_by) {
  SignalScene s;
  s.train("black-1", "paris-dijon/2", "dijon");
  s.drive("black-1", 3);  // through dijon, dijon-lyon and over lyon
  EXPECT_EQ(s.at("black-1"), "marseille-lyon/2");
  EXPECT_EQ(s.facing("black-1"), "marseille") << "entered at its end at lyon";
  SignalScene between;  // reims-dijon has one section between two junctions
  between.train("brown-1", "reims-brussels/1", "reims");
  between.drive("brown-1", 1);
  EXPECT_EQ(between.at("brown-1"), "reims-dijon/1");
  EXPECT_EQ(between.facing("brown-1"), "dijon");
}

TEST(SignalBoard, S5_switches_and_signals_never_turn_a_train) {
  SignalScene s;
  s.train("brown-1", "reims-dijon/1", "dijon").hand("switch signal");
  s.play("play switch switch");
  s.play("set reims reims-dijon reims-strasbourg");
  EXPECT_EQ(s.facing("brown-1"), "dijon");
  s.play("play signal signal");
  s.play("signal reims-brussels@1 lemans-limoges@1");
  EXPECT_EQ(s.facing("brown-1"), "dijon");
  s.train("grey-1", "calais");
  EXPECT_EQ(s.facing("grey-1"), "") << "on a start place it faces its only line";
  s.train("grey-1", "calais-paris/1");
  EXPECT_STREQ(s.codec->rules().position_error(s.state),
               "a train's direction does not fit its space (S5)");
}

TEST(SignalBoard, S6_a_red_signal_stops_whoever_stands_behind_it) {
  SignalScene s;
  s.train("brown-1", "limoges-toulouse/1", "toulouse")
      .train("brown-2", "limoges-toulouse/2", "limoges");
  s.drive("brown-1", 2);
  EXPECT_EQ(s.happened("collided"), 0);
  EXPECT_EQ(
      s.told("stopped"),
      R"({"e":"stopped","train":"brown-1","why":"signal","left":2,"at":"limoges-toulouse@1"})");
  EXPECT_EQ(s.clock(), 5) << "a plain stop, 1 token a point";
  s.green("dijon-lyon@1", "limoges-toulouse@1");
  s.drive("brown-1", 2);
  EXPECT_EQ(s.happened("collided"), 1) << "with nothing between, it is a head-on collision";
}

TEST(SignalBoard, S6_a_red_signal_beyond_a_junction_stops_before_it) {
  SignalScene s(SignalScene::board_with("europe", "dijon-lyon", "[0, 1]"), {});
  s.train("brown-1", "paris-dijon/2", "dijon");
  s.drive("brown-1", 1);
  EXPECT_EQ(s.at("brown-1"), "paris-dijon/2");
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"brown-1","why":"signal","left":1,"at":"dijon-lyon@0"})");
  s.green("dijon-lyon@1", "dijon-lyon@0");
  s.drive("brown-1", 1);
  EXPECT_EQ(s.at("brown-1"), "dijon-lyon/1");
}

TEST(SignalBoard, S6_the_first_thing_met_is_what_stops) {
  SignalScene s(SignalScene::board_with("europe", "basel-dijon", "[1, 2]"), {});
  s.train("brown-1", "basel-dijon/2", "dijon");
  s.drive("brown-1", 1);
  EXPECT_NE(s.told("stopped").find(R"("why":"signal","left":1,"at":"basel-dijon@2")"),
            std::string::npos)
      << "the signal before the junction, which is closed, too";
}

// What is known of the published board.
TEST(SignalBoard, S14_known_facts_of_the_european_board) {
  SignalScene s;
  const signal::Board& board = s.words().board;
  EXPECT_EQ(board.number[0], 6);
  EXPECT_EQ(s.words().starts[0], "calais");
  s.train("brown-1", "calais");
  s.drive("brown-1", 3);
  EXPECT_EQ(s.at("brown-1"), "paris") << "Calais is 3 points from Paris";
  EXPECT_NE(s.told("moved").find("\"left\":0"), std::string::npos);
  int markers = 0;
  for (int j = 0; j < board.junctions; ++j) markers += board.ways[j] - 2;
  EXPECT_EQ(markers, 26);
  EXPECT_TRUE(signal::find_id(s.words().starts, "salzburg"));
}

}  // namespace
}  // namespace roundhouse::rulebook
