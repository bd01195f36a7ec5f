// What a player decides. Eight bytes; a given decision has exactly one encoding.
#pragma once

#include "core/inline_vec.h"
#include "core/types.h"
#include "games/routes/rules/claim.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr {

using namespace routes;

enum class MoveKind : u8 {
  draw,
  take,   // what: the slot, from 0
  claim,  // what: the track, with colour and locomotives; all locomotives: colour = kLocomotive
  tickets,
  keep,  // what: how many; tickets: those kept, ascending, then the others in their order under
         // the deck, kNone past the last
  pass
};

struct Move {
  MoveKind kind = MoveKind::pass;
  u8 what = 0;
  u8 colour = 0;
  u8 locomotives = 0;
  u8 tickets[kMaxOffer] = {kNone, kNone, kNone, kNone};

  friend bool operator==(const Move&, const Move&) = default;

  bool is_claim() const { return kind == MoveKind::claim; }
  Claim as_claim() const { return {what, colour, locomotives}; }
  static Move draw() { return {.kind = MoveKind::draw}; }
  static Move take(int slot) { return {.kind = MoveKind::take, .what = static_cast<u8>(slot)}; }
  static Move claim(int track, int colour, int locomotives) {
    return {.kind = MoveKind::claim,
            .what = static_cast<u8>(track),
            .colour = static_cast<u8>(colour),
            .locomotives = static_cast<u8>(locomotives)};
  }
  static Move draw_tickets() { return {.kind = MoveKind::tickets}; }
  static Move pass() { return {}; }
};
static_assert(Plain<Move> && sizeof(Move) == 8);

// Every track, every colour, every number of locomotives; more than any hand can pay.
inline constexpr int kMaxMoves = kMaxTracks * (kColours * kMaxLength + 1) + 16;
using MoveList = InlineVec<Move, kMaxMoves>;

}  // namespace roundhouse::ttr
