// The rulebook's own example turn, on our board: deploy at Calais, three points into Paris, load,
// a signal, a switch, a train-move of three sections, the switch again, a train before a red
// signal.
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

TEST(SignalExample, S20_the_rulebooks_example_turn) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("grey-1", "limoges-toulouse/1", "toulouse");
  s.hand(1, "signal:2 switch:3 train:2");
  s.end_and_reveal("d02");  // deploy, black, grey

  s.next_dice(4, 2);
  s.play("deploy black");
  EXPECT_EQ(s.at("black-1"), "calais");
  s.roll("black-1", 4);
  EXPECT_EQ(
      s.told("moved"),
      R"({"e":"moved","train":"black-1","path":["calais-paris/1","calais-paris/2","paris"],"left":1})");
  EXPECT_EQ(s.clock(), 7) << "the point left is forfeited free of charge";

  // The card's last symbol: the grey train stands before a red signal and loses one token.
  s.roll("grey-1", 1);
  EXPECT_EQ(
      s.told("stopped"),
      R"({"e":"stopped","train":"grey-1","why":"signal","left":1,"at":"limoges-toulouse@1"})");
  EXPECT_EQ(s.clock(), 6);

  s.play("load black-1 signal");
  EXPECT_EQ(s.goods("black-1"), "blue");
  s.play("play signal signal");
  s.play("signal calais-paris@2 paris-reims@0");
  s.play("play switch switch");
  s.play("set reims paris-reims reims-dijon");
  s.play("play train train");
  s.roll("black-1", 3);
  s.play("leave paris-reims");
  EXPECT_EQ(s.told("moved"),
            R"({"e":"moved","train":"black-1","path":["paris-reims/1","reims-dijon/1"],"left":1})")
      << "before Dijon, which is set for the line from Paris";
  EXPECT_EQ(s.clock(), 5);
}

TEST(SignalExample, S26_a_train_move_of_three_sections_and_the_switch_set_again) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "paris", "", "blue").train("brown-1", "lemans-limoges/1", "limoges");
  s.hand("signal switch:3 train:2");
  s.play("play signal signal");
  s.play("signal calais-paris@2 paris-reims@0");
  s.play("play switch switch");
  s.play("set reims paris-reims reims-strasbourg");
  s.play("play train train");
  s.roll("black-1", 3);
  s.play("leave paris-reims");
  EXPECT_EQ(
      s.told("moved"),
      R"({"e":"moved","train":"black-1","path":["paris-reims/1","reims-strasbourg/1","reims-strasbourg/2"],"left":0})");
  EXPECT_EQ(s.clock(), 7);
  s.play("play switch switch");  // behind the train, for the next one
  s.play("set reims reims-brussels reims-dijon");
  EXPECT_EQ(s.facing("black-1"), "strasbourg");
  s.play("play train switch+train");
  s.roll("brown-1", 1);
  EXPECT_EQ(s.told("stopped"),
            R"({"e":"stopped","train":"brown-1","why":"signal","left":1,"at":"lemans-limoges@1"})");
  EXPECT_EQ(s.clock(), 6) << "stopped by a red signal it loses one token";
}

}  // namespace
}  // namespace roundhouse::rulebook
