#include "games/sidings/bots/bots.h"

namespace roundhouse::sidings::bots {

namespace {

constexpr int kStep = 2;  // so much lighter than the last wagon is near enough

// Couples the heaviest wagon that fits; while there is a deck, only one that wastes little weight.
// legal() lists the heaviest first, and what is left when there is none.
Move easy(const Rules& rules, const View& view, Chance&, const Budget&, const Stop&) {
  MoveList moves;
  rules.legal(view, moves);
  const int last = last_wagon(view.open.train[index(view.seat)]);
  const bool near = moves[0].kind == MoveKind::couple && moves[0].wagon + kStep >= last;
  if (near || view.open.deck == 0) return moves[0];
  return {MoveKind::draw};
}

constexpr Bot<Rules> kBots[] = {{{"random"}}, {{"easy"}, easy}};

}  // namespace

std::span<const Bot<Rules>> all() { return kBots; }

}  // namespace roundhouse::sidings::bots
