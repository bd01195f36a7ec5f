#include "bots/ghost_child.h"

namespace roundhouse::bots {

using namespace ttr::ghost;

Move ghost_child(const ttr::ghost::Rules& rules, const View& v, Chance& luck) {
  MoveList legal;
  rules.legal(v, legal);
  int claims = 0;
  const Move* other = nullptr;  // what is left when nothing can be paid
  for (const Move& move : legal) {
    claims += move.kind == MoveKind::claim;
    if (move.kind != MoveKind::claim && (other == nullptr || move.kind == MoveKind::draw))
      other = &move;
  }
  if (claims == 0) return *other;
  int skip = static_cast<int>(luck.below(static_cast<u32>(claims)));
  for (const Move& move : legal)
    if (move.kind == MoveKind::claim && skip-- == 0) return move;
  return legal[0];
}

}  // namespace roundhouse::bots
