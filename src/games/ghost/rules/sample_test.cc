// Sampling in Ghost Train: uniform over the legal moves, although twins of own tracks are met by
// trying again.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "games/ghost/rules/boards_testing.h"
#include "games/ghost/rules/builtin.h"
#include "games/ghost/rules/rules.h"
#include "games/routes/rules/legal_testing.h"

namespace roundhouse::ghost {
namespace {

u32 key(const Move& m) {
  return static_cast<u32>(m.kind) | m.track << 8 | m.colour << 16 | m.locomotives << 24;
}

// Calls visit(state) for every decision of a random game.
template <class F>
void play(const Rules& rules, int seats, u64 seed, F visit) {
  Chance chance = Chance::seeded(seed);
  Events events = Events::off();
  State s = rules.deal(seats, chance, events);
  while (!rules.to_act(s).empty()) {
    visit(s);
    rules.apply(s, s.open.turn, rules.sample(s, s.open.turn, chance), chance, events);
  }
}

void expect_uniform(const Rules& rules, const State& s) {
  MoveList legal;
  rules.legal(s, s.open.turn, legal);
  std::map<u32, int> seen;
  Chance chance = Chance::seeded(123);
  const int samples = 400 * static_cast<int>(legal.size());
  for (int i = 0; i < samples; ++i) ++seen[key(rules.sample(s, s.open.turn, chance))];
  double chi = 0;
  int counted = 0;
  for (const Move& move : legal) {
    const int n = seen[key(move)];
    counted += n;
    chi += (n - 400.0) * (n - 400.0) / 400.0;
  }
  EXPECT_EQ(counted, samples) << "a move that is not legal was sampled";
  const double freedom = static_cast<double>(legal.size()) - 1;
  EXPECT_LT(chi, freedom + 4.5 * std::sqrt(2 * freedom) + 4);
}

// Does the seat to act hold a track whose twin is open?
bool has_open_twin(const Board& board, const Public& open) {
  for (int t : open.claimed[index(open.turn)] & board.doubles)
    if (open.open.has(board.track[t].twin)) return true;
  return false;
}

TEST(GhostSample, G12_is_uniform_where_twins_of_own_tracks_are_open) {
  const Builtin& built = builtin();
  const Rules rules(*built.board, built.haunts, built.rules);
  int looked = 0;
  for (u64 seed = 0; seed < 4; ++seed)
    play(rules, 2 + static_cast<int>(seed % 3), seed, [&](const State& s) {
      if (has_open_twin(rules.board(), s.open) && looked++ % 15 == 0) expect_uniform(rules, s);
    });
  EXPECT_GT(looked, 60);
}

TEST(GhostSample, G12_is_uniform_where_nothing_but_claims_is_possible) {
  const small::Game& game = small::scarce();
  const Rules rules(game.board, game.haunts, game.rules);
  int looked = 0;
  for (u64 seed = 0; seed < 2000; ++seed)
    play(rules, 2, seed, [&](const State& s) {
      const Public& open = s.open;
      if (open.deck > 0 || open.ticket_deck + ticket_discards(open) > 0) return;
      if (!has_open_twin(rules.board(), open)) return;
      ++looked;
      expect_uniform(rules, s);
    });
  EXPECT_GT(looked, 3);
}

TEST(GhostLegal, payments_with_fewer_locomotives_come_first) {
  const Builtin& built = builtin();
  const Rules rules(*built.board, built.haunts, built.rules);
  int claims = 0;
  for (u64 seed = 0; seed < 10; ++seed)
    play(rules, 2, seed, [&](const State& s) {
      MoveList legal;
      rules.legal(s, s.open.turn, legal);
      claims += expect_thrifty_first(legal);
    });
  EXPECT_GT(claims, 300);
}

}  // namespace
}  // namespace roundhouse::ghost
