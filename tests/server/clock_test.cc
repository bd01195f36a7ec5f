// Clocks: who does not decide in time, is played for.
#include <thread>

#include "server/lobby_testing.h"

namespace roundhouse::server {
namespace {

constexpr const char* kTimed = R"({"t":"open","game":"ttr-classic","start":"full","clock":30,
                                   "seats":[{"name":"Ala","mine":true},{}]})";

TEST_F(Lobby, WhenAClockRunsOutABotPlaysOnAndTheRecordSaysSo) {
  ala_ = hello("Ala");
  ola_ = hello("Ola");
  table_ = open(ala_, kTimed);
  sit(ola_, table_);
  const auto news = last(ala_.conn, "table");
  EXPECT_EQ(news.at("clock"), 30);
  EXPECT_TRUE(news.at("seats").at(0).as_object().contains("left_ms"));
  connections_->run_timers();  // both are late; bots play to the end
  const auto end = view(ala_.conn);
  EXPECT_FALSE(end.at("result").is_null());
  int notes = 0;
  const auto record = one(ala_.conn, R"({"t":"record"})");
  for (const json::value& line : record.at("lines").as_array())
    notes += text_of(parse_object(line.as_string()), "note") == "timeout";
  EXPECT_EQ(notes, 2);
  EXPECT_EQ(verdict(record).problem, "");
}

TEST_F(Lobby, AClockRunsOnWhileTheTableSleeps) {
  ala_ = hello("Ala");
  ola_ = hello("Ola");
  table_ = open(ala_, kTimed);
  sit(ola_, table_);
  rooms_->on_close(ala_.conn);
  rooms_->on_close(ola_.conn);
  ASSERT_EQ(rooms_->awake(), 0u);
  constexpr std::chrono::milliseconds kSlept{20};
  std::this_thread::sleep_for(kSlept);
  connections_->delays.clear();
  ala_.conn = hello("Ala", ala_.key).conn;
  join(ala_.conn, table_, "");
  ASSERT_EQ(connections_->delays.size(), 2u) << "one timer for each who is to act";
  for (const auto delay : connections_->delays) EXPECT_LE(delay, std::chrono::seconds(30) - kSlept);
  connections_->run_timers();  // the timers of before mean nothing any more
  const auto record = one(ala_.conn, R"({"t":"record"})");
  int notes = 0;
  for (const json::value& line : record.at("lines").as_array())
    notes += text_of(parse_object(line.as_string()), "note") == "timeout";
  EXPECT_EQ(notes, 2);
}

TEST_F(Lobby, ARestartAndAPauseGiveTheFullTimeAgain) {
  ala_ = hello("Ala");
  ola_ = hello("Ola");
  table_ = open(ala_, kTimed);
  sit(ola_, table_);
  host_does(ala_, "pause");
  EXPECT_FALSE(last(ola_.conn, "table").at("seats").at(0).as_object().contains("left_ms"));
  connections_->run_timers();
  EXPECT_EQ(view(ala_.conn).at("v"), 0) << "nobody is late in a pause";
  host_does(ala_, "resume");
  EXPECT_TRUE(last(ola_.conn, "table").at("seats").at(0).as_object().contains("left_ms"));
  restart();
  ala_.conn = hello("Ala", ala_.key).conn;
  join(ala_.conn, table_, "");
  ASSERT_EQ(connections_->delays.size(), 2u);
  connections_->run_timers();
  EXPECT_FALSE(view(ala_.conn).at("result").is_null()) << "late again, bots played on";
}

}  // namespace
}  // namespace roundhouse::server
