#include "games/signal/text/boards.h"

#include "text/rules_version.h"

namespace roundhouse::signal {

Expected<Boards> Boards::load(std::string_view json, std::string_view file) {
  auto loaded = load_board(json, file);
  if (!loaded) return loaded.error().text();
  return Boards{std::make_shared<const NamedBoard>(*std::move(loaded))};
}

Expected<Codec> Boards::codec(const GameSetup& setup) const {
  const auto version = text::rules_version(setup, "signal", 1);
  if (!version) return version.error();
  return Codec::make(setup.game, board, setup.players(), setup.options);
}

}  // namespace roundhouse::signal
