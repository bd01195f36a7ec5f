// Movement: S30 to S39.
#include <algorithm>

#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Phase;
using signal::Why;

TEST(SignalMovement, S30_the_roll_is_the_number_of_points) {
  SignalScene s;
  s.train("black-1", "salzburg-munich/1", "munich");
  s.drive("black-1", 2);
  EXPECT_EQ(s.at("black-1"), "nuremberg-munich/1");
  EXPECT_EQ(s.story(), "rolled moved stopped");
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"black-1","why":"points","left":0,"at":null})");
  EXPECT_EQ(s.clock(), 7);
}

TEST(SignalMovement, S30_each_point_left_when_stopped_costs_a_token) {
  SignalScene s;
  s.train("black-1", "brest-lemans/1", "lemans");
  s.drive("black-1", 5);  // lemans-paris, then the red signal at Paris
  EXPECT_EQ(s.at("black-1"), "paris-lemans/1");
  EXPECT_EQ(s.clock(), 5);
  EXPECT_EQ(s.told("time"), R"({"e":"time","lost":2,"clock":5})");
  SignalScene stuck;
  stuck.train("black-1", "paris-lemans/1", "paris");
  stuck.drive("black-1", 4);
  EXPECT_EQ(stuck.story(), "rolled stopped time") << "not even its first step: the whole roll";
  EXPECT_EQ(stuck.clock(), 3);
}

TEST(SignalMovement, S31_out_of_a_city_by_any_line_whose_signal_is_green) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "paris").hand("train").green("dijon-lyon@1", "paris-dijon@0");
  s.play("play train train");
  s.roll("black-1", 2);
  EXPECT_EQ(s.phase(), Phase::rolled) << "the line is chosen after the roll";
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"leave calais-paris", "leave paris-dijon"}));
  EXPECT_EQ(s.why("leave paris-reims"), Why::line_red);
  EXPECT_EQ(s.rule("leave paris-reims"), "S31");
  EXPECT_EQ(s.why("leave dijon-lyon"), Why::not_a_line);
  EXPECT_EQ(s.why("go"), Why::wrong_step) << "it may not simply stay";
  EXPECT_EQ(s.why("stop"), Why::wrong_step);
  s.play("leave paris-dijon");
  EXPECT_EQ(s.at("black-1"), "paris-dijon/2");
  EXPECT_EQ(s.facing("black-1"), "dijon");
}

TEST(SignalMovement, S31_a_blocked_line_may_be_chosen_and_is_paid_for) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "paris").train("grey-1", "calais-paris/2", "calais").hand("train");
  s.play("play train train");
  s.roll("black-1", 2);
  s.play("leave calais-paris");
  EXPECT_EQ(s.at("black-1"), "paris");
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"black-1","why":"train","left":2,"at":"calais-paris/2"})");
  EXPECT_EQ(s.clock(), 5);
}

TEST(SignalMovement, S32_it_stops_before_signals_switches_and_trains) {
  SignalScene signal;
  signal.train("brown-1", "lemans-limoges/1", "limoges");
  signal.drive("brown-1", 2);
  EXPECT_EQ(signal.at("brown-1"), "lemans-limoges/1");
  SignalScene junction;
  junction.train("brown-1", "lemans-limoges/1", "lemans");
  junction.drive("brown-1", 2);
  EXPECT_EQ(junction.at("brown-1"), "lemans-limoges/1");
  SignalScene train;
  train.train("brown-1", "brest-lemans/1", "lemans").train("grey-1", "brest-lemans/2", "lemans");
  train.drive("brown-1", 2);
  EXPECT_EQ(train.told("stopped"),
            R"({"e":"stopped","train":"brown-1","why":"train","left":2,"at":"brest-lemans/2"})");
  EXPECT_EQ(train.clock(), 5);
  SignalScene open;
  open.train("brown-1", "brest-lemans/1", "lemans");
  open.drive("brown-1", 2);
  EXPECT_EQ(open.at("brown-1"), "paris-lemans/2") << "a free way is no obstacle";
}

TEST(SignalMovement, S33_in_europe_a_city_ends_the_move_free_of_charge) {
  SignalScene s;
  s.train("black-1", "calais-paris/1", "paris").green("dijon-lyon@1", "paris-dijon@0");
  s.drive("black-1", 5);
  EXPECT_EQ(s.at("black-1"), "paris") << "although another line is open";
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"black-1","why":"city","left":3,"at":null})");
  EXPECT_EQ(s.clock(), 7);
  SignalScene through("america");
  through.train("black-1", "miami-atlanta/3", "atlanta")
      .green("san_francisco-saltlake@1", "miami-atlanta@3");
  through.drive("black-1", 5);
  EXPECT_EQ(through.phase(), Phase::city) << "on the other board it may run on";
}

