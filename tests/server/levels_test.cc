// Every level of the catalogue plays at a table.
#include "core/bot.h"
#include "server/lobby_testing.h"

namespace roundhouse::server {
namespace {

TEST_F(Lobby, EveryLevelOfEveryGamePlaysToTheEnd) {
  restart({.bot_delay = std::chrono::milliseconds(0)});  // searching bots get the least budget
  for (const GameInfo& info : all_game_infos()) {
    std::string seats;
    const auto levels = levels_of(info.id);
    for (int i = 0; i < info.most; ++i) {
      const auto level = levels[(levels.size() - 1 - static_cast<std::size_t>(i) % levels.size())];
      seats += (seats.empty() ? "" : ",") + std::string(R"({"bot":")") + std::string(level) + "\"}";
    }
    const ConnId watcher = connect();
    const auto made =
        ask(watcher, R"({"t":"new","game":")" + info.id + R"(","seats":[)" + seats + "]}");
    ASSERT_EQ(made.size(), 2u) << as_text(made.at(0));
    connections_->run_timers();
    EXPECT_FALSE(view(watcher).at("result").is_null()) << info.id;
    EXPECT_EQ(verdict(one(watcher, R"({"t":"record"})")).problem, "") << info.id;
  }
}

TEST_F(Lobby, ExpertPlaysOnForOneWhoHandsTheSeatOver) {
  restart({.bot_delay = std::chrono::milliseconds(0)});
  begin();
  EXPECT_EQ(text_of(one(ola_.conn, R"({"t":"hand","bot":"oracle"})"), "code"), "bad-option");
  ask(ola_.conn, R"({"t":"hand","bot":"expert"})");
  play_some(ala_.conn, 3);
  connections_->run_timers();
  EXPECT_GT(view(ola_.conn).at("v").as_int64(), 4);
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"move","move":"draw","prompt":0})"), "handed");
}

}  // namespace
}  // namespace roundhouse::server
