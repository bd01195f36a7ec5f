// A turn: S20 to S29.
#include <algorithm>

#include "games/signal/rules/sets.h"
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Phase;
using signal::Why;

bool lists(const std::vector<std::string>& moves, std::string_view text) {
  return std::find(moves.begin(), moves.end(), text) != moves.end();
}

// All nine trains on open track, out of each other's way.
SignalScene& fill(SignalScene& s) {
  return s.train("black-1", "brest-lemans/1", "lemans")
      .train("black-2", "salzburg-munich/1", "munich")
      .train("black-3", "venice-milan/1", "milan")
      .train("brown-1", "paris-lemans/1", "paris")
      .train("brown-2", "cologne-frankfurt/1", "frankfurt")
      .train("brown-3", "nuremberg-leipzig/2", "leipzig")
      .train("grey-1", "marseille-toulouse/1", "marseille")
      .train("grey-2", "reims-strasbourg/1", "strasbourg")
      .train("grey-3", "osnabruck-hanover/1", "hanover");
}

TEST(SignalTurn, S20_reveal_then_action_cards_then_draw_then_the_next_player) {
  SignalScene s;
  s.hand(1, "signal");
  s.end_and_reveal("d09");
  EXPECT_EQ(s.story(), "drew turn revealed");
  EXPECT_EQ(s.turn(), 1);
  s.play("colour black");
  EXPECT_EQ(s.story(), "named carried-out") << "from top to bottom, then to the discards";
  EXPECT_EQ(s.phase(), Phase::action);
  s.end_and_reveal("d10");
  EXPECT_EQ(s.turn(), 0) << "clockwise";
}

TEST(SignalTurn, S20_decisions_are_the_active_players_and_come_in_order) {
  SignalScene s;
  s.hand(0, "signal").hand(1, "signal");
  EXPECT_EQ(s.check_as(1, "end").why, Why::not_your_turn);
  EXPECT_EQ(s.why("draw 5"), Why::wrong_step);
  EXPECT_EQ(s.rule("draw 5"), "S20");
  s.end_and_reveal("d09");
  EXPECT_EQ(s.why("play signal signal"), Why::wrong_step) << "the card comes first";
}

TEST(SignalTurn, S21_the_start_card_deploys_black_brown_and_grey) {
  SignalScene s = SignalScene::dealt();
  EXPECT_EQ(s.why("deploy brown"), Why::given_colour);
  EXPECT_EQ(s.rule("deploy brown"), "S21");
  s.next_dice(1, 2);
  s.play("deploy black");
  EXPECT_EQ(s.story(), "dice deployed");
  s.next_dice(2, 2);
  s.play("deploy brown");
  s.next_dice(1, 1);
  s.play("deploy grey");
  EXPECT_EQ(s.story(), "dice deployed carried-out") << "it moves no train";
  EXPECT_EQ(s.at("black-1"), "bordeaux");
  EXPECT_EQ(s.phase(), Phase::action);
}

TEST(SignalTurn, S21_a_roll_that_hits_an_occupied_place_is_repeated_without_loss) {
  SignalScene s = SignalScene::dealt();
  s.next_dice(3, 3);
  s.play("deploy black");
  s.next_dice(3, 3).next_dice(2, 4).next_dice(1, 1);
  s.play("deploy brown");
  EXPECT_EQ(s.story(), "dice occupied dice occupied dice deployed");
  EXPECT_EQ(s.clock(), 7);
  EXPECT_EQ(s.at("brown-1"), "barcelona");
}

TEST(SignalTurn, S22_the_colour_is_named_then_the_dice_are_rolled) {
  SignalScene s;
  s.train("black-1", "paris-dijon/1", "dijon");
  s.end_and_reveal("d06");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.story(), "named dice deployed carried-out");
  EXPECT_EQ(s.at("black-2"), "calais") << "the lowest number in the depot";
  EXPECT_EQ(s.clock(), 7);
}

