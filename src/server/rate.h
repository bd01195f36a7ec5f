// How often something may happen: so many a second in the long run, and a burst at once.
#pragma once

#include <algorithm>

#include "server/metrics.h"

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

 private:
  double per_second_, burst_, left_;
  Moment since_;
};

}  // namespace roundhouse::server
