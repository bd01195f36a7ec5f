// Sidings: the smallest game of the house, there to be copied (docs/add-a-game.md). Everybody holds
// hidden wagons and couples them to a train, never a heavier one behind a lighter one. Rules are in
// docs/rules/sidings.md. No allocation, clock, printing, exception or JSON here.
#pragma once

#include <span>

#include "core/event_log.h"
#include "core/refusal.h"
#include "core/rules.h"

namespace roundhouse::sidings {

inline constexpr int kLeastSeats = 2, kMostSeats = 4;  // W1
inline constexpr int kWeights = 9;
using Wagons = u8[kWeights];  // how many of each weight; weight 1 stands first

constexpr int total(const Wagons& wagons) {
  int sum = 0;
  for (u8 n : wagons) sum += n;
  return sum;
}

// The numbers of the game: data/sidings/yard.json.
struct Yard {
  u8 copies = 4;  // W1: of each weight
  u8 hand = 4;    // W1: dealt to everybody
};

enum class MoveKind : u8 { draw, couple, pass };
struct Move {
  MoveKind kind = MoveKind::pass;
  u8 wagon = 0;  // of coupling: its place in Wagons
  friend bool operator==(const Move&, const Move&) = default;
};
using MoveList = InlineVec<Move, kWeights + 2>;

enum class EventKind : u8 {
  first,    // seat, by_luck
  hand,     // seat, count, wagons
  drew,     // seat, wagon
  coupled,  // seat, wagon
  pass,     // seat
  turn,     // seat
  over
};
struct Event {
  EventKind kind;
  Seat seat = kNobody;
  u8 by_luck = 0, wagon = 0, count = 0;
  u8 masked = 0;  // 1: what the others may see of hand and drew: how many, not which
  Wagons wagons = {};
  friend bool operator==(const Event&, const Event&) = default;
};
using Events = EventLog<Event, kMaxSeats + 3>;

// What all see, what a seat holds, what nobody sees: the deck, without an order.
struct Public {
  Wagons train[kMaxSeats];
  u8 cards[kMaxSeats];  // held
  u8 deck;              // left in it
  u8 passes;            // one after the other
  u8 seats;
  Seat first, turn;  // nobody's turn: the game is over
};
struct Private {
  Wagons hand;
};
struct State {
  Public open;
  Private own[kMaxSeats];
  Wagons deck;
};
struct View {
  Public open;
  Private own;  // empty for a spectator
  Seat seat;
};

enum class Why : u8 { none, game_over, not_your_turn, not_held, too_heavy, deck_empty, can_draw };
enum class Told : u8 { weight, seat };  // how a figure of a refusal is told
using Reject = RejectOf<Why>;
using RefusalRow = RefusalRowOf<Why, Told>;
std::span<const RefusalRow> refusals();

struct Result {
  struct OfSeat {
    int train, left, score, rank;  // rank from 1; tied seats share it
  };
  bool over = false;
  int seats = 0;
  SeatSet winners;
  OfSeat seat[kMaxSeats] = {};
};

// The lightest wagon of a train is its last (W4); kWeights when there is none yet.
int last_wagon(const Wagons& train);

class Rules {
 public:
  using State = sidings::State;
  using View = sidings::View;
  using Move = sidings::Move;
  using MoveList = sidings::MoveList;
  using Event = sidings::Event;
  using Events = sidings::Events;
  using Reject = sidings::Reject;
  using Result = sidings::Result;

  // `first` is the seat that begins; kNobody: luck decides (W2).
  explicit Rules(const Yard& yard, Seat first = kNobody) : yard_(yard), first_(first) {}
  const Yard& yard() const { return yard_; }

  State deal(int seats, Chance& chance, Events& events) const;
  SeatSet to_act(const State& s) const { return to_act(s.open); }
  SeatSet to_act(const View& v) const { return to_act(v.open); }
  void apply(State& state, Seat seat, const Move& move, Chance& chance, Events& events) const;
  Result result(const State& state) const;

  // What a seat may do follows from what it sees: these read nothing else.
  void legal(const State& s, Seat seat, MoveList& out) const { legal(view(s, seat), out); }
  void legal(const View& view, MoveList& out) const;
  Reject check(const State& s, Seat seat, const Move& m) const { return check(view(s, seat), m); }
  Reject check(const View& view, const Move& move) const;
  Move sample(const State& s, Seat seat, Chance& c) const { return sample(view(s, seat), c); }
  Move sample(const View& view, Chance& chance) const;

  View view(const State& state, Seat seat) const;
  State guess(const View& view, Chance& chance) const;
  Event seen_by(const Event& event, Seat seat) const;
  // The first thing that cannot be in this position, as a sentence, or nullptr.
  const char* position_error(const State& state) const;

 private:
  SeatSet to_act(const Public& open) const {
    return open.turn == kNobody ? SeatSet{} : SeatSet::only(open.turn);
  }
  int draw(State& state, Chance& chance) const;

  Yard yard_;
  Seat first_;
};
static_assert(roundhouse::Rules<Rules>);

}  // namespace roundhouse::sidings
