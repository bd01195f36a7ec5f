#include "games/routes/words/board_warnings.h"

#include <fmt/format.h>

#include <cstdlib>

#include "games/routes/bots/paths.h"

namespace roundhouse::routes {

std::vector<std::string> warnings_of(const Map& map, bool points) {
  const Board& board = map.board;
  const bots::Paths paths(board, {}, board.all);
  std::vector<std::string> warnings;
  TrackSet ignored;
  for (int c = 1; c < board.cities; ++c)
    if (paths.cheapest(0, c, ignored) >= bots::Paths::kFar)
      warnings.push_back(fmt::format("no way leads from {} to {}", map.cities[0].id,
                                     map.cities[static_cast<std::size_t>(c)].id));
  for (int t = 0; t < board.tickets; ++t) {
    const int cost = paths.cheapest(board.ticket[t].a, board.ticket[t].b, ignored);
    if (points && cost < bots::Paths::kFar && std::abs(cost - board.ticket[t].points) > 2)
      warnings.push_back(fmt::format("ticket {} is worth {} but the shortest way needs {} trains",
                                     map.tickets[static_cast<std::size_t>(t)],
                                     board.ticket[t].points, cost));
  }
  return warnings;
}

}  // namespace roundhouse::routes
