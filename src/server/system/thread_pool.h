// Threads for work that takes long (base/pool.h).
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/pool.h"

namespace roundhouse::server {

class ThreadPool final : public Pool {
 public:
  explicit ThreadPool(int threads);
  ~ThreadPool() override { stop(); }
  void stop();  // finishes what has begun; what waits is dropped

  void run(const Payer& payer, std::function<void()> work) override;
  std::size_t ahead_of(const Payer& payer) const override;

 private:
  void serve();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  FairQueue<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace roundhouse::server
