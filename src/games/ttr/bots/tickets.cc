#include "games/ttr/bots/tickets.h"

#include <algorithm>
#include <bit>

#include "core/sort.h"

namespace roundhouse::ttr::bots {

TicketPlans::TicketPlans(const Board& board, const Network& network, const TicketSet& tickets)
    : board_(board) {
  u8 order[routes::kMaxTickets];
  int open = 0;
  for (int t : tickets) {
    const Ticket& ticket = board.ticket[t];
    if (network.joined(ticket.a, ticket.b))
      done_.add(t);
    else if (network.distance(ticket.a, ticket.b) >= Network::kFar)
      hopeless_.add(t);
    else
      order[open++] = static_cast<u8>(t);
  }
  sort_short(order, order + open, [&](u8 a, u8 b) {
    const int first = board.ticket[a].points, second = board.ticket[b].points;
    return first != second ? first > second : a < b;
  });
  for (int i = 0; i < open; ++i) {
    const Ticket& ticket = board.ticket[order[i]];
    const int before = terminals_;
    const int a = count_ < kMaxTickets ? terminal(static_cast<u8>(network.node(ticket.a))) : -1;
    const int b = a >= 0 ? terminal(static_cast<u8>(network.node(ticket.b))) : -1;
    if (b < 0) {
      terminals_ = before;
      loose_.add(order[i]);
      continue;
    }
    ticket_[count_] = order[i];
    ends_[count_++] = static_cast<u8>(1u << a | 1u << b);
  }
  if (terminals_ > 0) trees_.emplace(network, node_, terminals_);
  forest_[0] = 0;
  for (unsigned set = 1; set < sets(); ++set) {
    const unsigned lowest = set & -set;
    int best = Network::kFar;
    for (unsigned part = set; part > 0; part = (part - 1) & set) {
      if ((part & lowest) == 0) continue;
      const int price = trees_->price(terminals_of(part)) + forest_[set ^ part];
      if (price >= best) continue;
      best = price;
      first_tree_[set] = static_cast<u8>(part);
    }
    forest_[set] = static_cast<u16>(best);
  }
}

int TicketPlans::terminal(u8 node) {
  for (int i = 0; i < terminals_; ++i)
    if (node_[i] == node) return i;
  if (terminals_ == Steiner::kMaxTerminals) return -1;
  node_[terminals_] = node;
  return terminals_++;
}

unsigned TicketPlans::terminals_of(unsigned set) const {
  unsigned ends = 0;
  for (int i = 0; i < count_; ++i)
    if ((set >> i & 1) != 0) ends |= ends_[i];
  return ends;
}

int TicketPlans::points(unsigned set) const {
  int points = 0;
  for (int i = 0; i < count_; ++i)
    if ((set >> i & 1) != 0) points += board_.ticket[ticket_[i]].points;
  return points;
}

void TicketPlans::add_tracks(unsigned set, TrackSet& tracks) const {
  for (; set != 0; set ^= first_tree_[set])
    trees_->add_tree(terminals_of(first_tree_[set]), tracks);
}

}  // namespace roundhouse::ttr::bots
