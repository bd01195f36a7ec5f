// Where a conversation at the terminal happens. Given to whoever talks; nothing is global.
#pragma once

#include <istream>
#include <ostream>

#include "text/words/words_text.h"

namespace roundhouse::text {

struct Console {
  std::istream& in;
  std::ostream& out;
  bool prompts = false;  // a person types there
  Paint paint = Paint();
};

}  // namespace roundhouse::text
