// What the program itself says, in one language: helps, lists, what was typed wrong.
#pragma once

#include <string>

#include "phrases/program.h"

namespace roundhouse::cli {

using text::Lang;

class Speech {
 public:
  explicit Speech(Lang lang) : lang_(lang) {}

  Lang lang() const { return lang_; }
  std::string operator()(const text::Phrase& phrase, text::Values values = {}) const {
    return filled(phrase, lang_, values);
  }

 private:
  Lang lang_;
};

// The language to begin with: that of --lang, else that of the system, else English.
Lang wished_language(int argc, const char* const* argv);

}  // namespace roundhouse::cli
