// The one writer of the store: each job is answered when it is there, on the thread of the tables.
#pragma once

#include <functional>

#include "server/store/store.h"

namespace roundhouse::server {

class StoreWriter {
 public:
  using Done = std::function<void(const StoreStatus&)>;

  virtual ~StoreWriter() = default;
  virtual void write(WriteJob job, Done done) = 0;
};

}  // namespace roundhouse::server
