// What the games of a team add up to: how often it won, goods delivered, turns, and the time tokens
// by what cost them.
#pragma once

#include <span>
#include <string>

#include "games/signal/rules/event.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

enum class Loss { signal, junction, train, start, collision, deployment };
inline constexpr int kLosses = 6;

struct TeamTotals {
  long games = 0, wins = 0, goods = 0, turns = 0;
  long lost[kLosses] = {};

  void add(const TeamTotals& other);
  // The events of one move, and the end of a game.
  void watch(std::span<const Event> events);
  void finish(const Result& result);

  // 95 % by Wilson: it holds for rare and for frequent victories.
  struct Share {
    double mean, low, high;
  };
  Share win_rate() const;
  double lost_a_game() const;
};

std::string as_text(const TeamTotals& totals);
std::string as_json(const TeamTotals& totals);

}  // namespace roundhouse::signal
