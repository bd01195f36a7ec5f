// Requests as strangers may send them, and the shape of answers.
#include "play/request.h"

#include <string>

#include <gtest/gtest.h>

#include "play/reply.h"
#include "server/rooms/secrets.h"
#include "text/game_info.h"

namespace roundhouse::server {
namespace {

template <class Kind>
Kind parsed(std::string_view text) {
  const auto result = parse_request(text);
  if (!result) {
    ADD_FAILURE() << text << ": " << result.error().text;
    return {};
  }
  return std::get<Kind>(result->ask);
}

BadRequest refused(std::string_view text) {
  const auto result = parse_request(text);
  if (!result) return result.error();
  ADD_FAILURE() << text << ": was taken";
  return {};
}

TEST(Request, NewCarriesTheSetup) {
  const auto setup =
      parsed<AskNew>(R"({"t":"new","game":"ttr-new","seats":[{"name":"Łucja"},{"bot":"easy"}],
                         "options":{"a":"b"},"board":"usa","seed":"5"})")
          .setup;
  EXPECT_EQ(setup.game, "ttr-new");
  ASSERT_EQ(setup.seats.size(), 2u);
  EXPECT_EQ(setup.seats[0].name, "Łucja");
  EXPECT_EQ(setup.seats[1].bot, "easy");
  EXPECT_EQ(setup.board, "usa");
  EXPECT_EQ(setup.options.at("a"), "b");
}

TEST(Request, OtherKindsCarryTheirMembers) {
  const auto move = parsed<AskMove>(R"({"t":"move","move":"draw","prompt":7,"seat":3})");
  EXPECT_EQ(move.move, "draw");
  EXPECT_EQ(move.prompt, 7);
  EXPECT_EQ(parsed<AskCheck>(R"({"t":"check","move":"take 2"})").move, "take 2");
  EXPECT_EQ(parsed<AskJoin>(R"({"t":"join","table":"ab","token":"cd"})").token, "cd");
  EXPECT_EQ(parsed<AskJoin>(R"({"t":"join","table":"ab","token":null})").token, std::nullopt);
  const auto look = parsed<AskLook>(R"({"t":"look","colour":7,"mark":null})");
  EXPECT_EQ(look.colour, 7);
  EXPECT_EQ(look.mark, kNoLook);
  EXPECT_EQ(look.seat, std::nullopt);
  EXPECT_EQ(parsed<AskLook>(R"({"t":"look","mark":0,"seat":2})").colour, std::nullopt);
  EXPECT_EQ(parsed<AskBoard>(R"({"t":"board","board":"usa"})").board, "usa");
  parsed<AskPing>(R"({"t":"ping","unknown":[1,{"x":null}]})");
}

TEST(Request, TheIdComesBackEvenFromABadRequest) {
  const auto good = parse_request(R"({"t":"ping","id":"a1"})");
  EXPECT_EQ(good->id, "a1");
  EXPECT_EQ(refused(R"({"t":"fly","id":"a2"})").id, "a2");
  EXPECT_EQ(refused(R"({"t":"move","id":"a3"})").id, "a3");
}

TEST(Request, JunkIsNamed) {
  EXPECT_EQ(refused("").code, "bad-json");
  EXPECT_EQ(refused("{\"t\":").code, "bad-json");
  EXPECT_EQ(refused("{} {}").code, "bad-json");
  EXPECT_EQ(refused("{\"t\":\"\xff\xfe\"}").code, "bad-json");
  EXPECT_EQ(refused(std::string(5000, '[')).code, "bad-json");
  EXPECT_EQ(refused("[1,2]").code, "bad-message");
  EXPECT_EQ(refused("{}").code, "bad-message");
  EXPECT_EQ(refused(R"({"t":5})").at, "/t");
  EXPECT_EQ(refused(R"({"t":"fly"})").code, "unknown-type");
  EXPECT_EQ(refused(std::string(kMaxRequest + 1, ' ')).code, "too-big");
}

TEST(Request, MissingMembersAreNamed) {
  const auto names = [](std::string_view text, std::string_view member) {
    return refused(text).text.find(member) != std::string::npos;
  };
  EXPECT_TRUE(names("{}", "\"t\""));
  EXPECT_TRUE(names(R"({"t":"move","move":"draw"})", "\"prompt\""));
  EXPECT_TRUE(names(R"({"t":"join"})", "\"table\""));
  EXPECT_TRUE(names(R"({"t":"new","game":"x"})", "\"seats\""));
}

TEST(Request, WrongMembersArePointedAt) {
  EXPECT_EQ(refused(R"({"t":"move","move":"draw","prompt":-1})").at, "/prompt");
  EXPECT_EQ(refused(R"({"t":"move","move":"draw","prompt":99999999999})").at, "/prompt");
  EXPECT_EQ(refused(R"({"t":"move","move":["draw"],"prompt":1})").at, "/move");
  EXPECT_EQ(refused(R"({"t":"new","game":"x","seats":[{},7]})").at, "/seats/1");
  EXPECT_EQ(refused(R"({"t":"new","game":"x","seats":[{"bot":1}]})").at, "/seats/0/bot");
  EXPECT_EQ(refused(R"({"t":"new","game":"x","seats":[{"name":"a\nb"}]})").at, "/seats/0/name");
  EXPECT_EQ(refused(R"({"t":"new","game":"x","seats":[],"options":{"o":1}})").at, "/options/o");
  EXPECT_EQ(refused(R"({"t":"ping","id":")" + std::string(65, 'a') + "\"}").at, "/id");
}

