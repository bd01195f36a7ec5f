// Tables without a network: connections that keep what was sent and run their timers when told
// to, a person who plays whatever is legal, and a store that can be made to fail.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "play/catalogue.h"
#include "server/base/connections.h"
#include "server/base/metrics.h"
#include "server/rooms/rooms.h"
#include "server/store/open_store.h"
#include "server/store/threaded_store_writer.h"
#include "server/system/thread_pool.h"
#include "server/temp_dir_testing.h"

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

class FakeWire final : public Connections {
 public:
  void send(ConnId conn, Text text) override { sent_[conn].push_back(parse_object(*text)); }
  void close(ConnId conn) override { closed_.insert(conn); }
  bool was_closed(ConnId conn) const { return closed_.contains(conn); }
  std::vector<std::chrono::milliseconds> delays;  // asked for, whenever they are run
  void post_after(std::chrono::milliseconds delay, std::function<void()> work) override {
    delays.push_back(delay);
    timers_.push_back(std::move(work));
  }
  void post(std::function<void()> work) override { timers_.push_back(std::move(work)); }

  // All that came for this connection since the last call.
  std::vector<json::object> take(ConnId conn) { return std::exchange(sent_[conn], {}); }
  bool has_timer() const { return !timers_.empty(); }
  // A table that cannot be stored tries for ever.
  void run_timers(int most = 20'000) {
    while (!timers_.empty() && most-- > 0) {
      auto work = std::move(timers_.front());
      timers_.pop_front();
      work();
    }
  }

 private:
  std::map<ConnId, std::vector<json::object>> sent_;
  std::deque<std::function<void()>> timers_;
  std::set<ConnId> closed_;
};

// Passes everything on to a real store until told to fail.
class FragileStore final : public Store {
 public:
  explicit FragileStore(std::unique_ptr<Store> real) : real_(std::move(real)) {}
  bool broken = false;

  std::vector<StoreStatus> write(std::span<const WriteJob> jobs) override {
    if (broken) return std::vector<StoreStatus>(jobs.size(), StoreError{"disk full"});
    return real_->write(jobs);
  }
  bool has_traces() const override { return real_->has_traces(); }
  bool has_more_old() const override { return real_->has_more_old(); }
  Loaded load_table(std::string_view id) override { return real_->load_table(id); }
  Stored<std::vector<TableSummary>> public_tables(Phase phase, int most) override {
    return real_->public_tables(phase, most);
  }
  Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most) override {
    return real_->tables_of(guest, most);
  }
  Stored<int> count_tables() override { return real_->count_tables(); }
  Stored<std::optional<std::string>> guest_name(std::string_view guest) override {
    return real_->guest_name(guest);
  }
  Stored<bool> is_banned(std::string_view guest, std::string_view household) override {
    return real_->is_banned(guest, household);
  }
  Stored<std::vector<Order>> orders() override { return real_->orders(); }

 private:
  std::unique_ptr<Store> real_;
};

// Writes at once, or keeps the jobs until told: what happens in between has not happened yet.
class PatientWriter final : public StoreWriter {
 public:
  explicit PatientWriter(Store& store) : store_(store) {}
  bool waits = false;

  void write(WriteJob job, Done done) override {
    jobs_.emplace_back(std::move(job), std::move(done));
    if (!waits) finish();
  }
  // On disk, but nobody has been told.
  void write_only() {
    for (auto& [job, done] : jobs_) {
      EXPECT_FALSE(store_.write(std::span(&std::as_const(job), 1)).at(0));
      job.clear();
    }
  }
  void finish() {
    while (!jobs_.empty()) {
      const auto [job, done] = std::move(jobs_.front());
      jobs_.pop_front();
      done(store_.write(std::span(&job, 1)).at(0));
    }
  }

 private:
  Store& store_;
  std::deque<std::pair<WriteJob, Done>> jobs_;
};

class InlinePool final : public Pool {
 public:
  void run(const Payer&, std::function<void()> work) override { work(); }
  std::size_t ahead_of(const Payer&) const override { return 0; }
};

class RoomsTest : public testing::Test {
 protected:
  void SetUp() override {
    store_ = std::make_unique<FragileStore>(*open_store(dir_.path()));
    restart();
  }

  // As after a crash: nothing is left but the store.
  void restart(RoomsOptions options = {}) {
    connections_ = std::make_unique<FakeWire>();
    writer_ = std::make_unique<PatientWriter>(*store_);
    rooms_ = std::make_unique<Rooms>(catalogue_, *store_, *writer_, *connections_, pool_, metrics_,
                                     options);
  }

  ConnId connect() {
    rooms_->on_open(++last_conn_, "test");
    return last_conn_;
  }

  std::vector<json::object> ask(ConnId conn, const std::string& text) {
    rooms_->on_text(conn, text);
    return connections_->take(conn);
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

  // The answer to a request that gets exactly one.
  json::object one(ConnId conn, const std::string& text) {
    connections_->take(conn);
    const auto answers = ask(conn, text);
    EXPECT_EQ(answers.size(), 1u) << text;
    return answers.empty() ? json::object{} : answers.back();
  }

  json::object view(ConnId conn) {
    connections_->take(conn);
    return ask(conn, R"({"t":"view"})").at(0);
  }

  // Lets the bots move until a person is to act, then gives that person's view.
  json::object next_turn(ConnId conn) {
    connections_->run_timers();
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
  InlinePool pool_;
  Metrics metrics_;
  std::unique_ptr<FakeWire> connections_;
  std::unique_ptr<PatientWriter> writer_;
  std::unique_ptr<Rooms> rooms_;
  ConnId last_conn_ = 0;
};

}  // namespace roundhouse::server
