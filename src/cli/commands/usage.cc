#include "cli/commands/usage.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace roundhouse::cli {

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

int fail(std::string_view what) {
  std::fprintf(stderr, "roundhouse: %.*s\n", static_cast<int>(what.size()), what.data());
  return kFailed;
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& candidates) {
  const std::string* best = nullptr;
  std::size_t best_distance = std::max<std::size_t>(2, typed.size() / 2) + 1;
  for (const std::string& candidate : candidates) {
    const bool part = !typed.empty() && candidate.find(typed) != std::string::npos;
    const std::size_t d = part ? 1 : distance(typed.substr(0, 40), candidate);
    if (d >= best_distance) continue;
    best = &candidate;
    best_distance = d;
  }
  if (best != nullptr) return "; did you mean " + *best + "?";
  std::string all;
  for (const std::string& candidate : candidates) all += (all.empty() ? "" : ", ") + candidate;
  return all.empty() ? "" : "; choose from " + all;
}

}  // namespace roundhouse::cli