TEST(Request, LongNamesCountInCharacters) {
  const auto named = [](const std::string& name) {
    return R"({"t":"new","game":"x","seats":[{"name":")" + name + "\"}]}";
  };
  std::string most;
  for (int i = 0; i < 32; ++i) most += "ż";
  EXPECT_EQ(parsed<AskNew>(named(most)).setup.seats.at(0).name, most);
  EXPECT_EQ(refused(named(most + "x")).at, "/seats/0/name");
  EXPECT_EQ(refused(named(most + "x")).code, "bad-name");
  EXPECT_EQ(refused(named(most + "x")).reason, "long");
}

TEST(Reply, TextsAreJson) {
  EXPECT_EQ(message("pong", {}, ""), R"({"t":"pong"})");
  EXPECT_EQ(message("ok", "a\"\\\n", ""), R"({"t":"ok","id":"a\"\\\n"})");
  EXPECT_EQ(error_message("1", "busy", "later", "/t"),
            R"({"t":"error","id":"1","code":"busy","text":"later","at":"/t"})");
  EXPECT_EQ(reject_message({}, Refusal{"c", ""}, std::nullopt),
            R"({"t":"reject","code":"c","rule":"","params":{},"prompt":null})");
  const std::string lines[] = {"{\"a\":1}", "{}"};
  EXPECT_EQ(record_message({}, lines), R"({"t":"record","lines":["{\"a\":1}","{}"]})");
  EXPECT_EQ(welcome_message({}, {"x", 1, "tok"}),
            R"({"t":"welcome","protocol":1,"table":"x","seat":1,"token":"tok"})");
}

TEST(Secrets, ATokenFitsItsOwnHashOnly) {
  const std::string token = fresh_token();
  EXPECT_EQ(token.size(), 32u);
  EXPECT_NE(token, fresh_token());
  EXPECT_NE(fresh_table_id(), fresh_table_id());
  EXPECT_EQ(token_hash(token).find(token), std::string::npos);
  EXPECT_TRUE(token_matches(token, token_hash(token)));
  EXPECT_FALSE(token_matches(fresh_token(), token_hash(token)));
  EXPECT_FALSE(token_matches("", token_hash(token)));
  EXPECT_FALSE(token_matches("", ""));  // the seat of a bot has no hash
}

}  // namespace
}  // namespace roundhouse::server
