// The messages in protocol/fixtures are what engine and server really say in one seeded game. The
// page's tests read the same files. RH_UPDATE_FIXTURES=1 writes them anew; the difference is
// reviewed like code.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "places.h"
#include "play/catalogue.h"
#include "play/reply.h"

namespace roundhouse {
namespace {

const std::filesystem::path kFolder = in_repository("protocol/fixtures");

// What clients say; the server must understand each.
const std::map<std::string, std::string> kFromClient = {
    {"ask-games", R"({"t":"games","id":"1"})"},
    {"ask-board", R"({"t":"board","id":"2","board":"usa"})"},
    {"ask-new",
     R"({"t":"new","id":"3","game":"ttr-classic","seats":[{"name":"Ala"},{"name":"Easy","bot":"easy"}],"options":{"first-seat":"0"},"seed":"7"})"},
    {"ask-join",
     R"({"t":"join","id":"4","table":"abc","token":"00112233445566778899aabbccddeeff"})"},
    {"ask-move", R"({"t":"move","id":"5","prompt":1,"move":"draw"})"},
    {"ask-check", R"({"t":"check","id":"6","move":"claim duluth-helena orange:6"})"},
    {"ask-view", R"({"t":"view","id":"7"})"},
    {"ask-record", R"({"t":"record","id":"8"})"},
    {"ask-ping", R"({"t":"ping"})"},
};

class Session {
 public:
  Session() {
    const GameSetup setup{
        "ttr-classic", {{"Ala", ""}, {"Easy", "easy"}}, {{"first-seat", "0"}}, ""};
    game_ = std::move(*catalogue_.new_game(setup, {Luck::Kind::seed, 7}));
  }

  std::map<std::string, std::string> messages() {
    said_["games"] = message("games", "1", catalogue_.games_members());
    said_["welcome"] = welcome_message("3", {"abc", 0, "00112233445566778899aabbccddeeff"});
    said_["welcome-spectator"] = welcome_message("4", {"abc"});
    said_["snapshot-opening"] = message("snapshot", "3", game_->snapshot_members(0));
    play(0, first_legal(0));
    said_["step-chose"] = message("step", "9", game_->step_members(0));
    reject("reject-already-chosen", 0, "keep boston-miami");
    play(1, game_->bot_move(1, "easy"));
    said_["step-settled"] = message("step", {}, game_->step_members(0));
    reject("reject-unreadable", 0, "dance");
    reject("reject-unknown-track", 0, "claim warsaw-berlin red:1");
    reject("reject-short", 0, "claim duluth-helena orange:6");
    reject("reject-count", 0, "claim duluth-helena orange:4 locomotive:1");
    reject("reject-can-act", 0, "pass");
    said_["reject-stale"] = stale_message("10", game_->prompt(0));
    play(0, "draw");
    said_["step-drew"] = message("step", "11", game_->step_members(0));
    said_["step-drew-others"] = message("step", {}, game_->step_members(1));
    reject("reject-second-card", 0, "tickets");
    play(0, "draw");
    said_["snapshot-spectator"] = message("snapshot", "12", game_->snapshot_members(std::nullopt));
    play_out();
    said_["step-over"] = message("step", {}, game_->step_members(0));
    said_["snapshot-over"] = message("snapshot", {}, game_->snapshot_members(0));
    said_["error"] = error_message("13", "unknown-table", "there is no table \"xyz\"", "/table");
    said_["ok"] = message("ok", "14");
    said_["pong"] = message("pong", {});
    run_of_a_schedule();
    return said_;
  }

 private:
  std::string first_legal(int seat) { return game_->bot_move(seat, "easy"); }
  void play(int seat, const std::string& move) {
    ASSERT_TRUE(game_->prepare(seat, move)) << move;
    game_->commit();
  }
  void reject(const std::string& name, int seat, const std::string& move) {
    const auto refusal = game_->check(seat, move);
    ASSERT_TRUE(refusal.has_value()) << name;
    said_[name] = reject_message("10", *refusal, game_->prompt(seat));
  }
  // A game whose turn is carried out by itself: it goes on, then it stops.
  void run_of_a_schedule() {
    const GameSetup setup{
        "switch-signal-europe", {{"Ala", ""}, {"Ola", ""}}, {{"first-seat", "0"}}, ""};
    game_ = std::move(*catalogue_.new_game(setup, {Luck::Kind::seed, 7}));
    play(0, "deploy black");
    said_["step-run-goes"] = message("step", "15", game_->step_members(0));
    said_["step-run-others"] = message("step", {}, game_->step_members(1));
    play(0, "deploy brown");
    play(0, "deploy grey");
    said_["step-run-stops"] = message("step", "16", game_->step_members(0));
  }
  void play_out() {
    while (!game_->over()) {
      const int seat = game_->to_act().front();
      play(seat, game_->bot_move(seat, "easy"));
    }
  }

  Catalogue catalogue_;
  std::unique_ptr<Game> game_;
  std::map<std::string, std::string> said_;
};

std::string fixture(const std::string& to, const std::string& text) {
  return "{\"to\":\"" + to + "\",\"message\":" + text + "}\n";
}

void compare(const std::string& name, const std::string& wanted) {
  const auto path = kFolder / (name + ".json");
  if (std::getenv("RH_UPDATE_FIXTURES") != nullptr) {
    std::ofstream(path, std::ios::binary) << wanted;
    return;
  }
  std::ifstream in(path, std::ios::binary);
  std::ostringstream found;
  found << in.rdbuf();
  EXPECT_EQ(found.str(), wanted) << path << " differs; see the head of this test";
}

TEST(Fixtures, what_clients_say_is_understood) {
  for (const auto& [name, text] : kFromClient) {
    compare(name, fixture("server", text));
    const auto parsed = parse_request(text);
    EXPECT_TRUE(parsed.has_value()) << name;
  }
}

TEST(Fixtures, what_the_server_says_is_what_the_files_hold) {
  Session session;
  for (const auto& [name, text] : session.messages()) compare(name, fixture("client", text));
}

TEST(Fixtures, no_file_is_left_over) {
  Session session;
  const auto said = session.messages();
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    if (entry.is_directory()) continue;  // tests/server looks after the messages about tables
    const std::string name = entry.path().stem().string();
    if (name == "names") continue;     // what names may be, written by hand
    if (name == "refusals") continue;  // refusals_test.cc
    EXPECT_TRUE(said.contains(name) || kFromClient.contains(name))
        << entry.path() << " is written by nobody";
  }
}

}  // namespace
}  // namespace roundhouse
