#include "server/scribe.h"

#include <utility>

namespace roundhouse::server {

ThreadScribe::ThreadScribe(Store& store, Wire& wire, Metrics& metrics)
    : store_(store), wire_(wire), metrics_(metrics), thread_([this] { work(); }) {}

void ThreadScribe::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void ThreadScribe::write(WriteJob job, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.jobs.push_back(std::move(job));
    waiting_.done.push_back(std::move(done));
    waiting_.since.push_back(now());
  }
  changed_.notify_one();
}

void ThreadScribe::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_ || !waiting_.jobs.empty(); });
    if (waiting_.jobs.empty()) return;
    Batch batch = std::exchange(waiting_, {});
    lock.unlock();
    commit(std::move(batch));
  }
}

// The answers go back in one piece, in the order of the questions.
void ThreadScribe::commit(Batch batch) {
  auto statuses = store_.write(batch.jobs);
  batch.jobs.clear();
  wire_.post([this, batch = std::move(batch), statuses = std::move(statuses)] {
    metrics_.commits.add(statuses.size());
    for (std::size_t i = 0; i < statuses.size(); ++i) {
      metrics_.store_seconds.add(seconds_since(batch.since[i]));
      batch.done[i](statuses[i]);
    }
  });
}

}  // namespace roundhouse::server
