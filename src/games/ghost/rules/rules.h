// Ghost Train: the face of its engine, on the mechanics of Ticket to Ride (deck, claims, networks)
// with its own turn. Rules are in docs/rules/ghost-train.md; each function cites the ids it carries
// out. No allocation, clock, printing, exception or JSON here.
#pragma once

#include <span>
#include <string_view>

#include "core/chance.h"
#include "core/rules.h"
#include "games/ghost/rules/event.h"
#include "games/ghost/rules/move.h"
#include "games/ghost/rules/state.h"
#include "games/routes/rules/network.h"
#include "games/routes/rules/reject.h"

namespace roundhouse::ghost {

// One row a refusal (refusals.cc), and the ledger id of one, "" where no rule is meant.
std::span<const RefusalRow> refusals();
inline std::string_view rule_of(const Reject& reject) { return rule_in(refusals(), reject); }

struct SeatResult {
  u8 tickets;    // completed, without the special one
  u8 special;    // 1 or 0
  u8 completed;  // their sum
  u8 trains;     // wagons left
  u8 rank;       // from 1, by completed; tied seats share it (G21)
};

struct Result {
  EndReason reason = EndReason::none;
  u8 seats = 0;
  SeatSet winners;
  SeatResult seat[kMaxSeats] = {};
};

class Rules {
 public:
  using State = ghost::State;
  using View = ghost::View;
  using Move = ghost::Move;
  using MoveList = ghost::MoveList;
  using Event = ghost::Event;
  using Events = ghost::Events;
  using Reject = routes::Reject;
  using Result = ghost::Result;

  // The board must outlive the rules. `first` is the seat that begins; kNobody: luck decides (G4).
  Rules(const Board& board, const Haunts& haunts, const Ruleset& set, Seat first = kNobody)
      : board_(&board), haunts_(haunts), set_(set), first_(first) {}

  const Board& board() const { return *board_; }
  const Haunts& haunts() const { return haunts_; }
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
  Move sample(const State& s, Seat seat, Chance& c) const {
    return sample(s.open, s.own[index(seat)], seat, c);
  }
  Move sample(const View& v, Chance& c) const { return sample(v.open, v.own, v.seat, c); }

  bool can_exchange(const Public& open, Seat seat) const;

  View view(const State& state, Seat seat) const;
  State guess(const View& view, Chance& chance) const;
  Event seen_by(const Event& event, Seat seat) const;

  // Opens every track that nobody has claimed. For positions put up by hand.
  void open_tracks(Public& open) const;

  // What the chains of a seat's routes have brought it: a ticket (G13), bonuses as bits (G16), the
  // special ticket (G15).
  Joined chains(const Public& open, Seat seat) const {
    return Joined(*board_, open.claimed[index(seat)]);
  }
  bool completes(const Joined& chains, int ticket) const {
    return chains.join(board_->ticket[ticket].a, board_->ticket[ticket].b);
  }
  u8 bonuses_of(const Joined& chains) const;
  bool trick_or_treat(const Joined& chains) const { return chains.join(haunts_.from, haunts_.to); }

  // The first thing that cannot be in this position, as a sentence, or nullptr.
  const char* position_error(const State& state) const;

 private:
  SeatSet to_act(const Public& open) const {
    return open.phase == Phase::over ? SeatSet{} : SeatSet::only(open.turn);
  }
  void legal(const Public&, const Private&, Seat, MoveList&) const;
  Reject check(const Public&, const Private&, Seat, const Move&) const;
  Move sample(const Public&, const Private&, Seat, Chance&) const;

  // deck.cc
  void rebuild_deck_if_empty(State&, Events&) const;
  void draw_cards(State&, Seat, int count, Chance&, Events&) const;
  u8 draw_ticket(State&, Chance&, Events&) const;

  // claim.cc
  TrackSet claimable(const Public&, Seat) const;
  void apply_claim(State&, Seat, const Move&, Chance&, Events&) const;
  void give_bonuses(State&, Seat, const Joined&, Chance&, Events&) const;
  bool give_special(State&, Seat, const Joined&, Events&) const;

  // tickets.cc
  bool complete_tickets(State&, Seat, const Joined&, Chance&, Events&) const;
  void apply_exchange(State&, Seat, Chance&, Events&) const;

  // turn.cc
  bool can_draw_or_claim(const Public&, const Private&, Seat) const;
  bool can_act(const Public&, const Private&, Seat) const;
  int stall_turns(const Public& open) const { return set_.stall_rounds * open.seats; }
  void count_idle(Public&) const;
  bool every_exchange_counts() const { return set_.version == 1; }  // as a barren turn (G22)
  bool may_be_stalled(const Public&) const;
  bool is_stalled(const State&) const;
  void end_turn(State&, Events&) const;
  void finish_game(State&, EndReason, Events&) const;

  const Board* board_;
  Haunts haunts_;
  Ruleset set_;
  Seat first_;
};

}  // namespace roundhouse::ghost
