// A name or a sentence in both languages of the program.
#pragma once

#include <string>

namespace roundhouse::text {

struct Bilingual {
  std::string en, pl;
};

}  // namespace roundhouse::text
