// Wrong usage is told in one clear line with a hint, exit code 2; failed work in one line, exit
// code 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/translated.h"

namespace roundhouse::cli {

inline constexpr int kFine = 0, kFailed = 1, kWrongUsage = 2;

struct UsageError {
  text::Translated text;
};

UsageError wrong_usage(const text::Phrase& what, text::Values values = {});
// With the candidate nearest to what was typed, or all of them.
UsageError wrong_usage(const text::Phrase& what, text::Values values, std::string_view typed,
                       const std::vector<std::string>& candidates);
// Said by the engine, which speaks English alone.
UsageError wrong_usage(const std::string& english);

int fail(std::string_view what);  // prints to standard error, returns kFailed

}  // namespace roundhouse::cli
