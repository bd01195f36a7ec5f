// Which version of a family's rules a table asks for.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.h"
#include "text/setup.h"

namespace roundhouse::text {

// From 1 to the newest, or a clear sentence.
inline Expected<int> rules_version(const GameSetup& setup, std::string_view family, int newest) {
  if (setup.rules.empty()) return newest;
  for (int version = newest; version > 0; --version)
    if (setup.rules == std::string(family) + "/" + std::to_string(version)) return version;
  return "unknown rules version \"" + setup.rules + "\"";
}

}  // namespace roundhouse::text
