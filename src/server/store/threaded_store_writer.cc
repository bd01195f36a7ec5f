#include "server/store/threaded_store_writer.h"

#include <algorithm>
#include <utility>

namespace roundhouse::server {
namespace {

// One job that fails beside others that do not is its table's trouble, not the disk's.
void tell_health(Health& health, const std::vector<StoreStatus>& statuses) {
  if (std::ranges::any_of(statuses, [](const StoreStatus& status) { return !status; }))
    health.succeeded();
  else if (!statuses.empty())
    health.failed(statuses.back()->text);
}

}  // namespace

ThreadedStoreWriter::ThreadedStoreWriter(Store& store, Connections& connections, Metrics& metrics)
    : store_(store), connections_(connections), metrics_(metrics), thread_([this] { work(); }) {}

void ThreadedStoreWriter::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void ThreadedStoreWriter::write(WriteJob job, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.jobs.push_back(std::move(job));
    waiting_.done.push_back(std::move(done));
    waiting_.since.push_back(now());
  }
  changed_.notify_one();
}

void ThreadedStoreWriter::work() {
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
void ThreadedStoreWriter::commit(Batch batch) {
  auto statuses = store_.write(batch.jobs);
  batch.jobs.clear();
  connections_.post([this, batch = std::move(batch), statuses = std::move(statuses)] {
    metrics_.commits.add(statuses.size());
    tell_health(metrics_.health, statuses);
    for (std::size_t i = 0; i < statuses.size(); ++i) {
      metrics_.store_seconds.add(seconds_since(batch.since[i]));
      batch.done[i](statuses[i]);
    }
  });
}

}  // namespace roundhouse::server
