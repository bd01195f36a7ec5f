// The whole server in its own process, over real sockets.
#include "server/serve.h"

#include <memory>

#include "server/client_testing.h"
#include "server/player_testing.h"
#include "server/process_testing.h"
#include "server/store/sqlite.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

using Serve = ServeTest;

TEST_F(Serve, AWholeGameIsPlayedAgainstABot) {
  Player ala(port());
  ala.new_table();
  for (ala.wait_for_turn(); !HasFailure() && !ala.over(); ala.wait_for_turn()) ala.move();
  EXPECT_TRUE(ala.over());
  const json::object record = ala.ask({{"t", "record"}, {"id", "r"}});
  EXPECT_EQ(text_of(record, "t"), "record");
  EXPECT_GT(record.at("lines").as_array().size(), 50u);
}

TEST_F(Serve, KilledAndRestartedItResumesWithTheSameView) {
  auto ala = std::make_unique<Player>(port());
  const json::object welcome = ala->new_table();
  for (int kills = 0; kills < 4; ++kills) {
    for (int i = 0; i < 5 * kills; ++i) {
      ala->wait_for_turn();
      ala->move();
    }
    ala->wait_for_turn();
    ASSERT_FALSE(HasFailure());
    const json::object before = ala->view();
    server_->kill_hard();
    EXPECT_FALSE(ala->ws().receive());
    start();
    ala = std::make_unique<Player>(port());
    EXPECT_EQ(text_of(ala->join(welcome), "t"), "welcome");
    ala->wait_for_turn();
    EXPECT_EQ(as_text(ala->view()), as_text(before));
  }
}

TEST_F(Serve, AMoveThatWasAnsweredSurvivesAKillAtOnce) {
  auto ala = std::make_unique<Player>(port());
  const json::object welcome = ala->new_table();
  for (int kills = 0; kills < 6; ++kills) {
    ala->wait_for_turn();
    ala->move();
    const auto told = ala->state().at("v").as_int64();
    server_->kill_hard();  // most likely while the bot moves
    start();
    ala = std::make_unique<Player>(port());
    ala->join(welcome);
    EXPECT_GE(ala->state().at("v").as_int64(), told);
  }
}

TEST_F(Serve, ATerminatedServerSaysGoodbye) {
  auto ala = std::make_unique<Player>(port());
  ala->new_table();
  ala->wait_for_turn();
  server_->terminate();
  EXPECT_FALSE(ala->ws().receive());
  EXPECT_EQ(ala->ws().close_code(), 1001);
  ala.reset();
  EXPECT_EQ(server_->wait(), 0);
}

TEST_F(Serve, AnOccupiedPortIsExplained) {
  ServeOptions second = options();
  second.port = port();
  second.data_dir = dir_.path() / "other";
  ServerProcess other(second);
  EXPECT_EQ(other.wait(), 1);
  EXPECT_NE(other.said().find("already in use"), std::string::npos) << other.said();
  EXPECT_NE(other.said().find("--port"), std::string::npos);
}

TEST_F(Serve, ABadAddressOrFolderIsExplained) {
  ServeOptions bad = options();
  bad.listen = "home";
  bad.data_dir = dir_.path() / "elsewhere";  // a running server has the other
  ServerProcess nowhere(bad);
  EXPECT_EQ(nowhere.wait(), 1);
  EXPECT_NE(nowhere.said().find("'home' is not an IP address"), std::string::npos);
  bad = options();
  bad.data_dir = dir_.path() / "web/index.html";
  ServerProcess homeless(bad);
  EXPECT_EQ(homeless.wait(), 1);
  EXPECT_NE(homeless.said().find("cannot make the folder"), std::string::npos) << homeless.said();
}