TEST(SignalTurn, S22_an_occupied_place_costs_two_tokens) {
  SignalScene s;
  s.train("grey-1", "calais");
  s.end_and_reveal("d06");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.story(), "named dice occupied time carried-out");
  EXPECT_EQ(s.at("black-1"), "depot");
  EXPECT_EQ(s.clock(), 5);
}

TEST(SignalTurn, S22_an_empty_depot_costs_two_tokens_without_a_roll) {
  SignalScene s;
  fill(s);
  s.end_and_reveal("d07");
  EXPECT_EQ(s.story(), "drew turn revealed no-train time");
  EXPECT_EQ(s.clock(), 5);
  EXPECT_EQ(s.phase(), Phase::train) << "and the card goes on";
}

TEST(SignalTurn, S23_two_deployments_need_two_colours) {
  SignalScene s;
  s.train("grey-1", "calais");
  s.end_and_reveal("d01");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.happened("occupied"), 1);
  EXPECT_EQ(s.why("deploy black"), Why::same_colour) << "even though it found its place taken";
  EXPECT_EQ(s.rule("deploy black"), "S23");
  s.next_dice(1, 1);
  s.play("deploy brown");
  EXPECT_EQ(s.at("brown-1"), "barcelona");
}

TEST(SignalTurn, S23_without_another_colour_the_second_costs_two_tokens) {
  SignalScene s;
  fill(s);
  s.state.open.train[0] = s.state.open.train[1] = {kNone, kNone, kNone};
  s.end_and_reveal("d01");
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"deploy black", "use dispatcher"}));
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.story(), "named dice deployed no-train time");
  EXPECT_EQ(s.clock(), 5);
  SignalScene none;
  fill(none);
  none.end_and_reveal("d01");
  EXPECT_EQ(none.happened("no-train"), 2) << "with an empty depot each symbol costs 2";
  EXPECT_EQ(none.clock(), 3);
}

TEST(SignalTurn, S24_every_train_of_the_colour_moves_once_in_any_order) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "brest-lemans/1", "lemans")
      .train("black-2", "calais")
      .train("grey-1", "salzburg-munich/1", "munich");
  s.end_and_reveal("d14");  // black, brown
  EXPECT_EQ(s.legal(),
            (std::vector<std::string>{"train black-1", "train black-2", "use conductor"}));
  EXPECT_EQ(s.why("train grey-1"), Why::other_colour);
  EXPECT_EQ(s.why("train black-3"), Why::not_on_board);
  s.roll("black-2", 2);
  EXPECT_EQ(s.at("black-2"), "calais-paris/2");
  EXPECT_EQ(s.why("train black-2"), Why::already_moved);
  EXPECT_EQ(s.rule("train black-2"), "S24");
  s.roll("black-1", 2);
  EXPECT_TRUE(s.story().ends_with("carried-out")) << "no brown train: nothing happens";
}

TEST(SignalTurn, S24_a_train_just_deployed_moves_too) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.end_and_reveal("d05");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.phase(), Phase::train);
  s.roll("black-1", 2);
  EXPECT_EQ(s.at("black-1"), "calais-paris/2");
}

TEST(SignalTurn, S25_the_team_names_the_colour_of_a_multicoloured_symbol) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("brown-1", "brest-lemans/1", "lemans");
  s.end_and_reveal("d10");
  EXPECT_EQ(s.phase(), Phase::colour);
  s.play("colour grey");
  EXPECT_EQ(s.story(), "named") << "a colour whose trains are all in the depot will do";
  EXPECT_EQ(s.why("colour grey"), Why::same_colour) << "two of them: two colours";
  EXPECT_EQ(s.rule("colour grey"), "S25");
  s.play("colour brown");
  s.roll("brown-1", 1);
  EXPECT_EQ(s.at("brown-1"), "brest-lemans/2");
}

