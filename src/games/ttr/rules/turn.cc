// Whose move it is, what it does, and when it all ends: T10, T18, T21, T22, T45, T50.
#include "games/routes/rules/claim.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

SeatSet Rules::to_act(const Public& open) const {
  if (open.phase == Phase::over) return {};
  if (open.phase != Phase::opening) return SeatSet::only(open.turn);
  return {static_cast<u8>(SeatSet::all(open.seats).bits & ~open.waiting.bits)};  // T5
}

Reject Rules::check(const Public& open, const Private& own, Seat seat, const Move& move) const {
  if (open.phase == Phase::over) return {Why::game_over};
  if (index(seat) >= open.seats)
    return {Why::not_your_turn, static_cast<u8>(open.turn)};  // a spectator
  if (open.phase == Phase::opening) {
    return move.kind == MoveKind::keep ? check_keep(open, own, seat, move) : Reject{Why::opening};
  }
  if (seat != open.turn) return {Why::not_your_turn, static_cast<u8>(open.turn)};
  const bool draws = move.kind == MoveKind::draw || move.kind == MoveKind::take;
  if (open.phase == Phase::second_card)
    return draws ? check_draw(open, move) : Reject{Why::second_card};
  if (open.phase == Phase::keep_tickets) {
    return move.kind == MoveKind::keep ? check_keep(open, own, seat, move)
                                       : Reject{Why::keep_first};
  }
  switch (move.kind) {
    case MoveKind::draw:
    case MoveKind::take: return check_draw(open, move);
    case MoveKind::claim: return check_claim(*board_, open, own.hand, seat, move.as_claim());
    case MoveKind::tickets:
      return open.fresh + open.under == 0 ? Reject{Why::no_tickets} : Reject{};  // T45
    case MoveKind::keep: return {Why::nothing_offered};
    case MoveKind::pass: return can_act(open, own, seat) ? Reject{Why::can_act} : Reject{};  // T21
  }
  return {Why::can_act};
}

void Rules::apply(State& s, Seat seat, const Move& move, Chance& chance, Events& events) const {
  RH_ASSERT(!kCheckEveryMove || check(s, seat, move).ok(), "an illegal move is applied");
  switch (move.kind) {
    case MoveKind::draw:
    case MoveKind::take: return apply_draw(s, seat, move, chance, events);
    case MoveKind::claim: return apply_claim(s, seat, move, chance, events);
    case MoveKind::tickets:
      s.open.passes = 0;
      offer_tickets(s, seat, set_.offer, chance, events);  // T40
      s.open.phase = Phase::keep_tickets;
      return;
    case MoveKind::keep: return apply_keep(s, seat, move, events);
    case MoveKind::pass: return apply_pass(s, seat, events);
  }
}

// T22: when all have passed in a row nothing can ever change again.
void Rules::apply_pass(State& s, Seat seat, Events& events) const {
  ++s.open.passes;
  events.push({.kind = EventKind::pass, .seat = seat});
  end_turn(s, events);
}

// T50: a player who ends a turn with few trains begins the last round, once only.
void Rules::end_turn(State& s, Events& events) const {
  Public& open = s.open;
  if (open.last_turns != kNone) {
    if (--open.last_turns == 0) return finish_game(s, EndReason::last_round, events);
  } else if (open.trains[index(open.turn)] <= set_.end_trains) {
    open.last_turns = open.seats;
    events.push({.kind = EventKind::last_round, .seat = open.turn, .turns = open.seats});
  }
  if (open.passes == open.seats) return finish_game(s, EndReason::stall, events);
  const int next = index(open.turn) + 1;
  open.turn = seat_at(next == open.seats ? 0 : next);  // T7: clockwise
  open.phase = Phase::turn;
  events.push({.kind = EventKind::turn, .seat = open.turn});
}

void Rules::finish_game(State& s, EndReason reason, Events& events) const {
  s.open.phase = Phase::over;
  s.open.turn = kNobody;
  events.push({.kind = EventKind::over, .reason = reason});
  if (events.on()) count_up(s, events);
}

}  // namespace roundhouse::ttr
