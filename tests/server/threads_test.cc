// The writer and the pool with real threads and tables on a third, without sockets: what
// ThreadSanitizer looks at.
#include <atomic>
#include <condition_variable>
#include <mutex>

#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

// Connections whose posts come from any thread and run on the one that calls run_until().
class QueueWire final : public Connections {
 public:
  void send(ConnId conn, Text text) override { last_[conn] = std::move(text); }
  void close(ConnId) override {}
  void post_after(std::chrono::milliseconds, std::function<void()> work) override {
    post(std::move(work));
  }
  void post(std::function<void()> work) override {
    {
      const std::scoped_lock lock(mutex_);
      works_.push_back(std::move(work));
    }
    changed_.notify_one();
  }

  template <class Done>
  void run_until(Done done) {
    while (!done()) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return !works_.empty(); });
      const auto work = std::move(works_.front());
      works_.pop_front();
      lock.unlock();
      work();
    }
  }
  const std::string& last(ConnId conn) { return *last_.at(conn); }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> works_;
  std::map<ConnId, Text> last_;
};

TEST(Threads, ManyTablesOfBotsPlayToTheEndWithWriterAndPool) {
  TempDir dir;
  Catalogue catalogue;
  auto store = *open_store(dir.path());
  QueueWire connections;
  Metrics metrics;
  ThreadedStoreWriter writer(*store, connections, metrics);
  ThreadPool pool(2);
  Rooms rooms(catalogue, *store, writer, connections, pool, metrics,
              {.bot_delay = std::chrono::milliseconds(0)});
  constexpr ConnId kTables = 6;
  for (ConnId conn = 1; conn <= kTables; ++conn) {
    rooms.on_open(conn, "test");
    rooms.on_text(conn,
                  R"({"t":"new","game":"ttr-new","seats":[{"bot":"easy"},{"bot":"random"}]})");
  }
  for (ConnId conn = 1; conn <= kTables; ++conn)
    connections.run_until([&] {
      return metrics.moves > 0 && connections.last(conn).find("\"result\":{") != std::string::npos;
    });
  EXPECT_EQ(metrics.tables_made, kTables);
  EXPECT_GT(metrics.moves, 500u);
  EXPECT_LT(metrics.commits.count, metrics.commits.sum) << "jobs share commits";
  EXPECT_EQ(*store->count_tables(), static_cast<int>(kTables));
}

TEST(Threads, WhatWaitsIsWrittenBeforeTheWriterEnds) {
  TempDir dir;
  auto store = *open_store(dir.path());
  QueueWire connections;
  Metrics metrics;
  {
    ThreadedStoreWriter writer(*store, connections, metrics);
    for (int i = 0; i < 200; ++i)
      writer.write({PutTable{{.id = "t" + std::to_string(i), .game = "g"}}},
                   [](const StoreStatus&) {});
  }
  EXPECT_EQ(*store->count_tables(), 200);
}

TEST(Threads, ThinkingTimeFitsThePaceAndShrinksUnderLoad) {
  const std::chrono::milliseconds pace(700);
  EXPECT_EQ(thinking_ms(pace, 0), 560);
  EXPECT_EQ(thinking_ms(pace, 3), 140);
  EXPECT_EQ(thinking_ms(pace, 1000), 20) << "never nothing";
}

TEST(Threads, ThePoolDoesItsWorkAndStops) {
  std::atomic<int> done = 0;
  {
    ThreadPool pool(3);
    std::mutex mutex;
    std::condition_variable changed;
    for (int i = 0; i < 100; ++i)
      pool.run({}, [&] {
        if (++done == 100) {
          const std::scoped_lock lock(mutex);
          changed.notify_one();
        }
      });
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return done == 100; });
  }
  EXPECT_EQ(done, 100);
}

}  // namespace
}  // namespace roundhouse::server
