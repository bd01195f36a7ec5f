// Time and the end: S40, S41, S50, S51.
#include "games/signal/rules/sets.h"
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Outcome;
using signal::Phase;
using signal::Why;

// A train before a red signal: it loses as many tokens as its die shows.
SignalScene waiting(int clock, int schedule, const text::Options& options = {}) {
  SignalScene s("europe", options);
  s.train("black-1", "paris-lemans/1", "paris").train("brown-1", "lemans-limoges/1", "limoges");
  s.clock(clock).schedule(schedule);
  return s;
}

// The rulebook's example.
TEST(SignalTime, S40_three_to_remove_with_two_on_the_clock_leaves_six) {
  SignalScene s = waiting(2, 10);
  s.drive("black-1", 3);
  EXPECT_EQ(s.clock(), 6);
  EXPECT_EQ(s.state.open.schedule, 9) << "the top schedule card is removed unseen";
  EXPECT_EQ(signal::count(s.state.open.unseen), 18);
  EXPECT_EQ(s.story(), "rolled stopped time refilled time");
  EXPECT_EQ(s.told("time"), R"({"e":"time","lost":2,"clock":0})");
  EXPECT_EQ(s.told("refilled"), R"({"e":"refilled","clock":7,"cards":9})");
}

TEST(SignalTime, S40_the_last_token_refills_the_clock_even_if_nothing_more_is_owed) {
  SignalScene s = waiting(3, 10);
  s.drive("black-1", 3);
  EXPECT_EQ(s.clock(), 7);
  EXPECT_EQ(s.state.open.schedule, 9);
  SignalScene enough = waiting(4, 10);
  enough.drive("black-1", 3);
  EXPECT_EQ(enough.clock(), 1);
  EXPECT_EQ(enough.state.open.schedule, 10);
  SignalScene ten = waiting(2, 10, {{"time", "10"}});
  ten.drive("black-1", 3);
  EXPECT_EQ(ten.clock(), 9) << "to the full number chosen by S60";
}

TEST(SignalTime, S40_what_is_owed_may_empty_the_clock_more_than_once) {
  SignalScene s("europe");
  s.clock(1).schedule(10);
  s.train("black-1", "brest-lemans/1", "lemans").train("grey-1", "brest-lemans/2", "brest");
  s.drive("black-1", 5);  // head on: 10 tokens
  EXPECT_EQ(s.state.open.schedule, 8);
  EXPECT_EQ(s.clock(), 5);
  EXPECT_EQ(s.story(), "rolled collided depot time refilled time refilled time");
}

TEST(SignalTime, S40_the_last_card_may_be_the_one_put_under) {
  SignalScene s("america");
  s.clock(1).schedule(1).used("crossing_keeper");
  s.state.open.bottom = 3;
  s.state.open.unseen &= ~(1u << 3);
  s.train("black-1", "atlanta-louisville/1", "atlanta");
  s.drive("black-1", 2);
  EXPECT_EQ(s.told("refilled"), R"({"e":"refilled","clock":7,"cards":0,"card":"d04"})");
  EXPECT_EQ(s.state.open.bottom, kNone);
}

TEST(SignalTime, S41_without_a_schedule_card_the_last_token_loses_the_game) {
  SignalScene s = waiting(3, 0);
  s.drive("black-1", 3);
  EXPECT_TRUE(s.over()) << "also when nothing more was owed";
  EXPECT_EQ(s.result().reason, Outcome::time);
  EXPECT_EQ(s.result().won, 0);
  EXPECT_TRUE(s.result().winners.empty());
  EXPECT_EQ(s.story(), "rolled stopped time over");
  EXPECT_EQ(s.why("end"), Why::game_over);
  SignalScene enough = waiting(4, 0);
  enough.drive("black-1", 3);
  EXPECT_FALSE(enough.over());
  SignalScene card = waiting(3, 1);
  card.drive("black-1", 3);
  EXPECT_FALSE(card.over()) << "the last schedule card fills the clock once more";
}

TEST(SignalTime, S41_in_the_schedule_step_too) {
  SignalScene s = waiting(2, 1);
  s.train("grey-1", "calais");
  s.end_and_reveal("d06");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.story(), "named dice occupied time over");
  EXPECT_EQ(s.result().reason, Outcome::time);
}

TEST(SignalTime, S50_won_at_once_when_the_last_goods_are_delivered) {
  SignalScene s;
  s.delivered("marseille", "red:2 blue:2 yellow:2 white");
  s.train("black-1", "marseille-lyon/1", "marseille", "white")
      .train("black-2", "brest-lemans/1", "lemans")
      .used("logistician")
      .used("dispatcher");
  s.end_and_reveal("d14");
  s.roll("black-1", 4);
  EXPECT_EQ(s.story(), "rolled moved stopped unloaded depot over") << "in the middle of a card";
  EXPECT_EQ(s.result().reason, Outcome::delivered);
  EXPECT_EQ(s.result().won, 1);
  EXPECT_EQ(s.result().winners.count(), 2) << "all win together";
  EXPECT_EQ(s.why("train black-2"), Why::game_over);
  EXPECT_EQ(s.rule("train black-2"), "S50");
}

TEST(SignalTime, S50_seven_goods_are_not_enough) {
  SignalScene s;
  s.delivered("marseille", "red:2 blue:2 yellow:2");
  s.train("black-1", "marseille-lyon/1", "marseille", "white");
  s.drive("black-1", 4);
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.result().delivered, 7);
  EXPECT_EQ(s.result().needed, 8);
}

TEST(SignalTime, S50_in_america_one_of_each_colour_to_each_port) {
  SignalScene s("america");
  s.delivered("san_francisco", "white blue yellow red").delivered("new_york", "white blue yellow");
  s.train("black-1", "new_york-pittsburgh/1", "new_york", "red");
  s.drive("black-1", 2);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result().won, 1);
  SignalScene same("america");
  same.delivered("san_francisco", "white blue yellow")
      .delivered("new_york", "white blue yellow red");
  same.train("black-1", "new_york-pittsburgh/1", "new_york", "red");
  same.drive("black-1", 2);
  EXPECT_FALSE(same.over()) << "New York has its red; San Francisco wants this one";
}

TEST(SignalTime, S51_lost_when_a_turn_ends_without_a_schedule_card) {
  SignalScene s;
  s.schedule(0);
  s.next_cards("signal:5");
  s.play("end");
  EXPECT_EQ(s.story(), "drew over");
  EXPECT_EQ(s.result().reason, Outcome::schedule);
  EXPECT_EQ(s.result().won, 0);
  SignalScene last;
  last.schedule(1);
  last.end_and_reveal("d09");
  EXPECT_FALSE(last.over()) << "the turn of the last card is still played";
  EXPECT_EQ(last.state.open.schedule, 0);
}

}  // namespace
}  // namespace roundhouse::rulebook
