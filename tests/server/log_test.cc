// The log tells no secrets: games are played, things go wrong, and then every line is searched for
// whatever only one of the people may know.
#include <algorithm>
#include <fstream>
#include <regex>
#include <set>

#include "server/player_testing.h"

namespace roundhouse::server {
namespace {

class Logged : public ServeTest {
 protected:
  void SetUp() override {
    ServeOptions silent = options();
    silent.web_dir = dir_.path() / "no-page";
    server_ = std::make_unique<ServerProcess>(silent, dir_.path() / "log");
    ASSERT_NE(server_->port(), 0) << server_->said();
  }

  // Everything in a message that looks like a key: tokens, tables, commitments, secrets.
  void collect_keys(const std::string& text) {
    static const std::regex key("[0-9a-z]{16,}");
    for (std::sregex_iterator at(text.begin(), text.end(), key), end; at != end; ++at)
      secrets_.insert(at->str());
  }
  void collect_words(const json::value& value) {
    if (value.is_string()) secrets_.insert(std::string(value.get_string()));
    if (value.is_array())
      for (const json::value& item : value.get_array()) collect_words(item);
    if (value.is_object())
      for (const auto& [name, item] : value.get_object()) {
        secrets_.insert(std::string(name));
        collect_words(item);
      }
  }
  // A person's cards and tickets, and what was asked and answered.
  void remember(const json::object& message) {
    collect_keys(as_text(message));
    if (!message.contains("view")) return;
    const json::value& own = message.at("view").at("own");
    if (own.is_null()) return;
    collect_words(own.at("hand"));
    collect_words(own.at("tickets"));
    for (const json::value& move : message.at("legal").as_array())
      secrets_.insert(std::string(move.as_string()));
  }

  std::string log() const {
    std::ifstream in(dir_.path() / "log");
    return {std::istreambuf_iterator<char>(in), {}};
  }

  std::set<std::string> secrets_ = {"Aladyna", "good evening"};
};

TEST_F(Logged, NoTokenCardNameOrMoveIsInTheLog) {
  Player ala(port()), watcher(port());
  remember(ala.ask({{"t", "hello"}, {"name", "Aladyna"}}));
  std::vector<std::string> tables;
  for (const char* game : {"ghost-train", "ttr-classic"}) {
    const json::object welcome = ala.sit_down(
        {{"t", "new"}, {"game", game}, {"seats", {{{"name", "Aladyna"}}, {{"bot", "easy"}}}}});
    tables.push_back(text_of(welcome, "table"));
    remember(welcome);
    for (ala.wait_for_turn(); !HasFailure() && !ala.over(); ala.wait_for_turn()) {
      remember(ala.state());
      ala.move();
    }
    ala.ask({{"t", "say"}, {"text", "good evening"}});
    ala.ask({{"t", "move"}, {"move", "claim a b:1"}, {"prompt", 99}});
    const json::object record = ala.ask({{"t", "record"}});
    collect_keys(as_text(record));
  }
  // A line of each record is spoiled, in the middle of what it tells.
  watcher.ask({{"t", "join"}, {"table", "0123456789abcdef0123456789abcdef"}});
  ala.ask({{"t", "leave"}});
  run_sql("UPDATE lines SET line = replace(line, '\"seat\":0', '\"seat\":1') WHERE n > 20");
  for (const std::string& table : tables)
    EXPECT_EQ(text_of(watcher.ask({{"t", "join"}, {"table", table}}), "t"), "welcome");
  server_->terminate();
  EXPECT_EQ(server_->wait(), 0);
  const std::string said = log();
  for (const char* event :
       {"no-page", "open", "table-made", "game-over", "does-not-replay", "closed"})
    EXPECT_NE(said.find(std::string("\"event\":\"") + event + '"'), std::string::npos) << said;
  EXPECT_GT(secrets_.size(), 100u);
  // A colour's name alone could stand anywhere; it would come with its quotes or its number.
  for (const std::string& secret : secrets_) {
    const bool found = secret.size() > 8 ? said.find(secret) != std::string::npos
                                         : said.find('"' + secret + '"') != std::string::npos ||
                                               said.find(secret + ':') != std::string::npos;
    EXPECT_FALSE(found) << secret << " in\n" << said;
  }
  std::istringstream lines(said);
  for (std::string line; std::getline(lines, line);)
    EXPECT_EQ(line.find("\"n\":"), std::string::npos) << "a line of a record: " << line;
}

}  // namespace
}  // namespace roundhouse::server
