#include "cli/commands/usage.h"

#include <cstdio>

#include "phrases/program.h"
#include "text/spelling.h"

namespace roundhouse::cli {

namespace {

namespace errors = phrases::program::errors;

std::string with_hint(const std::string& what, std::string_view typed,
                      const std::vector<std::string>& candidates, text::Lang lang) {
  if (candidates.empty()) return what;
  if (const auto best = text::nearest(typed, candidates))
    return filled(errors::did_you_mean, lang, {{"what", what}, {"meant", candidates[*best]}});
  std::string all;
  for (const std::string& candidate : candidates) all += (all.empty() ? "" : ", ") + candidate;
  return filled(errors::choose_from, lang, {{"what", what}, {"all", all}});
}

}  // namespace

UsageError wrong_usage(const text::Phrase& what, text::Values values) {
  return {text::in_every_language([&](text::Lang lang) { return filled(what, lang, values); })};
}

UsageError wrong_usage(const text::Phrase& what, text::Values values, std::string_view typed,
                       const std::vector<std::string>& candidates) {
  return {text::in_every_language([&](text::Lang lang) {
    return with_hint(filled(what, lang, values), typed, candidates, lang);
  })};
}

UsageError wrong_usage(const std::string& english) {
  return {text::in_every_language([&](text::Lang) { return english; })};
}

int fail(std::string_view what) {
  std::fprintf(stderr, "roundhouse: %.*s\n", static_cast<int>(what.size()), what.data());
  return kFailed;
}

}  // namespace roundhouse::cli
