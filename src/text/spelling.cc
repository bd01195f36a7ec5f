#include "text/spelling.h"

#include <algorithm>
#include <numeric>

namespace roundhouse::text {

namespace {

// Edit distance, small texts only.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
    }
  }
  return row[b.size()];
}

}  // namespace

std::optional<std::size_t> nearest(std::string_view typed,
                                   const std::vector<std::string>& candidates) {
  std::optional<std::size_t> best;
  std::size_t best_distance = std::max<std::size_t>(2, typed.size() / 2) + 1;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const bool part = !typed.empty() && candidates[i].find(typed) != std::string::npos;
    const std::size_t d = part ? 1 : distance(typed.substr(0, 40), candidates[i]);
    if (d >= best_distance) continue;
    best = i;
    best_distance = d;
  }
  return best;
}

}  // namespace roundhouse::text
