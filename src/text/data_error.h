// What is wrong with a data file, and where.
#pragma once

#include <string>

namespace roundhouse::codec {

struct DataError {
  std::string file;
  std::string pointer;  // JSON pointer, "" for the whole file
  std::string what;     // what was expected

  std::string text() const {
    return file + (pointer.empty() ? "" : " at " + pointer) + ": " + what;
  }
};

}  // namespace roundhouse::codec