TEST(SignalMovement, S34_in_europe_the_port_unloads_and_sends_the_train_to_the_depot) {
  SignalScene s;
  s.train("black-1", "marseille-lyon/1", "marseille", "red")
      .train("grey-1", "marseille-lyon/2", "marseille");
  s.drive("black-1", 3);
  EXPECT_EQ(s.story(), "rolled moved stopped unloaded depot");
  EXPECT_EQ(s.told("unloaded"),
            R"({"e":"unloaded","train":"black-1","goods":"red","port":"marseille"})");
  EXPECT_EQ(s.at("black-1"), "depot");
  EXPECT_EQ(s.result().delivered, 1);
  s.drive("grey-1", 2);
  EXPECT_EQ(s.story(), "rolled moved stopped depot") << "without goods, too";
  EXPECT_EQ(s.result().delivered, 1);
}

TEST(SignalMovement, S35_head_on_costs_two_tokens_a_point_and_the_moving_train) {
  SignalScene s;
  s.train("brown-1", "brest-lemans/1", "lemans", "red")
      .train("grey-1", "paris-lemans/2", "lemans", "blue");
  s.drive("brown-1", 3);
  EXPECT_EQ(s.story(), "rolled moved collided returned depot time");
  EXPECT_EQ(s.told("collided"), R"({"e":"collided","train":"brown-1","with":"grey-1","left":2})");
  EXPECT_EQ(s.told("returned"), R"({"e":"returned","goods":"red","city":"nuremberg"})");
  EXPECT_EQ(s.clock(), 3) << "2 points left cost 4 tokens";
  EXPECT_EQ(s.at("brown-1"), "depot");
  EXPECT_EQ(s.goods_left("red"), 2);
  EXPECT_EQ(s.at("grey-1"), "paris-lemans/2") << "the other stays, with its goods";
  EXPECT_EQ(s.goods("grey-1"), "blue");
}

TEST(SignalMovement, S35_without_a_point_left_there_is_no_collision) {
  SignalScene s;
  s.train("brown-1", "brest-lemans/1", "lemans").train("grey-1", "paris-lemans/2", "lemans");
  s.drive("brown-1", 1);
  EXPECT_NE(s.told("stopped").find("points"), std::string::npos);
  EXPECT_EQ(s.clock(), 7);
}

TEST(SignalMovement, S35_a_train_in_a_city_faces_nobody) {
  SignalScene s;
  s.train("brown-1", "calais-paris/2", "paris").train("grey-1", "paris");
  s.drive("brown-1", 3);
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"brown-1","why":"train","left":3,"at":"paris"})");
  EXPECT_EQ(s.clock(), 4) << "1 token a point";
}

TEST(SignalMovement, S35_leaving_a_city_towards_a_facing_train_collides) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("brown-1", "paris").train("grey-1", "calais-paris/2", "paris").hand("train");
  s.play("play train train");
  s.roll("brown-1", 1);
  s.play("leave calais-paris");
  EXPECT_EQ(s.story(), "collided depot time");
  EXPECT_EQ(s.clock(), 5);
}

TEST(SignalMovement, S35_a_train_on_an_arm_that_is_not_joined_is_no_obstacle) {
  SignalScene s;
  s.train("brown-1", "brest-lemans/2", "lemans").train("grey-1", "lemans-limoges/1", "lemans");
  s.drive("brown-1", 1);
  EXPECT_EQ(s.at("brown-1"), "paris-lemans/2");
  EXPECT_EQ(s.clock(), 7);
}

TEST(SignalMovement, S36_reaching_a_start_place_costs_two_tokens_and_the_goods) {
  SignalScene s;
  s.train("black-1", "calais-paris/2", "calais", "blue");
  s.drive("black-1", 5);
  EXPECT_EQ(s.story(), "rolled moved stopped returned depot time");
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"black-1","why":"start","left":3,"at":"calais"})");
  EXPECT_EQ(s.clock(), 5) << "whatever was left of the roll";
  EXPECT_EQ(s.at("black-1"), "depot");
  EXPECT_EQ(s.goods_left("blue"), 2);
  SignalScene taken;
  taken.train("black-1", "calais-paris/2", "calais").train("grey-1", "calais");
  taken.drive("black-1", 3);
  EXPECT_EQ(taken.happened("collided"), 1) << "a train on the start place faces it: S35";
  EXPECT_EQ(taken.clock(), 3);
}

