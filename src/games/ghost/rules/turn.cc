// Whose move it is, what it does, and when it all ends: G4, G10, G18 to G22.
#include <algorithm>

#include "games/ghost/rules/rules.h"
#include "games/routes/rules/claims.h"

namespace roundhouse::ghost {

// G10: one to give away and one to draw.
bool Rules::can_exchange(const Public& open, Seat seat) const {
  return open.tickets[index(seat)] > 0 && open.ticket_deck + ticket_discards(open) > 0;
}

bool Rules::can_draw_or_claim(const Public& open, const Private& own, Seat seat) const {
  return open.deck > 0 ||
         can_claim(*board_, own.hand, claimable(open, seat), open.trains[index(seat)]);
}

bool Rules::can_act(const Public& open, const Private& own, Seat seat) const {
  return can_exchange(open, seat) || can_draw_or_claim(open, own, seat);
}

Reject Rules::check(const Public& open, const Private& own, Seat seat, const Move& move) const {
  if (open.phase == Phase::over) return {Why::game_over};
  if (seat != open.turn) return {Why::not_your_turn, static_cast<u8>(open.turn)};  // G4
  switch (move.kind) {
    case MoveKind::draw: return open.deck == 0 ? Reject{Why::no_draw} : Reject{};  // G18
    case MoveKind::claim: return check_claim(*board_, open, own.hand, seat, move.as_claim());
    case MoveKind::exchange:
      return can_exchange(open, seat) ? Reject{} : Reject{Why::no_tickets};                  // G10
    case MoveKind::pass: return can_act(open, own, seat) ? Reject{Why::can_act} : Reject{};  // G19
  }
  return {Why::can_act};
}

void Rules::legal(const Public& open, const Private& own, Seat seat, MoveList& out) const {
  out.clear();
  if (!to_act(open).has(seat)) return;
  if (open.deck > 0) out.push(Move::draw());
  if (can_exchange(open, seat)) out.push(Move::exchange());
  list_claims(
      *board_, own.hand, claimable(open, seat), open.trains[index(seat)],
      [&](int t, int colour, int locomotives) { out.push(Move::claim(t, colour, locomotives)); });
  if (out.empty()) out.push(Move::pass());  // G19
}

// One random legal move without listing them all: the hot path of playouts. Where something else
// than a claim is possible, G12 is kept by trying again: the twin of an own track is seldom hit,
// and finding all of them first would cost more.
Move Rules::sample(const Public& open, const Private& own, Seat seat, Chance& chance) const {
  const int draws = open.deck > 0, others = draws + can_exchange(open, seat);
  const TrackSet& mine = open.claimed[index(seat)];
  const Claims claims(*board_, own.hand, open.open, open.counts, others > 0 ? TrackSet{} : mine,
                      open.trains[index(seat)]);
  const int moves = others + claims.count();
  if (moves == 0) return Move::pass();
  while (true) {
    const int place = static_cast<int>(chance.below(static_cast<u32>(moves)));
    if (place < draws) return Move::draw();
    if (place < others) return Move::exchange();
    const Claim claim = claims.nth(place - others);
    const u8 twin = board_->track[claim.track].twin;
    if (twin == kNone || !mine.has(twin))
      return Move::claim(claim.track, claim.colour, claim.locomotives);
  }
}

void Rules::apply(State& s, Seat seat, const Move& move, Chance& chance, Events& events) const {
  RH_ASSERT(!kCheckEveryMove || check(s, seat, move).ok(), "an illegal move is applied");
  switch (move.kind) {
    case MoveKind::draw:
      s.open.idle = 0;
      draw_cards(s, seat, set_.draw, chance, events);
      return end_turn(s, events);
    case MoveKind::claim: return apply_claim(s, seat, move, chance, events);
    case MoveKind::exchange: return apply_exchange(s, seat, chance, events);
    case MoveKind::pass:
      count_idle(s.open);
      events.push({.kind = EventKind::pass, .seat = seat});
      return end_turn(s, events);
  }
}

void Rules::count_idle(Public& open) const {
  if (open.idle < stall_turns(open)) ++open.idle;
}

// As far as all can see.
bool Rules::may_be_stalled(const Public& open) const {
  return open.idle == stall_turns(open) && (open.deck == 0 || every_exchange_counts());
}

// G22: two rounds of barren turns. While there are only exchanges and passes no card moves and no
// track is claimed, so whoever could claim in its turn still can.
bool Rules::is_stalled(const State& s) const {
  if (!may_be_stalled(s.open)) return false;
  if (every_exchange_counts()) return true;
  for (int i = 0; i < s.open.seats; ++i)
    if (can_draw_or_claim(s.open, s.own[i], seat_at(i))) return false;
  return true;
}

void Rules::end_turn(State& s, Events& events) const {
  Public& open = s.open;
  if (is_stalled(s)) return finish_game(s, EndReason::stall, events);
  const int next = index(open.turn) + 1;
  open.turn = seat_at(next == open.seats ? 0 : next);  // G4: to the left
  events.push({.kind = EventKind::turn, .seat = open.turn});
}

void Rules::finish_game(State& s, EndReason reason, Events& events) const {
  s.open.phase = Phase::over;
  s.open.turn = kNobody;
  events.push({.kind = EventKind::over, .reason = reason});
}

namespace {

EndReason reason_of(const Public& open, int win) {
  if (open.phase != Phase::over) return EndReason::none;
  for (int i = 0; i < open.seats; ++i)
    if (done(open, i) == win) return EndReason::tickets;  // G20, even with the last wagon
  const bool laid = std::find(open.trains, open.trains + open.seats, 0) != open.trains + open.seats;
  return laid ? EndReason::wagons : EndReason::stall;
}

}  // namespace

// G20 to G22: most completed tickets, special ones counted. Whoever has the sixth has the most.
Result Rules::result(const State& s) const {
  const Public& open = s.open;
  Result result;
  result.reason = reason_of(open, set_.win);
  result.seats = open.seats;
  for (int i = 0; i < open.seats; ++i) {
    SeatResult& r = result.seat[i];
    r.tickets = static_cast<u8>(open.completed[i].count());
    r.special = open.special.has(seat_at(i));
    r.completed = static_cast<u8>(r.tickets + r.special);
    r.trains = open.trains[i];
  }
  for (int i = 0; i < open.seats; ++i) {
    SeatResult& r = result.seat[i];
    r.rank = 1;
    for (int j = 0; j < open.seats; ++j)
      r.rank = static_cast<u8>(r.rank + (result.seat[j].completed > r.completed));
    if (r.rank == 1) result.winners.add(seat_at(i));
  }
  return result;
}

}  // namespace roundhouse::ghost
