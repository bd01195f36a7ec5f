#include "bots/ttr_expert.h"

#include <algorithm>

#include "bots/ttr_beliefs.h"

namespace roundhouse::bots {

using namespace ttr;

namespace {

// Luck by name, so that every move of a world meets the same cards.
struct WorldLuck {
  u64 seed;
  static u32 answer(void* self, const Question& q) {
    const u64 name =
        static_cast<u64>(q.purpose) << 32 | static_cast<u64>(q.shuffle) << 16 | q.index;
    return Generator(stream_seed(static_cast<WorldLuck*>(self)->seed, name)).below(q.n);
  }
};

class Search {
 public:
  Search(const ttr::Rules& rules, const View& view, Chance& luck, const ExpertStyle& style)
      : rules_(rules), style_(style), seat_(view.seat), beliefs_(rules, view), luck_(luck) {}

  // One more world: every move left is played out in it. False if it was stopped on the way: then
  // the world does not count, so that all moves have met the same ones.
  bool try_all(Thought* thoughts, int count, const Stop& stop) {
    const State world = beliefs_.guess(luck_);
    const u64 seed = luck_.below(0xffffffff);
    int reward[kMostChoices];
    for (int i = 0; i < count; ++i) {
      if (stop()) return false;
      reward[i] = play_out(world, thoughts[i].move, seed);
    }
    for (int i = 0; i < count; ++i) {
      const long lead = reward[i] - reward[0];
      thoughts[i].reward += reward[i];
      thoughts[i].lead += lead;
      thoughts[i].square += lead * lead;
      ++thoughts[i].tries;
    }
    return true;
  }

 private:
  int play_out(State state, const Move& first, u64 seed) const {
    WorldLuck world{seed};
    Chance chance = Chance::hooked(WorldLuck::answer, &world);
    auto events = Events::off();
    Memory memory[kMaxSeats];
    rules_.apply(state, seat_, first, chance, events);
    int turns = 0;
    for (SeatSet acting = rules_.to_act(state); !acting.empty(); acting = rules_.to_act(state)) {
      if (turns >= style_.cut * state.open.seats && state.open.phase == Phase::turn)
        return reward_by_outlook(state, memory);
      const Seat seat = acting.lowest();
      turns += state.open.phase == Phase::turn;
      const Move move = plan_move(rules_, state.open, state.own[index(seat)], seat, kHardStyle,
                                  memory[index(seat)]);
      rules_.apply(state, seat, move, chance, events);
    }
    return reward_by_result(rules_.result(state));
  }

  // Winning counts, and by how much: 0 … 2000.
  int reward(int margin, int win) const {
    const int most = 10 * style_.cap;
    return win * style_.win / 1000 + 500 + 500 * std::clamp(margin, -most, most) / most;
  }

  int reward_by_result(const Result& result) const {
    int rival = -10'000;
    for (int i = 0; i < result.seats; ++i)
      if (seat_at(i) != seat_) rival = std::max<int>(rival, result.seat[i].total);
    const int win = result.winners.has(seat_) ? 1000 / result.winners.count() : 0;
    return reward(10 * (result.seat[index(seat_)].total - rival), win);
  }

  int reward_by_outlook(const State& state, Memory* memory) const {
    int rival = -100'000, own = 0;
    for (int i = 0; i < state.open.seats; ++i) {
      const int score =
          expected_score(rules_, state.open, state.own[i], seat_at(i), kHardStyle, memory[i]);
      if (seat_at(i) == seat_)
        own = score;
      else
        rival = std::max(rival, score);
    }
    const int margin = own - rival;
    const int sure = 500 * margin / (std::abs(margin) + 150);
    return reward(margin, 500 + sure);
  }

  const ttr::Rules& rules_;
  const ExpertStyle& style_;
  Seat seat_;
  Beliefs beliefs_;
  Chance& luck_;
};

long root(long n) {
  long r = 0;
  while ((r + 1) * (r + 1) <= n) ++r;
  return r;
}

long promise(const Thought& t) { return t.tries == 0 ? -1'000'000 : 100 * t.lead / t.tries; }

// The mean lead less so many tenths of its standard error, in hundredths.
long proof(const Thought& t, int tenths) {
  if (t.tries < 4) return -1'000'000;
  const long mean = 100 * t.lead / t.tries;
  const long variance = t.square / t.tries - (t.lead / t.tries) * (t.lead / t.tries);
  return mean - 10 * tenths * root(std::max(variance, 1l) * 10'000 / t.tries) / 100;
}

}  // namespace

void think(const ttr::Rules& rules, const View& view, Chance& luck, const Budget& budget, Stop stop,
           Thoughts& out, const ExpertStyle& style) {
  Choices choices;
  list_choices(rules, view.open, view.own, view.seat, kHardStyle, choices);
  for (const Move& move : choices) out.push({.move = move});
  if (out.size() < 2) return;
  const long most = budget.iterations != 0     ? budget.iterations
                    : budget.milliseconds != 0 ? 1'000'000
                                               : kExpertIterations;
  Search search(rules, view, luck, style);
  // The planner's own choice stays in front; the others must show that they are better.
  const auto better = [&](const Thought& a, const Thought& b) { return promise(a) > promise(b); };
  int alive = static_cast<int>(out.size()), rounds = 0;
  while ((1 << rounds) < alive) ++rounds;
  long used = 0;
  bool stopped = false;
  for (int round = 0; round < rounds && !stopped; ++round) {
    const long until = used + (most - used) / (rounds - round);
    while (used + alive <= until && !stopped) {
      stopped = !search.try_all(out.begin(), alive, stop);
      used += alive;
    }
    std::sort(out.begin() + 1, out.begin() + alive, better);
    alive = std::max(2, (alive + 1) / 2);
  }
  if (proof(out[1], style.proof) > 0) std::swap(out[0], out[1]);
}

Move ttr_expert(const ttr::Rules& rules, const View& view, Chance& luck, const Budget& budget,
                Stop stop) {
  Thoughts thoughts;
  think(rules, view, luck, budget, stop, thoughts);
  return thoughts[0].move;
}

}  // namespace roundhouse::bots
