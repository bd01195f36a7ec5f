// Tables without a network: a wire that keeps what was sent and runs its timers when told to,
// a person who plays whatever is legal, and a store that can be made to fail.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "server/rooms.h"
#include "server/store.h"
#include "server/temp_dir_testing.h"
#include "server/wire.h"
#include "table/catalogue.h"

namespace roundhouse::server {

namespace json = boost::json;

inline json::object parse_object(std::string_view text) {
  return json::parse({text.data(), text.size()}).as_object();
}

// Two states are compared as text, so that a difference can be read.
inline std::string as_text(const json::object& message) { return json::serialize(message); }

inline std::string text_of(const json::object& message, std::string_view key) {
  const json::value* value = message.if_contains({key.data(), key.size()});
  return value && value->is_string() ? std::string(value->get_string()) : std::string{};
}

// One of the legal moves of a snapshot or step, another one at each turn, the same in each run.
inline std::string some_legal_move(const json::object& state) {
  const json::array& legal = state.at("legal").as_array();
  const auto turn = static_cast<std::size_t>(state.at("v").as_int64());
  if (legal.empty()) return "none";
  return std::string(legal.at(turn * 7919 % legal.size()).as_string());
}

inline std::string move_request(const json::object& state, const std::string& move,
                                const std::string& id) {
  return json::serialize(
      json::object{{"t", "move"}, {"id", id}, {"move", move}, {"prompt", state.at("prompt")}});
}

class FakeWire final : public Wire {
 public:
  void send(ConnId conn, Text text) override { sent_[conn].push_back(parse_object(*text)); }
  void close(ConnId) override {}
  void post_after(std::chrono::milliseconds, std::function<void()> work) override {
    timers_.push_back(std::move(work));
  }

  // All that came for this connection since the last call.
  std::vector<json::object> take(ConnId conn) { return std::exchange(sent_[conn], {}); }
  bool has_timer() const { return !timers_.empty(); }
  void run_timers() {
    while (!timers_.empty()) {
      auto work = std::move(timers_.front());
      timers_.pop_front();
      work();
    }
  }

 private:
  std::map<ConnId, std::vector<json::object>> sent_;
  std::deque<std::function<void()>> timers_;
};

// Passes everything on to a real store until told to fail.
class FragileStore final : public Store {
 public:
  explicit FragileStore(std::unique_ptr<Store> real) : real_(std::move(real)) {}
  bool broken = false;

  StoreStatus create_table(const TableHead& head, std::span<const std::string> lines) override {
    return broken ? StoreError{"disk full"} : real_->create_table(head, lines);
  }
  StoreStatus append(std::string_view table, int first, std::span<const std::string> lines,
                     const std::optional<Answered>& answered) override {
    return broken ? StoreError{"disk full"} : real_->append(table, first, lines, answered);
  }
  std::variant<StoredTable, NoTable, StoreError> load_table(std::string_view id) override {
    return real_->load_table(id);
  }
  std::variant<std::vector<TableSummary>, StoreError> list_tables() override {
    return real_->list_tables();
  }

 private:
  std::unique_ptr<Store> real_;
};

class RoomsTest : public testing::Test {
 protected:
  void SetUp() override {
    store_ =
        std::make_unique<FragileStore>(std::get<std::unique_ptr<Store>>(open_store(dir_.path())));
    restart();
  }

  // As after a crash: nothing is left but the store.
  void restart() {
    wire_ = std::make_unique<FakeWire>();
    rooms_ = std::make_unique<Rooms>(catalogue_, *store_, *wire_, RoomsOptions{});
  }

  ConnId connect() {
    rooms_->on_open(++last_conn_);
    return last_conn_;
  }

  std::vector<json::object> ask(ConnId conn, const std::string& text) {
    rooms_->on_text(conn, text);
    return wire_->take(conn);
  }

  // The answer's code, for requests that must not be carried out.
  std::string code_of(ConnId conn, const std::string& text) {
    const auto answers = ask(conn, text);
    return answers.size() == 1 ? text_of(answers[0], "code") : "not one answer";
  }

  // [welcome, snapshot] of a fresh table.
  std::vector<json::object> new_table(ConnId conn, const std::string& seats) {
    auto answers = ask(conn, R"({"t":"new","game":"ttr-classic","seats":[)" + seats + "]}");
    EXPECT_EQ(answers.size(), 2u) << (answers.empty() ? "" : json::serialize(answers[0]));
    answers.resize(2);
    return answers;
  }
  std::vector<json::object> new_table(ConnId conn) {
    return new_table(conn, R"({"name":"Ala"},{"bot":"easy"})");
  }

  std::vector<json::object> join(ConnId conn, const std::string& table, const std::string& token) {
    json::object request{{"t", "join"}, {"table", table}};
    if (!token.empty()) request["token"] = token;
    return ask(conn, json::serialize(request));
  }

  json::object view(ConnId conn) {
    wire_->take(conn);
    return ask(conn, R"({"t":"view"})").at(0);
  }

  // Lets the bots move until a person is to act, then gives that person's view.
  json::object next_turn(ConnId conn) {
    wire_->run_timers();
    return view(conn);
  }

  void play_some(ConnId conn, int moves) {
    for (int i = 0; i < moves; ++i) {
      const json::object state = next_turn(conn);
      ask(conn, move_request(state, some_legal_move(state), "m" + std::to_string(i)));
    }
  }

  TempDir dir_;
  Catalogue catalogue_;
  std::unique_ptr<FragileStore> store_;
  std::unique_ptr<FakeWire> wire_;
  std::unique_ptr<Rooms> rooms_;
  ConnId last_conn_ = 0;
};

}  // namespace roundhouse::server
