// Switch & Signal: the face of the engine. Rules are in docs/rules/switch-and-signal.md; each
// function cites the ids it carries out.
// One .cc a mechanic: deal, schedule, journey (a train's move), movement (how far it runs),
// helpers, actions, clock, draw, check, legal, view, error; explain.h says beforehand what a move
// would do. No allocation, clock, printing, exception or JSON here.
#pragma once

#include "core/chance.h"
#include "core/rules.h"
#include "games/signal/rules/board.h"
#include "games/signal/rules/event.h"
#include "games/signal/rules/move.h"
#include "games/signal/rules/movement.h"
#include "games/signal/rules/reject.h"
#include "games/signal/rules/ruleset.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal {

struct Result {
  Outcome reason = Outcome::none;
  u8 seats = 0;
  u8 won = 0;
  u8 delivered = 0, needed = 0;  // goods that count (S62)
  u8 clock = 0, turns = 0;
  SeatSet winners;  // all or none
};

// What the end of a move brings: S30, S33 to S38.
struct Ending {
  u8 lost;         // time tokens
  u8 unloads;      // goods put into the port's warehouse, or kNone
  bool goes_home;  // to the depot
};

class Walk;

class Rules {
 public:
  using State = signal::State;
  using View = signal::View;
  using Move = signal::Move;
  using MoveList = signal::MoveList;
  using Event = signal::Event;
  using Events = signal::Events;
  using Reject = signal::Reject;
  using Result = signal::Result;

  // The board must outlive the rules.
  Rules(const Board& board, const Ruleset& set) : board_(&board), set_(set) {}

  const Board& board() const { return *board_; }
  const Ruleset& set() const { return set_; }

  State deal(int seats, Chance& chance, Events& events) const;
  SeatSet to_act(const State& state) const { return to_act(state.open); }
  SeatSet to_act(const View& view) const { return to_act(view.open); }
  void apply(State& state, Seat seat, const Move& move, Chance& chance, Events& events) const;
  Result result(const State& state) const;

  void legal(const State& s, Seat seat, MoveList& out) const { legal(s.open, seat, out); }
  void legal(const View& v, MoveList& out) const { legal(v.open, v.seat, out); }
  Reject check(const State& s, Seat seat, const Move& m) const { return check(s.open, seat, m); }
  Reject check(const View& v, const Move& m) const { return check(v.open, v.seat, m); }
  // Uniform over the legal moves.
  Move sample(const State& s, Seat seat, Chance& c) const { return sample(s.open, seat, c); }
  Move sample(const View& v, Chance& c) const { return sample(v.open, v.seat, c); }

  View view(const State& state, Seat seat) const;
  State guess(const View& view, Chance& chance) const;
  Event seen_by(const Event& event, Seat seat) const;

  // The first thing that cannot be in this position, as a sentence, or nullptr.
  const char* position_error(const State& state) const;

  // Goods delivered that count, and whether a port still needs goods of a colour: S50, S62.
  int delivered(const Public& open) const;
  bool needs(const Public& open, int port, int goods) const;
  // What a leg of this train's move that is its last brings; and whether it may run on instead.
  Ending ending(const Public& open, int train, const Leg& leg) const;
  bool may_run_on(const Public& open, int train, const Leg& leg) const;
  // The signals of the lines by which a train may leave the city: S31, S37.
  u64 ways_out(const Public& open, int city, u8 came_by) const;
  // Could the action of this kind of card be done at all (S26)?
  bool has_effect(const Public& open, int action) const;

 private:
  SeatSet to_act(const Public& open) const;
  void legal(const Public&, Seat, MoveList&) const;
  Reject check(const Public&, Seat, const Move&) const;
  Move sample(const Public&, Seat, Chance&) const;

  // deal.cc
  void open_table(State&, Chance&, Events&) const;
  void apply_ready(State&, Chance&, Events&) const;
  void apply_extra(State&, const Move&, Chance&, Events&) const;

