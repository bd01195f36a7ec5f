#include "games/ttr/words/report.h"

#include "games/routes/words/board_warnings.h"
#include "text/concat.h"

namespace roundhouse::ttr {

BoardReport report_on(const Boards& boards) {
  BoardReport told;
  for (const auto& [game, map] : boards.by_game) {
    told.facts.push_back(text::concat(map->id, " for ", game, ": ", map->board.cities, " cities, ",
                                      map->board.tracks, " tracks, ", map->board.tickets,
                                      " tickets, hash ", map->hash));
    for (const std::string& warning : warnings_of(*map, true))
      told.warnings.push_back(game + ": " + warning);
  }
  return told;
}

}  // namespace roundhouse::ttr