TEST(SignalTurn, S25_three_of_them_are_all_colours_in_the_players_order) {
  SignalScene s;
  s.end_and_reveal("d11");
  s.play("colour brown");
  s.play("colour grey");
  EXPECT_TRUE(s.may("colour black"));
  EXPECT_EQ(s.why("colour brown"), Why::same_colour);
  s.play("colour black");
  EXPECT_EQ(s.story(), "named carried-out");
}

TEST(SignalTurn, S26_a_signal_marker_moves_to_a_red_space) {
  SignalScene s;
  s.hand("signal:2");
  s.play("play signal signal");
  EXPECT_EQ(s.cards(0, "signal"), 1);
  EXPECT_EQ(s.why("signal dijon-lyon@1 milan-nice@1"), Why::marker_there);
  EXPECT_EQ(s.why("signal lemans-limoges@1 paris-dijon@0"), Why::no_marker);
  EXPECT_EQ(s.why("signal calais-paris@2 lemans-limoges@1"), Why::city_needs_one);
  EXPECT_EQ(s.rule("signal calais-paris@2 lemans-limoges@1"), "S26");
  s.play("signal calais-paris@2 paris-dijon@0");
  EXPECT_TRUE(s.is_green("paris-dijon@0")) << "its only marker, to another entrance of the city";
  EXPECT_EQ(s.phase(), Phase::action);
}

TEST(SignalTurn, S26_a_city_with_two_markers_may_lose_one) {
  SignalScene s;
  s.hand("signal").green("dijon-lyon@1", "paris-dijon@0");
  s.play("play signal signal");
  EXPECT_TRUE(s.may("signal paris-dijon@0 dijon-lyon@1"));
  s.play("signal calais-paris@2 dijon-lyon@1");
  EXPECT_TRUE(s.is_green("dijon-lyon@1"));
}

TEST(SignalTurn, S26_a_switch_card_sets_a_junction_anew) {
  SignalScene s;
  s.hand("switch:2");
  s.play("play switch switch");
  EXPECT_EQ(s.why("set lyon marseille-lyon dijon-lyon"), Why::same_setting);
  s.play("set lyon marseille-lyon milan-lyon");
  EXPECT_EQ(s.told("switched"),
            R"({"e":"switched","junction":"lyon","arms":["marseille-lyon","milan-lyon"]})");
  EXPECT_EQ(s.phase(), Phase::action) << "any number of cards";
  EXPECT_TRUE(s.may("play switch switch"));
}

TEST(SignalTurn, S26_no_card_is_played_without_effect) {
  SignalScene s;
  s.hand("train");
  EXPECT_EQ(s.why("play train train"), Why::no_effect) << "no train on the board";
  EXPECT_FALSE(lists(s.legal(), "play train train"));
  EXPECT_EQ(s.why("play signal signal"), Why::no_card);
  s.train("black-1", "calais");
  EXPECT_TRUE(lists(s.legal(), "play train train"));
}

TEST(SignalTurn, S26_a_train_move_card_moves_any_train) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "calais").train("grey-1", "brest").hand("train:2");
  s.play("play train train");
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"train black-1", "train grey-1"}));
  s.roll("black-1", 2);
  EXPECT_EQ(s.phase(), Phase::action);
  EXPECT_TRUE(s.may("play train train")) << "the same train may be moved again";
}

TEST(SignalTurn, S27_any_two_cards_do_any_action) {
  SignalScene s;
  s.hand("switch train:2");
  EXPECT_EQ(s.why("play signal train"), Why::wrong_card) << "one card of another kind does not";
  EXPECT_EQ(s.rule("play signal train"), "S27");
  s.play("play signal switch+train");
  EXPECT_EQ(s.told("played"),
            R"({"e":"played","seat":0,"action":"signal","cards":["switch","train"]})");
  EXPECT_EQ(s.cards(0), 1);
  s.play("signal dijon-lyon@1 lemans-limoges@1");
  EXPECT_EQ(s.why("play switch train+train"), Why::no_card) << "there is only one left";
}

