// Completing and exchanging tickets: G10, G13, G14, G20.
#include <algorithm>
#include <iterator>

#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {

// G13, G14, in the order held: each joined ticket is laid open and replaced in its place, until one
// is not joined. Says whether the winning one was among them: then nothing more is drawn (G20).
bool Rules::complete_tickets(State& s, Seat seat, const Joined& chains, Chance& chance,
                             Events& events) const {
  Public& open = s.open;
  const int who = index(seat);
  for (u8& place : s.own[who].held)
    while (place != kNone && completes(chains, place)) {
      open.completed[who].add(place);
      const int completed = done(open, who);
      events.push({.kind = EventKind::completed,
                   .seat = seat,
                   .ticket = place,
                   .completed = static_cast<u8>(completed)});
      const bool won = completed == set_.win;
      place = won ? kNone : draw_ticket(s, chance, events);
      if (place == kNone) --open.tickets[who];
      if (won) return true;
      if (place != kNone)
        events.push({.kind = EventKind::drew_ticket, .seat = seat, .ticket = place});
    }
  return false;
}

// G10: the new ones are drawn before the old ones join the ticket discards.
void Rules::apply_exchange(State& s, Seat seat, Chance& chance, Events& events) const {
  Public& open = s.open;
  Private& own = s.own[index(seat)];
  count_idle(open);
  u8 old[kMaxHeld];
  std::copy(std::begin(own.held), std::end(own.held), old);
  Event exchanged{.kind = EventKind::exchanged, .seat = seat};
  for (u8 ticket : old)
    if (ticket != kNone) exchanged.list[exchanged.n++] = ticket;
  events.push(exchanged);

  for (u8& place : own.held) {
    if (place == kNone) continue;
    place = draw_ticket(s, chance, events);
    if (place == kNone) --open.tickets[index(seat)];
    if (place != kNone)
      events.push({.kind = EventKind::drew_ticket, .seat = seat, .ticket = place});
  }
  for (u8 ticket : old)
    if (ticket != kNone) own.discarded.add(ticket);
  open.exchanged[index(seat)] = static_cast<u8>(open.exchanged[index(seat)] + exchanged.n);

  if (complete_tickets(s, seat, chains(open, seat), chance, events))
    return finish_game(s, EndReason::tickets, events);  // G20
  end_turn(s, events);
}

}  // namespace roundhouse::ghost
