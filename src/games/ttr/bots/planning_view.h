// How a ticket planner sees a position: what its tickets cost, which tracks it wants, which cards
// it lacks, how long the game will last. All in whole numbers, so that every compiler agrees.
// `Style` is what makes one planner differ from another. Not here: choosing a move.
#pragma once

#include "games/ttr/bots/tickets.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

// Worth is counted in tenths of a point, time in turns.
struct Style {
  // The price of a track: by train, by claim, less a share of its points, less cards held for it.
  int train = 10, claim = 0, points = 0, held = 1;
  int danger = 0;       // on top for every rival track that touches it
  int swing = 20;       // what a point of a held ticket is worth against the price of its network
  int keep_price = 10;  // of 10: how heavily that price weighs when tickets are chosen

  bool watches_time = false;  // gives up tickets that cannot be finished in time
  int pace = 100;             // per cent of the turns that rivals' trains and cards suggest
  int card = 67;              // hundredths of a turn for each card it lacks
  int slack = 2;              // turns by which a plan may be late
  int late = 30;              // what a turn too late costs when tickets are chosen

  bool weighs_tickets = false;  // draws tickets by what they may bring, not by a rule of thumb
  int patience = 0;             // turns it keeps in hand before it draws tickets
  int hope = 35;                // what three tickets must promise

  bool counts_cards = false;  // knows from public memory what is left in the deck
  int focus = 0;              // prefers colours that soon complete a track
  int blind = 0;              // likes the deck better than the row, in tenths of a card's worth
  int wild = 13;              // the worth of a locomotive, where a wanted colour has 8
  int reluctance = 24;        // does not claim when its cards are worth more than this elsewhere

  int filler = 4;              // the shortest route it builds for points alone
  bool side_routes = true;     // … also while tickets are open
  bool seeks_longest = false;  // … and with an eye on the longest path
};

struct Plan {
  TrackSet tracks;    // to claim
  TicketSet tickets;  // that they finish
  int trains = 0, claims = 0;
  int lost = 0;  // points of tickets given up

  bool empty() const { return claims == 0; }
};

// Cards by colour that a set of tracks needs; grey ones take the colour there is most of.
struct Needs {
  int of[kColours] = {};
  int missing = 0;  // cards, after locomotives have filled gaps
};

class PlanningView {
 public:
  PlanningView(const Rules& rules, const Public& open, const Private& own, Seat seat,
               const Style& style);

  const Board& board() const { return board_; }
  const Rules& rules() const { return rules_; }
  const Public& open() const { return open_; }
  const Private& own() const { return own_; }
  const Style& style() const { return style_; }
  Seat seat() const { return seat_; }
  int trains() const { return open_.trains[index(seat_)]; }
  const TrackSet& claimable() const { return claimable_; }

  Plan plan() const { return plan(own_.held); }
  Plan plan(const TicketSet& tickets) const;
  // What holding these tickets is worth with the best plan for them, in tenths of a point; and that
  // plan, where it is asked for.
  int worth_of_holding(const TicketSet& held, const TicketSet& also, const TicketPlans& plans,
                       Plan* chosen = nullptr) const;
  // The map as it would be with these tracks built.
  Network network(const TrackSet& planned = {}) const;
  // Can it be done with the trains, and in the time, that are left?
  bool fits(const Plan& plan) const;

  Needs needs(const TrackSet& tracks) const;
  int turns_for(const TrackSet& tracks) const;    // to collect the cards and to claim
  int turns_left() const { return turns_left_; }  // own turns, this one included
  bool last_turn() const { return open_.last_turns != kNone; }

 private:
  void set_prices(Prices& price) const;
  int estimate_turns_left() const;
  int danger(int track) const;
  Plan as_plan(const TrackSet& tracks) const;
  void add_loose(const TicketSet& loose, Plan& plan) const;

  const Rules& rules_;
  const Board& board_;
  const Public& open_;
  const Private& own_;
  const Style& style_;
  Seat seat_;
  TrackSet claimable_;
  int turns_left_ = 0;
};

}  // namespace roundhouse::ttr::bots
