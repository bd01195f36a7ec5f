// Wrong usage is told in one clear line with a hint, exit code 2; failed work in one line, exit
// code 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::cli {

inline constexpr int kFine = 0, kFailed = 1, kWrongUsage = 2;

struct UsageError {
  std::string text;
};

int fail(std::string_view what);  // prints to standard error, returns kFailed

// "" or "; did you mean X?" for the candidate nearest to what was typed.
std::string did_you_mean(std::string_view typed, const std::vector<std::string>& candidates);

}  // namespace roundhouse::cli
