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
  take,   // slot(), from 0
  claim,  // track(), colour, locomotives; all locomotives: colour = kLocomotive
  tickets,
  keep,  // kept(): how many; tickets: those kept, ascending, then the others in their order under
         // the deck, kNone past the last
  pass
};

class Move {
 public:
  MoveKind kind = MoveKind::pass;
  u8 colour = 0, locomotives = 0;
  u8 tickets[kMaxOffer] = {kNone, kNone, kNone, kNone};

  Move() = default;  // a pass
  static Move draw() { return {MoveKind::draw}; }
  static Move take(int slot) { return {MoveKind::take, slot}; }
  static Move claim(int track, int colour, int locomotives) {
    Move move(MoveKind::claim, track);
    move.colour = static_cast<u8>(colour);
    move.locomotives = static_cast<u8>(locomotives);
    return move;
  }
  static Move draw_tickets() { return {MoveKind::tickets}; }
  static Move keep(int kept) { return {MoveKind::keep, kept}; }  // the tickets come after
  static Move pass() { return {}; }

  u8 slot() const { return what_; }
  u8 track() const { return what_; }
  u8 kept() const { return what_; }
  void set_kept(int kept) { what_ = static_cast<u8>(kept); }
  bool is_claim() const { return kind == MoveKind::claim; }
  Claim as_claim() const { return {track(), colour, locomotives}; }
  friend bool operator==(const Move&, const Move&) = default;

 private:
  Move(MoveKind kind_of, int what = 0) : kind(kind_of), what_(static_cast<u8>(what)) {}

  u8 what_ = 0;  // a slot, a track or a number of tickets: no kind has two of them
};
static_assert(Plain<Move> && sizeof(Move) == 8);

// Every track, every colour, every number of locomotives; more than any hand can pay.
inline constexpr int kMaxMoves = kMaxTracks * (kColours * kMaxLength + 1) + 16;
using MoveList = InlineVec<Move, kMaxMoves>;

}  // namespace roundhouse::ttr
