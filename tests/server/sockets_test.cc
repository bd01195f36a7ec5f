// The whole server over real sockets: the HTTP part, an external bot, and strangers who mean harm.
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>
#include <vector>

#include "server/client_testing.h"
#include "server/player_testing.h"
#include "server/process_testing.h"

namespace roundhouse::server {
namespace {

class OverTheWire : public ServeTest {
 protected:
  // A game that bots have played to its end.
  std::string finished_table() {
    Player watcher(port());
    const json::object welcome = watcher.sit_down(
        {{"t", "new"}, {"game", "ttr-new"}, {"seats", {{{"bot", "easy"}}, {{"bot", "easy"}}}}});
    while (!HasFailure() && !watcher.over()) watcher.next();
    return text_of(welcome, "table");
  }
};

TEST_F(OverTheWire, HealthFiguresCatalogueAndLists) {
  EXPECT_NE(get("/healthz").find("\"status\":\"ok\""), std::string::npos);
  const std::string table = finished_table();
  const std::string figures = get("/metrics");
  for (const char* name :
       {"roundhouse_tables_awake", "roundhouse_connections", "roundhouse_waiting_bytes",
        "roundhouse_moves_total", "roundhouse_apply_seconds_bucket",
        "roundhouse_store_seconds_count", "roundhouse_bot_seconds_sum", "roundhouse_commits_total"})
    EXPECT_NE(figures.find(name), std::string::npos) << name;
  EXPECT_EQ(figures.find(table), std::string::npos) << "figures name no table";
  Player junk(port());
  junk.ask({{"t", "dance"}});
  EXPECT_NE(get("/metrics").find("roundhouse_refusals_total{code=\"unknown-type\"} 1"),
            std::string::npos);
  EXPECT_TRUE(parse_object(get("/api/games")).at("games").is_array());
  EXPECT_TRUE(parse_object(get("/api/tables")).at("open").as_array().empty());
}

TEST_F(OverTheWire, AFinishedGameIsOpenToEveryoneWithTheLink) {
  const std::string table = finished_table();
  const Verdict verdict_of_record = verdict(get("/api/tables/" + table + "/record"));
  EXPECT_EQ(verdict_of_record.problem, "");
  EXPECT_EQ(verdict_of_record.luck_checked, 1);
  const auto first = parse_object(get("/api/tables/" + table + "/positions/0?seat=1"));
  EXPECT_EQ(first.at("seat"), 1);
  EXPECT_FALSE(first.at("view").at("own").is_null());
  EXPECT_TRUE(
      parse_object(get("/api/tables/" + table + "/positions/3")).at("view").at("own").is_null());
  for (const std::string wrong :
       {"/record/x", "/positions/99999", "/positions/-1", "/positions/0?seat=9",
        "/positions/0?seat=", "/positions/x", "", "/", "/secret"})
    EXPECT_TRUE(http(port(), "GET /api/tables/" + table + wrong).starts_with("HTTP/1.1 404"))
        << wrong;
  Player ala(port());
  const json::object running = ala.new_table();
  EXPECT_TRUE(http(port(), "GET /api/tables/" + text_of(running, "table") + "/record")
                  .starts_with("HTTP/1.1 404"))
      << "not before its end";
}

TEST_F(OverTheWire, ReadingFinishedGamesHasAMeasure) {
  ServeOptions narrow = options();
  narrow.data_dir = dir_.path() / "narrow";
  narrow.readings_per_second = 0.0001;  // one, and the next in three hours
  const ServerProcess server(narrow);
  EXPECT_TRUE(http(server.port(), "GET /api/tables/feed/record").starts_with("HTTP/1.1 404"));
  const std::string refused = http(server.port(), "GET /api/tables/feed/record");
  EXPECT_TRUE(refused.starts_with("HTTP/1.1 503")) << refused;
  EXPECT_NE(refused.find("try again"), std::string::npos);
  EXPECT_TRUE(http(server.port(), "GET /healthz").starts_with("HTTP/1.1 200"));
}

TEST_F(OverTheWire, PagesComeSmallToThoseWhoTakeThemSo) {
  const std::string body(20'000, 'x');
  dir_.write("web/big.js", body);
  const std::string small = http(port(), "GET /big.js", "Accept-Encoding: gzip\r\n");
  EXPECT_NE(small.find("Content-Encoding: gzip"), std::string::npos);
  EXPECT_LT(small.size(), 2000u);
  dir_.write("answer.gz", small.substr(small.find("\r\n\r\n") + 4));
  const std::string out = (dir_.path() / "answer").string();
  ASSERT_EQ(std::system(("gzip -dc " + out + ".gz > " + out).c_str()), 0) << "gzip reads it";
  std::ifstream unpacked(out);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(unpacked), {}), body);
  EXPECT_EQ(get("/big.js"), body) << "and plain to the others";
}

TEST_F(OverTheWire, ThePythonExamplePlaysAWholeGame) {
  Player ala(port());
  const json::object welcome = ala.sit_down(
      {{"t", "new"}, {"game", "ttr-classic"}, {"seats", {{{"name", "Ala"}}, {{"name", "Bot"}}}}});
  const std::string command =
      "python3 " RH_SOURCE_DIR "/examples/bot.py ws://127.0.0.1:" + std::to_string(port()) +
      "/ws --table " + text_of(welcome, "table") + " --token " +
      std::string(welcome.at("invites").at(0).at("token").as_string()) + " > " +
      (dir_.path() / "bot.log").string() + " 2>&1";
  int status = -1;
  std::thread bot([&] { status = std::system(command.c_str()); });
  for (ala.wait_for_turn(); !HasFailure() && !ala.over(); ala.wait_for_turn()) ala.move();
  bot.join();
  std::ifstream log(dir_.path() / "bot.log");
  const std::string said(std::istreambuf_iterator<char>(log), {});
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find("over: "), std::string::npos) << said;
}

