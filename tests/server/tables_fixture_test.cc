// The messages about guests and tables, as protocol/fixtures/tables holds them for every language.
// RH_UPDATE_FIXTURES=1 writes them anew; the difference is reviewed like code.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "places.h"
#include "play/reply.h"
#include "server/rooms/table_texts.h"

namespace roundhouse::server {
namespace {

const std::filesystem::path kFolder = in_repository("protocol/fixtures/tables");

const std::map<std::string, std::string> kFromClient = {
    {"ask-hello", R"({"t":"hello","id":"1","name":"Ala"})"},
    {"ask-hello-again", R"({"t":"hello","id":"2","key":"00112233445566778899aabbccddeeff"})"},
    {"ask-forget", R"({"t":"forget","id":"3"})"},
    {"ask-tables", R"({"t":"tables","id":"4"})"},
    {"ask-open",
     R"({"t":"open","id":"5","game":"ttr-classic","seats":[{"name":"Ala","mine":true},{},{"bot":"easy"}],"public":true,"start":"full","clock":120,"chat":"free","assist":"planner"})"},
    {"ask-sit", R"({"t":"sit","id":"6","seat":1,"name":"Ola"})"},
    {"ask-nonce", R"({"t":"nonce","id":"23","seat":1,"nonce":"tails"})"},
    {"ask-rematch-no", R"({"t":"rematch","id":"24","no":true})"},
    {"ask-start", R"({"t":"start","id":"7"})"},
    {"ask-leave", R"({"t":"leave","id":"8"})"},
    {"ask-unlock", R"({"t":"unlock","id":"9","seat":1})"},
    {"ask-hide", R"({"t":"unlock","id":"10","seat":null})"},
    {"ask-hand", R"({"t":"hand","id":"11","bot":"easy"})"},
    {"ask-back", R"({"t":"back","id":"12"})"},
    {"ask-kick", R"({"t":"host","id":"13","do":"kick","seat":1})"},
    {"ask-fill", R"({"t":"host","id":"14","do":"fill","seat":1,"bot":"easy"})"},
    {"ask-pause", R"({"t":"host","id":"15","do":"pause"})"},
    {"ask-rematch", R"({"t":"rematch","id":"16","same":true,"swap":true})"},
    {"ask-say", R"({"t":"say","id":"17","text":"Cześć!"})"},
    {"ask-phrase", R"({"t":"say","id":"18","phrase":"well-played"})"},
    {"ask-plan", R"({"t":"plan","id":"19","moves":["roll"]})"},
    {"ask-look", R"({"t":"look","id":"25","seat":1,"colour":3,"mark":7})"},
    {"ask-look-back", R"({"t":"look","id":"26","mark":null})"},
    {"ask-vote", R"({"t":"vote","id":"20","seat":2})"},
    {"ask-hint", R"({"t":"hint","id":"22"})"},
    {"ask-replay", R"({"t":"replay","id":"21","at":12,"seat":0})"},
};

TableHead some_head() {
  return {.id = "abc",
          .game = "ttr-classic",
          .board = "usa",
          .options = {{"first-seat", "0"}},
          .assist = "planner",
          .seats = {{.token_hash = "hash",
                     .guest = "g",
                     .name = "Ala",
                     .nonce = "heads",
                     .colour = 5,
                     .mark = 0},
                    {.token_hash = "hash", .name = "Ola", .stand_in = "easy", .muted = true},
                    {.bot = "easy"},
                    {}},
          .phase = Phase::open,
          .is_public = true,
          .starts_full = true,
          .host = 0,
          .clock = 120};
}

std::map<std::string, std::string> from_server() {
  const TableHead open = some_head();
  const std::string commitment(64, 'c');
  const std::set<int> own{0};
  TableHead over = open;
  over.phase = Phase::over;
  over.next = "def";
  over.same_deal = true;
  over.host = -1;
  const std::vector<TableSummary> tables{
      {"abc", "ttr-classic", "usa", Phase::open, 1'800'000'000, {"Ala", "", "easy"}, {0}, 1}};
  const std::string list = summaries_text(tables);
  return {
      {"table-open", message("table", "5",
                             table_text({.head = open,
                                         .commitment = commitment,
                                         .own = own,
                                         .here = {0, 1},
                                         .watching = 2,
                                         .left = {{0, 71.5}}}))},
      {"table-over",
       message(
           "table", {},
           table_text({.head = over, .commitment = commitment, .own = own, .proxies = {{1, 0}}}))},
      {"you",
       message("you", "1",
               "\"name\":\"Ala\",\"key\":\"00112233445566778899aabbccddeeff\",\"tables\":" + list)},
      {"tables", message("tables", "4", "\"open\":" + list + ",\"running\":[]")},
      {"said", message("said", "17", said_text({3, 0, "Ala", "Cześć!", false}))},
      {"said-phrase", message("said", {}, said_text({4, 1, "Ola", "well-played", true}))},
      {"rematch", message("rematch", "16", rematch_text("def"))},
      {"rematch-proposal", message("rematch", {}, proposal_text({0, true, own, {0, 1}, 59'000}))},
      {"rematch-declined", message("rematch", {}, no_proposal_text(1))},
      {"rematch-lapsed", message("rematch", {}, no_proposal_text({}))},
      {"error-bad-name",
       error_message(BadRequest{"6", "bad-name", std::string(sentence_of(NameFault::too_long)),
                                "/name", "long"})},
      {"hint", hint_message("22", 3,
                            {"take 2",
                             {{"a locomotive stands for any colour you still need",
                               "lokomotywa zastąpi każdy kolor, którego jeszcze brakuje"}},
                             {"denver-helena", "helena-seattle"}})},
      {"error-no-hints", error_message("22", "no-hints", "this table is played without a coach")},
      {"error-look-taken",
       error_message(
           BadRequest{"25", "look-taken", "another seat has chosen this mark", "/mark", "mark"})},
      {"error-not-host", error_message("13", "not-host", "only the host of the table may do this")},
  };
}

void compare(const std::string& name, const std::string& to, const std::string& text) {
  const auto path = kFolder / (name + ".json");
  const std::string wanted = "{\"to\":\"" + to + "\",\"message\":" + text + "}\n";
  if (std::getenv("RH_UPDATE_FIXTURES") != nullptr) {
    std::filesystem::create_directories(kFolder);
    std::ofstream(path, std::ios::binary) << wanted;
  }
  std::ifstream in(path, std::ios::binary);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), wanted) << path;
}

TEST(TableFixtures, WhatClientsSayIsUnderstood) {
  for (const auto& [name, text] : kFromClient) {
    compare(name, "server", text);
    const auto parsed = parse_request(text);
    EXPECT_TRUE(parsed.has_value()) << name << ": " << parsed.error().text;
  }
}

TEST(TableFixtures, WhatTheServerSaysIsWhatTheFilesHold) {
  for (const auto& [name, text] : from_server()) {
    compare(name, "client", text);
    EXPECT_EQ(text.find("hash"), std::string::npos) << "no hash leaves the house";
  }
}

TEST(TableFixtures, NoFileIsLeftOver) {
  const auto said = from_server();
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    const std::string name = entry.path().stem().string();
    EXPECT_TRUE(said.contains(name) || kFromClient.contains(name)) << entry.path();
  }
}

TEST(TableFixtures, WhatMakesNoSenseIsPointedAt) {
  const std::map<std::string, std::string> wrong = {
      {R"({"t":"hello","name":3})", "/name"},
      {R"({"t":"nonce"})", ""},
      {R"({"t":"nonce","nonce":""})", "/nonce"},
      {R"({"t":"nonce","nonce":"a\u0007"})", "/nonce"},
      {R"({"t":"open","game":"x","seats":[{"mine":3}]})", "/seats/0/mine"},
      {R"({"t":"open","game":"x","seats":[{}],"clock":-1})", "/clock"},
      {R"({"t":"open","game":"x","seats":[{}],"start":"now"})", "/start"},
      {R"({"t":"open","game":"x","seats":[{}],"chat":"loud"})", "/chat"},
      {R"({"t":"open","game":"x","seats":[{}],"assist":"much"})", "/assist"},
      {R"({"t":"new","game":"x","seats":[{}],"assist":1})", "/assist"},
      {R"({"t":"sit","seat":-1})", "/seat"},
      {R"({"t":"sit","seat":8})", "/seat"},
      {R"({"t":"host"})", ""},
      {R"({"t":"host","do":"ban"})", "/do"},
      {R"({"t":"say"})", ""},
      {R"({"t":"plan","moves":"roll"})", "/moves"},
      {R"({"t":"explain","train":"black-1","moves":["roll",3]})", "/moves/1"},
      {R"({"t":"look"})", ""},
      {R"({"t":"look","seat":0})", ""},
      {R"({"t":"look","colour":8})", "/colour"},
      {R"({"t":"look","colour":3,"mark":-1})", "/mark"},
      {R"({"t":"look","mark":1.5})", "/mark"},
      {R"({"t":"look","colour":"red"})", "/colour"},
      {R"({"t":"look","colour":1,"seat":8})", "/seat"},
      {R"({"t":"vote"})", ""},
      {R"({"t":"replay","at":-1})", "/at"},
      {R"({"t":"unlock","seat":"0"})", "/seat"},
  };
  for (const auto& [text, at] : wrong) {
    const auto parsed = parse_request(text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_EQ(parsed.error().code, "bad-message");
    EXPECT_EQ(parsed.error().at, at) << text;
  }
}

}  // namespace
}  // namespace roundhouse::server