// A train enters Atlanta with points left and two other lines open.
SignalScene through_atlanta(int points) {
  SignalScene s("america");
  s.train("black-1", "miami-atlanta/3", "atlanta")
      .green("san_francisco-saltlake@1", "miami-atlanta@3")
      .green("denver-kansas@1", "atlanta-louisville@0");
  s.drive("black-1", points);
  return s;
}

TEST(SignalMovement, S37_in_america_a_train_may_stop_in_a_city_or_run_on) {
  SignalScene s = through_atlanta(4);
  EXPECT_EQ(s.told("moved"), R"({"e":"moved","train":"black-1","path":["atlanta"],"left":3})");
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"stop", "leave atlanta-louisville",
                                                 "leave atlanta-charlotte"}));
  EXPECT_EQ(s.why("leave miami-atlanta"), Why::came_by) << "not by the line it came";
  EXPECT_EQ(s.rule("leave miami-atlanta"), "S37");
  EXPECT_EQ(s.why("leave atlanta-birmingham"), Why::line_red);
  SignalScene stop = s;
  stop.play("stop");
  EXPECT_EQ(stop.at("black-1"), "atlanta");
  EXPECT_EQ(stop.clock(), 7) << "a stop in a city it has entered costs nothing";
  s.play("leave atlanta-louisville");
  EXPECT_EQ(s.at("black-1"), "louisville-pittsburgh/1");
}

TEST(SignalMovement, S37_without_points_or_another_green_line_it_stops) {
  SignalScene none = through_atlanta(2);
  EXPECT_EQ(none.phase(), Phase::city) << "one point is left";
  SignalScene last("america");
  last.train("brown-1", "miami-atlanta/3", "atlanta")
      .green("san_francisco-saltlake@1", "miami-atlanta@3");
  last.drive("brown-1", 1);
  EXPECT_EQ(last.story(), "rolled moved stopped");
  EXPECT_EQ(last.phase(), Phase::action);
  SignalScene closed("america");
  closed.train("black-1", "miami-atlanta/3", "atlanta")
      .green("atlanta-charlotte@0", "miami-atlanta@3");
  closed.drive("black-1", 4);
  EXPECT_EQ(closed.at("black-1"), "atlanta");
  EXPECT_EQ(closed.phase(), Phase::action) << "there is no other green line";
  EXPECT_EQ(closed.clock(), 7);
}

TEST(SignalMovement, S37_a_city_that_holds_a_train_cannot_be_entered) {
  SignalScene s("america");
  s.train("black-1", "miami-atlanta/3", "atlanta")
      .train("grey-1", "atlanta")
      .green("san_francisco-saltlake@1", "miami-atlanta@3");
  s.drive("black-1", 4);
  EXPECT_EQ(s.at("black-1"), "miami-atlanta/3");
  EXPECT_EQ(s.clock(), 3);
}

TEST(SignalMovement, S37_a_train_that_runs_through_cannot_load_and_one_that_begins_pays) {
  SignalScene s = through_atlanta(3);
  s.hand("signal");
  EXPECT_EQ(s.why("load black-1 signal"), Why::wrong_step);
  s.play("leave atlanta-charlotte");
  EXPECT_EQ(s.why("load black-1 signal"), Why::not_in_trade_city);
  SignalScene begins("america");
  begins.train("black-1", "atlanta").train("grey-1", "atlanta-charlotte/1", "charlotte");
  begins.hand("train");
  begins.play("play train train");
  begins.roll("black-1", 2);
  EXPECT_EQ(begins.why("stop"), Why::wrong_step) << "it has not entered the city: S31";
  begins.play("leave atlanta-charlotte");
  EXPECT_EQ(begins.clock(), 5);
}

TEST(SignalMovement, S37_running_on_into_a_blocked_line_is_paid_for) {
  SignalScene s("america");
  s.train("black-1", "miami-atlanta/3", "atlanta")
      .train("grey-1", "atlanta-charlotte/1", "charlotte")
      .green("san_francisco-saltlake@1", "miami-atlanta@3");
  s.drive("black-1", 4);
  s.play("leave atlanta-charlotte");
  EXPECT_EQ(s.story(), "stopped time");
  EXPECT_EQ(s.at("black-1"), "atlanta");
  EXPECT_EQ(s.clock(), 4);
  SignalScene head_on("america");
  head_on.train("black-1", "miami-atlanta/3", "atlanta")
      .train("grey-1", "atlanta-charlotte/1", "atlanta")
      .green("san_francisco-saltlake@1", "miami-atlanta@3");
  head_on.drive("black-1", 4);
  head_on.play("leave atlanta-charlotte");
  EXPECT_EQ(head_on.at("black-1"), "depot");
  EXPECT_EQ(head_on.clock(), 1) << "3 points left cost 6 tokens";
}

