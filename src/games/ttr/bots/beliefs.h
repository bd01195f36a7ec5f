// What rivals' claims say of their tickets: guessed worlds in which a rival holds tickets that its
// tracks have begun to join more often than others.
#pragma once

#include "games/ttr/rules/rules.h"

namespace roundhouse::bots {

class Beliefs {
 public:
  Beliefs(const ttr::Rules& rules, const ttr::View& view);
  ttr::State guess(Chance& luck) const;

 private:
  void weigh(int seat);
  void deal_tickets(int seat, ttr::TicketSet& pool, ttr::State& state, Chance& luck) const;

  const ttr::Rules& rules_;
  const ttr::View& view_;
  u16 weight_[kMaxSeats][ttr::kMaxTickets] = {};
};

}  // namespace roundhouse::bots
