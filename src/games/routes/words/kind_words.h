// What the kinds of cards of a map are called in a section of data/words/*/routes.json, in its case
// and number. A colour that only this board has is called as the board calls it.
#pragma once

#include <span>
#include <string>

#include "games/routes/text/map.h"
#include "text/phrase.h"

namespace roundhouse::routes {

const City& kind_entry(const Map& map, int kind);
std::string kind_words(const Map& map, std::span<const NamedPhrase> section, int kind, int n,
                       Lang lang);

}  // namespace roundhouse::routes
