// Planning in Ghost Train: which routes finish the tickets in hand (and trick or treat) soonest, by
// the cards in hand, and the move that follows from it. Alone it is `medium`; `expert` plays its
// worlds on with it.
#pragma once

#include "core/inline_vec.h"
#include "games/ghost/rules/rules.h"
#include "games/routes/bots/paths.h"

namespace roundhouse::ghost::bots {

using namespace routes::bots;

// Prices of a way, in tenths of a turn; docs/bots.md has the trials.
struct Style {
  int claim = 10;      // the turn of laying it
  int wagon = 5;       // a wagon, which the other tickets will miss
  int missing = 10;    // a card not in hand yet
  int swap = 150;      // give the tickets away when even the nearer costs more
  bool treats = true;  // is trick or treat a goal beside the tickets?
};

// To one goal: a ticket, or trick or treat.
struct Way {
  static constexpr int kTrickOrTreat = kMaxTickets;
  TrackSet tracks;  // still to claim
  int goal = kNone;
  int price = Paths::kFar;
};

// The goals within reach of the wagons, the nearest first, each with what it needs beside those
// before it.
using Plan = InlineVec<Way, kMaxHeld + 1>;

Plan plan_goals(const Rules& rules, const Public& open, const Private& own, Seat seat,
                const Style& style = {});

// An exchange by choice. Nothing in the rules ends a game of them (G22), so a bot makes none any
// more when the tickets have come round so often.
inline constexpr int kMostTicketShuffles = 4;
inline bool may_swap(const Rules& rules, const Public& open, Seat seat) {
  return rules.can_exchange(open, seat) && open.ticket_shuffles < kMostTicketShuffles;
}

// How many cards of its colour a hand lacks for a track.
int missing_cards(const Track& track, const Private& own);

// The claim of a track with as few locomotives as possible; a pass if the hand cannot pay it.
Move thrifty_claim(const Board& board, const Private& own, int track);

// What the planner does. The seat must be to act.
Move plan_move(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style = {});

// The same move, but for a claim that brings no ticket in hand nearer and finishes nothing while
// such a ticket can still be finished: then what the tickets ask for. Advice, not play: whoever
// learns the game learns to join the places on a ticket.
Move for_tickets(const Rules& rules, const View& view, const Move& move);

inline Move medium(const Rules& rules, const View& view) {
  return plan_move(rules, view.open, view.own, view.seat);
}

}  // namespace roundhouse::ghost::bots
