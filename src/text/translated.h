// A name or a sentence in every language of the program.
#pragma once

#include <array>
#include <string>

#include "text/phrase.h"

namespace roundhouse::text {

struct Translated {
  std::array<std::string, kLanguageCount> text;
  const std::string& operator[](Lang lang) const { return text[index_of(lang)]; }
  std::string& operator[](Lang lang) { return text[index_of(lang)]; }
};

// What `say` gives for each language.
Translated in_every_language(auto say) {
  Translated all;
  for (const Lang lang : kLanguages) all[lang] = say(lang);
  return all;
}
Translated translated(const Phrase& phrase);

// {"en":"…","pl":"…"}
void put_translated(std::string& out, const Translated& words);

}  // namespace roundhouse::text
