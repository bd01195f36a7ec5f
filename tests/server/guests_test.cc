// Guests: a key that brings back their games, and being forgotten.
#include "server/lobby_testing.h"

namespace roundhouse::server {
namespace {

TEST_F(Lobby, AKeyBringsMyGamesToAnotherDevice) {
  begin();
  const ConnId phone = connect();
  const auto you = one(phone, R"({"t":"hello","key":")" + ala_.key + "\"}");
  EXPECT_EQ(text_of(you, "name"), "Ala");
  EXPECT_FALSE(you.contains("key")) << "it is not said again";
  ASSERT_EQ(you.at("tables").as_array().size(), 1u);
  EXPECT_EQ(you.at("tables").at(0).at("table").as_string(), table_);
  EXPECT_EQ(json::serialize(you.at("tables").at(0).at("yours")), "[0]");
  EXPECT_EQ(join(phone, table_, "").at(0).at("seat"), 0);
  EXPECT_EQ(code_of(connect(), R"({"t":"hello","key":"0123"})"), "unknown-key");
}

TEST_F(Lobby, ForgettingTakesNameAndGamesAway) {
  begin();
  ask(ala_.conn, R"({"t":"say","text":"my words"})");
  Person again = hello("Ala", ala_.key);
  const std::string alone = open(again, R"({"t":"open","game":"ttr-new","start":"full",
                                           "seats":[{"name":"Ala","mine":true},{"bot":"easy"}]})");
  connections_->take(again.conn);
  ask(again.conn, R"({"t":"forget","id":"f"})");
  connections_->run_timers();
  EXPECT_EQ(join(connect(), alone, "").at(0).at("code"), "unknown-table");
  EXPECT_EQ(code_of(connect(), R"({"t":"hello","key":")" + ala_.key + "\"}"), "unknown-key");
  const auto state = view(ola_.conn);
  EXPECT_EQ(state.at("seats").at(0).at("name"), "");
  EXPECT_EQ(state.at("seats").at(1).at("name"), "Ola");
  EXPECT_EQ(join(connect(), table_, ala_.token).at(0).at("code"), "not-yours");
  restart();
  ola_.conn = hello("Ola", ola_.key).conn;
  EXPECT_EQ(join(ola_.conn, table_, "").at(0).at("seat"), 1);
  const auto stored = std::get<StoredTable>(store_->load_table(table_));
  EXPECT_TRUE(stored.said.empty());
  for (const std::string& line : stored.lines) EXPECT_EQ(line.find("Ala"), std::string::npos);
  EXPECT_NE(stored.lines.front().find("Ola"), std::string::npos);
  ala_.conn = ola_.conn;  // a bot plays the other seat now
  play_out();
  const auto record = one(ola_.conn, R"({"t":"record"})");
  EXPECT_EQ(verdict(record).problem, "");
  EXPECT_EQ(verdict(record).luck_checked, 1);
}

// A table that does not replay any more is never opened again, but it still knows a name.
TEST_F(Lobby, ForgettingReachesTablesThatCannotBeWoken) {
  begin();
  ask(ala_.conn, R"({"t":"say","text":"my words"})");
  const Person alone = hello("Ala", ala_.key);
  ask(alone.conn, R"({"t":"new","game":"ttr-new","seats":[{"name":"Ala"},{"bot":"easy"}]})");
  const auto you = one(connect(), R"({"t":"hello","key":")" + ala_.key + "\"}");
  std::vector<std::string> tables;
  for (const json::value& table : you.at("tables").as_array())
    tables.push_back(text_of(table.as_object(), "table"));
  ASSERT_EQ(tables.size(), 2u);
  restart();
  for (const std::string& table : tables) {
    auto stored = std::get<StoredTable>(store_->load_table(table));
    stored.lines.push_back("no line of a record");
    const WriteJob job{ReplaceLines{table, stored.lines}};
    ASSERT_FALSE(store_->write(std::span(&job, 1)).at(0));
  }
  ala_ = hello("Ala", ala_.key);
  EXPECT_TRUE(std::ranges::any_of(join(ala_.conn, table_, ""), [](const json::object& message) {
    return text_of(message, "code") == "damaged";
  }));
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"forget"})"), "t"), "ok");
  for (const std::string& table : tables) {
    const auto loaded = store_->load_table(table);
    if (table != table_) {
      EXPECT_TRUE(std::holds_alternative<NoTable>(loaded)) << "nobody else plays there";
      continue;
    }
    const auto& stored = std::get<StoredTable>(loaded);
    EXPECT_TRUE(stored.said.empty());
    EXPECT_EQ(stored.head.seats.at(0).name + stored.head.seats.at(0).guest, "");
    EXPECT_EQ(stored.head.seats.at(1).name, "Ola");
    EXPECT_NE(stored.lines.at(0).find("Ola"), std::string::npos);
    for (const std::string& line : stored.lines) EXPECT_EQ(line.find("Ala"), std::string::npos);
    EXPECT_EQ(stored.lines.back(), "no line of a record") << "nothing else is touched";
  }
}

TEST_F(Lobby, ForgettingDoesNotWaitForOtherTablesToSleep) {
  begin();
  const std::string other = text_of(new_table(connect())[0], "table");
  rooms_->on_close(ala_.conn);
  rooms_->on_close(ola_.conn);
  connections_->run_timers();
  restart({.max_awake = 1});
  join(connect(), other, "");
  ala_ = hello("Ala", ala_.key);
  EXPECT_EQ(text_of(join(ala_.conn, table_, "").at(0), "code"), "busy");
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"forget"})"), "t"), "ok");
  connections_->run_timers();
  EXPECT_EQ(std::get<StoredTable>(store_->load_table(table_)).head.seats.at(0).name, "");
}

}  // namespace
}  // namespace roundhouse::server
