// A position as a value. Nothing on the table is hidden but the order of decks, and that is decided
// when a card is drawn (docs/adr/0002): so all of it is public. A View is still another type: what
// bots and pages get passes through view(), and sending a State instead does not compile.
#pragma once

#include "core/types.h"
#include "games/signal/rules/board.h"
#include "games/signal/rules/ruleset.h"

namespace roundhouse::signal {

enum class Phase : u8 {
  placing,
  extra,
  reveal,
  deploy,
  colour,
  train,
  rolled,
  city,
  action,
  signal,
  switch_,
  draw,
  over
};
inline constexpr int kPhases = 13;

enum class Outcome : u8 { none, delivered, time, schedule };

inline constexpr u8 kStartCard = 254;  // being carried out, instead of one of the schedule cards

struct Train {
  u8 at;      // space, kNone in the depot
  u8 facing;  // on a section: 0 towards a, 1 towards b; else kNone
  u8 goods;   // kNone when empty
};

struct Public {
  u64 green;                // signal spaces with a marker
  u32 unseen;               // schedule cards nobody has seen yet, those removed among them
  u32 used;                 // schedule cards in the discards
  u16 rolls[kColours + 1];  // how often each die was rolled; the last is the deployment dice
  u16 pending;              // trains that still have to move for the symbol
  u16 stack;                // S64: start places whose tokens are face down
  Train train[kTrains];
  u8 setting[kMaxJunctions];
  u8 hand[kMostPlayers][kKinds];
  u8 deck[kKinds];
  u8 discards[kKinds];
  u8 shuffles;  // how often the discards became the deck
  u8 left;      // cards that left the deck since
  Phase phase;
  u8 seats;
  Seat first;
  Seat turn;   // kNobody when over
  u8 turns;    // begun
  u8 changes;  // made while placing
  Outcome outcome;
  u8 clock;
  u8 schedule;                      // cards in the schedule deck
  u8 bottom;                        // the one put under it by S46, or kNone
  u8 card;                          // being carried out: a card, kStartCard or kNone
  u8 symbol;                        // of that card, deployments first
  u8 deployed;                      // colours named for its deployments, a bit each
  u8 named;                         // colours named for its multicoloured symbols
  u8 colour;                        // of the move symbol being carried out, or kNone
  u8 begun;                         // 1 once a train has rolled for it
  u8 mover;                         // the train that moves, or kNone
  u8 points;                        // it has left
  u8 came_by;                       // the line by which it entered the city it stands in, or kNone
  u8 by_card;                       // 1 for a train-move card, from the moment it is played
  u8 unused;                        // helpers, a bit each in the board's order
  u8 dispatcher;                    // 1 while S44 holds
  u8 held;                          // S47: the train that does not move this turn, or kNone
  u8 goods[kGoods];                 // left in the trade cities
  u8 delivered[kMaxPorts][kGoods];  // by port
  u8 number[kStarts];               // on each start place
  u8 turned;                        // S64: tokens since the stack was shuffled
  u8 stack_shuffles;
  u8 reserved[5];  // fills the word; always 0
};

struct State {
  Public open;
};

struct View {
  Public open;
  Seat seat;
  u8 reserved[7];
};

static_assert(Plain<State> && sizeof(State) <= 512);
static_assert(Plain<View>);

constexpr int total(const u8 (&cards)[kKinds]) { return cards[0] + cards[1] + cards[2]; }
constexpr int hand_of(const Public& open, Seat seat) { return total(open.hand[index(seat)]); }

// The train on a space but `except`, or kNone.
constexpr u8 train_on(const Public& open, int space, int except = kNone) {
  u8 found = kNone;
  for (int t = 0; t < kTrains; ++t)
    if (open.train[t].at == space && t != except) found = static_cast<u8>(t);
  return found;
}
constexpr u32 trains_on_board(const Public& open) {
  u32 set = 0;
  for (int t = 0; t < kTrains; ++t) set |= static_cast<u32>(open.train[t].at != kNone) << t;
  return set;
}
constexpr u32 trains_of(int colour) { return 7u << (kTrainsEach * colour); }

}  // namespace roundhouse::signal
