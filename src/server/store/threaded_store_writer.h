// The writer of a store that takes its time: jobs that come while it writes go to disk together in
// the next commit; each is answered on the network's thread when it is there.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/connections.h"
#include "server/base/metrics.h"
#include "server/store/store_writer.h"

namespace roundhouse::server {

class ThreadedStoreWriter final : public StoreWriter {
 public:
  ThreadedStoreWriter(Store& store, Connections& connections, Metrics& metrics);
  ~ThreadedStoreWriter() override { stop(); }
  void stop();  // writes what is left

  void write(WriteJob job, Done done) override;

 private:
  struct Batch {
    std::vector<WriteJob> jobs;
    std::vector<Done> done;
    std::vector<Moment> since;
  };

  void work();
  void commit(Batch batch);

  Store& store_;
  Connections& connections_;
  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Batch waiting_;
  bool stopping_ = false;
  std::thread thread_;  // last: it starts when everything else is there
};

}  // namespace roundhouse::server
