// What survives: resends, sleep, restart, a store that fails.
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

class Durability : public RoomsTest {
 protected:
  void open_table() {
    ala_ = connect();
    const auto welcome = new_table(ala_)[0];
    table_ = text_of(welcome, "table");
    token_ = text_of(welcome, "token");
  }

  ConnId come_back() {
    const ConnId conn = connect();
    EXPECT_EQ(join(conn, table_, token_).size(), 2u);
    return conn;
  }

  ConnId ala_ = 0;
  std::string table_;
  std::string token_;
};

TEST_F(Durability, AStalePromptIsRefused) {
  open_table();
  play_some(ala_, 3);
  const json::object state = next_turn(ala_);
  json::object old = state;
  old["prompt"] = state.at("prompt").as_int64() - 1;
  const auto answers = ask(ala_, move_request(old, some_legal_move(state), "late"));
  ASSERT_EQ(answers.size(), 1u);
  EXPECT_EQ(text_of(answers[0], "t"), "reject");
  EXPECT_EQ(text_of(answers[0], "code"), "stale");
  EXPECT_EQ(answers[0].at("prompt"), state.at("prompt"));
  EXPECT_EQ(as_text(view(ala_)), as_text(state));
}

TEST_F(Durability, AResendIsAnsweredButNotPlayedTwice) {
  open_table();
  play_some(ala_, 3);
  const json::object state = next_turn(ala_);
  const std::string request = move_request(state, some_legal_move(state), "once");
  ASSERT_EQ(text_of(ask(ala_, request).at(0), "t"), "step");
  const json::object after = view(ala_);
  const auto again = ask(ala_, request);
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(text_of(again[0], "t"), "snapshot");
  EXPECT_EQ(text_of(again[0], "id"), "once");
  EXPECT_EQ(as_text(view(ala_)), as_text(after));
}

TEST_F(Durability, AResendAfterARestartIsHarmlessToo) {
  open_table();
  play_some(ala_, 3);
  const json::object state = next_turn(ala_);
  const std::string request = move_request(state, some_legal_move(state), "once");
  rooms_->on_text(ala_, request);  // stored, and the answer lost
  restart();
  const ConnId back = come_back();
  const json::object after = view(back);
  EXPECT_EQ(after.at("v"), state.at("v").as_int64() + 1);
  EXPECT_EQ(text_of(ask(back, request).at(0), "t"), "snapshot");
  EXPECT_EQ(as_text(view(back)), as_text(after));
}

TEST_F(Durability, ATableNobodyVisitsSleepsAndWakes) {
  open_table();
  play_some(ala_, 5);
  const json::object before = next_turn(ala_);
  rooms_->on_close(ala_);
  EXPECT_EQ(rooms_->awake(), 0u);
  EXPECT_EQ(as_text(view(come_back())), as_text(before));
  EXPECT_EQ(rooms_->awake(), 1u);
}

TEST_F(Durability, ARestartChangesNothingForAnyone) {
  open_table();
  const ConnId watcher = connect();
  join(watcher, table_, "");
  play_some(ala_, 12);
  const json::object before = next_turn(ala_), seen = view(watcher);
  restart();
  EXPECT_EQ(as_text(view(come_back())), as_text(before));
  const ConnId again = connect();
  join(again, table_, "");
  EXPECT_EQ(as_text(view(again)), as_text(seen));
}

TEST_F(Durability, ABotThatWasToMoveMovesAfterARestart) {
  open_table();
  const json::object state = view(ala_);
  ask(ala_, move_request(state, some_legal_move(state), "m"));
  restart();  // the bot has not chosen its opening tickets yet
  const ConnId back = connect();
  const auto joined = join(back, table_, token_);
  EXPECT_EQ(joined.at(1).at("v"), 1);
  ASSERT_TRUE(connections_->has_timer());
  EXPECT_GE(next_turn(back).at("v").as_int64(), 2);
}

