// Tables, seats and tokens, without a network.
#include <algorithm>
#include <sstream>

#include "play/verify.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

TEST_F(RoomsTest, AGuestStartsATableAndSitsDown) {
  const ConnId ala = connect();
  const auto answers = new_table(ala);
  EXPECT_EQ(text_of(answers[0], "t"), "welcome");
  EXPECT_EQ(answers[0].at("protocol"), 1);
  EXPECT_EQ(answers[0].at("seat"), 0);
  EXPECT_EQ(text_of(answers[0], "token").size(), 32u);
  EXPECT_FALSE(answers[0].contains("invites"));
  EXPECT_EQ(text_of(answers[1], "t"), "snapshot");
  EXPECT_EQ(answers[1].at("v"), 0);
  EXPECT_EQ(answers[1].at("prompt"), 0);
  EXPECT_FALSE(answers[1].at("legal").as_array().empty());
}

TEST_F(RoomsTest, TheFirstSeatWithoutABotIsTheSenders) {
  const auto answers = new_table(connect(), R"({"bot":"easy"},{"name":"Ala"},{"name":"Ola"})");
  EXPECT_EQ(answers[0].at("seat"), 1);
  const json::array& invites = answers[0].at("invites").as_array();
  ASSERT_EQ(invites.size(), 1u);
  EXPECT_EQ(invites[0].at("seat"), 2);
  const auto joined = join(connect(), text_of(answers[0], "table"),
                           std::string(invites[0].at("token").as_string()));
  EXPECT_EQ(joined.at(0).at("seat"), 2);
}

TEST_F(RoomsTest, BotsAloneAreWatched) {
  const ConnId ala = connect();
  const auto answers = new_table(ala, R"({"bot":"random"},{"bot":"random"})");
  EXPECT_TRUE(answers[0].at("seat").is_null());
  EXPECT_FALSE(answers[0].contains("token"));
  EXPECT_FALSE(next_turn(ala).at("result").is_null());
}

TEST_F(RoomsTest, AWholeGameAgainstABotEndsWithAResult) {
  const ConnId ala = connect();
  const std::string table = text_of(new_table(ala)[0], "table");
  json::object state = next_turn(ala);
  for (int i = 0; state.at("result").is_null(); ++i) {
    ASSERT_LT(i, 2000) << "the game does not end";
    const auto answers =
        ask(ala, move_request(state, some_legal_move(state), "m" + std::to_string(i)));
    ASSERT_FALSE(answers.empty());
    ASSERT_EQ(text_of(answers[0], "t"), "step") << json::serialize(answers[0]);
    ASSERT_EQ(text_of(answers[0], "id"), "m" + std::to_string(i));
    ASSERT_EQ(answers[0].at("v"), state.at("v").as_int64() + 1);
    state = next_turn(ala);
  }
  EXPECT_TRUE(state.at("prompt").is_null());
  EXPECT_EQ(code_of(ala, R"({"t":"move","move":"draw","prompt":1})"), "game-over");
  const auto record = ask(ala, R"({"t":"record","id":"r"})").at(0);
  const json::array& lines = record.at("lines").as_array();
  EXPECT_EQ(text_of(parse_object(lines.front().as_string()), "kind"), "header");
  EXPECT_EQ(text_of(parse_object(lines.back().as_string()), "kind"), "result");
  std::stringstream file;
  for (const json::value& line : lines) file << std::string_view(line.as_string()) << '\n';
  const Verdict verdict = verify_records(file, catalogue_);
  EXPECT_EQ(verdict.problem, "");
  EXPECT_EQ(verdict.luck_checked, 1) << "the opened secret gives the same deal";

  const ConnId spectator = connect();
  join(spectator, table, "");
  EXPECT_EQ(ask(spectator, R"({"t":"record"})").at(0).at("lines"), record.at("lines"));
}

