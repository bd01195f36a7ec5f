// The tables of one device: whole games by texts alone, what is kept step by step, and what becomes
// of them when the host ends in the middle.
#include "server/local/host.h"

#include <functional>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "play/catalogue.h"
#include "play/verify.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

// Whoever runs a host: keeps what it says to keep, line by line as a browser does, and wakes it.
class Device {
 public:
  explicit Device(const Catalogue& catalogue) : catalogue_(catalogue) { start(); }

  // As after a crash: nothing is left but what was kept.
  void start() {
    waiting_.clear();
    host_ = std::make_unique<Host>(catalogue_, [this](std::string_view text) { heard(text); });
    tell("pace 0");
  }

  void tell(const std::string& text) {
    host_->hear(text);
    while (!waiting_.empty() && !stopped) {
      const auto next = std::move(waiting_.front());
      waiting_.pop_front();
      next();
    }
  }

  json::object ask(const json::object& request) {
    said.clear();
    tell("page " + json::serialize(request));
    return said.empty() ? json::object{} : said.front();
  }

  void join(const std::string& table) {
    tell(fmt::format("table {} {}", table, json::serialize(kept.at(table))));
    ask({{"t", "join"}, {"table", table}});
  }

  json::object view() {
    ask({{"t", "view"}});
    return said.back();
  }

  // The last message of this type.
  json::object last(std::string_view type) const {
    for (auto message = said.rbegin(); message != said.rend(); ++message)
      if (text_of(*message, "t") == type) return *message;
    return {};
  }

  std::vector<json::object> said;
  std::map<std::string, json::object> kept;  // {"head","summary","lines"} by table
  int full_for = 0;                          // so many times it has no room
  bool stopped = false;                      // it does nothing any more
  bool asleep = false;

 private:
  void heard(std::string_view text) {
    const auto at = text.find(' ');
    const std::string word(text.substr(0, at));
    const std::string rest(at == text.npos ? "" : text.substr(at + 1));
    asleep = word == "asleep";
    if (word == "page") said.push_back(parse_object(rest));
    if (word == "wake")
      waiting_.push_back(
          [this, timer = std::stoi(rest)] { host_->hear(fmt::format("due {}", timer)); });
    if (word == "keep") waiting_.push_back([this, rest] { keep(rest); });
  }

  void keep(const std::string& rest) {
    const int job = std::stoi(rest);
    if (full_for > 0 && full_for-- > 0) return host_->hear(fmt::format("lost {} full", job));
    const json::value changes = json::parse(rest.substr(rest.find(' ')));
    for (const json::value& change : changes.as_array()) carry_out(change.as_object());
    host_->hear(fmt::format("kept {}", job));
  }

  void carry_out(const json::object& change) {
    const std::string what = text_of(change, "do"), table = text_of(change, "table");
    if (what == "drop") return void(kept.erase(table));
    json::object& own = kept[table];
    if (what == "put") {
      own["head"] = change.at("head");
      own["summary"] = change.at("summary");
      if (!own.contains("lines")) own["lines"] = json::array{};
      return;
    }
    json::array& lines = own.at("lines").as_array();
    if (what == "replace") lines.clear();
    if (what == "append") {
      EXPECT_EQ(change.at("first").as_int64(), static_cast<std::int64_t>(lines.size()));
    }
    for (const json::value& line : change.at("lines").as_array()) lines.push_back(line);
  }

  const Catalogue& catalogue_;
  std::unique_ptr<Host> host_;
  std::deque<std::function<void()>> waiting_;
};

// One that brings the game on.
std::string some_move(json::object state) {
  json::array forward;
  for (const json::value& move : state.at("legal").as_array())
    if (move != "undo") forward.push_back(move);
  state["legal"] = std::move(forward);
  return some_legal_move(state);
}

