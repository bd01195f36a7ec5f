#include "cli/commands/speech.h"

#include <cstdlib>

namespace roundhouse::cli {

namespace {

// As POSIX has it: the first of these that is set counts, "pl_PL.UTF-8" is Polish.
Lang system_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    return text::find_lang(locale.substr(0, locale.find_first_of("_.@"))).value_or(Lang::en);
  }
  return Lang::en;
}

}  // namespace

Lang wished_language(int argc, const char* const* argv) {
  constexpr std::string_view kOption = "--lang";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with(kOption)) continue;
    const std::string_view after = word.substr(kOption.size());
    const std::string_view id = after.starts_with('=')          ? after.substr(1)
                                : after.empty() && i + 1 < argc ? argv[i + 1]
                                                                : "";
    if (const auto lang = text::find_lang(id)) return *lang;
  }
  return system_language();
}

}  // namespace roundhouse::cli
