// The server killed at any instant, while people play and bots move: whatever was answered is there
// afterwards, and every record verifies.
#include <atomic>
#include <cstdlib>
#include <random>
#include <thread>

#include "server/player_testing.h"

namespace roundhouse::server {
namespace {

// Someone who plays on until the line goes dead, and remembers what the server has promised.
class Survivor {
 public:
  Survivor(std::string game, bool plays) : game_(std::move(game)), plays_(plays) {}

  // Comes back to the table, or opens one, and plays until the server is gone or the game is over.
  // Counts what it hears.
  void play(std::uint16_t port, std::atomic<int>& heard) {
    WsClient ws(port);
    if (table_.empty()) {
      send(ws, {{"t", "new"},
                {"game", game_},
                {"seats",
                 {plays_ ? json::object{{"name", "Ala"}} : json::object{{"bot", "random"}},
                  {{"bot", "easy"}}}}});
    } else {
      json::object join{{"t", "join"}, {"table", table_}};
      if (plays_) join["token"] = token_;
      send(ws, join);
      came_back_ = true;
    }
    while (!over_) {
      const auto text = ws.receive();
      if (!text) return;
      hear(parse_object(*text));
      ++heard;
      if (to_move_) send_move(ws);
    }
  }

  bool over() const { return over_; }
  const std::string& table() const { return table_; }
  std::int64_t promised() const { return told_; }

  // Every move that was answered stands in the record, in its place.
  void look_for_moves(const std::string& record) const {
    std::map<std::int64_t, std::string> moves;
    std::istringstream lines(record);
    for (std::string line; std::getline(lines, line);) {
      const json::object read = parse_object(line);
      if (text_of(read, "kind") == "move") moves[read.at("n").as_int64()] = text_of(read, "move");
    }
    EXPECT_GE(static_cast<std::int64_t>(moves.size()), told_);
    for (const auto& [n, move] : answered_) EXPECT_EQ(moves[n], move) << "move " << n << " is lost";
  }
  std::size_t answered() const { return answered_.size(); }

 private:
  void send(WsClient& ws, const json::object& request) { ws.send(json::serialize(request)); }

  // A move whose answer was lost is sent again under its old name: it must not be played twice.
  void send_move(WsClient& ws) {
    const auto prompt = state_.at("prompt").as_int64();
    if (pending_.empty() || pending_prompt_ != prompt) {
      pending_ = some_legal_move(state_);
      pending_prompt_ = prompt;
    }
    to_move_ = false;
    send(ws, {{"t", "move"},
              {"id", "p" + std::to_string(prompt)},
              {"move", pending_},
              {"prompt", prompt}});
  }

  void hear(const json::object& message) {
    const std::string type = text_of(message, "t");
    if (type == "welcome" && table_.empty()) {
      table_ = text_of(message, "table");
      token_ = text_of(message, "token");
    }
    EXPECT_NE(type, "reject") << as_text(message);
    EXPECT_NE(type, "error") << as_text(message);
    if (type != "snapshot" && type != "step") return;
    const auto v = message.at("v").as_int64();
    if (std::exchange(came_back_, false)) {
      EXPECT_GE(v, told_) << "what was told is gone";
    }
    told_ = std::max(told_, v);
    if (type == "step" && message.contains("id")) answered_[v] = pending_;
    state_ = message;
    over_ = !message.at("result").is_null();
    to_move_ = plays_ && !over_ && !message.at("prompt").is_null() &&
               message.at("view").at("to_act").as_array().size() == 1;
  }

  std::string game_;
  bool plays_;
  std::string table_, token_;
  json::object state_;
  bool to_move_ = false, over_ = false, came_back_ = false;
  std::string pending_;
  std::int64_t pending_prompt_ = -1;
  std::int64_t told_ = 0;                         // the highest v heard of
  std::map<std::int64_t, std::string> answered_;  // own moves by their number
};

class Kill : public ServeTest {
 protected:
  static constexpr int kPeople = 3;
  static Survivor newcomer(int who) {
    if (who == 0) return {"ttr-classic", true};
    return who == 1 ? Survivor{"ghost-train", true} : Survivor{"ttr-new", false};
  }

  void check_finished(const Survivor& person) {
    const std::string record = get("/api/tables/" + person.table() + "/record");
    const Verdict found = verdict(record);
    EXPECT_EQ(found.problem, "");
    EXPECT_EQ(found.luck_checked, 1);
    person.look_for_moves(record);
    ++finished_;
    answered_ += person.answered();
  }

  int finished_ = 0;
  std::size_t answered_ = 0;
};

// Twenty times in the tests, RH_KILLS=500 in the long ones.
TEST_F(Kill, KilledAtRandomMomentsItLosesNothing) {
  const char* asked = std::getenv("RH_KILLS");
  const int kills = asked ? std::atoi(asked) : 20;
  std::mt19937 luck(7);
  std::vector<Survivor> people;
  for (int i = 0; i < kPeople; ++i) people.push_back(newcomer(i));
  for (int kill = 0; kill < kills && !HasFailure(); ++kill) {
    std::vector<std::thread> threads;
    std::atomic<int> heard = 0, playing = kPeople;
    for (Survivor& person : people)
      threads.emplace_back([&, port = port()] {
        person.play(port, heard);
        --playing;
      });
    // In the midst of play, however slow the machine is; then at any instant.
    const int enough = static_cast<int>(luck() % 40);
    while (heard < enough && playing > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::this_thread::sleep_for(std::chrono::microseconds(luck() % 2000));
    server_->kill_hard();
    for (std::thread& thread : threads) thread.join();
    start();
    for (int i = 0; i < kPeople; ++i) {
      Survivor& person = people[static_cast<std::size_t>(i)];
      if (!person.over()) continue;
      check_finished(person);
      person = newcomer(i);
    }
  }
  // In the end everyone plays on in peace.
  std::atomic<int> heard = 0;
  for (Survivor& person : people) {
    if (HasFailure()) break;
    person.play(port(), heard);
    EXPECT_TRUE(person.over());
    check_finished(person);
  }
  EXPECT_GT(answered_, 10u);
  std::printf("%d kills, %d games verified, %zu answered moves found\n", kills, finished_,
              answered_);
}

}  // namespace
}  // namespace roundhouse::server
