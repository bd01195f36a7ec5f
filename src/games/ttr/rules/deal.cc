// Set-up: T1 to T8.
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

State empty_table(const Board& board, int seats, int trains) {
  State s{};
  Public& open = s.open;
  open.seats = static_cast<u8>(seats);
  open.fresh = board.tickets;
  open.last_turns = kNone;
  open.turn = kNobody;
  for (u8& card : open.row) card = kNone;
  open.under_by.clear();
  for (int i = 0; i < seats; ++i) open.trains[i] = static_cast<u8>(trains);  // T1
  for (Private& own : s.own)
    for (u8& ticket : own.offer) ticket = kNone;
  for (int kind = 0; kind < kKinds; ++kind) s.hidden.deck[kind] = board.deck[kind];  // T2
  open.deck = static_cast<u8>(total(s.hidden.deck));
  for (u8& ticket : s.hidden.under) ticket = kNone;
  for (int t = 0; t < board.tickets; ++t) s.hidden.fresh.add(t);
  return s;
}

}  // namespace

State Rules::deal(int seats, Chance& chance, Events& events) const {
  RH_ASSERT(seats >= set_.least_players && seats <= set_.most_players, "too few or too many seats");
  State s = empty_table(*board_, seats, set_.trains);
  open_tracks(s.open);

  choose_first<Event>(s, first_, chance, events);
  deal_hands<Event>(s, set_.hand, chance, events);
  refill_row(s, chance, events);  // T3, T6
  for (int i = 0; i < seats; ++i)
    offer_tickets(s, seat_at(i), set_.opening_deal, chance, events);  // T4
  s.open.phase = Phase::opening;
  return s;
}

}  // namespace roundhouse::ttr