class Local : public testing::Test {
 protected:
  // Opens a table as the page does and starts it; its id.
  std::string begin(const std::string& game, json::array seats) {
    const auto welcome = device_.ask({{"t", "open"}, {"game", game}, {"seats", std::move(seats)}});
    EXPECT_EQ(text_of(welcome, "t"), "welcome") << as_text(welcome);
    device_.ask({{"t", "nonce"}, {"nonce", "salt"}});
    device_.ask({{"t", "start"}});
    return text_of(welcome, "table");
  }
  std::string begin(const std::string& game = "ttr-classic") {
    return begin(game, {{{"name", "Ala"}, {"mine", true}}, {{"bot", "easy"}}});
  }

  // Plays at most so many moves; true: the game is over.
  bool play(int most) {
    for (int i = 0; i < most; ++i) {
      const json::object state = device_.view();
      if (!state.at("result").is_null()) return true;
      if (state.at("prompt").is_null()) return false;
      device_.ask({{"t", "move"},
                   {"id", fmt::format("m{}", ++moves_)},
                   {"move", some_move(state)},
                   {"prompt", state.at("prompt")}});
    }
    return false;
  }

  std::vector<std::string> lines_of(const std::string& table) const {
    std::vector<std::string> lines;
    for (const json::value& line : device_.kept.at(table).at("lines").as_array())
      lines.emplace_back(line.at("line").as_string());
    return lines;
  }

  Verdict verdict(const json::object& record) const {
    std::stringstream file;
    for (const json::value& line : record.at("lines").as_array())
      file << std::string_view(line.as_string()) << '\n';
    return verify_records(file, catalogue_);
  }

  Catalogue catalogue_;
  Device device_{catalogue_};
  int moves_ = 0;
};

TEST_F(Local, a_whole_game_of_each_kind_is_kept_and_verifies) {
  for (const std::string& game : catalogue_.game_ids()) {
    const std::string table = begin(game);
    EXPECT_TRUE(table.starts_with("here-")) << table;
    EXPECT_TRUE(play(3000)) << game;
    EXPECT_EQ(device_.kept.at(table).at("summary").at("phase"), "over") << game;
    EXPECT_EQ(json::serialize(device_.kept.at(table).at("summary").at("yours")), "[0]");
    const Verdict checked = verdict(device_.ask({{"t", "record"}}));
    EXPECT_EQ(checked.problem, "") << game;
    EXPECT_EQ(checked.luck_checked, 1) << game;
    device_.tell("away");
    EXPECT_TRUE(device_.asleep) << game;
  }
}

TEST_F(Local, what_was_kept_is_the_table_after_a_crash) {
  const std::string table = begin();
  ASSERT_FALSE(play(12));
  const std::string before = as_text(device_.view());
  device_.start();
  device_.join(table);
  EXPECT_EQ(as_text(device_.view()), before);
  EXPECT_TRUE(play(3000));
  const auto luck = parse_object(lines_of(table).back());
  EXPECT_EQ(json::serialize(luck.at("nonces")), R"(["salt",""])")
      << "sealed, with the page's share";
}

// At every text the host says, the device may stop: what it then finds is whole.
TEST_F(Local, stopping_anywhere_loses_nothing_that_was_told) {
  const std::string table = begin();
  for (int i = 0; i < 8; ++i) {
    const json::object state = device_.view();
    device_.stopped = true;  // the move is on its way to be kept
    device_.said.clear();
    device_.tell("page " + json::serialize(json::object{{"t", "move"},
                                                        {"id", "x"},
                                                        {"move", some_move(state)},
                                                        {"prompt", state.at("prompt")}}));
    EXPECT_TRUE(device_.last("step").empty()) << "told before it was kept";
    device_.stopped = false;
    device_.start();
    device_.join(table);
    EXPECT_EQ(device_.view().at("v"), state.at("v"));
    ASSERT_FALSE(play(1));
  }
}

