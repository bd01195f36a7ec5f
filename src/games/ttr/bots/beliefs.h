// What rivals' claims say of their tickets: guessed worlds in which a rival holds tickets that its
// tracks have begun to join more often than others.
#pragma once

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

class Beliefs {
 public:
  Beliefs(const Rules& rules, const View& view);
  State guess(Chance& luck) const;

 private:
  void weigh(int seat);
  void deal_tickets(int seat, TicketSet& pool, State& state, Chance& luck) const;

  const Rules& rules_;
  const View& view_;
  u16 weight_[kMaxSeats][kMaxTickets] = {};
};

}  // namespace roundhouse::ttr::bots
