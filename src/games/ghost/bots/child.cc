#include "games/ghost/bots/child.h"

#include <algorithm>
#include <tuple>

#include "core/sort.h"

namespace roundhouse::ghost::bots {

namespace {

// An order of its own, so that its play is the same in whatever order claims are listed: those that
// waste no locomotive first, then by track and colour.
auto place_of(const Board& board, const View& v, const Move& claim) {
  const bool wastes =
      claim.colour == kLocomotive ||
      claim.locomotives > std::max(0, board.track[claim.track].length - v.own.hand[claim.colour]);
  return std::tuple(wastes, claim.track, claim.colour, claim.locomotives);
}

}  // namespace

Move child(const Rules& rules, const View& v, Chance& luck) {
  MoveList legal;
  rules.legal(v, legal);
  const Move* other = nullptr;  // what is left when nothing can be paid
  Move* claims = legal.begin();
  for (; claims != legal.end() && claims->kind != MoveKind::claim; ++claims)
    if (other == nullptr || claims->kind == MoveKind::draw) other = claims;
  const auto count = legal.end() - claims;
  if (count == 0) return *other;
  sort_short(claims, legal.end(), [&](const Move& a, const Move& b) {
    return place_of(rules.board(), v, a) < place_of(rules.board(), v, b);
  });
  return claims[luck.below(static_cast<u32>(count))];
}

}  // namespace roundhouse::ghost::bots
