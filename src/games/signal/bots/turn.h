// The turns of the bots that plan: what may be worth doing here, each with what the table would be
// worth after it, averaged over the dice where dice are rolled.
#pragma once

#include "core/inline_vec.h"
#include "games/signal/bots/evaluation.h"

namespace roundhouse::signal::bots {

// An action card with what it is played for, a load, or (kind end) nothing more.
struct Option {
  Move play, then;
  int worth = 0;
};
inline constexpr int kMostOptions = 160;
using Options = InlineVec<Option, kMostOptions>;

class Turn {
 public:
  Turn(const Rules& rules, const Style& style)
      : rules_(rules), rails_(rules.board()), style_(style) {}

  const Rules& rules() const { return rules_; }
  const Style& style() const { return style_; }
  Evaluation evaluation(const Public& open) const { return {rules_, rails_, style_, open}; }
  int worth(const Public& open, int risk) const { return evaluation(open).worth(risk); }

  // The best move by the worth one step ahead.
  Move greedy(const Public& open) const;

  bool dispatch_now(const Public& open) const;
  // In the action step: ending it comes first, the rest in no order.
  void list_actions(const Public& open, Options& out) const;
  // Loads, switches and signals only: what they lead to is certain.
  void list_certain(const Public& open, Options& out) const;
  void list_moves(const Public& open, Options& out) const;
  // Green signals on the ways of the trains, a bit each.
  u64 needed_signals(const Public& open) const;
  Public after(const Public& open, const Option& option) const;

  // The mean worth after a roll for this train, and the worth after its move ended so.
  int worth_of_roll(const Public& open, const Evaluation& now, int train, int risk) const;
  int worth_after(const Public& open, int train, const Forecast& end, int risk) const;
  int worth_with(const Public& open, const Evaluation& now, int train, int points, int risk) const;

 private:
  Move choose_train(const Public& open) const;
  Move choose_colour(const Public& open) const;
  Move choose_deploy(const Public& open) const;
  Move choose_extra(const Public& open) const;
  Move choose_reveal(const Public& open) const;
  int helper_price(const Public& open) const;
  Move drive(const Public& open) const;
  Move act(const Public& open) const;
  int worth_of_deploy(const Public& open, int colour, int place) const;

  const Rules& rules_;
  Rails rails_;
  Style style_;
};

}  // namespace roundhouse::signal::bots
