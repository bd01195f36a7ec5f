// What a seat may know (G3), and a full position that fits it, every one equally likely as far as
// the view can tell. The one door through which positions and events leave the engine.
#include <algorithm>
#include <iterator>

#include "games/ghost/rules/rules.h"
#include "games/routes/rules/deck.h"

namespace roundhouse::ghost {

View Rules::view(const State& s, Seat seat) const {
  View v{};
  v.open = s.open;
  v.seat = seat;
  if (seat == kNobody)
    std::fill(std::begin(v.own.held), std::end(v.own.held), kNone);
  else
    v.own = s.own[index(seat)];
  return v;
}

Event Rules::seen_by(const Event& event, Seat seat) const {
  if (event.seat == seat) return event;
  Event seen = event;
  switch (event.kind) {
    case EventKind::hand:
    case EventKind::dealt:
    case EventKind::exchanged: break;
    case EventKind::drew: seen.card = 0; break;
    case EventKind::drew_ticket: seen.ticket = 0; break;
    default: return event;
  }
  std::fill(std::begin(seen.list), std::end(seen.list), u8{0});
  seen.masked = 1;
  return seen;
}

namespace {

void guess_cards(const Board& board, const View& v, State& s, Chance& chance) {
  for (int k = 0; k < kKinds; ++k)
    s.hidden.deck[k] = static_cast<u8>(board.deck[k] - v.open.discards[k] - v.own.hand[k]);
  u32 left = static_cast<u32>(total(s.hidden.deck));
  for (int i = 0; i < v.open.seats; ++i) {
    if (seat_at(i) == v.seat) continue;
    for (int n = v.open.cards[i]; n > 0; --n) {
      const int card = chance.card({Purpose::bot, 0, 0, left--}, s.hidden.deck);
      --s.hidden.deck[card];
      ++s.own[i].hand[card];
    }
  }
}

// The tickets this seat cannot place.
TicketSet unseen_tickets(const Board& board, const View& v) {
  TicketSet unseen;
  for (int t = 0; t < board.tickets; ++t) unseen.add(t);
  for (int i = 0; i < v.open.seats; ++i) unseen = unseen - v.open.completed[i];
  for (u8 t : v.own.held)
    if (t != kNone) unseen.remove(t);
  return unseen - v.own.discarded;
}

u8 take_any(TicketSet& from, Chance& chance) {
  const int t = from.nth(static_cast<int>(chance.below(static_cast<u32>(from.count()))));
  from.remove(t);
  return static_cast<u8>(t);
}

// Which places are filled is the seat's own affair: where one of two is, it may be either.
void guess_held(Private& own, int count, int places, TicketSet& unseen, Chance& chance) {
  std::fill(std::begin(own.held), std::end(own.held), kNone);
  const int first = count == 1 && places == 2 ? static_cast<int>(chance.below(2)) : 0;
  for (int n = 0; n < count; ++n) own.held[first + n] = take_any(unseen, chance);
}

}  // namespace

// Whoever holds a joined ticket would have laid it open (G13), so a guess in which somebody does is
// thrown away whole: the others stay equally likely. A winner may hold one (G20).
State Rules::guess(const View& v, Chance& chance) const {
  State s{};
  s.open = v.open;
  guess_cards(*board_, v, s, chance);
  const TicketSet unseen = unseen_tickets(*board_, v);
  TicketSet joined[kMaxSeats];
  for (int i = 0; i < v.open.seats; ++i) {
    if (done(v.open, i) == set_.win) continue;
    const Joined chains = this->chains(v.open, seat_at(i));
    for (int t : unseen)
      if (completes(chains, t)) joined[i].add(t);
  }
  const auto holds_joined = [&](int i) {
    return std::any_of(std::begin(s.own[i].held), std::end(s.own[i].held),
                       [&](u8 t) { return t != kNone && joined[i].has(t); });
  };
  for (bool fits = false; !fits;) {
    TicketSet left = unseen;
    fits = true;
    for (int i = 0; i < kMaxSeats && fits; ++i) {
      if (seat_at(i) == v.seat) continue;
      guess_held(s.own[i], v.open.tickets[i], set_.tickets, left, chance);
      fits = !holds_joined(i);
    }
    s.hidden.tickets = left;
  }
  for (int i = 0; i < v.open.seats; ++i)
    if (seat_at(i) != v.seat)
      for (int n = 0; n < v.open.exchanged[i]; ++n)
        s.own[i].discarded.add(take_any(s.hidden.tickets, chance));
  if (v.seat != kNobody) s.own[index(v.seat)] = v.own;
  return s;
}

}  // namespace roundhouse::ghost
