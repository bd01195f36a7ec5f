#include "server/base/pool.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "server/base/log.h"

namespace roundhouse::server {

ThreadPool::ThreadPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

void ThreadPool::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ThreadPool::run(const Payer& payer, std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push(payer, std::move(work));
  }
  changed_.notify_one();
}

std::size_t ThreadPool::ahead_of(const Payer& payer) const {
  const std::scoped_lock lock(mutex_);
  return waiting_.ahead_of(payer);
}

int thinking_ms(std::chrono::milliseconds pace, std::size_t ahead) {
  constexpr long kLeast = 20;
  const auto most = pace.count() * 8 / 10;
  return static_cast<int>(std::max<long>(kLeast, most / (1 + static_cast<long>(ahead))));
}

void ThreadPool::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const auto work = waiting_.pop();
    lock.unlock();
    try {
      work();
    } catch (const std::exception& error) {
      log_error("fault", {{"where", "pool"}, {"what", error.what()}});
    }
  }
}

}  // namespace roundhouse::server
