#include "games/signal/words/colour_words.h"

#include "phrases/signal.h"
#include "text/words/words_text.h"

namespace roundhouse::signal {

namespace {

std::string by_colour(std::span<const NamedPhrase> section, const std::string& id,
                      const std::string& name, int n, Lang lang) {
  return filled(phrase_for(section, id), lang, {{"n", n}, {"name", printable(lower_first(name))}});
}

}  // namespace

std::string train_words(const NamedBoard& board, std::span<const NamedPhrase> section, int colour,
                        int n, Lang lang) {
  const auto c = static_cast<std::size_t>(colour);
  return by_colour(section, board.colours[c], board.names.colours[c][lang], n, lang);
}

std::string goods_words(const NamedBoard& board, int goods, Lang lang) {
  const auto g = static_cast<std::size_t>(goods);
  return by_colour(phrases::signal::goods::kAll, board.goods[g], board.names.goods[g][lang], 1,
                   lang);
}

std::string count_goods(const NamedBoard& board, int goods, int n, Lang lang) {
  const auto g = static_cast<std::size_t>(goods);
  return by_colour(phrases::signal::count_goods::kAll, board.goods[g], board.names.goods[g][lang],
                   n, lang);
}

}  // namespace roundhouse::signal
