// Decks without an order: train cards are counts, tickets are a set, and which comes next is
// decided when it is drawn, by a named question (docs/adr/0002). For any game whose state keeps
// `deck`, `shuffles`, `left` and `discards` open and the counts of the deck hidden.
#pragma once

#include "core/chance.h"
#include "games/routes/rules/board.h"

namespace roundhouse::routes {

using Cards = u8[kKinds];  // how many of each kind

constexpr int total(const Cards& cards) {
  int sum = 0;
  for (u8 n : cards) sum += n;
  return sum;
}

template <class State>
int draw_card(State& s, Chance& chance) {
  RH_ASSERT(s.open.deck > 0, "a card is drawn from an empty deck");
  const Question next{Purpose::train_card, s.open.shuffles, s.open.left, s.open.deck};
  const int card = chance.card(next, s.hidden.deck);
  --s.hidden.deck[card];
  --s.open.deck;
  ++s.open.left;
  return card;
}

// T7, G4: the seat that begins is an option of the table, or luck.
template <class Event, class State, class Events>
void choose_first(State& s, Seat wanted, Chance& chance, Events& events) {
  const bool lucky = wanted == kNobody;
  const Question who{Purpose::first_seat, 0, 0, s.open.seats};
  s.open.first = lucky ? seat_at(static_cast<int>(chance.below(who))) : wanted;
  events.push(Event{.kind = decltype(Event::kind)::first, .seat = s.open.first, .by_luck = lucky});
}

// T3, G2: the first hands, seat by seat.
template <class Event, class State, class Events>
void deal_hands(State& s, u8 cards, Chance& chance, Events& events) {
  for (int i = 0; i < s.open.seats; ++i) {
    Event hand{.kind = decltype(Event::kind)::hand, .seat = seat_at(i), .n = cards};
    for (int k = 0; k < cards; ++k) {
      const int card = draw_card(s, chance);
      hand.list[k] = static_cast<u8>(card);
      ++s.own[i].hand[card];
    }
    s.open.cards[i] = cards;
    events.push(hand);
  }
}

// T17, G18: an empty deck is made of the discards at once. Says how many cards it has then; 0 if
// nothing was done.
template <class State>
int rebuild_deck_if_empty(State& s) {
  if (s.open.deck != 0) return 0;
  const int cards = total(s.open.discards);
  if (cards == 0) return 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    s.hidden.deck[kind] = s.open.discards[kind];
    s.open.discards[kind] = 0;
  }
  s.open.deck = static_cast<u8>(cards);
  ++s.open.shuffles;
  s.open.left = 0;
  return cards;
}

inline int draw_ticket(TicketSet& from, const Question& next, Chance& chance) {
  int ticket = chance.taped_ticket();
  if (ticket >= 0 && (ticket >= kMaxTickets || !from.has(ticket))) {
    chance.mark_broken();
    ticket = from.nth(0);
  }
  if (ticket < 0) ticket = from.nth(static_cast<int>(chance.below(next)));
  from.remove(ticket);
  return ticket;
}

}  // namespace roundhouse::routes
