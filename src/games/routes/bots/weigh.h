// Weighing moves by playing them on: every move meets the same worlds with the same luck, and the
// worse half is dropped again and again. The first move is the planner's own; another must show
// that it is better. Games bring their own worlds.
#pragma once

#include <algorithm>

#include "core/bot.h"
#include "core/named_luck.h"
#include "core/sort.h"

namespace roundhouse::routes::bots {

// What the worlds tried so far say of a move.
struct Trials {
  int tries = 0;
  long reward = 0;  // sum over tries
  // Against the first move in the same worlds: sums of the lead and of its square.
  long lead = 0, square = 0;

  int mean() const { return tries == 0 ? 0 : static_cast<int>(reward / tries); }
  void count(int won, long ahead) {
    reward += won;
    lead += ahead;
    square += ahead * ahead;
    ++tries;
  }
};

// The mean lead, and that less so many tenths of its standard error; in hundredths.
long promise(const Trials& trials);
long proof(const Trials& trials, int tenths);

template <class Move>
struct Contender : Trials {
  Contender() = default;
  explicit Contender(const Move& which) : move(which) {}
  Move move;
};
inline constexpr int kMostContenders = 24;

// One more world, in which all the first `alive` moves are played. False if it was stopped on the
// way: then the world does not count, so that all moves have met the same ones.
template <class Contenders, class Worlds>
bool try_world(Contenders& contenders, int alive, Worlds& worlds, const Stop& stop) {
  worlds.next();
  int reward[kMostContenders];
  for (int i = 0; i < alive; ++i) {
    if (stop()) return false;
    reward[i] = worlds.play_on(contenders.begin()[i].move);
  }
  for (int i = 0; i < alive; ++i) contenders.begin()[i].count(reward[i], reward[i] - reward[0]);
  return true;
}

// The best first, after at most so many games played on. A move takes the place of the first one
// only if it leads by so many tenths of a standard error.
template <class Contenders, class Worlds>
void weigh(Contenders& contenders, long most, int tenths, Worlds& worlds, const Stop& stop) {
  if (contenders.size() < 2) return;
  const auto better = [](const Trials& a, const Trials& b) { return promise(a) > promise(b); };
  int alive = static_cast<int>(contenders.size()), rounds = 0;
  while ((1 << rounds) < alive) ++rounds;
  long used = 0;
  bool stopped = false;
  for (int round = 0; round < rounds && !stopped; ++round) {
    const long until = used + (most - used) / (rounds - round);
    while (used + alive <= until && !stopped) {
      stopped = !try_world(contenders, alive, worlds, stop);
      used += alive;
    }
    sort_short(contenders.begin() + 1, contenders.begin() + alive, better);
    alive = std::max(2, (alive + 1) / 2);
  }
  if (proof(contenders[1], tenths) > 0) std::swap(contenders[0], contenders[1]);
}

// How many games a budget allows; one in milliseconds is kept by the stop flag.
inline long games_of(const Budget& budget, u32 usual) {
  if (budget.iterations != 0) return budget.iterations;
  return budget.milliseconds != 0 ? 1'000'000 : usual;
}

}  // namespace roundhouse::routes::bots
