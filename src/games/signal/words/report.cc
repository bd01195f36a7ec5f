#include "games/signal/words/report.h"

#include "text/concat.h"

namespace roundhouse::signal {

BoardReport report_on(const Boards& boards) {
  const NamedBoard& board = *boards.board;
  int markers = 0;
  for (int j = 0; j < board.board.junctions; ++j) markers += board.board.ways[j] - 2;
  BoardReport told;
  told.facts.push_back(text::concat(
      board.id, " for ", board.game(), ": ", board.starts.size(), " start places, ",
      board.cities.size(), " cities, ", board.junctions.size(), " junctions with ", markers,
      " switch markers, ", board.lines.size(), " lines, ", board.spaces.size(), " spaces, ",
      board.signals.size(), " signal spaces, hash ", board.hash));
  return told;
}

}  // namespace roundhouse::signal
