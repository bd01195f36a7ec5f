// The cheapest networks for tickets: for every subset of a seat's unfinished tickets the price of
// finishing all of them together, exactly (a Steiner forest) while they end in at most eight
// places. Tickets beyond that are left out here and named in `loose`.
#pragma once

#include <optional>

#include "games/ttr/bots/network.h"

namespace roundhouse::ttr::bots {

class TicketPlans {
 public:
  static constexpr int kMaxTickets = 6;

  TicketPlans(const Board& board, const Network& network, const TicketSet& tickets);

  const TicketSet& done() const { return done_; }
  const TicketSet& hopeless() const { return hopeless_; }
  const TicketSet& loose() const { return loose_; }
  int count() const { return count_; }
  int ticket(int i) const { return ticket_[i]; }
  unsigned sets() const { return 1u << count_; }
  // For a subset of the `count` tickets, as bits.
  int price(unsigned set) const { return forest_[set]; }
  int points(unsigned set) const;
  void add_tracks(unsigned set, TrackSet& tracks) const;

 private:
  unsigned terminals_of(unsigned set) const;
  int terminal(u8 node);

  const Board& board_;
  TicketSet done_, hopeless_, loose_;
  int count_ = 0, terminals_ = 0;
  u8 ticket_[kMaxTickets];
  u8 ends_[kMaxTickets];  // its two terminals, as bits
  u8 node_[Steiner::kMaxTerminals];
  std::optional<Steiner> trees_;
  u16 forest_[1 << kMaxTickets];
  u8 first_tree_[1 << kMaxTickets];  // the tickets that share a tree with the lowest one
};

}  // namespace roundhouse::ttr::bots
