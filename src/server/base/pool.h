// Where work goes that takes long, such as a bot's thought, in fair order (fair_queue.h): a table
// that thinks long delays nobody on the network's thread, and a visitor with many tables delays no
// other. Not here: what the work is, and who does it (system/thread_pool.h; local/host.h).
#pragma once

#include <chrono>
#include <functional>

#include "server/base/fair_queue.h"

namespace roundhouse::server {

class Pool {
 public:
  virtual ~Pool() = default;
  // What escapes the work ends there: its owner hears nothing, so it catches for itself.
  virtual void run(const Payer& payer, std::function<void()> work) = 0;
  virtual std::size_t ahead_of(const Payer& payer) const = 0;  // works that would come first
};

// What a searching bot may think, so that its move is there on the next beat of the pace: most of a
// beat, and a smaller share the more come before it.
int thinking_ms(std::chrono::milliseconds pace, std::size_t ahead);

}  // namespace roundhouse::server
