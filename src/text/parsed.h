// The outcome of reading a text: a value, or where and what was expected instead.
#pragma once

#include <string>

#include "core/expected.h"

namespace roundhouse::text {

struct Unreadable {
  std::size_t at = 0;               // character, from 0
  std::string expected = {};        // English, for people who write programs
  std::string code = "unreadable";  // or unknown-track, unknown-ticket, unknown-card
  std::string name = {};            // the unknown name
};

template <class T>
using Parsed = Expected<T, Unreadable>;

}  // namespace roundhouse::text
