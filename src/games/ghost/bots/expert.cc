#include "games/ghost/bots/expert.h"

#include "games/ghost/bots/planner.h"
#include "games/routes/bots/weigh.h"
#include "games/routes/rules/claim.h"

namespace roundhouse::ghost::bots {

using namespace routes::bots;

namespace {

constexpr int kProof = 10;  // tenths of a standard error by which a move must lead the planner's
constexpr int kMostClaims = 16;

using Contenders = InlineVec<Contender<Move>, kMostContenders>;

class Worlds {
 public:
  Worlds(const Rules& rules, const View& view, Chance& luck)
      : rules_(rules), view_(view), luck_(luck) {}

  void next() {
    world_ = rules_.guess(view_, luck_);
    seed_ = luck_.below(0xffffffff);
  }

  int play_on(const Move& first) const {
    State state = world_;
    NamedLuck luck(seed_);
    Chance chance = luck.chance();
    auto events = Events::off();
    rules_.apply(state, view_.seat, first, chance, events);
    while (state.open.phase != Phase::over) {
      const Seat seat = state.open.turn;
      const Move move = plan_move(rules_, state.open, state.own[index(seat)], seat);
      rules_.apply(state, seat, move, chance, events);
    }
    return reward(rules_.result(state));
  }

 private:
  // Winning counts, and a little by how many tickets.
  int reward(const Result& result) const {
    int rival = 0;
    for (int i = 0; i < result.seats; ++i)
      if (seat_at(i) != view_.seat) rival = std::max<int>(rival, result.seat[i].completed);
    const int win = result.winners.has(view_.seat) ? 1000 / result.winners.count() : 0;
    return win + 100 * (result.seat[index(view_.seat)].completed - rival);
  }

  const Rules& rules_;
  const View& view_;
  Chance& luck_;
  State world_;
  u64 seed_ = 0;
};

// The planner's move first, then what else could be sensible: each route that can be paid, the long
// ones first, with as few locomotives as possible.
Contenders list_thoughts(const Rules& rules, const View& v) {
  const Board& board = rules.board();
  Contenders contenders;
  const Move planned = plan_move(rules, v.open, v.own, v.seat);
  contenders.push(Contender(planned));
  const auto add = [&](const Move& move) {
    if (move != planned && rules.check(v, move).ok()) contenders.push(Contender(move));
  };
  add(Move::draw());
  if (may_swap(rules, v.open, v.seat)) add(Move::exchange());
  const TrackSet mine = v.open.claimed[index(v.seat)];
  const TrackSet free = without_own_twins(board, v.open.open, mine);
  int claims = 0;
  for (int length = board.longest; length > 0; --length)
    for (const int t : free) {
      if (board.track[t].length != length || claims == kMostClaims) continue;
      const std::size_t before = contenders.size();
      add(thrifty_claim(board, v.own, t));
      claims += contenders.size() > before;
    }
  return contenders;
}

}  // namespace

Move expert(const Rules& rules, const View& v, Chance& luck, const Budget& budget,
            const Stop& stop) {
  Contenders contenders = list_thoughts(rules, v);
  Worlds worlds(rules, v, luck);
  weigh(contenders, games_of(budget, kExpertIterations), kProof, worlds, stop);
  return contenders[0].move;
}

}  // namespace roundhouse::ghost::bots