TEST(SignalMovement, S38_in_america_a_port_unloads_what_it_needs) {
  SignalScene s("america");
  s.train("black-1", "new_york-pittsburgh/1", "new_york", "red");
  s.drive("black-1", 2);
  EXPECT_EQ(s.story(), "rolled moved stopped unloaded depot");
  EXPECT_EQ(s.result().delivered, 1);
  s.train("black-1", "new_york-pittsburgh/1", "new_york", "red");
  s.drive("black-1", 2);
  EXPECT_EQ(s.happened("unloaded"), 0) << "this port has its red";
  EXPECT_EQ(s.at("black-1"), "new_york");
  EXPECT_EQ(s.goods("black-1"), "red");
  SignalScene empty("america");
  empty.train("black-1", "new_york-pittsburgh/1", "new_york");
  empty.drive("black-1", 2);
  EXPECT_EQ(empty.at("black-1"), "new_york") << "without goods it stays on the board";
}

TEST(SignalMovement, S38_it_may_run_through_the_port_with_its_goods) {
  SignalScene s("america");
  s.train("black-1", "new_york-pittsburgh/1", "new_york", "red")
      .green("san_francisco-saltlake@1", "new_york-washington@0");
  s.drive("black-1", 3);
  EXPECT_EQ(s.phase(), Phase::city);
  SignalScene stops = s;
  stops.play("stop");
  EXPECT_EQ(stops.story(), "stopped unloaded depot");
  s.play("leave new_york-washington");
  EXPECT_EQ(s.goods("black-1"), "red");
  EXPECT_EQ(s.result().delivered, 0);
}

TEST(SignalMovement, S38_stuck_in_the_port_after_all_it_unloads) {
  SignalScene s("america");
  s.train("black-1", "new_york-pittsburgh/1", "new_york", "red")
      .train("grey-1", "new_york-washington/1", "washington")
      .green("san_francisco-saltlake@1", "new_york-washington@0");
  s.drive("black-1", 3);
  s.play("leave new_york-washington");
  EXPECT_EQ(s.story(), "stopped unloaded depot time");
  EXPECT_EQ(s.clock(), 5);
  EXPECT_EQ(s.result().delivered, 1);
}

// New York, Washington, Pittsburgh, New York: a ring of five spaces.
SignalScene ring() {
  SignalScene s("america");
  s.set("washington", "new_york-washington", "pittsburgh-washington")
      .set("pittsburgh", "new_york-pittsburgh", "pittsburgh-washington")
      .green("san_francisco-saltlake@1", "new_york-washington@0");
  s.train("black-1", "new_york-pittsburgh/1", "new_york");
  return s;
}

TEST(SignalMovement, S39_a_train_may_come_back_to_the_space_it_left) {
  SignalScene s = ring();
  s.drive("black-1", 5);
  s.play("leave new_york-washington");
  EXPECT_EQ(s.at("black-1"), "new_york-pittsburgh/1");
  EXPECT_EQ(s.facing("black-1"), "new_york");
  EXPECT_EQ(s.clock(), 7);
  SignalScene other = ring();
  other.train("grey-1", "new_york-pittsburgh/2", "new_york");
  other.drive("black-1", 5);
  other.play("leave new_york-washington");
  EXPECT_EQ(other.at("black-1"), "pittsburgh-washington/1") << "another train is in the way";
  EXPECT_EQ(other.clock(), 5);
}

TEST(SignalMovement, S39_the_moving_train_is_never_in_its_own_way) {
  SignalScene s;  // Basel, Dijon, Reims, Strasbourg, Basel: six spaces without a city
  s.set("basel", "strasbourg-basel", "basel-dijon")
      .set("dijon", "basel-dijon", "reims-dijon")
      .set("reims", "reims-dijon", "reims-strasbourg")
      .set("strasbourg", "reims-strasbourg", "strasbourg-basel")
      .green("dijon-lyon@1", "basel-dijon@1");
  s.train("black-1", "strasbourg-basel/1", "basel");
  EXPECT_NE(s.forecast("black-1", 6).find(R"("at":"strasbourg-basel/1","why":"points","left":0)"),
            std::string::npos)
      << s.forecast("black-1", 6);
  s.train("grey-1", "reims-strasbourg/2", "strasbourg");
  EXPECT_NE(s.forecast("black-1", 6).find(R"("at":"reims-strasbourg/1","why":"train","left":2)"),
            std::string::npos);
}

}  // namespace
}  // namespace roundhouse::rulebook
