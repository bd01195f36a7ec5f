#include "games/ghost/words/report.h"

#include <fmt/format.h>

#include "games/routes/words/board_warnings.h"

namespace roundhouse::ghost {

BoardReport report_on(const Boards& boards) {
  const Map& map = *boards.map;
  BoardReport told;
  told.facts.push_back(fmt::format(
      "{} for ghost-train: {} places, {} tracks, {} tickets, {} bonuses, hash {}", map.id,
      map.board.cities, map.board.tracks, map.board.tickets, map.bonuses.size(), map.hash));
  for (const std::string& warning : warnings_of(map, false))
    told.warnings.push_back("ghost-train: " + warning);
  return told;
}

}  // namespace roundhouse::ghost