TEST_F(RoomsTest, TwoTabsOfOnePersonStayInStep) {
  const ConnId one = connect();
  const auto welcome = new_table(one)[0];
  const ConnId two = connect();
  const auto joined = join(two, text_of(welcome, "table"), text_of(welcome, "token"));
  EXPECT_EQ(joined.at(0).at("seat"), 0);
  for (int i = 0; i < 20; ++i) {
    const json::object state = next_turn(one);
    connections_->take(two);
    rooms_->on_text(i % 2 ? one : two, move_request(state, some_legal_move(state), "x"));
    connections_->run_timers();
    auto first = connections_->take(one), second = connections_->take(two);
    ASSERT_FALSE(first.empty());
    EXPECT_EQ(text_of((i % 2 ? first : second).at(0), "id"), "x");
    EXPECT_FALSE((i % 2 ? second : first).at(0).contains("id"));
    first[0].stable_erase("id");
    second[0].stable_erase("id");
    EXPECT_EQ(as_text(first[0]), as_text(second[0]));
  }
}

TEST_F(RoomsTest, ThePersonsChoicesInTheOpeningDoNotDisturbEachOther) {
  const ConnId ala = connect(), ola = connect();
  const auto answers = new_table(ala, R"({"name":"Ala"},{"name":"Ola"})");
  const auto joined =
      join(ola, text_of(answers[0], "table"),
           std::string(answers[0].at("invites").as_array()[0].at("token").as_string()));
  const auto first = ask(ala, move_request(answers[1], some_legal_move(answers[1]), "a"));
  EXPECT_EQ(text_of(first.at(0), "t"), "step");
  connections_->take(ola);
  const auto second = ask(ola, move_request(joined.at(1), some_legal_move(joined[1]), "b"));
  ASSERT_EQ(second.size(), 1u);
  EXPECT_EQ(text_of(second[0], "t"), "step") << json::serialize(second[0]);
  EXPECT_EQ(second[0].at("v"), 2);
}

// Events hold nothing that only a seat may see.
void expect_public_events(const json::array& events) {
  for (const json::value& event : events) {
    const std::string kind = text_of(event.as_object(), "e");
    const auto has = [&](const char* member) { return event.as_object().contains(member); };
    EXPECT_FALSE(kind != "settled" && (has("kept") || has("under"))) << event;
    EXPECT_FALSE(kind == "offer" && has("tickets")) << event;
    EXPECT_FALSE(kind == "drew" && has("card")) << event;
    EXPECT_FALSE(kind == "hand" && has("cards")) << event;
  }
}

void expect_public(const json::object& state) {
  EXPECT_TRUE(state.at("view").at("own").is_null());
  EXPECT_TRUE(state.at("prompt").is_null());
  EXPECT_TRUE(state.at("legal").as_array().empty());
}

TEST_F(RoomsTest, ASpectatorSeesOnlyWhatIsPublic) {
  const ConnId ala = connect(), spectator = connect();
  const auto welcome = new_table(ala)[0];
  const auto joined = join(spectator, text_of(welcome, "table"), "");
  EXPECT_TRUE(joined.at(0).at("seat").is_null());
  EXPECT_FALSE(joined.at(0).contains("token"));
  expect_public(joined.at(1));
  EXPECT_EQ(code_of(spectator, R"({"t":"move","move":"draw","prompt":0})"), "not-yours");
  EXPECT_EQ(code_of(spectator, R"({"t":"check","move":"draw"})"), "not-yours");
  EXPECT_EQ(code_of(spectator, R"({"t":"record"})"), "not-yours");
  play_some(ala, 30);
  const auto steps = connections_->take(spectator);
  EXPECT_GE(steps.size(), 30u);
  for (const json::object& step : steps) {
    expect_public(step);
    expect_public_events(step.at("events").as_array());
  }
  const json::object now = view(spectator);
  for (const json::value& past : now.at("history").as_array())
    expect_public_events(past.at("events").as_array());
}

TEST_F(RoomsTest, CheckAsksWithoutDoing) {
  const ConnId ala = connect();
  const auto state = new_table(ala)[1];
  const auto good = ask(ala, json::serialize(json::object{
                                 {"t", "check"}, {"id", "c"}, {"move", some_legal_move(state)}}));
  EXPECT_EQ(as_text(good.at(0)), R"({"t":"ok","id":"c"})");
  const auto bad = ask(ala, R"({"t":"check","move":"fly to the moon"})");
  EXPECT_EQ(text_of(bad.at(0), "t"), "reject");
  EXPECT_EQ(text_of(bad.at(0), "code"), "unreadable");
  EXPECT_EQ(view(ala).at("v"), 0);
}

