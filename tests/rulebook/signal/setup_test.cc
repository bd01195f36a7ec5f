// Set-up and variants: S10 to S18, S60 to S64.
#include <set>

#include "games/signal/rules/sets.h"
#include "rulebook/signal/scene.h"

namespace roundhouse::rulebook {
namespace {

using signal::Phase;
using signal::Why;

std::string refusal(const text::Options& options, std::string_view board = "europe",
                    int seats = 2) {
  auto made = signal::Codec::make("switch-signal-" + std::string(board),
                                  signal::builtin_board(board), seats, options);
  return made ? "" : made.error();
}

TEST(SignalSetup, S10_nine_trains_in_the_depot_and_their_dice) {
  const SignalScene s = SignalScene::dealt();
  for (const std::string& train : s.words().trains) EXPECT_EQ(s.at(train), "depot");
  EXPECT_EQ(s.words().trains.size(), 9u);
  const auto die = [&](int colour) {
    const auto& faces = s.words().board.deck.die[colour];
    return std::vector<int>(std::begin(faces), std::end(faces));
  };
  EXPECT_EQ(die(0), (std::vector<int>{2, 3, 3, 4, 4, 5}));
  EXPECT_EQ(die(1), (std::vector<int>{1, 2, 2, 3, 3, 4}));
  EXPECT_EQ(die(2), (std::vector<int>{1, 1, 1, 2, 2, 3}));
}

TEST(SignalSetup, S10_the_deployment_dice_are_added) {
  SignalScene s = SignalScene::dealt();
  s.next_dice(2, 4);
  s.play("deploy black");
  EXPECT_EQ(s.at("black-1"), "calais") << "2 and 4 are 6";
  EXPECT_EQ(s.told("dice"), R"({"e":"dice","dice":[2,4],"place":"calais"})");
  s.next_dice(6, 6);
  s.play("deploy brown");
  EXPECT_EQ(s.at("brown-1"), "genoa") << "12";
}

TEST(SignalSetup, S10_there_are_three_trains_of_a_colour_and_no_more) {
  SignalScene s;
  s.train("black-1", "paris-dijon/1", "dijon")
      .train("black-2", "paris-dijon/2", "dijon")
      .train("black-3", "milan-lyon/1", "lyon");
  s.end_and_reveal("d06");
  EXPECT_EQ(s.why("deploy black"), Why::depot);
  EXPECT_EQ(s.rule("deploy black"), "S22");
  EXPECT_TRUE(s.may("deploy grey"));
}

TEST(SignalSetup, S11_27_cards_of_each_kind_and_5_for_each_player) {
  for (int seats : {2, 3, 4}) {
    const SignalScene s = SignalScene::dealt("europe", {}, seats);
    for (int i = 0; i < seats; ++i) EXPECT_EQ(s.cards(i), 5);
    for (int kind = 0; kind < 3; ++kind) {
      int all = s.state.open.deck[kind];
      for (int i = 0; i < seats; ++i) all += s.state.open.hand[i][kind];
      EXPECT_EQ(all, 27);
    }
  }
  EXPECT_EQ(refusal({}, "europe", 5), "switch-signal-europe is for 2 to 4 players, not 5");
  EXPECT_EQ(refusal({}, "europe", 1), "switch-signal-europe is for 2 to 4 players, not 1");
}

TEST(SignalSetup, S11_hands_are_open_to_all) {
  SignalScene s;
  s.hand(1, "signal:2 train");
  std::string seen;
  s.codec->write(seen, s.codec->rules().view(s.state, kNobody));
  EXPECT_NE(seen.find(R"("hands":[{},{"signal":2,"train":1}])"), std::string::npos) << seen;
}

TEST(SignalSetup, S12_two_schedule_cards_are_removed_and_the_start_card_lies_on_top) {
  const SignalScene s = SignalScene::dealt();
  EXPECT_EQ(s.told("revealed"), R"({"e":"revealed","card":"start","from":"start"})");
  EXPECT_EQ(s.words().cards.size(), 18u);
  EXPECT_EQ(s.state.open.schedule, 16);
  EXPECT_EQ(signal::count(s.state.open.unseen), 18) << "nobody knows which two are gone";
  EXPECT_EQ(SignalScene::dealt("europe", {{"removed", "5"}}).state.open.schedule, 13);
}

TEST(SignalSetup, S13_seven_tokens_and_three_unused_helpers) {
  for (const char* board : kSignalBoards) {
    SignalScene s = SignalScene::dealt(board);
    EXPECT_EQ(s.clock(), 7);
    EXPECT_EQ(s.state.open.unused, 7);
    s.clock(8);
    EXPECT_STREQ(s.codec->rules().position_error(s.state),
                 "there are more time tokens than the clock holds (S13)");
  }
}

TEST(SignalSetup, S14_one_signal_marker_at_each_city_and_three_on_open_track) {
  for (const char* board : kSignalBoards) {
    const SignalScene s = SignalScene::dealt(board);
    const signal::Board& b = s.words().board;
    EXPECT_EQ(signal::count(s.state.open.green), board == std::string("europe") ? 8 : 9);
    for (int c = 0; c < b.cities; ++c)
      EXPECT_EQ(signal::count(s.state.open.green & b.city_signals[c]), 1);
    EXPECT_EQ(signal::count(s.state.open.green & b.on_track), 3);
  }
  SignalScene free = SignalScene::dealt("europe", {{"layout", "free"}});
  EXPECT_TRUE(free.may("signal calais-paris@2 paris-reims@0"));
  EXPECT_EQ(free.why("signal calais-paris@2 lemans-limoges@1"), Why::marker_stays);
  EXPECT_EQ(free.why("signal dijon-lyon@1 paris-reims@0"), Why::marker_stays);
  EXPECT_EQ(free.rule("signal dijon-lyon@1 paris-reims@0"), "S14");
}

TEST(SignalSetup, S14_no_option_may_need_more_than_the_box_has) {
  EXPECT_EQ(refusal({{"extra-signal", "1"}}, "america"), "") << "ten markers";
  EXPECT_NE(refusal({{"extra-signal", "2"}}, "america"), "");
}

TEST(SignalSetup, S15_two_goods_of_each_colour_in_its_trade_city) {
  SignalScene s = SignalScene();
  for (const char* goods : {"blue", "yellow", "white", "red"}) EXPECT_EQ(s.goods_left(goods), 2);
  s.train("black-1", "paris").hand("signal");
  s.play("load black-1 signal");
  EXPECT_EQ(s.goods("black-1"), "blue");
  EXPECT_EQ(s.goods_left("blue"), 1);
  s.train("black-2", "paris-dijon/1", "dijon", "blue");
  EXPECT_EQ(s.goods_left("blue"), 0) << "and there is no third";
}

TEST(SignalSetup, S16_the_first_games_placement_lies_ready) {
  const SignalScene s = SignalScene::dealt();
  EXPECT_EQ(s.phase(), Phase::deploy);
  EXPECT_TRUE(s.is_green("calais-paris@2"));
  EXPECT_FALSE(s.is_green("paris-reims@0"));
}

TEST(SignalSetup, S16_free_placement_comes_before_any_card_by_the_first_player) {
  SignalScene s = SignalScene::dealt("europe", {{"layout", "free"}, {"first-seat", "1"}});
  EXPECT_EQ(s.phase(), Phase::placing);
  EXPECT_EQ(s.story(), "first");
  EXPECT_EQ(s.cards(0) + s.cards(1), 0);
  EXPECT_EQ(s.check_as(0, "ready").why, Why::not_your_turn);
  s.play("set lyon marseille-lyon milan-lyon");
  s.play("signal calais-paris@2 paris-dijon@0");
  EXPECT_EQ(s.why("signal dijon-lyon@1 milan-nice@1"), Why::marker_there) << "one marker a space";
  EXPECT_EQ(s.why("signal paris-reims@0 calais-paris@2"), Why::no_marker);
  EXPECT_EQ(s.why("set lyon marseille-lyon milan-lyon"), Why::same_setting);
  s.next_cards("signal:10");
  s.play("ready");
  EXPECT_EQ(s.story(), "ready hand hand turn revealed");
  EXPECT_EQ(s.turn(), 1);
  EXPECT_EQ(s.why("ready"), Why::wrong_step);
}

TEST(SignalSetup, S16_placing_ends_after_64_changes) {
  SignalScene s = SignalScene::dealt("europe", {{"layout", "free"}});
  for (int i = 0; i < 32; ++i) {
    s.play("set lyon marseille-lyon milan-lyon");
    s.play("set lyon marseille-lyon dijon-lyon");
  }
  EXPECT_EQ(s.why("set lyon marseille-lyon milan-lyon"), Why::placing_limit);
  EXPECT_EQ(s.why("signal calais-paris@2 paris-dijon@0"), Why::placing_limit);
  EXPECT_EQ(s.legal(), std::vector<std::string>{"ready"});
}

TEST(SignalSetup, S17_who_begins_is_an_option_or_luck) {
  EXPECT_EQ(SignalScene::dealt("europe", {{"first-seat", "2"}}, 3).turn(), 2);
  auto made = signal::Codec::make("switch-signal-europe", signal::builtin_board("europe"), 3, {});
  const auto& codec = *made;
  const std::vector<u8> cards(15, 0), picks{1};
  Chance::Tape tape{cards, {}, picks};
  Chance chance = Chance::taped(tape);
  signal::Events events;
  EXPECT_EQ(index(codec.rules().deal(3, chance, events).open.turn), 1);
  EXPECT_EQ(events.all()[0].by_luck, 1) << "by luck";
  EXPECT_EQ(refusal({{"first-seat", "2"}}),
            "first-seat must be random or a seat from 0 to 1, not \"2\"");
}

TEST(SignalSetup, S18_all_see_the_same_and_nobody_the_order_of_decks) {
  SignalScene s;
  s.end_and_reveal("d09");
  const auto seen_by = [&](Seat seat) {
    std::string json;
    s.codec->write(json, s.codec->rules().view(s.state, seat));
    return json;
  };
  EXPECT_EQ(seen_by(seat_at(0)), seen_by(kNobody));
  EXPECT_EQ(seen_by(seat_at(0)), seen_by(seat_at(1)));
  EXPECT_EQ(s.codec->digest(s.state), s.codec->digest(s.codec->rules().view(s.state, kNobody)));
  EXPECT_NE(seen_by(kNobody).find(R"("card":"d09")"), std::string::npos);
}

TEST(SignalSetup, S18_used_schedule_cards_never_come_back) {
  SignalScene s;
  s.end_and_reveal("d09");
  s.play("colour grey");
  EXPECT_EQ(s.story(), "named carried-out");
  EXPECT_TRUE(signal::has(s.state.open.used, 8));
  EXPECT_FALSE(signal::has(s.state.open.unseen, 8));
  s.state.open.unseen |= 1u << 8;
  EXPECT_STREQ(s.codec->rules().position_error(s.state), "a schedule card is there twice");
}

TEST(SignalSetup, S60_one_more_signal_marker_on_any_red_space) {
  for (const char* layout : {"fixed", "free"}) {
    SignalScene s = SignalScene::dealt("europe", {{"extra-signal", "1"}, {"layout", layout}});
    if (layout == std::string("free")) {
      s.play("ready");
      EXPECT_EQ(s.story(), "ready");
    }
    EXPECT_EQ(s.phase(), Phase::extra);
    EXPECT_EQ(s.why("extra calais-paris@2"), Why::marker_there);
    EXPECT_TRUE(s.may("extra lemans-limoges@1"));
    s.next_cards("signal:10");
    s.play("extra paris-dijon@0");
    EXPECT_EQ(s.story(), "marker hand hand turn revealed");
    EXPECT_EQ(signal::count(s.state.open.green), 9);
  }
}

TEST(SignalSetup, S60_fewer_cards_removed_and_more_time) {
  const SignalScene s = SignalScene::dealt("europe", {{"removed", "0"}, {"time", "10"}});
  EXPECT_EQ(s.state.open.schedule, 18);
  EXPECT_EQ(s.clock(), 10);
  EXPECT_EQ(SignalScene::dealt("europe", {{"removed", "1"}, {"time", "8"}}).state.open.schedule,
            17);
  EXPECT_EQ(refusal({{"time", "11"}}), "time must be 7, 8, 9 or 10, not \"11\"");
  EXPECT_EQ(refusal({{"tmie", "8"}}), "there is no option \"tmie\"; did you mean time?");
}

TEST(SignalSetup, S61_up_to_15_further_cards_are_removed) {
  EXPECT_EQ(SignalScene::dealt("europe", {{"removed", "17"}}).state.open.schedule, 1);
  EXPECT_EQ(refusal({{"removed", "18"}}), "removed must be a number from 0 to 17, not \"18\"");
}

TEST(SignalSetup, S62_ten_goods_on_the_european_board) {
  SignalScene s("europe", {{"goods", "10"}});
  EXPECT_EQ(s.goods_left("red"), 3);
  s.delivered("marseille", "red:3 blue:2 yellow:2 white");
  EXPECT_EQ(s.result().delivered, 8) << "a third red counts as one of the two more";
  s.delivered("marseille", "blue yellow");
  EXPECT_EQ(s.result().delivered, 9) << "two more of any, and anything beyond counts for nothing";
  EXPECT_EQ(s.result().needed, 10);
  s.train("black-1", "marseille-lyon/1", "marseille", "white");
  s.drive("black-1", 2);
  EXPECT_TRUE(s.over()) << "the second white is the last one needed";
  EXPECT_EQ(s.result().won, 1);
}

TEST(SignalSetup, S62_a_port_in_america_needs_each_colour_and_one_more) {
  SignalScene s("america", {{"goods", "10"}});
  s.delivered("new_york", "red");
  s.train("black-1", "new_york-washington/1", "new_york", "red")
      .green("new_york-pittsburgh@0", "new_york-washington@0");
  s.drive("black-1", 2);
  EXPECT_EQ(s.told("unloaded"),
            R"({"e":"unloaded","train":"black-1","goods":"red","port":"new_york"})")
      << "in the place for one more";
  EXPECT_EQ(s.result().delivered, 2);
  s.train("black-2", "new_york-washington/1", "new_york", "red");
  s.drive("black-2", 2);
  EXPECT_EQ(s.happened("unloaded"), 0) << "a third red is not needed";
  EXPECT_EQ(s.at("black-2"), "new_york");
}

TEST(SignalSetup, S63_start_numbers_are_shuffled_for_the_whole_game) {
  SignalScene s =
      SignalScene::dealt("europe", {{"places", "shuffled"}}, 2, "12 11 10 9 8 7 6 5 4 3 2");
  EXPECT_EQ(s.told("numbers"), R"({"e":"numbers","numbers":[12,11,10,9,8,7,6,5,4,3,2]})");
  s.next_dice(3, 3);
  s.play("deploy black");
  EXPECT_EQ(s.at("black-1"), "salzburg") << "6 lies on the seventh start place now";
  EXPECT_NE(refusal({{"places", "shuffled+stack"}}), "") << "it cannot be combined with S64";
}

TEST(SignalSetup, S64_tokens_instead_of_deployment_dice) {
  SignalScene s = SignalScene::dealt("europe", {{"places", "stack"}});
  s.next_token("calais");
  s.play("deploy black");
  EXPECT_EQ(s.story(), "token deployed");
  EXPECT_EQ(s.at("black-1"), "calais");
  s.next_token("brest");
  s.play("deploy brown");
  s.next_token("genoa");
  s.play("deploy grey");
  EXPECT_EQ(s.story(), "token deployed carried-out tokens");
  EXPECT_EQ(signal::count(s.state.open.stack), 11) << "all are shuffled into a new stack";
}

TEST(SignalSetup, S64_an_occupied_place_costs_time_and_an_empty_stack_is_shuffled_anew) {
  SignalScene s("europe", {{"places", "stack"}});
  s.train("grey-1", "calais");
  s.end_and_reveal("d06");
  s.next_token("calais");
  s.play("deploy black");
  EXPECT_EQ(s.story(), "named token occupied time carried-out");
  EXPECT_EQ(s.clock(), 5);
  s.state.open.stack = 0;
  s.state.open.turned = 11;
  const int shuffles = s.state.open.stack_shuffles;
  s.end_and_reveal("d07");
  s.next_token("calais");
  s.play("deploy black");
  EXPECT_TRUE(s.story().starts_with("named tokens token occupied")) << s.story();
  EXPECT_EQ(s.state.open.stack_shuffles, shuffles + 1);
  EXPECT_EQ(s.state.open.turned, 1);
  EXPECT_EQ(signal::count(s.state.open.stack), 10);
}

}  // namespace
}  // namespace roundhouse::rulebook
