// Ticket to Ride, classic and new edition: the face of the engine. Rules are in
// docs/rules/ticket-to-ride.md; each function cites the ids it carries out.
// One .cc a mechanic: deal, draw, claim, tickets, turn, legal, sample, view, guess, score.
// No allocation, clock, printing, exception or JSON here.
#pragma once

#include <span>
#include <string_view>

#include "core/chance.h"
#include "core/rules.h"
#include "games/routes/rules/board.h"
#include "games/routes/rules/deck.h"
#include "games/routes/rules/reject.h"
#include "games/ttr/rules/event.h"
#include "games/ttr/rules/move.h"
#include "games/ttr/rules/ruleset.h"
#include "games/ttr/rules/state.h"

namespace roundhouse::ttr {

// One row a refusal (refusals.cc), and the ledger id of one, "" where no rule is meant.
std::span<const RefusalRow> refusals();
inline std::string_view rule_of(const Reject& reject) { return rule_in(refusals(), reject); }

struct SeatResult {
  i16 routes, tickets, failed;  // failed is 0 or negative (T51)
  i16 longest, bonus, total;    // longest: length of the path (T52)
  u8 done;                      // completed tickets
  u8 rank;                      // from 1; tied seats share it
};

struct Result {
  EndReason reason = EndReason::none;
  u8 seats = 0;
  SeatSet winners;
  SeatResult seat[kMaxSeats] = {};
};

class Rules {
 public:
  using State = ttr::State;
  using View = ttr::View;
  using Move = ttr::Move;
  using MoveList = ttr::MoveList;
  using Event = ttr::Event;
  using Events = ttr::Events;
  using Reject = ttr::Reject;
  using Result = ttr::Result;

  // The board must outlive the rules. `first` is the seat that begins; kNobody: luck decides (T7).
  Rules(const Board& board, const Ruleset& set, Seat first = kNobody)
      : board_(&board), set_(set), first_(first) {}

  const Board& board() const { return *board_; }
  const Ruleset& set() const { return set_; }

  State deal(int seats, Chance& chance, Events& events) const;
  SeatSet to_act(const State& state) const { return to_act(state.open); }
  SeatSet to_act(const View& view) const { return to_act(view.open); }
  void apply(State& state, Seat seat, const Move& move, Chance& chance, Events& events) const;
  Result result(const State& state) const;

  // What a seat may do follows from what it sees: these read nothing else.
  void legal(const State& s, Seat seat, MoveList& out) const {
    legal(s.open, s.own[index(seat)], seat, out);
  }
  void legal(const View& v, MoveList& out) const { legal(v.open, v.own, v.seat, out); }
  Reject check(const State& s, Seat seat, const Move& m) const {
    return check(s.open, s.own[index(seat)], seat, m);
  }
  Reject check(const View& v, const Move& m) const { return check(v.open, v.own, v.seat, m); }
  // Uniform over the legal moves; for kept tickets over the kept sets, then over the order.
  Move sample(const State& s, Seat seat, Chance& c) const {
    return sample(s.open, s.own[index(seat)], seat, c);
  }
  Move sample(const View& v, Chance& c) const { return sample(v.open, v.own, v.seat, c); }

  View view(const State& state, Seat seat) const;
  State guess(const View& view, Chance& chance) const;
  Event seen_by(const Event& event, Seat seat) const;

  // Opens every track that nobody's claims have taken or closed (T34 to T36). For positions put up
  // by hand.
  void open_tracks(Public& open) const;

  // The first thing that cannot be in this position, as a sentence, or nullptr.
  const char* position_error(const State& state) const;

 private:
  SeatSet to_act(const Public& open) const;
  void legal(const Public&, const Private&, Seat, MoveList&) const;
  Reject check(const Public&, const Private&, Seat, const Move&) const;
  Move sample(const Public&, const Private&, Seat, Chance&) const;

  // draw.cc
  void rebuild_deck_if_empty(State&, Events&) const;
  void lay_card(State&, int slot, Chance&, Events&) const;
  bool fill_row(State&, Chance&, Events&) const;
  bool row_should_go(const Public&) const;
  bool others_are_left(const State&) const;
  void sweep_row(State&, Chance&, Events&) const;
  void reset_row(State&, Chance&, Events&) const;
  void refill_row(State&, Chance&, Events&) const;
  void replace_card(State&, int slot, Chance&, Events&) const;
  Reject check_draw(const Public&, const Move&) const;
  void apply_draw(State&, Seat, const Move&, Chance&, Events&) const;

  // claim.cc
  TrackSet claimable(const Public&, Seat) const;
  void apply_claim(State&, Seat, const Move&, Chance&, Events&) const;

  // tickets.cc
  void offer_tickets(State&, Seat, int count, Chance&, Events&) const;
  int least_kept(const Public&, const Private&) const;
  Reject check_keep(const Public&, const Private&, Seat, const Move&) const;
  void apply_keep(State&, Seat, const Move&, Events&) const;
  void settle_opening(State&, Events&) const;

  // turn.cc
  bool can_act(const Public&, const Private&, Seat) const;
  void apply_pass(State&, Seat, Events&) const;
  void end_turn(State&, Events&) const;
  void finish_game(State&, EndReason, Events&) const;
  void count_up(const State&, Events&) const;

  const Board* board_;
  Ruleset set_;
  Seat first_;
};

// Helpers shared by the mechanics.
constexpr int offered(const Private& own) {
  int n = 0;
  while (n < kMaxOffer && own.offer[n] != kNone) ++n;
  return n;
}

}  // namespace roundhouse::ttr