TEST_F(OverTheWire, StrangersGetNowhereAndOthersDoNotNotice) {
  Player ala(port()), stranger(port());
  const json::object own = ala.new_table();
  stranger.sit_down({{"t", "join"}, {"table", own.at("table")}});
  EXPECT_EQ(
      text_of(stranger.ask({{"t", "move"}, {"move", "draw"}, {"prompt", 0}, {"seat", 0}}), "code"),
      "not-yours")
      << "the seat in a message is not believed";
  EXPECT_EQ(text_of(stranger.ask({{"t", "unlock"}, {"seat", 0}}), "code"), "not-yours");
  EXPECT_EQ(text_of(stranger.ask({{"t", "host"}, {"do", "kick"}, {"seat", 0}}), "code"),
            "not-host");
  EXPECT_EQ(text_of(stranger.ask({{"t", "hand"}}), "code"), "not-yours");
  std::string deep = "{\"t\":";
  deep += std::string(30'000, '[');
  WsClient junk(port());
  for (const std::string& text : {deep, std::string("{\"t\":\"ping\",\"x\":\"\\ud800\"}"),
                                  std::string("[]"), std::string("null"), std::string("")}) {
    ASSERT_TRUE(junk.send(text));
    const auto answer = junk.receive();
    ASSERT_TRUE(answer) << text.substr(0, 40);
    EXPECT_EQ(text_of(parse_object(*answer), "t"), "error") << text.substr(0, 40);
  }
  WsClient huge(port());
  huge.tcp().write_within(frame_bytes(1, std::string(10 << 20, 'x')), 5000);
  EXPECT_FALSE(huge.receive()) << "ten megabytes are not read";
  ala.wait_for_turn();
  ala.move();
}

// All of 127.0.0.0/8 is this machine, but only 127.0.0.1 is where a proxy would stand.
TEST_F(OverTheWire, OneAddressTakesNotAllThePlaces) {
  ServeOptions few = options();
  few.data_dir = dir_.path() / "few";
  few.max_per_address = 3;
  ServerProcess server(few);
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n";
  const auto is_served = [&](TcpClient& client) {
    client.write(request);
    return client.read_some().has_value();
  };
  std::vector<std::unique_ptr<TcpClient>> crowd;
  for (int i = 0; i < 3; ++i) {
    crowd.push_back(std::make_unique<TcpClient>(server.port(), "127.0.0.2"));
    EXPECT_TRUE(is_served(*crowd.back()));
  }
  TcpClient one_more(server.port(), "127.0.0.2"), neighbour(server.port(), "127.0.0.3");
  EXPECT_FALSE(is_served(one_more));
  EXPECT_TRUE(is_served(neighbour));
  std::vector<std::unique_ptr<TcpClient>> proxy;
  for (int i = 0; i < 8; ++i) {
    proxy.push_back(std::make_unique<TcpClient>(server.port()));
    EXPECT_TRUE(is_served(*proxy.back()));
  }
  crowd.pop_back();
  bool served = false;  // as soon as the server has seen it go
  for (int tries = 0; tries < 10'000 && !served; ++tries) {
    TcpClient next(server.port(), "127.0.0.2");
    served = is_served(next);
  }
  EXPECT_TRUE(served);
}

TEST_F(OverTheWire, ABackupOfARunningServerVerifies) {
  Player ala(port());
  const json::object welcome = ala.new_table();
  ala.wait_for_turn();
  ala.move();
  std::filesystem::create_directories(dir_.path() / "copy");
  ASSERT_EQ(back_up(dir_.path() / "copy/roundhouse.sqlite", dir_.path() / "data"), 0);
  EXPECT_EQ(back_up(dir_.path() / "copy/roundhouse.sqlite", dir_.path() / "data"), 1);
  ServeOptions other = options();
  other.data_dir = dir_.path() / "copy";
  ServerProcess second(other);
  Player copy(second.port());
  EXPECT_EQ(text_of(copy.join(welcome), "t"), "welcome");
  EXPECT_GE(copy.state().at("v").as_int64(), 1);
}

}  // namespace
}  // namespace roundhouse::server
