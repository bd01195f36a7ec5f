#include "games/ttr/bots/expert.h"

#include <algorithm>

#include "games/ttr/bots/beliefs.h"

namespace roundhouse::ttr::bots {

namespace {

class Worlds {
 public:
  Worlds(const Rules& rules, const View& view, Chance& luck, const ExpertStyle& style)
      : rules_(rules), style_(style), seat_(view.seat), beliefs_(rules, view), luck_(luck) {}

  void next() {
    world_ = beliefs_.guess(luck_);
    seed_ = luck_.below(0xffffffff);
  }

  int play_on(const Move& first) const {
    State state = world_;
    NamedLuck luck(seed_);
    Chance chance = luck.chance();
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

 private:
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

  const Rules& rules_;
  const ExpertStyle& style_;
  Seat seat_;
  Beliefs beliefs_;
  Chance& luck_;
  State world_;
  u64 seed_ = 0;
};

}  // namespace

void think(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
           const Stop& stop, Contenders& out, const ExpertStyle& style) {
  Choices choices;
  list_choices(rules, view.open, view.own, view.seat, kHardStyle, choices);
  for (const Move& move : choices) out.push(Contender(move));
  if (out.size() < 2) return;
  Worlds worlds(rules, view, luck, style);
  weigh(out, games_of(budget, kExpertIterations), style.proof, worlds, stop);
}

Move expert(const Rules& rules, const View& view, Chance& luck, const Budget& budget,
            const Stop& stop) {
  Contenders contenders;
  think(rules, view, luck, budget, stop, contenders);
  return contenders[0].move;
}

}  // namespace roundhouse::ttr::bots
