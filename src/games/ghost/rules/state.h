// A position of Ghost Train as a value: what all see, what each seat holds, what nobody sees. A
// View is what one seat may know: the public part and its own.
#pragma once

#include "core/types.h"
#include "games/ghost/rules/board.h"
#include "games/routes/rules/open_counts.h"

namespace roundhouse::ghost {

enum class Phase : u8 { turn, over };

// On the table for all to see, with public memory: what an attentive player remembers.
struct Public {
  TrackSet claimed[kMaxSeats];
  TrackSet open;                   // unclaimed tracks
  OpenCounts counts;               // of the open tracks
  TicketSet completed[kMaxSeats];  // without the special ones (G15)
  u8 trains[kMaxSeats];            // wagons left
  u8 cards[kMaxSeats];             // in hand
  u8 tickets[kMaxSeats];           // held
  u8 exchanged[kMaxSeats];         // of its tickets so many lie in the ticket discards
  u8 bonuses[kMaxSeats];           // received (G16), as bits
  u8 discards[kKinds];
  u8 deck;             // cards in the deck
  u8 shuffles;         // how often the discards became the deck
  u8 left;             // cards that left the deck since
  u8 ticket_deck;      // tickets in their deck
  u8 ticket_shuffles;  // how often the ticket discards became the deck, modulo 256
  u8 ticket_left;      // tickets that left their deck since
  SeatSet special;     // have a special ticket (G15)
  Phase phase;
  u8 seats;
  Seat first;
  Seat turn;  // kNobody when over
  u8 idle;    // exchanges and passes in a row, counted up to the two rounds of G22
};

// What one seat holds, and which of the ticket discards it knows: those it put there itself.
struct Private {
  u8 hand[kKinds];
  u8 held[kMaxHeld];  // tickets in their places (G17); kNone for an empty place
  u8 reserved;
  TicketSet discarded;
};

// What nobody sees: the rest of both decks, without an order (docs/adr/0002).
struct Hidden {
  u8 deck[kKinds];
  u8 reserved;
  TicketSet tickets;
};

struct State {
  Public open;
  Private own[kMaxSeats];
  Hidden hidden;
  u8 reserved[6];
};

struct View {
  Public open;
  Private own;  // empty for a spectator
  Seat seat;
  u8 reserved;
};

static_assert(Plain<State> && sizeof(State) <= 512);
static_assert(Plain<View>);

// Completed tickets, the special one counted (G15).
constexpr int done(const Public& open, int seat) {
  return open.completed[seat].count() + open.special.has(seat_at(seat));
}

constexpr int ticket_discards(const Public& open) {
  int sum = 0;
  for (u8 n : open.exchanged) sum += n;
  return sum;
}

}  // namespace roundhouse::ghost
