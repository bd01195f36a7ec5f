// What a player decides. Four bytes; a given decision has exactly one encoding.
#pragma once

#include "core/inline_vec.h"
#include "core/types.h"
#include "games/signal/rules/board.h"

namespace roundhouse::signal {

enum class MoveKind : u8 {
  ready,   //
  set,     // junction; first_line, second_line: of its two open arms, in their order
  signal,  // from, to
  extra,   // signal
  go,      //
  deploy,  // colour; place: the start place the shunter names, or kNone
  colour,  // colour
  train,   // train
  use,     // helper; held: the train of the traffic controller, else kNone
  leave,   // line
  stop,    //
  play,    // action: a kind of card; card; second_card: not below card, or kNone
  load,    // train, card
  end,     //
  draw     // count
};

// Made and read by the names above. Three bytes serve all kinds, so a part means something only to
// the kinds it stands beside.
class Move {
 public:
  MoveKind kind = MoveKind::end;

  constexpr Move() = default;
  static constexpr Move ready() { return {MoveKind::ready}; }
  static constexpr Move set(int junction, int first_line, int second_line) {
    return {MoveKind::set, junction, first_line, second_line};
  }
  static constexpr Move move_signal(int from, int to) { return {MoveKind::signal, from, to}; }
  static constexpr Move extra(int signal) { return {MoveKind::extra, signal}; }
  static constexpr Move go() { return {MoveKind::go}; }
  static constexpr Move deploy(int colour, int place = kNone) {
    return {MoveKind::deploy, colour, place};
  }
  static constexpr Move pick_colour(int colour) { return {MoveKind::colour, colour}; }
  static constexpr Move pick_train(int train) { return {MoveKind::train, train}; }
  static constexpr Move use(Helper helper, int held = kNone) {
    return {MoveKind::use, static_cast<int>(helper), held};
  }
  static constexpr Move leave(int line) { return {MoveKind::leave, line}; }
  static constexpr Move stop() { return {MoveKind::stop}; }
  static constexpr Move play(int action, int card, int second_card = kNone) {
    return {MoveKind::play, action, card, second_card};
  }
  static constexpr Move load(int train, int card) { return {MoveKind::load, train, card}; }
  static constexpr Move end() { return {MoveKind::end}; }
  static constexpr Move draw(int count) { return {MoveKind::draw, count}; }

  constexpr u8 junction() const { return a_; }
  constexpr u8 first_line() const { return b_; }
  constexpr u8 second_line() const { return c_; }
  constexpr u8 from() const { return a_; }
  constexpr u8 to() const { return b_; }
  constexpr u8 signal() const { return a_; }
  constexpr u8 colour() const { return a_; }
  constexpr u8 place() const { return b_; }
  constexpr u8 train() const { return a_; }
  constexpr Helper helper() const { return static_cast<Helper>(a_); }
  constexpr u8 held() const { return b_; }
  constexpr u8 line() const { return a_; }
  constexpr u8 action() const { return a_; }
  constexpr u8 card() const { return b_; }
  constexpr u8 second_card() const { return c_; }
  constexpr u8 count() const { return a_; }

  // A kind that exists, and 0 in every part it does not have.
  constexpr bool is_well_formed() const {
    constexpr int kParts[] = {0, 3, 2, 1, 0, 2, 1, 1, 2, 1, 0, 3, 2, 0, 1};
    if (kind > MoveKind::draw) return false;
    const int parts = kParts[static_cast<int>(kind)];
    return (parts > 0 || a_ == 0) && (parts > 1 || b_ == 0) && (parts > 2 || c_ == 0);
  }
  friend bool operator==(const Move&, const Move&) = default;

 private:
  constexpr Move(MoveKind kind_of, int a = 0, int b = 0, int c = 0)
      : kind(kind_of), a_(static_cast<u8>(a)), b_(static_cast<u8>(b)), c_(static_cast<u8>(c)) {}

  u8 a_ = 0, b_ = 0, c_ = 0;
};
static_assert(Plain<Move> && sizeof(Move) == 4);

// While placing: every other setting, and every marker to every other signal space.
inline constexpr int kMaxMoves = kMaxJunctions * 5 + (kBoxSignals + 1) * kMaxSignals + 8;
using MoveList = InlineVec<Move, kMaxMoves>;

}  // namespace roundhouse::signal
