#include "server/pool.h"

#include <algorithm>
#include <utility>

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

void ThreadPool::run(std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  changed_.notify_one();
}

std::size_t ThreadPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return waiting_.size();
}

int thinking_ms(std::chrono::milliseconds pace, std::size_t waiting) {
  constexpr long kLeast = 20;
  const auto most = pace.count() * 8 / 10;
  return static_cast<int>(std::max<long>(kLeast, most / (1 + static_cast<long>(waiting))));
}

void ThreadPool::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
  }
}

}  // namespace roundhouse::server
