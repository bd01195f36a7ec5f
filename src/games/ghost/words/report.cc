#include "games/ghost/words/report.h"

#include "games/routes/words/board_warnings.h"
#include "text/concat.h"

namespace roundhouse::ghost {

BoardReport report_on(const Boards& boards) {
  const Map& map = *boards.map;
  BoardReport told;
  told.facts.push_back(text::concat(map.id, " for ghost-train: ", map.board.cities, " places, ",
                                    map.board.tracks, " tracks, ", map.board.tickets, " tickets, ",
                                    map.bonuses.size(), " bonuses, hash ", map.hash));
  for (const std::string& warning : warnings_of(map, false))
    told.warnings.push_back("ghost-train: " + warning);
  return told;
}

}  // namespace roundhouse::ghost