  // schedule.cc
  void begin_turn(State&, Seat, Chance&, Events&) const;
  void reveal(State&, Chance&, Events&) const;
  void carry_out(State&, Events&) const;
  bool stop_at_symbol(State&, Events&) const;
  bool begin_moves(State&, int colour) const;
  void end_symbol(State&, Events&) const;
  void end_card(State&, Events&) const;
  u32 deployable(const Public&) const;
  bool can_deploy(const Public&) const;
  Reject check_deploy(const Public&, const Move&) const;
  void apply_deploy(State&, const Move&, Chance&, Events&) const;
  bool deploy_by_luck(State&, int colour, Chance&, Events&) const;
  int roll_place(State&, Chance&, Events&) const;
  int turn_token(State&, Chance&, Events&) const;
  void put_on_start(State&, int colour, int place, Events&) const;
  Reject check_colour(const Public&, const Move&) const;
  void apply_colour(State&, const Move&, Events&) const;

  // journey.cc
  Reject check_train(const Public&, int train) const;
  void apply_train(State&, const Move&, Chance&, Events&) const;
  void roll(State&, Chance&, Events&) const;
  void ask_before_moving(State&, Events&) const;
  Reject check_leave(const Public&, const Move&) const;
  void apply_leave(State&, const Move&, Events&) const;
  void apply_go(State&, Events&) const;
  void apply_stop(State&, Events&) const;
  void set_off(State&, const Exit& way, Events&) const;
  void end_move(State&, const Leg&, Events&) const;
  void after_move(State&, bool by_card, Events&) const;

  // helpers.cc
  Reject check_helper(const Public&, Helper) const;
  Reject check_use(const Public&, const Move&) const;
  void apply_use(State&, const Move&, Chance&, Events&) const;
  void use_up(State&, Helper, u8 train, Events&) const;
  bool may_reroll_or_dispatch(const Public&) const;
  bool may_keep_crossing(const Public&) const;

  // actions.cc
  Reject check_play(const Public&, const Move&) const;
  void apply_play(State&, const Move&, Events&) const;
  Reject check_load(const Public&, const Move&) const;
  void apply_load(State&, const Move&, Events&) const;
  Reject check_signal(const Public&, const Move&) const;
  void apply_signal(State&, const Move&, Events&) const;
  Reject check_set(const Public&, const Move&) const;
  void apply_set(State&, const Move&, Events&) const;
  u32 loadable(const Public&) const;
  void after_change(State&) const;

  // clock.cc
  bool lose_time(State&, int owed, Events&) const;
  void finish(State&, Outcome, Events&) const;

  // draw.cc
  int draw_card(State&, Chance&) const;
  void draw_cards(State&, int count, Chance&, Events&) const;
  void rebuild_deck_if_empty(State&, Events&) const;
  void apply_end(State&, Chance&, Events&) const;
  void apply_draw(State&, const Move&, Chance&, Events&) const;
  void end_turn(State&, Chance&, Events&) const;

  // legal.cc
  void walk(const Public&, Walk&) const;
  void walk_placing(const Public&, Walk&) const;
  void walk_signals(const Public&, Walk&) const;
  void walk_settings(const Public&, Walk&) const;
  void walk_deploy(const Public&, Walk&) const;
  void walk_trains(const Public&, Walk&) const;
  void walk_rolled(const Public&, Walk&) const;
  void walk_lines(const Public&, Walk&) const;
  void walk_action(const Public&, Walk&) const;
  bool unused(const Public& open, Helper helper) const {
    return (open.unused & board_->helper_bit(helper)) != 0;
  }

  const Board* board_;
  Ruleset set_;
};

// The city in which the moving train stands, or -1.
constexpr int city_of_mover(const Board& board, const Public& open) {
  const int at = open.train[open.mover].at;
  return board.is_city(at) ? board.city_at(at) : -1;
}

// The start card deploys black, brown, grey and moves nothing (S21).
inline constexpr ScheduleCard kStart{.deploy = kColours, .moves = 0, .move = {}};
constexpr const ScheduleCard& card_of(const Board& board, u8 card) {
  return card == kStartCard ? kStart : board.deck.card[card];
}

}  // namespace roundhouse::signal
