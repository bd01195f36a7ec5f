// Threads for work that takes long, such as a bot's thought: first come, first served, so a table
// that thinks long delays nobody on the network's thread. Not here: what the work is.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace roundhouse::server {

class Pool {
 public:
  virtual ~Pool() = default;
  virtual void run(std::function<void()> work) = 0;
  virtual std::size_t waiting() const = 0;  // works that have not begun
};

// What a searching bot may think, so that its move is there on the next beat of the pace: most of a
// beat, and a smaller share the more others wait.
int thinking_ms(std::chrono::milliseconds pace, std::size_t waiting);

class ThreadPool final : public Pool {
 public:
  explicit ThreadPool(int threads);
  ~ThreadPool() override { stop(); }
  void stop();  // finishes what has begun; what waits is dropped

  void run(std::function<void()> work) override;
  std::size_t waiting() const override;

 private:
  void serve();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace roundhouse::server
