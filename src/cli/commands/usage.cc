#include "cli/commands/usage.h"

#include <cstdio>

#include "text/spelling.h"

namespace roundhouse::cli {

int fail(std::string_view what) {
  std::fprintf(stderr, "roundhouse: %.*s\n", static_cast<int>(what.size()), what.data());
  return kFailed;
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& candidates) {
  if (const auto best = text::nearest(typed, candidates))
    return "; did you mean " + candidates[*best] + "?";
  std::string all;
  for (const std::string& candidate : candidates) all += (all.empty() ? "" : ", ") + candidate;
  return all.empty() ? "" : "; choose from " + all;
}

}  // namespace roundhouse::cli