TEST_F(Local, a_full_device_stops_the_table_until_there_is_room) {
  begin();
  const json::object state = device_.view();
  device_.full_for = 2;  // the move, and the first time it is tried again
  device_.ask(
      {{"t", "move"}, {"id", "x"}, {"move", some_move(state)}, {"prompt", state.at("prompt")}});
  EXPECT_EQ(text_of(device_.said.front(), "code"), "store-failed");
  EXPECT_EQ(device_.last("snapshot").at("v"), state.at("v")) << "it has not happened";
  EXPECT_TRUE(play(3000));
}

TEST_F(Local, a_move_is_taken_back_with_what_the_bots_did_since) {
  const std::string table = begin();
  ASSERT_FALSE(play(6));
  const json::object before = device_.view();
  ASSERT_FALSE(play(1));
  EXPECT_NE(as_text(device_.view().at("view").as_object()), as_text(before.at("view").as_object()));
  EXPECT_EQ(text_of(device_.ask({{"t", "takeback"}, {"id", "b"}}), "t"), "ok");
  const json::object after = device_.view();
  EXPECT_EQ(after.at("prompt"), before.at("prompt"));
  EXPECT_EQ(as_text(after.at("view").as_object()), as_text(before.at("view").as_object()));
  EXPECT_NE(lines_of(table).back().find("take-back"), std::string::npos);
  device_.start();
  device_.join(table);
  EXPECT_EQ(as_text(device_.view().at("view").as_object()), as_text(before.at("view").as_object()));
  EXPECT_TRUE(play(3000));
  EXPECT_EQ(verdict(device_.ask({{"t", "record"}})).problem, "") << "with the note in it";
}

TEST_F(Local, nothing_is_taken_back_before_a_move_nor_where_two_people_play) {
  begin();
  EXPECT_EQ(text_of(device_.ask({{"t", "takeback"}}), "code"), "no-take-back");
  device_.tell("away");
  begin("ghost-train", {{{"name", "Ala"}, {"mine", true}}, {{"name", "Ola"}, {"mine", true}}});
  device_.ask({{"t", "unlock"}, {"seat", 0}});
  EXPECT_EQ(text_of(device_.ask({{"t", "takeback"}}), "code"), "no-take-back");
}

TEST_F(Local, the_seats_of_one_device_are_shown_one_at_a_time) {
  begin("ttr-classic", {{{"name", "Ala"}, {"mine", true}}, {{"name", "Ola"}, {"mine", true}}});
  EXPECT_TRUE(device_.view().at("view").at("own").is_null()) << "nobody's hand before it is asked";
  device_.ask({{"t", "unlock"}, {"seat", 1}});
  EXPECT_EQ(device_.view().at("seat"), 1);
}

TEST_F(Local, a_table_that_was_kept_badly_says_so) {
  const std::string table = begin();
  ASSERT_FALSE(play(4));
  device_.start();
  device_.tell("table " + table + " {\"head\":{}}");
  EXPECT_EQ(text_of(device_.ask({{"t", "join"}, {"table", table}}), "code"), "damaged");
  auto& lines = device_.kept.at(table).at("lines").as_array();
  lines.at(3).as_object()["line"] = "{}";
  device_.join(table);
  EXPECT_EQ(text_of(device_.last("error"), "code"), "damaged");
  EXPECT_EQ(text_of(device_.last("snapshot"), "t"), "snapshot") << "it can be looked at";
}

TEST_F(Local, the_same_people_once_more) {
  const std::string table = begin("ghost-train");
  ASSERT_TRUE(play(3000));
  device_.ask({{"t", "rematch"}, {"id", "r"}});
  const std::string next = text_of(device_.last("rematch"), "table");
  EXPECT_TRUE(next.starts_with("here-"));
  device_.ask({{"t", "join"}, {"table", next}});
  device_.ask({{"t", "nonce"}, {"nonce", "more"}});
  EXPECT_TRUE(play(3000));
}

}  // namespace
}  // namespace roundhouse::server
