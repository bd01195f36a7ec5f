#include "server/system/thread_pool.h"

#include <utility>

#include "server/base/faults.h"
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

void ThreadPool::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const auto work = waiting_.pop();
    lock.unlock();
    if (const auto fault = fault_in(work))
      log_error("fault", {{"where", "pool"}, {"what", *fault}});
  }
}

}  // namespace roundhouse::server
