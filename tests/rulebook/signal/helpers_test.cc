// The helpers: S42 to S48.
#include <algorithm>

#include "games/signal/rules/sets.h"
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Phase;
using signal::Why;

TEST(SignalHelpers, S42_each_once_a_game_and_several_in_a_turn) {
  SignalScene s;
  s.train("black-1", "paris-lemans/2", "paris").hand("train");
  s.play("use dispatcher");
  EXPECT_EQ(s.told("helper"), R"({"e":"helper","helper":"dispatcher"})");
  EXPECT_EQ(s.why("use dispatcher"), Why::helper_used);
  EXPECT_EQ(s.rule("use dispatcher"), "S42");
  s.play("play train train");
  s.roll("black-1", 3);
  s.next_roll("black-1", 2);
  s.play("use logistician");
  EXPECT_EQ(s.why("use logistician"), Why::helper_used);
}

TEST(SignalHelpers, S42_only_in_their_windows_and_on_their_board) {
  SignalScene s;
  s.train("black-1", "calais").hand("train");
  EXPECT_EQ(s.why("use logistician"), Why::helper_window) << "nothing was rolled";
  EXPECT_EQ(s.why("use conductor"), Why::helper_window);
  EXPECT_EQ(s.why("use crossing_keeper"), Why::helper_elsewhere);
  EXPECT_EQ(s.why("use shunter"), Why::helper_elsewhere);
  EXPECT_EQ(s.why("use traffic_controller black-1"), Why::helper_elsewhere);
  s.play("play train train");
  EXPECT_EQ(s.why("use conductor"), Why::helper_window) << "not for an action card";
  SignalScene a("america");
  EXPECT_EQ(a.why("use crossing_keeper"), Why::helper_window);
  EXPECT_EQ(a.why("use dispatcher"), Why::helper_elsewhere);
}

TEST(SignalHelpers, S43_the_logistician_has_the_roll_made_anew) {
  SignalScene s;
  s.train("black-1", "calais").hand("train").used("dispatcher");
  s.play("play train train");
  s.roll("black-1", 5);
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"go", "use logistician"}));
  SignalScene kept = s;
  kept.play("go");
  EXPECT_EQ(kept.at("black-1"), "paris");
  s.next_roll("black-1", 2);
  s.play("use logistician");
  EXPECT_EQ(s.story(), "helper rolled moved stopped") << "the new one counts";
  EXPECT_EQ(s.at("black-1"), "calais-paris/2");
}

TEST(SignalHelpers, S43_in_a_city_before_the_line_is_chosen) {
  SignalScene s;
  s.train("black-1", "paris").hand("train");
  s.play("play train train");
  s.roll("black-1", 5);
  EXPECT_EQ(s.legal(),
            (std::vector<std::string>{"leave calais-paris", "use logistician", "use dispatcher"}));
  s.next_roll("black-1", 2);
  s.play("use logistician");
  EXPECT_EQ(s.phase(), Phase::rolled);
  EXPECT_EQ(s.state.open.points, 2);
}

TEST(SignalHelpers, S44_the_dispatcher_lets_trains_run_through_cities_for_a_turn) {
  SignalScene s;
  s.used("logistician");
  s.train("black-1", "calais-paris/2", "paris").green("dijon-lyon@1", "paris-dijon@0");
  s.hand("train");
  s.play("play train train");
  s.roll("black-1", 3);
  s.play("use dispatcher");  // between a roll and its move
  EXPECT_EQ(s.phase(), Phase::rolled) << "it changes no phase";
  s.play("go");
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"stop", "leave paris-dijon"}));
  s.play("leave paris-dijon");
  EXPECT_EQ(s.at("black-1"), "paris-dijon/2");
  s.train("brown-1", "calais-paris/2", "paris");
  s.end_and_reveal("d06");
  EXPECT_EQ(s.state.open.dispatcher, 0) << "to the end of that turn";
  s.next_dice(1, 1);
  s.play("deploy grey");
  s.roll("brown-1", 3);
  EXPECT_EQ(s.at("brown-1"), "paris");
}

