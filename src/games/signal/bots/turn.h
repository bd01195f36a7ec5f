// The turns of the bots that plan: what may be worth doing here, each with what the table would be
// worth after it, averaged over the dice where dice are rolled.
#pragma once

#include "games/signal/bots/outlook.h"
#include "core/inline_vec.h"

namespace roundhouse::bots {

// An action card with what it is played for, a load, or (kind end) nothing more.
struct SignalOption {
  signal::Move play, then;
  int worth = 0;
};
inline constexpr int kMostOptions = 160;
using SignalOptions = InlineVec<SignalOption, kMostOptions>;

class SignalTurn {
 public:
  SignalTurn(const signal::Rules& rules, const SignalStyle& style)
      : rules_(rules), rails_(rules.board()), style_(style) {}

  const signal::Rules& rules() const { return rules_; }
  const SignalStyle& style() const { return style_; }
  Outlook outlook(const signal::Public& open) const { return {rules_, rails_, style_, open}; }
  int worth(const signal::Public& open, int risk) const { return outlook(open).worth(risk); }

  // The best move by the worth one step ahead.
  signal::Move greedy(const signal::Public& open) const;

  bool dispatch_now(const signal::Public& open) const;
  // In the action step: ending it comes first, the rest in no order.
  void list_actions(const signal::Public& open, SignalOptions& out) const;
  // Loads, switches and signals only: what they lead to is certain.
  void list_certain(const signal::Public& open, SignalOptions& out) const;
  void list_moves(const signal::Public& open, SignalOptions& out) const;
  signal::Public after(const signal::Public& open, const SignalOption& option) const;

  // The mean worth after a roll for this train, and the worth after its move ended so.
  int worth_of_roll(const signal::Public& open, const Outlook& now, int train, int risk) const;
  int worth_after(const signal::Public& open, int train, const signal::Forecast& end,
                  int risk) const;
  int worth_with(const signal::Public& open, const Outlook& now, int train, int points,
                 int risk) const;

 private:
  signal::Move choose_train(const signal::Public& open) const;
  signal::Move choose_colour(const signal::Public& open) const;
  signal::Move choose_deploy(const signal::Public& open) const;
  signal::Move choose_extra(const signal::Public& open) const;
  signal::Move choose_reveal(const signal::Public& open) const;
  int helper_price(const signal::Public& open) const;
  signal::Move drive(const signal::Public& open) const;
  signal::Move act(const signal::Public& open) const;
  int worth_of_deploy(const signal::Public& open, int colour, int place) const;

  const signal::Rules& rules_;
  SignalRails rails_;
  SignalStyle style_;
};

}  // namespace roundhouse::bots