TEST_F(RoomsTest, CatalogueAndBoardAreThereForEveryone) {
  const ConnId ala = connect();
  const auto games = ask(ala, R"({"t":"games","id":"g"})").at(0);
  EXPECT_EQ(text_of(games, "id"), "g");
  EXPECT_TRUE(std::ranges::any_of(games.at("games").as_array(), [](const json::value& game) {
    return game.at("id") == "ttr-classic";
  }));
  EXPECT_TRUE(ask(ala, R"({"t":"board","board":"usa"})").at(0).at("board").is_object());
  EXPECT_EQ(code_of(ala, R"({"t":"board","board":"atlantis"})"), "unknown-board");
  EXPECT_EQ(text_of(ask(ala, R"({"t":"ping"})").at(0), "t"), "pong");
}

TEST_F(RoomsTest, JunkGetsAClearErrorAndOthersGoOn) {
  const ConnId ala = connect(), other = connect();
  const auto welcome = new_table(ala)[0];
  EXPECT_EQ(code_of(other, "{"), "bad-json");
  EXPECT_EQ(code_of(other, std::string(100'000, 'x')), "too-big");
  EXPECT_EQ(code_of(other, R"({"t":"dance"})"), "unknown-type");
  EXPECT_EQ(code_of(other, R"({"t":"position"})"), "unknown-type");
  EXPECT_EQ(code_of(other, R"({"t":"move","move":"draw","prompt":0})"), "unknown-table");
  EXPECT_EQ(code_of(other, R"({"t":"join","table":"feed"})"), "unknown-table");
  EXPECT_EQ(code_of(other, R"({"t":"join","table":"feed","token":"x"})"), "unknown-table");
  EXPECT_EQ(code_of(other, R"({"t":"new","game":"chess","seats":[{},{}]})"), "unknown-game");
  for (const std::string token : {"", "x", "0123456789abcdef0123456789abcdef"}) {
    const json::object request{{"t", "join"}, {"table", welcome.at("table")}, {"token", token}};
    EXPECT_EQ(code_of(other, json::serialize(request)), "not-yours") << token;
  }
  EXPECT_EQ(code_of(other, R"({"t":"view"})"), "unknown-table") << "a wrong token opens nothing";
  play_some(ala, 3);
  EXPECT_GE(view(ala).at("v").as_int64(), 3);
}

TEST_F(RoomsTest, ANewTableMustMakeSense) {
  const ConnId ala = connect();
  EXPECT_EQ(code_of(ala, R"({"t":"new","game":"ttr-new","seats":[{}]})"), "bad-option");
  EXPECT_EQ(code_of(ala, R"({"t":"new","game":"ttr-new","seats":[{},{"bot":"hal"}]})"),
            "bad-option");
  EXPECT_EQ(code_of(ala, R"({"t":"new","game":"ttr-new","seats":[{},{}],"options":{"wings":"2"}})"),
            "bad-option");
  EXPECT_EQ(rooms_->awake(), 0u);
}

TEST_F(RoomsTest, AConnectionIsAtOneTableAtATime) {
  const ConnId ala = connect(), ola = connect();
  const auto first = new_table(ala)[0];
  join(ola, text_of(first, "table"), text_of(first, "token"));
  const auto second = new_table(ola)[0];
  EXPECT_NE(text_of(first, "table"), text_of(second, "table"));
  connections_->run_timers();
  connections_->take(ola);
  play_some(ala, 1);
  EXPECT_TRUE(connections_->take(ola).empty()) << "hears of a table it has left";
}

TEST_F(RoomsTest, TooManyTablesAreRefused) {
  restart({.max_awake = 1});
  new_table(connect());
  EXPECT_EQ(code_of(connect(), R"({"t":"new","game":"ttr-classic","seats":[{},{}]})"), "busy");
}

}  // namespace
}  // namespace roundhouse::server
