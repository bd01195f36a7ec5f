// How the schedule card runs by itself: the move with which it goes on, and why it stops instead.
// It explains a position and decides nothing: whoever is to act may play anything else. A run stops
// for a choice that makes a difference, and where a helper could save time or bring goods in.
#pragma once

#include "core/inline_vec.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

enum class Halt : u8 {
  none,    // it goes on
  choice,  // somebody has to say what is wanted
  loss,    // time is about to be lost, and a helper could still avert it
  helper   // a helper could bring goods in
};

// A helper that could matter now. After a roll any token counts that it could save; before one,
// when it is likely to save one.
struct HelperChance {
  Helper helper;
  u8 saves;     // time tokens: at the most after a roll, on the average before it
  bool brings;  // goods that would not arrive without it
};

// S22: how likely a train that is deployed next finds its place taken, and what that costs.
struct DeployOdds {
  u8 throws = 0;  // of the two dice, or tokens face down (S64)
  u8 of = 0;
  u8 lost = 0;  // tokens
};

struct Run {
  Halt halt = Halt::choice;
  bool has_move = false;
  Move move;  // how it goes on, where no choice is asked
  InlineVec<HelperChance, kHelpers> helpers;
  DeployOdds odds = {};  // nothing where no train is deployed next, or it costs nothing

  // Dice are rolled, or a token is turned, with the move.
  bool rolls() const {
    return has_move && (move.kind == MoveKind::train || move.kind == MoveKind::deploy);
  }
};

// `legal`: the legal moves in the order in which people want them. Where it does not matter which
// train goes first, the first of them does.
Run run_on(const Rules& rules, const Public& open, const MoveList& legal);

// What will be asked for when the card that lies open is carried out (S46), where that is a choice:
// whoever makes it now wants the card as it is. Empty elsewhere.
MoveList asked_after_reveal(const Rules& rules, const Public& open);

}  // namespace roundhouse::signal
