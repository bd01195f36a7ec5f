// What is wrong with a data file, and where.
#pragma once

#include <string>

#include "core/expected.h"

namespace roundhouse::text {

struct DataError {
  std::string file;
  std::string pointer;  // JSON pointer, "" for the whole file
  std::string what;     // what was expected

  // "at /events/0: expected …"
  std::string place_and_what() const {
    return (pointer.empty() ? "" : "at " + pointer + ": ") + what;
  }
  std::string text() const {
    return file + (pointer.empty() ? "" : " at " + pointer) + ": " + what;
  }
};

}  // namespace roundhouse::text
