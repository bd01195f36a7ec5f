// Whether what we print is in colours: on a terminal, unless NO_COLOR is set.
#pragma once

#include <unistd.h>

#include <cstdlib>

#include "text/words/words_text.h"

namespace roundhouse::cli {

inline text::Paint stdout_paint() {
  const char* never = std::getenv("NO_COLOR");
  return text::Paint(isatty(STDOUT_FILENO) != 0 && (never == nullptr || *never == '\0'));
}

}  // namespace roundhouse::cli
