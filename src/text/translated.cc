#include "text/translated.h"

#include "text/json_out.h"

namespace roundhouse::text {

Translated translated(const Phrase& phrase) {
  return in_every_language([&](Lang lang) { return std::string(phrase[lang]); });
}

void put_translated(std::string& out, const Translated& words) {
  const JsonObject object(out);
  for (const Lang lang : kLanguages) put_text(out, row_of(lang).id, words[lang]);
}

}  // namespace roundhouse::text
