// What a player decides: a whole turn (G10). A given decision has exactly one encoding.
#pragma once

#include "core/inline_vec.h"
#include "core/types.h"
#include "games/routes/rules/claim.h"

namespace roundhouse::ghost {

enum class MoveKind : u8 { draw, claim, exchange, pass };

struct Move {
  MoveKind kind = MoveKind::pass;
  u8 track = 0, colour = 0, locomotives = 0;  // of a claim; all locomotives: colour = kLocomotive

  friend bool operator==(const Move&, const Move&) = default;

  bool is_claim() const { return kind == MoveKind::claim; }
  Claim as_claim() const { return {track, colour, locomotives}; }
  static Move draw() { return {.kind = MoveKind::draw}; }
  static Move exchange() { return {.kind = MoveKind::exchange}; }
  static Move pass() { return {}; }
  static Move claim(int track, int colour, int locomotives) {
    return {MoveKind::claim, static_cast<u8>(track), static_cast<u8>(colour),
            static_cast<u8>(locomotives)};
  }
};
static_assert(Plain<Move> && sizeof(Move) <= 8);

// Every track, every colour, every number of locomotives; more than any hand can pay.
inline constexpr int kMaxMoves = kMaxTracks * (kColours * kMaxLength + 1) + 3;
using MoveList = InlineVec<Move, kMaxMoves>;

}  // namespace roundhouse::ghost