TEST(SignalHelpers, S44_at_the_port_a_loaded_train_unloads_and_an_empty_one_may_run_through) {
  SignalScene s;
  s.used("logistician").green("milan-nice@1", "marseille-nice@0");
  s.train("black-1", "marseille-lyon/1", "marseille", "red")
      .train("black-2", "marseille-lyon/2", "marseille");
  s.play("use dispatcher");
  s.drive("black-1", 4);
  EXPECT_EQ(s.story(), "rolled moved stopped unloaded depot");
  s.drive("black-2", 4);
  EXPECT_EQ(s.phase(), Phase::city);
  SignalScene stop = s;
  stop.play("stop");
  EXPECT_EQ(stop.story(), "stopped depot") << "if it ends its move there it goes to the depot";
  s.play("leave marseille-nice");
  EXPECT_EQ(s.at("black-2"), "marseille-nice/2");
}

TEST(SignalHelpers, S45_the_conductor_stops_one_colour_of_the_card) {
  SignalScene s;
  s.train("black-1", "brest-lemans/1", "lemans")
      .train("black-2", "salzburg-munich/1", "munich")
      .train("brown-1", "venice-milan/1", "milan");
  s.end_and_reveal("d14");
  s.play("use conductor");
  EXPECT_EQ(s.story(), "helper");
  EXPECT_EQ(s.state.open.colour, 1) << "all of that colour, and the card goes on";
  EXPECT_EQ(s.why("train black-1"), Why::other_colour);
}

TEST(SignalHelpers, S45_before_the_first_roll_all_of_the_colour_or_none) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "brest-lemans/1", "lemans").train("black-2", "salzburg-munich/1", "munich");
  s.end_and_reveal("d09");
  EXPECT_EQ(s.why("use conductor"), Why::helper_window) << "the colour is named first";
  s.play("colour black");
  EXPECT_TRUE(s.may("use conductor")) << "a multicoloured symbol shows the colour named for it";
  s.roll("black-1", 2);
  EXPECT_EQ(s.why("use conductor"), Why::helper_window) << "one has moved already";
  SignalScene start = SignalScene::dealt();
  EXPECT_EQ(start.why("use conductor"), Why::helper_window) << "not with the start card";
}

TEST(SignalHelpers, S45_action_cards_may_still_move_those_trains) {
  SignalScene s;
  s.train("black-1", "brest-lemans/1", "lemans").hand(1, "train");
  s.end_and_reveal("d05");
  s.next_dice(1, 1);
  s.play("deploy grey");
  s.play("use conductor");
  EXPECT_EQ(s.story(), "helper carried-out");
  s.play("play train train");
  EXPECT_TRUE(s.may("train black-1"));
}

TEST(SignalHelpers, S46_the_crossing_keeper_puts_the_card_under_the_deck) {
  SignalScene s("america");
  s.end_and_reveal("d09");
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"go", "use crossing_keeper"}));
  s.next_schedule("d18");
  s.play("use crossing_keeper");
  EXPECT_EQ(s.story(), "helper under revealed");
  EXPECT_EQ(s.told("under"), R"({"e":"under","card":"d09"})");
  EXPECT_EQ(s.phase(), Phase::colour) << "the new one must be used";
  EXPECT_EQ(s.state.open.schedule, 14);
  s.play("colour black");
  s.schedule(1);
  s.next_cards("signal:5");
  s.play("end");
  EXPECT_EQ(s.told("revealed"), R"({"e":"revealed","card":"d09","from":"bottom"})");
}

TEST(SignalHelpers, S46_not_with_the_start_card_nor_with_an_empty_deck) {
  SignalScene start = SignalScene::dealt("america");
  EXPECT_EQ(start.phase(), Phase::deploy);
  EXPECT_EQ(start.why("use crossing_keeper"), Why::helper_window);
  SignalScene s("america");
  s.schedule(1);
  s.end_and_reveal("d09");
  EXPECT_EQ(s.phase(), Phase::colour);
  EXPECT_EQ(s.why("use crossing_keeper"), Why::helper_window);
  SignalScene last("america");
  last.schedule(2);
  last.end_and_reveal("d09");
  EXPECT_TRUE(last.may("use crossing_keeper")) << "one card is left";
}

