// A position as a value: what all see, what each seat holds, what nobody sees. A View is what one
// seat may know: the public part and its own. Sending a State where a View is wanted does not
// compile.
#pragma once

#include "core/types.h"
#include "games/routes/rules/board.h"
#include "games/routes/rules/open_counts.h"
#include "games/ttr/rules/ruleset.h"

namespace roundhouse::ttr {

using namespace routes;

enum class Phase : u8 { opening, turn, second_card, keep_tickets, over };

// On the table for all to see, with public memory: what an attentive player remembers.
struct Public {
  TrackSet claimed[kMaxSeats];
  TrackSet open;          // tracks that still can be claimed by somebody (T34, T36)
  OpenCounts counts;      // of the open tracks
  i16 points[kMaxSeats];  // for routes (T37); tickets and the bonus come with the result
  u8 trains[kMaxSeats];
  u8 cards[kMaxSeats];          // in hand
  u8 tickets[kMaxSeats];        // held
  u8 offered[kMaxSeats];        // lying before the seat, to choose from
  u8 known[kMaxSeats][kKinds];  // at least so many are held: taken face up, less those spent
  u8 row[kMaxRow];              // kind or kNone
  u8 discards[kKinds];
  u8 deck;                        // cards in the deck
  u8 shuffles;                    // how often the discards became the deck
  u8 left;                        // cards that left the deck since
  u8 fresh;                       // tickets never drawn
  u8 under;                       // tickets put back, which lie under them
  Nibbles<kMaxTickets> under_by;  // who put them there, topmost first; kNone past the last
  Phase phase;
  u8 seats;
  Seat first;
  Seat turn;        // kNobody in the opening and when over
  u8 last_turns;    // turns left in the last round, or kNone before it
  u8 passes;        // in a row
  SeatSet waiting;  // have chosen their opening tickets
  u8 withheld;      // 1: the row would have been reset if there were other cards (T19)
  u8 reserved[2];   // fills the word; always 0
};

// What one seat holds.
struct Private {
  u8 hand[kKinds];
  u8 keeps;             // how many of the offer it keeps, once chosen in the opening
  u8 offer[kMaxOffer];  // ascending; once chosen: kept ones, then the rest in their order
  TicketSet held;
};

// What nobody sees. Train cards are counts and tickets never drawn are a set: which comes next is
// decided when it is drawn, by a named question (docs/adr/0002).
struct Hidden {
  u8 deck[kKinds];
  u8 under[kMaxTickets];  // topmost first; kNone past the last
  u8 reserved;
  TicketSet fresh;
};

struct State {
  Public open;
  Private own[kMaxSeats];
  Hidden hidden;
  u8 reserved[4];
};

struct View {
  Public open;
  Private own;            // empty for a spectator
  u8 under[kMaxTickets];  // the tickets this seat put back; kNone where it cannot know
  Seat seat;
  u8 reserved[7];
};

static_assert(Plain<State> && sizeof(State) <= 512);
static_assert(Plain<View>);

}  // namespace roundhouse::ttr
