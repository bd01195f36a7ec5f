#include "games/ghost/text/boards.h"

#include "text/rules_version.h"

namespace roundhouse::ghost {

const std::vector<GameInfo>& game_infos() {
  static const std::vector<GameInfo> all = [] {
    const Edition& e = builtin_edition();
    return std::vector<GameInfo>{{e.id,
                                  e.name,
                                  e.rules.least_players,
                                  e.rules.most_players,
                                  "haunted",
                                  {first_seat_option(e.rules.most_players)}}};
  }();
  return all;
}

Expected<Boards> Boards::load(std::string_view json, std::string_view file) {
  auto loaded = load_map(json, file);
  if (!loaded) return loaded.error().text();
  return Boards{std::make_shared<const Map>(*std::move(loaded))};
}

Expected<Codec> Boards::codec(const GameSetup& setup) const {
  Edition edition = builtin_edition();
  const auto version = text::rules_version(setup, "ghost", edition.rules.version);
  if (!version) return version.error();
  edition.rules.version = static_cast<u8>(*version);
  return Codec::make(edition, map, setup.players(), setup.options);
}

}  // namespace roundhouse::ghost
