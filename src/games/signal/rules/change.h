// What a signal marker that is moved or a junction that is set changes on the table (S26).
#pragma once

#include "games/signal/rules/board.h"
#include "games/signal/rules/move.h"
#include "games/signal/rules/sets.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal {

// -1: the line does not end at the junction.
constexpr int arm_of(const Board& board, int junction, u8 line) {
  for (int arm = 0; arm < board.ways[junction]; ++arm)
    if (board.arm_line[junction][arm] == line) return arm;
  return -1;
}

constexpr int setting_asked(const Board& board, const Move& move) {
  const int junction = move.junction();
  return setting_of(board.ways[junction], arm_of(board, junction, move.first_line()),
                    arm_of(board, junction, move.second_line()));
}

// Moves of other kinds change nothing here.
inline void change(Public& open, const Board& board, const Move& move) {
  if (move.kind == MoveKind::signal)
    open.green = (open.green & ~bit(move.from())) | bit(move.to());
  else if (move.kind == MoveKind::set)
    open.setting[move.junction()] = static_cast<u8>(setting_asked(board, move));
}

}  // namespace roundhouse::signal
