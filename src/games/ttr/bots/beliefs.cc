#include "games/ttr/bots/beliefs.h"

#include "games/ttr/bots/network.h"

namespace roundhouse::ttr::bots {

Beliefs::Beliefs(const Rules& rules, const View& view) : rules_(rules), view_(view) {
  for (int i = 0; i < view.open.seats; ++i)
    if (seat_at(i) != view.seat) weigh(i);
}

// How much of a ticket's way a rival has behind it: the more, the likelier it holds the ticket.
void Beliefs::weigh(int seat) {
  const Board& board = rules_.board();
  Prices length;
  for (int t : board.all) length[t] = board.track[t].length;
  const Network bare(board, {}, board.all, length);
  const Network built(board, view_.open.claimed[seat], view_.open.open, length);
  for (int k = 0; k < board.tickets; ++k) {
    const Ticket& ticket = board.ticket[k];
    const int whole = bare.distance(ticket.a, ticket.b), left = built.distance(ticket.a, ticket.b);
    const int gone = whole <= 0 ? 0 : 16 * std::max(0, whole - left) / whole;
    weight_[seat][k] = static_cast<u16>(left >= Network::kFar ? 2 : 4 + gone * gone / 2);
  }
}

// Tickets one by one, by weight, out of those nobody has shown to this seat.
void Beliefs::deal_tickets(int seat, TicketSet& pool, State& state, Chance& luck) const {
  const int count = view_.open.tickets[seat];
  state.own[seat].held = {};
  for (int n = 0; n < count; ++n) {
    u32 sum = 0;
    for (int k : pool) sum += weight_[seat][k];
    u32 place = luck.below(sum);
    for (int k : pool) {
      if (place < weight_[seat][k]) {
        state.own[seat].held.add(k);
        pool.remove(k);
        break;
      }
      place -= weight_[seat][k];
    }
  }
}

State Beliefs::guess(Chance& luck) const {
  State state = rules_.guess(view_, luck);
  TicketSet pool = state.hidden.fresh;
  for (int i = 0; i < state.open.seats; ++i)
    if (seat_at(i) != view_.seat) pool = pool | state.own[i].held;
  for (int i = 0; i < state.open.seats; ++i)
    if (seat_at(i) != view_.seat) deal_tickets(i, pool, state, luck);
  state.hidden.fresh = pool;
  return state;
}

}  // namespace roundhouse::ttr::bots
