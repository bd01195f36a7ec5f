// Both decks of Ghost Train and the deal: G1 to G4, G18.
#include "games/routes/rules/deck.h"

#include <algorithm>
#include <iterator>

#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {

// G18: at once, also between two cards.
void Rules::rebuild_deck_if_empty(State& s, Events& events) const {
  if (const int cards = routes::rebuild_deck_if_empty(s); cards > 0)
    events.push({.kind = EventKind::rebuilt, .cards = static_cast<u8>(cards)});
}

// G18: as many as there are.
void Rules::draw_cards(State& s, Seat seat, int count, Chance& chance, Events& events) const {
  for (; count > 0 && s.open.deck > 0; --count) {
    const int card = draw_card(s, chance);
    ++s.own[index(seat)].hand[card];
    ++s.open.cards[index(seat)];
    events.push({.kind = EventKind::drew, .seat = seat, .card = static_cast<u8>(card)});
    rebuild_deck_if_empty(s, events);
  }
}

namespace {

// G18: only when a ticket is to be drawn. Nobody knows then any longer where its own lie.
void rebuild_tickets(State& s, Events& events) {
  Public& open = s.open;
  open.ticket_deck = static_cast<u8>(ticket_discards(open));
  open.ticket_left = 0;
  ++open.ticket_shuffles;
  for (int i = 0; i < open.seats; ++i) {
    s.hidden.tickets = s.hidden.tickets | s.own[i].discarded;
    s.own[i].discarded = {};
    open.exchanged[i] = 0;
  }
  events.push({.kind = EventKind::tickets_rebuilt, .tickets = open.ticket_deck});
}

}  // namespace

// kNone if there is none.
u8 Rules::draw_ticket(State& s, Chance& chance, Events& events) const {
  Public& open = s.open;
  if (open.ticket_deck == 0) {
    if (ticket_discards(open) == 0) return kNone;
    rebuild_tickets(s, events);
  }
  const Question next{Purpose::ticket, open.ticket_shuffles, open.ticket_left, open.ticket_deck};
  const int ticket = routes::draw_ticket(s.hidden.tickets, next, chance);
  --open.ticket_deck;
  ++open.ticket_left;
  return static_cast<u8>(ticket);
}

namespace {

State empty_table(const Board& board, int seats, int wagons) {
  State s{};
  Public& open = s.open;
  open.seats = static_cast<u8>(seats);
  for (int i = 0; i < seats; ++i) open.trains[i] = static_cast<u8>(wagons);  // G1
  for (Private& own : s.own) std::fill(std::begin(own.held), std::end(own.held), kNone);
  std::copy(std::begin(board.deck), std::end(board.deck), s.hidden.deck);  // G2
  open.deck = static_cast<u8>(total(s.hidden.deck));
  for (int t = 0; t < board.tickets; ++t) s.hidden.tickets.add(t);  // G3
  open.ticket_deck = board.tickets;
  return s;
}

}  // namespace

State Rules::deal(int seats, Chance& chance, Events& events) const {
  RH_ASSERT(seats >= set_.least_players && seats <= set_.most_players, "too few or too many seats");
  State s = empty_table(*board_, seats, set_.wagons);
  open_tracks(s.open);

  choose_first<Event>(s, first_, chance, events);
  deal_hands<Event>(s, set_.hand, chance, events);
  for (int i = 0; i < seats; ++i) {  // G3
    Event dealt{.kind = EventKind::dealt, .seat = seat_at(i), .n = set_.tickets};
    for (int k = 0; k < set_.tickets; ++k)
      dealt.list[k] = s.own[i].held[k] = draw_ticket(s, chance, events);
    s.open.tickets[i] = set_.tickets;
    events.push(dealt);
  }
  s.open.turn = s.open.first;
  events.push({.kind = EventKind::turn, .seat = s.open.turn});
  return s;
}

}  // namespace roundhouse::ghost
