// The stop flag of a bot whose budget is in milliseconds. The engine side has no clock; this is it.
#pragma once

#include <chrono>

#include "core/bot.h"

namespace roundhouse {

class Deadline {
 public:
  explicit Deadline(const Budget& budget)
      : set_(budget.milliseconds != 0),
        at_(std::chrono::steady_clock::now() + std::chrono::milliseconds(budget.milliseconds)) {}

  // The deadline must outlive it.
  Stop stop() const { return set_ ? Stop(is_past, this) : Stop(); }

 private:
  static bool is_past(const void* self) {
    return std::chrono::steady_clock::now() >= static_cast<const Deadline*>(self)->at_;
  }
  bool set_;
  std::chrono::steady_clock::time_point at_;
};

}  // namespace roundhouse
