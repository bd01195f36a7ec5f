// How the schedule runs by itself, and why it stops: docs/games/switch-and-signal.md, "The run".
#include "games/signal/rules/run_on.h"

#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Halt;
using signal::Helper;

signal::Run run_of(const SignalScene& s) {
  signal::MoveList legal;
  s.codec->rules().legal(s.state, s.state.open.turn, legal);
  return signal::run_on(s.codec->rules(), s.state.open, legal);
}

std::string move_of(const SignalScene& s) {
  const signal::Run run = run_of(s);
  std::string text;
  if (run.has_move) s.codec->write(text, run.move);
  return text;
}

TEST(SignalRun, the_start_card_goes_on_by_itself) {
  SignalScene s = SignalScene::dealt();
  EXPECT_EQ(move_of(s), "deploy black");
  EXPECT_EQ(run_of(s).halt, Halt::none);
  EXPECT_TRUE(run_of(s).rolls());
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(move_of(s), "deploy brown");
}

TEST(SignalRun, in_the_action_step_everything_is_a_choice) {
  SignalScene s;
  s.train("black-1", "calais").hand("train");
  EXPECT_EQ(run_of(s).halt, Halt::choice);
  EXPECT_EQ(move_of(s), "");
}

TEST(SignalRun, without_cards_the_action_step_is_over) {
  SignalScene s;
  s.train("black-1", "calais");
  EXPECT_EQ(move_of(s), "end");
  EXPECT_EQ(run_of(s).halt, Halt::none);
  s.hand("train");
  EXPECT_EQ(move_of(s), "");
}

TEST(SignalRun, a_roll_that_costs_nothing_goes_on) {
  SignalScene s;
  s.train("black-1", "calais").hand("train");
  s.play("play train train");
  EXPECT_EQ(run_of(s).halt, Halt::choice) << "which train?";
  s.roll("black-1", 2);
  EXPECT_EQ(move_of(s), "go");
  EXPECT_FALSE(run_of(s).rolls());
}

// Before a red signal every point left costs a token; a smaller roll would cost less.
TEST(SignalRun, it_stops_for_a_loss_that_the_logistician_could_avert) {
  SignalScene s;
  s.train("black-1", "calais").hand("train").green("calais-paris@2", "paris-dijon@0");
  s.play("play train train");
  s.roll("black-1", 5);
  const signal::Run run = run_of(s);
  EXPECT_EQ(run.halt, Halt::loss);
  EXPECT_EQ(move_of(s), "go") << "what the press goes on with";
  ASSERT_EQ(run.helpers.size(), 1u);
  EXPECT_EQ(run.helpers[0].helper, Helper::logistician);
  EXPECT_GT(run.helpers[0].saves, 0);
  SignalScene without = s;
  without.used("logistician");
  EXPECT_EQ(run_of(without).halt, Halt::none) << "nothing can avert it";
}

SignalScene two_blacks(std::string_view second, std::string_view facing) {
  SignalScene s;
  for (const char* helper : {"conductor", "logistician", "dispatcher"}) s.used(helper);
  s.train("black-1", "calais").train("black-2", second, facing);
  s.end_and_reveal("d14");
  return s;
}

TEST(SignalRun, trains_that_cannot_meet_go_in_their_order_others_are_chosen) {
  const SignalScene apart = two_blacks("genoa", "");
  EXPECT_EQ(move_of(apart), "train black-1");
  EXPECT_EQ(run_of(apart).halt, Halt::none);
  const SignalScene behind = two_blacks("calais-paris/2", "paris");
  EXPECT_EQ(move_of(behind), "");
  EXPECT_EQ(run_of(behind).halt, Halt::choice);
}

std::vector<std::string> asked_after(const SignalScene& s) {
  std::vector<std::string> texts;
  for (const auto& move : signal::asked_after_reveal(s.codec->rules(), s.state.open))
    s.codec->write(texts.emplace_back(), move);
  return texts;
}

// S46: the card may still be exchanged; whoever chooses what it asks for wants it.
TEST(SignalRun, what_an_open_card_will_ask_for_is_told_where_it_is_a_choice) {
  SignalScene any("america");
  any.train("black-1", "miami").end_and_reveal("d18");
  EXPECT_EQ(asked_after(any),
            (std::vector<std::string>{"colour black", "colour brown", "colour grey"}));
  EXPECT_EQ(move_of(any), "go");
  any.play("go");
  EXPECT_TRUE(asked_after(any).empty()) << "now it is asked";
  SignalScene one("america");
  one.train("black-1", "miami").end_and_reveal("d14");
  EXPECT_TRUE(asked_after(one).empty()) << "the one black train goes by itself";
}

// S22: a six shows with 5 of the 36 throws, a two with one.
TEST(SignalRun, S22_the_odds_of_a_taken_place_are_told_before_a_deployment) {
  SignalScene s;
  s.train("black-1", "calais").train("brown-1", "barcelona");
  s.end_and_reveal("d07");
  EXPECT_EQ(run_of(s).odds.throws, 6);
  EXPECT_EQ(run_of(s).odds.of, 36);
  EXPECT_EQ(run_of(s).odds.lost, 2);
  SignalScene free;
  free.train("black-1", "calais-paris/2", "paris").end_and_reveal("d07");
  EXPECT_EQ(run_of(free).odds.throws, 0) << "no place is taken";
  EXPECT_EQ(run_of(SignalScene::dealt()).odds.throws, 0) << "the start card only rolls anew";
}

}  // namespace
}  // namespace roundhouse::rulebook
