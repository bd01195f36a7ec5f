// Trains and goods by their colour, as a section of data/words/*/signal.json has them: in their
// case and number.
#pragma once

#include <span>
#include <string>

#include "games/signal/text/board.h"
#include "text/phrase.h"

namespace roundhouse::signal {

// `n` is how many, where the section counts.
std::string train_words(const NamedBoard& board, std::span<const NamedPhrase> section, int colour,
                        int n, Lang lang);
std::string goods_words(const NamedBoard& board, int goods, Lang lang);  // "blue goods"
std::string count_goods(const NamedBoard& board, int goods, int n, Lang lang);

}  // namespace roundhouse::signal