TEST_F(Serve, PagesAreServed) {
  const std::string page = http(port(), "GET /?table=ab");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 200")) << page;
  EXPECT_TRUE(page.ends_with("<p>tables</p>"));
  EXPECT_NE(page.find("Content-Type: text/html"), std::string::npos);
  EXPECT_NE(http(port(), "GET /assets/app-12.js").find("immutable"), std::string::npos);
  EXPECT_TRUE(http(port(), "GET /healthz").find("\"status\":\"ok\"") != std::string::npos);
  EXPECT_TRUE(http(port(), "GET /nothing").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(http(port(), "GET /../data/roundhouse.sqlite").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(http(port(), "GET /ws").starts_with("HTTP/1.1 426"));
  const std::string head = http(port(), "HEAD /");
  EXPECT_TRUE(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n")) << head;
  EXPECT_TRUE(http(port(), "POST /").starts_with("HTTP/1.1 405"));
  EXPECT_TRUE(http(port(), "POST /", "Content-Length: 5\r\n").starts_with("HTTP/1.1 400"));
  EXPECT_TRUE(http(port(), "NONSENSE").starts_with("HTTP/1.1 400"));
}

TEST_F(Serve, AnUnchangedPageIsNotSentAgain) {
  const std::string page = http(port(), "GET /");
  const auto at = page.find("ETag: ") + 6;
  const std::string etag = page.substr(at, page.find('\r', at) - at);
  const std::string again = http(port(), "GET /", "If-None-Match: " + etag + "\r\n");
  EXPECT_TRUE(again.starts_with("HTTP/1.1 304")) << again;
  EXPECT_TRUE(again.ends_with("\r\n\r\n"));
}

TEST_F(Serve, OnlyOurOwnPagesMayOpenTheSocket) {
  const auto origin = [](const std::string& from) { return "Origin: " + from + "\r\n"; };
  EXPECT_EQ(WsClient(port(), origin("http://127.0.0.1:" + std::to_string(port()))).status(), 101);
  EXPECT_EQ(WsClient(port(), origin("http://evil.example")).status(), 403);
  EXPECT_EQ(WsClient(port(), origin("null")).status(), 403);
}

TEST_F(Serve, JunkHarmsNobodyElse) {
  Player ala(port()), junk(port());
  ala.new_table();
  junk.ws().send(std::string(100'000, ' '));
  EXPECT_EQ(text_of(junk.next(), "code"), "too-big");
  EXPECT_EQ(text_of(junk.ask({{"t", "ping"}}), "t"), "pong") << "the connection lives on";
  WsClient huge(port()), binary(port()), latin(port()), half(port());
  huge.send(std::string(3 << 20, 'x'));
  binary.send_frame(2, "\x01\x02");
  latin.send("{\"t\":\"\xe9\"}");
  half.tcp().write(frame_bytes(1, "{\"t\":\"ping\"}").substr(0, 5));
  EXPECT_FALSE(huge.receive());
  EXPECT_FALSE(binary.receive());
  EXPECT_FALSE(latin.receive());
  EXPECT_EQ(binary.close_code(), 1003);
  EXPECT_EQ(latin.close_code(), 1007);
  ala.wait_for_turn();
  ala.move();
}

TEST_F(Serve, ASlowReaderIsDropped) {
  Player ala(port());
  ala.new_table();
  WsClient slow(port());
  const std::string request = frame_bytes(1, R"({"t":"board","board":"usa"})");
  // Far more answers than sockets and queue hold; it ends when the server has hung up.
  int asked = 0;
  while (asked < 100'000 && slow.tcp().write(request)) ++asked;
  EXPECT_LT(asked, 100'000);
  ala.wait_for_turn();
  ala.move();
}

TEST_F(Serve, AStoreThatFailsStopsTheTableAndSaysSo) {
  Player ala(port());
  ala.new_table();
  ala.wait_for_turn();
  ala.move();
  ala.wait_for_turn();
  const json::object before = ala.view();
  run_sql("CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  ala.ws().send(move_request(before, some_legal_move(before), "lost"));
  const json::object answer = ala.next();
  EXPECT_EQ(text_of(answer, "code"), "store-failed");
  EXPECT_EQ(text_of(answer, "id"), "lost");
  EXPECT_NE(text_of(answer, "text").find("disk full"), std::string::npos);
  run_sql("DROP TRIGGER full");
  Player ola(port());
  EXPECT_EQ(text_of(ola.new_table(), "t"), "welcome") << "other tables can be made";
}

}  // namespace
}  // namespace roundhouse::server
