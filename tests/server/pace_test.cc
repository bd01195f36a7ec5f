// The pace of bots: a move is released on a beat, never before it and never between two, so that
// nobody can tell how long a bot has thought.
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

// Beats come when the test says so; posts come at once.
class PaceWire final : public Connections {
 public:
  void send(ConnId, Text text) override {
    if (text_of(parse_object(*text), "t") == "step") ++steps;
  }
  void close(ConnId) override {}
  void post_after(std::chrono::milliseconds, std::function<void()> work) override {
    beats_.push_back(std::move(work));
  }
  void post(std::function<void()> work) override { posts_.push_back(std::move(work)); }

  void run_posts() {
    while (!posts_.empty()) {
      const auto work = std::move(posts_.front());
      posts_.pop_front();
      work();
    }
  }
  void beat() {
    for (auto& work : std::exchange(beats_, {})) work();
    run_posts();
  }

  int steps = 0;  // told

 private:
  std::deque<std::function<void()>> posts_;
  std::vector<std::function<void()>> beats_;
};

// Thinks when the test says so.
class SlowPool final : public Pool {
 public:
  void run(const Payer&, std::function<void()> work) override { works_.push_back(std::move(work)); }
  std::size_t ahead_of(const Payer&) const override { return works_.size(); }
  std::size_t waiting() const { return works_.size(); }
  void think() {
    for (auto& work : std::exchange(works_, {})) work();
  }

 private:
  std::vector<std::function<void()>> works_;
};

class Pace : public testing::Test {
 protected:
  void SetUp() override {
    rooms_.on_open(1, "test");
    rooms_.on_text(1, R"({"t":"new","game":"ttr-new","seats":[{"bot":"easy"},{"bot":"easy"}]})");
    connections_.run_posts();
    ASSERT_EQ(pool_.waiting(), 1u);
  }
  void think() {
    pool_.think();
    connections_.run_posts();
  }

  TempDir dir_;
  Catalogue catalogue_;
  std::unique_ptr<Store> store_ = *open_store(dir_.path());
  PaceWire connections_;
  SlowPool pool_;
  Metrics metrics_;
  PatientWriter writer_{*store_};
  Rooms rooms_{catalogue_, *store_, writer_, connections_, pool_, metrics_, {}};
};

TEST_F(Pace, AMoveThatIsReadyWaitsForItsBeat) {
  for (int moves = 0; moves < 5; ++moves) {
    think();
    EXPECT_EQ(connections_.steps, moves);
    connections_.beat();
    EXPECT_EQ(connections_.steps, moves + 1);
  }
}

TEST_F(Pace, AThoughtThatIsLateWaitsForTheNextBeat) {
  connections_.beat();
  connections_.beat();
  think();
  EXPECT_EQ(connections_.steps, 0);
  connections_.beat();
  EXPECT_EQ(connections_.steps, 1);
}

}  // namespace
}  // namespace roundhouse::server
