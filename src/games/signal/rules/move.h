// What a player decides. Four bytes; a given decision has exactly one encoding.
#pragma once

#include "core/inline_vec.h"
#include "core/types.h"
#include "games/signal/rules/board.h"

namespace roundhouse::signal {

enum class MoveKind : u8 {
  ready,   //
  set,     // a: junction; b, c: the lines of its two open arms, in their order
  signal,  // a: from; b: to
  extra,   // a: signal
  go,      //
  deploy,  // a: colour; b: the start place the shunter names, or kNone
  colour,  // a: colour
  train,   // a: train
  use,     // a: helper; b: the train of the traffic controller, else kNone
  leave,   // a: line
  stop,    //
  play,    // a: action (a kind of card); b: card; c: second card, not below b, or kNone
  load,    // a: train; b: card
  end,     //
  draw     // a: how many
};

struct Move {
  MoveKind kind = MoveKind::end;
  u8 a = 0, b = 0, c = 0;

  friend bool operator==(const Move&, const Move&) = default;
};
static_assert(Plain<Move> && sizeof(Move) == 4);

constexpr Move move(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<u8>(a), static_cast<u8>(b), static_cast<u8>(c)};
}
constexpr Move use(Helper helper, int train = kNone) {
  return move(MoveKind::use, static_cast<int>(helper), train);
}

// While placing: every other setting, and every marker to every other signal space.
inline constexpr int kMaxMoves = kMaxJunctions * 5 + (kBoxSignals + 1) * kMaxSignals + 8;
using MoveList = InlineVec<Move, kMaxMoves>;

}  // namespace roundhouse::signal
