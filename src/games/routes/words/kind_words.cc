#include "games/routes/words/kind_words.h"

#include "text/words/words_text.h"

namespace roundhouse::routes {

const City& kind_entry(const Map& map, int kind) {
  return kind == kLocomotive ? map.colours.back() : map.colours[static_cast<std::size_t>(kind)];
}

std::string kind_words(const Map& map, std::span<const NamedPhrase> section, int kind, int n,
                       Lang lang) {
  const City& entry = kind_entry(map, kind);
  return filled(phrase_for(section, entry.id), lang,
                {{"n", n}, {"name", printable(lower_first(entry.name[lang]))}});
}

}  // namespace roundhouse::routes
