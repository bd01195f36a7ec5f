#include "games/ttr/words/report.h"

#include <fmt/format.h>

#include "games/routes/words/board_warnings.h"

namespace roundhouse::ttr {

BoardReport report_on(const Boards& boards) {
  BoardReport told;
  for (const auto& [game, map] : boards.by_game) {
    told.facts.push_back(fmt::format("{} for {}: {} cities, {} tracks, {} tickets, hash {}",
                                     map->id, game, map->board.cities, map->board.tracks,
                                     map->board.tickets, map->hash));
    for (const std::string& warning : warnings_of(*map, true))
      told.warnings.push_back(game + ": " + warning);
  }
  return told;
}

}  // namespace roundhouse::ttr
