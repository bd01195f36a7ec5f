// What came of many games: the same figures for every family.
#pragma once

#include <string>

#include "core/tally.h"

namespace roundhouse {

struct Totals {
  long games = 0, decisions = 0, stalls = 0, shared = 0;
  long points[kMaxSeats] = {}, wins[kMaxSeats] = {};
  long turns[kMaxSeats] = {}, routes[kMaxSeats] = {};
  long tickets[kMaxSeats] = {}, tickets_done[kMaxSeats] = {};
  unsigned long long signature = 0;     // changes when any result changes
  double seconds = 0, cpu_seconds = 0;  // by the clock on the wall; by that of all processors
  bool team = false;                    // all win or lose together
  std::string more_text, more_json;     // what this family counts besides

  void add(const Tally& game, const Deeds* by_seat, int decisions);
  void add(const Totals& other);
};

}  // namespace roundhouse
