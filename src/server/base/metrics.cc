#include "server/base/metrics.h"

#include <algorithm>

namespace roundhouse::server {

void Histogram::add(double value) {
  const auto place = std::ranges::lower_bound(kBounds, value) - kBounds.begin();
  ++counts_[static_cast<std::size_t>(place)];
  sum_ += value;
}

// Codes come from us and are few; a bound keeps it so whatever happens.
void Metrics::refuse(std::string_view code) {
  constexpr std::size_t kMostCodes = 200;
  const auto found = refusals.find(code);
  if (found != refusals.end())
    ++found->second;
  else if (refusals.size() < kMostCodes)
    refusals.emplace(code, 1);
}

}  // namespace roundhouse::server