TEST(SignalHelpers, S47_the_traffic_controller_holds_one_train_for_the_turn) {
  SignalScene s("america");
  s.used("crossing_keeper");
  s.train("black-1", "miami-atlanta/1", "atlanta").train("black-2", "seattle").hand(1, "train");
  s.end_and_reveal("d14");
  s.play("use traffic_controller black-1");
  EXPECT_EQ(s.told("helper"), R"({"e":"helper","helper":"traffic_controller","train":"black-1"})");
  EXPECT_EQ(s.why("train black-1"), Why::held);
  EXPECT_EQ(s.rule("train black-1"), "S47");
  s.roll("black-2", 2);  // the others of its colour do move
  EXPECT_EQ(s.phase(), Phase::action);
  s.play("play train train");
  EXPECT_EQ(s.why("train black-1"), Why::held) << "not by a card either";
  EXPECT_TRUE(s.may("train black-2"));
}

TEST(SignalHelpers, S47_a_train_of_the_symbol_that_has_not_rolled) {
  SignalScene s("america");
  s.used("crossing_keeper");
  s.train("black-1", "miami-atlanta/1", "atlanta")
      .train("black-2", "seattle")
      .train("grey-1", "houston");
  s.end_and_reveal("d14");
  EXPECT_EQ(s.why("use traffic_controller grey-1"), Why::other_colour);
  EXPECT_EQ(s.why("use traffic_controller black-3"), Why::not_on_board);
  s.roll("black-1", 2);
  EXPECT_EQ(s.why("use traffic_controller black-1"), Why::already_moved);
  s.play("use traffic_controller black-2");
  EXPECT_EQ(s.story(), "helper carried-out");
  s.end_and_reveal("d09");
  s.play("colour black");
  EXPECT_TRUE(s.may("train black-2")) << "in the next turn it moves again";
}

TEST(SignalHelpers, S48_there_are_no_other_start_places) {
  SignalScene s;
  s.end_and_reveal("d06");
  ASSERT_EQ(s.phase(), Phase::deploy);
  const auto why = [&](int place) {
    const signal::Move move = signal::Move::deploy(0, place);
    return s.codec->rules().check(s.state, s.state.open.turn, move).why;
  };
  EXPECT_NE(why(signal::kStarts - 1), Why::unknown_name);
  EXPECT_EQ(why(signal::kStarts), Why::unknown_name);
}

TEST(SignalHelpers, S48_the_shunter_names_the_start_place) {
  SignalScene s("america");
  s.used("crossing_keeper").train("grey-1", "miami");
  s.end_and_reveal("d06");
  EXPECT_EQ(s.why("deploy black at miami"), Why::place_taken) << "a free one";
  EXPECT_EQ(s.rule("deploy black at miami"), "S48");
  s.play("deploy black at seattle");
  EXPECT_EQ(s.story(), "helper named deployed carried-out");
  EXPECT_EQ(s.at("black-1"), "seattle");
  s.end_and_reveal("d07");
  EXPECT_EQ(s.why("deploy black at houston"), Why::helper_used);
  EXPECT_EQ(s.why("use shunter"), Why::helper_used);
}

TEST(SignalHelpers, S48_on_the_start_card_and_with_tokens_too) {
  SignalScene s = SignalScene::dealt("america", {{"places", "stack"}});
  EXPECT_EQ(s.why("use shunter"), Why::helper_window) << "it comes with the deployment";
  s.play("deploy black at seattle");
  EXPECT_EQ(s.story(), "helper deployed") << "no token is turned";
  s.next_token("seattle").next_token("miami");
  s.play("deploy brown");
  EXPECT_EQ(s.story(), "token occupied token deployed") << "S21: another one";
  EXPECT_EQ(s.clock(), 7);
}

}  // namespace
}  // namespace roundhouse::rulebook