TEST_F(Durability, BotsFinishTheirTurnWhenNobodyLooks) {
  open_table();
  const json::object state = view(ala_);
  ask(ala_, move_request(state, some_legal_move(state), "m"));
  rooms_->on_close(ala_);
  EXPECT_EQ(rooms_->awake(), 1u);
  connections_->run_timers();
  EXPECT_EQ(rooms_->awake(), 0u);
  EXPECT_GE(view(come_back()).at("v").as_int64(), 2);
}

TEST_F(Durability, AFailedAppendStopsTheTableAndNobodyHearsOfTheMove) {
  open_table();
  const ConnId other = connect(), watcher = connect();
  new_table(other);
  connections_->run_timers();
  join(watcher, table_, "");
  play_some(ala_, 2);
  const json::object before = next_turn(ala_);
  connections_->take(watcher);

  store_->broken = true;
  const auto answers = ask(ala_, move_request(before, some_legal_move(before), "lost"));
  ASSERT_FALSE(answers.empty());
  EXPECT_EQ(text_of(answers[0], "code"), "store-failed");
  EXPECT_EQ(text_of(answers[0], "id"), "lost");
  for (const auto& heard : connections_->take(watcher))
    EXPECT_EQ(text_of(heard, "code"), "store-failed");

  store_->broken = false;  // the table stays stopped: what it shows is what is stored
  EXPECT_EQ(code_of(ala_, move_request(before, some_legal_move(before), "more")), "store-failed");
  EXPECT_EQ(as_text(view(ala_)), as_text(before));
  connections_->take(ala_);
  play_some(other, 1);
  EXPECT_GE(view(other).at("v").as_int64(), 2) << "other tables go on";

  rooms_->on_close(ala_);
  rooms_->on_close(watcher);
  const ConnId back = come_back();
  EXPECT_EQ(as_text(view(back)), as_text(before));
  const auto retried = ask(back, move_request(before, some_legal_move(before), "lost"));
  EXPECT_EQ(text_of(retried.at(0), "t"), "step") << "the move had not happened";
}

TEST_F(Durability, ABotsFailedAppendStopsTheTableToo) {
  open_table();
  const json::object state = view(ala_);
  ask(ala_, move_request(state, some_legal_move(state), "m"));
  store_->broken = true;
  connections_->run_timers();
  const auto heard = connections_->take(ala_);
  ASSERT_EQ(heard.size(), 1u);
  EXPECT_EQ(text_of(heard[0], "code"), "store-failed");
  store_->broken = false;
  connections_->run_timers();
  const auto again = connections_->take(ala_);
  ASSERT_GE(again.size(), 2u);
  EXPECT_EQ(text_of(again[0], "t"), "snapshot") << "nobody had to leave";
  EXPECT_EQ(text_of(again.back(), "t"), "step") << "and the bot has moved";
}

TEST_F(Durability, ATableThatCannotBeStoredIsNotOpened) {
  store_->broken = true;
  EXPECT_EQ(code_of(connect(), R"({"t":"new","game":"ttr-classic","seats":[{},{}]})"),
            "store-failed");
  connections_->run_timers();
  EXPECT_EQ(rooms_->awake(), 0u);
}

TEST_F(Durability, ARecordThatDoesNotReplayIsOpenedUpToThereAndOnlyLookedAt) {
  open_table();
  const std::string junk = R"({"kind":"move","n":1,"seat":0,"move":"fly","events":[]})";
  rooms_->on_close(ala_);
  connections_->run_timers();
  const auto stored = store_->load_table(table_);
  const int lines = static_cast<int>(std::get<StoredTable>(stored).lines.size());
  const WriteJob job{AppendLines{table_, lines, {junk}}};
  ASSERT_FALSE(store_->write(std::span(&job, 1)).at(0));
  const ConnId back = connect();
  const auto answers = join(back, table_, token_);
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(text_of(answers[1], "t"), "snapshot");
  EXPECT_EQ(text_of(answers[2], "code"), "damaged");
  EXPECT_EQ(code_of(back, move_request(answers[1], some_legal_move(answers[1]), "m")), "damaged");
  EXPECT_EQ(text_of(one(back, R"({"t":"record"})"), "t"), "record");
}

}  // namespace
}  // namespace roundhouse::server
