// How often something may happen: token buckets, so many a second in the long run and a burst at
// once; one of them, or one for each name.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "server/base/metrics.h"

namespace roundhouse::server {

class Rate {
 public:
  Rate(double per_second, double burst)
      : per_second_(per_second), burst_(burst), left_(burst), since_(now()) {}

  // Whether it may happen now; a rate of 0 sets no limit.
  bool allows() {
    if (per_second_ <= 0) return true;
    left_ = std::min(burst_, left_ + seconds_since(since_) * per_second_);
    since_ = now();
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool is_full() const { return left_ + seconds_since(since_) * per_second_ >= burst_; }

 private:
  double per_second_, burst_, left_;
  Moment since_;
};

// The same measure for each of many: guests, addresses. Whoever has all his tokens back is
// forgotten.
class Rates {
 public:
  Rates(double per_second, double burst) : per_second_(per_second), burst_(burst) {}

  bool allows(const std::string& who) {
    if (per_second_ <= 0) return true;
    if (known_.size() >= sweep_at_) sweep();
    return known_.try_emplace(who, per_second_, burst_).first->second.allows();
  }

 private:
  static constexpr std::size_t kLeastSweep = 1024;
  void sweep() {
    std::erase_if(known_, [](const auto& entry) { return entry.second.is_full(); });
    sweep_at_ = std::max(kLeastSweep, 2 * known_.size());
  }

  double per_second_, burst_;
  std::unordered_map<std::string, Rate> known_;
  std::size_t sweep_at_ = kLeastSweep;
};

}  // namespace roundhouse::server
