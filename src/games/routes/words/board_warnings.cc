#include "games/routes/words/board_warnings.h"

#include <cstdlib>

#include "games/routes/bots/paths.h"
#include "text/concat.h"

namespace roundhouse::routes {

std::vector<std::string> warnings_of(const Map& map, bool points) {
  const Board& board = map.board;
  const bots::Paths paths(board, {}, board.all);
  std::vector<std::string> warnings;
  TrackSet ignored;
  for (int c = 1; c < board.cities; ++c)
    if (paths.cheapest(0, c, ignored) >= bots::Paths::kFar)
      warnings.push_back(text::concat("no way leads from ", map.cities[0].id, " to ",
                                      map.cities[static_cast<std::size_t>(c)].id));
  for (int t = 0; t < board.tickets; ++t) {
    const int cost = paths.cheapest(board.ticket[t].a, board.ticket[t].b, ignored);
    if (points && cost < bots::Paths::kFar && std::abs(cost - board.ticket[t].points) > 2)
      warnings.push_back(text::concat("ticket ", map.tickets[static_cast<std::size_t>(t)],
                                      " is worth ", board.ticket[t].points,
                                      " but the shortest way needs ", cost, " trains"));
  }
  return warnings;
}

}  // namespace roundhouse::routes
