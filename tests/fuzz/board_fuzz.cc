// Any text may come as a board file: it loads, or an error says what is wrong. What loads can be
// played on, whichever family of games it is for.
#include <cstdlib>
#include <string>

#include "codecs.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto loaded = load_boards({reinterpret_cast<const char*>(data), size}, "fuzz.json");
  if (!loaded) {
    if (loaded.error().empty()) std::abort();
    return 0;
  }
  static const Catalogue catalogue;
  for (const std::string& game : catalogue.game_ids())
    std::visit(
        [&](const auto& boards) {
          if (!boards.serves(game)) return;
          const auto made = boards.codec({game, {{"a", ""}, {"b", ""}}, {}, ""});
          if (!made) return;
          const auto& codec = *made;
          Chance chance = Chance::seeded(size);
          auto events = std::remove_cvref_t<decltype(codec)>::Events::off();
          fuzz::play_on(codec, codec.rules().deal(2, chance, events), size, 2000, true);
        },
        *loaded);
  return 0;
}
