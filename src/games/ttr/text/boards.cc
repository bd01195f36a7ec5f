#include "games/ttr/text/boards.h"

#include "text/rules_version.h"

namespace roundhouse::ttr {

namespace {

constexpr std::string_view kEditions[] = {"ttr-classic", "ttr-new"};

GameInfo offer(std::string_view game) {
  const Edition& e = *builtin_edition(game);
  return {e.id,
          e.name,
          e.rules.least_players,
          e.rules.most_players,
          "usa",
          {first_seat_option(e.rules.most_players)}};
}

}  // namespace

const std::vector<GameInfo>& game_infos() {
  static const std::vector<GameInfo> all = {offer(kEditions[0]), offer(kEditions[1])};
  return all;
}

// Tickets for one edition are enough.
Expected<Boards> Boards::load(std::string_view json, std::string_view file) {
  Boards boards;
  std::string problem;
  for (const std::string_view game : kEditions) {
    auto loaded = load_map(json, file, builtin_edition(game)->ticket_set);
    if (!loaded)
      problem = loaded.error().text();
    else
      boards.by_game.emplace_back(game, std::make_shared<const Map>(*std::move(loaded)));
  }
  if (boards.by_game.empty()) return problem;
  return boards;
}

bool Boards::has_hash(std::string_view hash) const {
  for (const auto& [id, map] : by_game)
    if (map->hash == hash) return true;
  return false;
}

bool Boards::serves(std::string_view game) const {
  for (const auto& [id, map] : by_game)
    if (id == game) return true;
  return false;
}

Expected<Codec> Boards::codec(const GameSetup& setup) const {
  for (const auto& [id, map] : by_game) {
    if (id != setup.game) continue;
    Edition edition = *builtin_edition(id);
    const auto version = text::rules_version(setup, "ttr", edition.rules.version);
    if (!version) return version.error();
    edition.rules.version = static_cast<u8>(*version);
    return Codec::make(edition, map, setup.players(), setup.options);
  }
  return "board " + this->id() + " has no tickets for " + setup.game;
}

}  // namespace roundhouse::ttr