TEST(SignalTurn, S28_any_card_loads_an_empty_train_in_a_trade_city) {
  SignalScene s;
  s.used("logistician").used("dispatcher");
  s.train("black-1", "calais-paris/2", "paris").hand("switch:2 train");
  EXPECT_EQ(s.why("load black-1 switch"), Why::not_in_trade_city);
  s.play("play train train");
  s.roll("black-1", 2);
  s.play("load black-1 switch");  // in the turn it arrived in
  EXPECT_EQ(s.told("loaded"), R"({"e":"loaded","train":"black-1","goods":"blue","card":"switch"})");
  EXPECT_EQ(s.goods("black-1"), "blue");
  EXPECT_EQ(s.why("load black-1 switch"), Why::loaded) << "one marker a train";
  EXPECT_EQ(s.rule("load black-1 switch"), "S28");
}

TEST(SignalTurn, S28_a_city_without_goods_and_a_port_load_nothing) {
  SignalScene s;
  s.train("black-1", "paris").delivered("marseille", "blue:2").hand("train");
  EXPECT_EQ(s.why("load black-1 train"), Why::no_goods);
  EXPECT_EQ(s.why("load black-2 train"), Why::not_in_trade_city);
  SignalScene port("america");
  port.train("black-1", "new_york").hand("train");
  EXPECT_EQ(port.why("load black-1 train"), Why::not_in_trade_city);
  EXPECT_EQ(port.why("load black-1 signal"), Why::not_in_trade_city);
}

TEST(SignalTurn, S29_with_five_or_fewer_exactly_five_are_drawn) {
  SignalScene s;
  s.hand("train:5");
  s.next_cards("signal switch train signal switch").next_schedule("d09");
  s.play("end");
  EXPECT_EQ(s.cards(0), 10);
  EXPECT_TRUE(s.told("drew").starts_with(
      R"({"e":"drew","seat":0,"cards":["signal","switch","train","signal","switch"]})"));
}

TEST(SignalTurn, S29_with_more_any_number_up_to_a_hand_of_ten) {
  SignalScene s;
  s.hand("train:6");
  s.play("end");
  EXPECT_EQ(s.phase(), Phase::draw);
  EXPECT_EQ(s.legal(), (std::vector<std::string>{"draw 0", "draw 1", "draw 2", "draw 3", "draw 4",
                                                 "use dispatcher"}));
  EXPECT_EQ(s.why("draw 5"), Why::draw_range);
  EXPECT_EQ(s.rule("draw 5"), "S29");
  s.next_cards("signal:2").next_schedule("d09");
  s.play("draw 2");
  EXPECT_EQ(s.cards(0), 8);
  SignalScene full;
  full.hand("train:10");
  full.play("end");
  full.next_schedule("d09");
  full.play("draw 0");
  EXPECT_EQ(full.story(), "turn revealed");
}

TEST(SignalTurn, S29_the_discards_become_the_deck_when_the_last_card_is_drawn) {
  SignalScene s;
  auto& open = s.state.open;
  for (int k = 0; k < 3; ++k) {
    open.discards[k] = open.deck[k];
    open.deck[k] = 0;
  }
  open.deck[0] = 2;
  open.discards[0] = static_cast<u8>(open.discards[0] - 2);
  s.next_cards("signal:2 train:3").next_schedule("d09");
  s.play("end");
  EXPECT_EQ(s.story(), "drew rebuilt drew turn revealed");
  EXPECT_EQ(s.told("rebuilt"), R"({"e":"rebuilt","cards":79})");
  EXPECT_EQ(signal::total(open.discards), 0);
  EXPECT_EQ(open.shuffles, 1);
  EXPECT_EQ(open.left, 3);
  SignalScene enough;
  enough.end_and_reveal("d09");
  EXPECT_EQ(enough.happened("rebuilt"), 0);
}

}  // namespace
}  // namespace roundhouse::rulebook
