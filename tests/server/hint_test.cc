// What a table helps its players with, and the coach's hints.
#include <algorithm>

#include "play/verify.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

class HintTest : public RoomsTest {
 protected:
  // The hint's answer: the thought comes back by way of post().
  json::object hint(ConnId conn) {
    connections_->take(conn);
    rooms_->on_text(conn, R"({"t":"hint","id":"h"})");
    connections_->run_timers();
    for (const json::object& told : connections_->take(conn))
      if (text_of(told, "id") == "h") return told;
    return {};
  }
  json::object make(ConnId conn, const std::string& game, const std::string& assist) {
    std::string request = R"({"t":"new","game":")" + game +
                          R"(","seats":[{"name":"Ala"},{"name":"Ola"}],)" +
                          R"("options":{"first-seat":"0"})";
    if (!assist.empty()) request += R"(,"assist":")" + assist + '"';
    return ask(conn, request + "}").at(1);
  }
};

TEST_F(HintTest, ATableHelpsAsItsMakerSaid) {
  for (const std::string assist : {"none", "legal", "tracker", "planner", "coach"}) {
    const ConnId ala = connect();
    EXPECT_EQ(text_of(make(ala, "ttr-classic", assist), "assist"), assist);
    EXPECT_EQ(text_of(hint(ala), assist == "coach" ? "move" : "code") == "no-hints",
              assist != "coach");
  }
  EXPECT_EQ(text_of(make(connect(), "ttr-classic", ""), "assist"), "coach");
}

TEST_F(HintTest, AnUnknownHelpIsRefused) {
  const ConnId ala = connect();
  const auto told = one(
      ala, R"({"t":"new","game":"ttr-classic","seats":[{},{"bot":"easy"}],"assist":"telepathy"})");
  EXPECT_EQ(text_of(told, "code"), "bad-message");
  EXPECT_EQ(text_of(told, "at"), "/assist");
}

TEST_F(HintTest, HelpIsKeptWithTheTableAndInTheRecord) {
  ConnId ala = connect();
  const auto answers = ask(
      ala,
      R"({"t":"open","game":"ghost-train","seats":[{"mine":true},{"bot":"easy"}],"assist":"tracker"})");
  EXPECT_EQ(text_of(answers.at(1), "assist"), "tracker");
  const std::string table = text_of(answers[0], "table"), token = text_of(answers[0], "token");
  restart();
  ala = connect();
  EXPECT_EQ(text_of(join(ala, table, token).at(1), "assist"), "tracker");
  ask(ala, R"({"t":"start"})");
  EXPECT_EQ(text_of(view(ala), "assist"), "tracker");
  restart();
  ala = connect();
  EXPECT_EQ(text_of(join(ala, table, token).at(1), "assist"), "tracker");
  const json::object record = one(ala, R"({"t":"record"})");
  const std::string header(record.at("lines").as_array().at(0).as_string());
  EXPECT_NE(header.find(R"("assist":"tracker")"), std::string::npos) << header;
}

TEST_F(HintTest, ACoachAdvisesALegalMoveWithAReasonInBothLanguages) {
  for (const std::string& game : catalogue_.game_ids()) {
    const ConnId ala = connect();
    json::object state = make(ala, game, "coach");
    for (int i = 0; i < 12 && !state.at("prompt").is_null(); ++i) {
      const json::object told = hint(ala);
      ASSERT_EQ(text_of(told, "t"), "hint") << game << as_text(told);
      EXPECT_EQ(told.at("prompt"), state.at("prompt"));
      const std::string move = text_of(told, "move");
      EXPECT_EQ(std::ranges::count(state.at("legal").as_array(), json::value(move)), 1)
          << game << ": " << move;
      const json::object& reason = told.at("reason").as_object();
      EXPECT_FALSE(text_of(reason, "en").empty()) << game << ": " << move;
      EXPECT_FALSE(text_of(reason, "pl").empty()) << game << ": " << move;
      EXPECT_EQ(as_text(hint(ala)), as_text(told)) << "the same question has the same answer";
      ask(ala, move_request(state, move, "m"));
      state = view(ala);
    }
    EXPECT_GT(state.at("v").as_int64(), 0) << game;
  }
}

TEST_F(HintTest, WhoGetsNoHintIsToldWhy) {
  const ConnId ala = connect();
  const auto answers = new_table(ala, R"({"name":"Ala"},{"name":"Ola"})");
  const std::string table = text_of(answers[0], "table");
  const ConnId guest = connect();
  EXPECT_EQ(text_of(hint(guest), "code"), "unknown-table");
  join(guest, table, "");
  EXPECT_EQ(text_of(hint(guest), "code"), "not-yours");
  const json::object state = view(ala);
  ask(ala, move_request(state, some_legal_move(state), "m"));
  EXPECT_EQ(text_of(hint(ala), "code"), "not-your-turn");  // the other has not chosen yet
  const ConnId opener = connect();
  ask(opener, R"({"t":"open","game":"ttr-new","seats":[{"mine":true},{}]})");
  EXPECT_EQ(text_of(hint(opener), "code"), "not-started");
}

TEST_F(HintTest, NoHintAfterTheEnd) {
  const ConnId ala = connect();
  ask(ala, R"({"t":"new","game":"ghost-train","seats":[{"name":"Ala"},{"bot":"easy"}]})");
  for (int i = 0; i < 400 && view(ala).at("result").is_null(); ++i) play_some(ala, 1);
  ASSERT_FALSE(view(ala).at("result").is_null());
  EXPECT_EQ(text_of(hint(ala), "code"), "game-over");
}

// One device, two people: a hint that comes late is not shown to the wrong one.
TEST_F(HintTest, AHintIsForTheSeatThatAsked) {
  const ConnId both = connect();
  ask(both,
      R"({"t":"open","game":"ttr-classic","seats":[{"mine":true},{"mine":true}],"start":"full"})");
  connections_->run_timers();
  ask(both, R"({"t":"unlock","seat":0})");
  rooms_->on_text(both, R"({"t":"hint","id":"h"})");
  EXPECT_EQ(text_of(one(both, R"({"t":"hint","id":"again"})"), "code"), "too-fast");
  ask(both, R"({"t":"unlock","seat":1})");
  connections_->run_timers();
  const auto told = connections_->take(both);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(text_of(told[0], "code"), "not-yours");
  EXPECT_EQ(text_of(told[0], "id"), "h");
  EXPECT_EQ(text_of(hint(both), "t"), "hint");
}

}  // namespace
}  // namespace roundhouse::server
