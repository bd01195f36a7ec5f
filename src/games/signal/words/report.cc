#include "games/signal/words/report.h"

#include <fmt/format.h>

namespace roundhouse::signal {

BoardReport report_on(const Boards& boards) {
  const NamedBoard& board = *boards.board;
  int markers = 0;
  for (int j = 0; j < board.board.junctions; ++j) markers += board.board.ways[j] - 2;
  BoardReport told;
  told.facts.push_back(fmt::format(
      "{} for {}: {} start places, {} cities, {} junctions with {} switch markers, {} lines, "
      "{} spaces, {} signal spaces, hash {}",
      board.id, board.game(), board.starts.size(), board.cities.size(), board.junctions.size(),
      markers, board.lines.size(), board.spaces.size(), board.signals.size(), board.hash));
  return told;
}

}  // namespace roundhouse::signal
