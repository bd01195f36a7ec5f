// A person with a browser, and a server in its own process to play on.
#pragma once

#include <memory>
#include <sstream>
#include <string>

#include "play/verify.h"
#include "server/client_testing.h"
#include "server/process_testing.h"
#include "server/store/sqlite.h"
#include "server/table_testing.h"

namespace roundhouse::server {

// A person with a browser: keeps the last state it was sent.
class Player {
 public:
  explicit Player(std::uint16_t port) : ws_(port) {}

  // The answer; what comes in between is taken note of.
  json::object ask(json::object request) {
    const std::string id = std::to_string(++asked_);
    request["id"] = id;
    EXPECT_TRUE(ws_.send(json::serialize(request)));
    for (;;) {
      json::object answer = next();
      if (text_of(answer, "id") == id || text_of(answer, "t") == "closed") return answer;
    }
  }

  json::object next() {
    const auto text = ws_.receive();
    if (!text) ADD_FAILURE() << "the connection is closed";
    json::object message = text ? parse_object(*text) : json::object{{"t", "closed"}};
    if (message.contains("view")) state_ = message;
    return message;
  }

  // welcome; the snapshot that follows becomes the state.
  json::object sit_down(const json::object& request) {
    json::object welcome = ask(request);
    if (text_of(welcome, "t") == "welcome") next();
    return welcome;
  }
  json::object new_table() {
    return sit_down(
        {{"t", "new"}, {"game", "ttr-classic"}, {"seats", {{{"name", "Ala"}}, {{"bot", "easy"}}}}});
  }
  json::object join(const json::object& welcome) {
    return sit_down(
        {{"t", "join"}, {"table", welcome.at("table")}, {"token", welcome.at("token")}});
  }

  bool over() const { return !state_.at("result").is_null(); }
  const json::object& state() const { return state_; }

  // Until nobody but us is to act, or the game is over.
  void wait_for_turn() {
    while (!testing::Test::HasFailure() && !over() && !alone_to_act()) next();
  }
  void move() {
    const json::object answer =
        ask({{"t", "move"}, {"move", some_legal_move(state_)}, {"prompt", state_.at("prompt")}});
    EXPECT_EQ(text_of(answer, "t"), "step") << as_text(answer);
  }
  json::object view() {
    json::object snapshot = ask({{"t", "view"}});
    snapshot.stable_erase("id");
    return snapshot;
  }

  WsClient& ws() { return ws_; }

 private:
  bool alone_to_act() const {
    return !state_.at("prompt").is_null() && state_.at("view").at("to_act").as_array().size() == 1;
  }

  WsClient ws_;
  json::object state_;
  int asked_ = 0;
};

class ServeTest : public testing::Test {
 protected:
  void SetUp() override {
    dir_.write("web/index.html", "<p>tables</p>");
    dir_.write("web/assets/app-12.js", "let x;");
    start();
  }

  ServeOptions options() const {
    ServeOptions options;
    options.port = 0;
    options.data_dir = dir_.path() / "data";
    options.web_dir = dir_.path() / "web";
    return options;
  }
  void start() {
    server_ = std::make_unique<ServerProcess>(options());
    ASSERT_NE(server_->port(), 0) << server_->said();
  }
  std::uint16_t port() const { return server_->port(); }
  // The body of an answer.
  std::string get(const std::string& target, const std::string& headers = "") {
    const std::string answer = http(port(), "GET " + target, headers);
    return answer.substr(answer.find("\r\n\r\n") + 4);
  }
  Verdict verdict(const std::string& record) {
    std::stringstream file(record);
    return verify_records(file, catalogue_);
  }
  void run_sql(const std::string& sql) {
    Database(dir_.path() / "data/roundhouse.sqlite").run(sql);
  }

  TempDir dir_;
  Catalogue catalogue_;
  std::unique_ptr<ServerProcess> server_;
};

}  // namespace roundhouse::server
