#include "games/ttr/bots/easy.h"

#include <tuple>

#include "games/ttr/bots/short_way.h"

namespace roundhouse::ttr::bots {

namespace {

constexpr u32 kForgets = 4;  // one turn in so many

template <class Worth>
const Move* best_of(const MoveList& legal, MoveKind kind, Worth worth) {
  const Move* best = nullptr;
  for (const Move& move : legal)
    if (move.kind == kind && (best == nullptr || worth(move) > worth(*best))) best = &move;
  return best;
}

const Move* open_locomotive(const View& v, const MoveList& legal) {
  const auto shines = [&](const Move& take) { return v.open.row[take.slot()] == kLocomotive; };
  const Move* take = best_of(legal, MoveKind::take, shines);
  return take != nullptr && shines(*take) ? take : nullptr;
}

// The longest route it can pay, whether it leads anywhere or not; of equals the first on the board,
// in the first colour, in whatever order they are listed.
const Move* any_route(const Board& board, const MoveList& legal) {
  return best_of(legal, MoveKind::claim, [&](const Move& claim) {
    return std::tuple(board.track[claim.track()].length, claim.colour != kLocomotive,
                      -claim.track(), -claim.colour, -claim.locomotives);
  });
}

const Move* mistake(const Board& board, const View& v, const MoveList& legal) {
  if (const Move* take = open_locomotive(v, legal); take != nullptr) return take;
  return any_route(board, legal);
}

}  // namespace

Move easy(const Rules& rules, const View& v, Chance& luck) {
  if (v.open.phase == Phase::turn && luck.below(kForgets) == 0) {
    MoveList legal;
    rules.legal(v, legal);
    if (const Move* slip = mistake(rules.board(), v, legal); slip != nullptr) return *slip;
  }
  return short_way(rules, v, luck);
}

}  // namespace roundhouse::ttr::bots
