#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>

#include "games/routes/rules/legal_testing.h"
#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/builtin.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

using Key = std::array<u8, sizeof(Move)>;

Key key(const Move& move) {
  Key bytes;
  std::memcpy(bytes.data(), &move, sizeof move);
  return bytes;
}

bool keeps(const State& s) {
  return s.open.phase == Phase::opening || s.open.phase == Phase::keep_tickets;
}

// Calls visit(state, seat) for every decision of a random game.
template <class F>
void play(const Rules& rules, int seats, u64 seed, F visit) {
  Chance chance = Chance::seeded(seed);
  Events events = Events::off();
  State s = rules.deal(seats, chance, events);
  while (!rules.to_act(s).empty()) {
    const Seat seat = rules.to_act(s).lowest();
    visit(s, seat);
    rules.apply(s, seat, rules.sample(s, seat, chance), chance, events);
  }
}

// A source that gives one answer and notes how many were possible.
struct Answer {
  u32 place, of = 0;
  int asked = 0;
};
u32 answer(void* self, const Question& q) {
  Answer& a = *static_cast<Answer*>(self);
  a.of = q.n;
  ++a.asked;
  return a.place < q.n ? a.place : 0;
}

// One question with as many answers as there are legal moves, each answer another move: exactly
// uniform.
void expect_each_answer_is_another_move(const Rules& rules, const State& s, Seat seat) {
  MoveList legal;
  rules.legal(s, seat, legal);
  std::map<Key, int> seen;
  for (u32 place = 0; place < legal.size(); ++place) {
    Answer one{place};
    Chance chance = Chance::hooked(answer, &one);
    ++seen[key(rules.sample(s, seat, chance))];
    if (one.asked == 0) {
      ASSERT_EQ(legal.size(), 1u);  // a forced pass
    } else {
      ASSERT_EQ(one.of, legal.size());
    }
  }
  for (const Move& move : legal) ASSERT_EQ(seen[key(move)], 1);
  ASSERT_EQ(seen.size(), legal.size());
}

TEST(Sample, every_turn_move_is_one_answer_of_one_question) {
  for (const small::Game* game :
       {&small::pocket(), &small::engines(), &small::doubles(), &small::last_drop()}) {
    const Rules rules(game->board, game->rules);
    for (u64 seed = 0; seed < 40; ++seed)
      play(rules, 2, seed, [&](const State& s, Seat seat) {
        if (!keeps(s)) expect_each_answer_is_another_move(rules, s, seat);
      });
  }
  for (const Builtin& builtin : builtins()) {
    const Rules rules(*builtin.board, builtin.rules);
    play(rules, 4, 3, [&](const State& s, Seat seat) {
      if (!keeps(s)) expect_each_answer_is_another_move(rules, s, seat);
    });
  }
}

// How often `expected(move)` says a move should come up, against how often it does.
template <class F>
void expect_distribution(const Rules& rules, const State& s, Seat seat, int samples, F expected) {
  std::map<Key, int> seen;
  Chance chance = Chance::seeded(123);
  for (int i = 0; i < samples; ++i) ++seen[key(rules.sample(s, seat, chance))];
  MoveList legal;
  rules.legal(s, seat, legal);
  double chi = 0;
  int counted = 0;
  for (const Move& move : legal) {
    const double hoped = samples * expected(move);
    const int n = seen[key(move)];
    counted += n;
    chi += (n - hoped) * (n - hoped) / hoped;
  }
  EXPECT_EQ(counted, samples) << "a move that is not legal was sampled";
  const double freedom = static_cast<double>(legal.size()) - 1;
  EXPECT_LT(chi, freedom + 4 * std::sqrt(2 * freedom) + 4);
}

int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// Of `n` offered tickets at least `least` are kept.
void expect_set_first_then_order(const Rules& rules, const State& s, Seat seat, int n, int least) {
  int sets = 0;
  for (unsigned kept = 0; kept < 1u << n; ++kept) sets += std::popcount(kept) >= least;
  expect_distribution(rules, s, seat, 40000,
                      [&](const Move& move) { return 1.0 / sets / factorial(n - move.kept()); });
}

TEST(Sample, T5_opening_keeps_choose_the_set_first_then_the_order) {
  const int dealt[] = {3, 4};
  for (int edition = 0; edition < 2; ++edition) {
    const Builtin& builtin = builtins()[static_cast<std::size_t>(edition)];
    const Rules rules(*builtin.board, builtin.rules);
    Chance chance = Chance::seeded(1);
    Events events = Events::off();
    const State s = rules.deal(2, chance, events);
    expect_set_first_then_order(rules, s, seat_at(1), dealt[edition], 2);
  }
}

TEST(Sample, T40_keeps_in_play_choose_the_set_first_then_the_order) {
  const Rules rules(*builtins()[0].board, builtins()[0].rules);
  int looked = 0;
  play(rules, 2, 8, [&](const State& s, Seat seat) {
    if (s.open.phase != Phase::keep_tickets || looked++ > 0) return;
    expect_set_first_then_order(rules, s, seat, 3, 1);
  });
  EXPECT_GT(looked, 0);
}

TEST(Sample, turn_moves_are_uniform_with_a_real_generator) {
  const Rules rules(*builtins()[1].board, builtins()[1].rules);
  int looked = 0;
  play(rules, 3, 21, [&](const State& s, Seat seat) {
    if (s.open.phase != Phase::turn || looked++ % 40 != 20) return;
    MoveList legal;
    rules.legal(s, seat, legal);
    const double each = 1.0 / static_cast<double>(legal.size());
    expect_distribution(rules, s, seat, 20000, [&](const Move&) { return each; });
  });
  EXPECT_GT(looked, 60);
}

TEST(Legal, payments_with_fewer_locomotives_come_first) {
  const Rules rules(*builtins()[0].board, builtins()[0].rules);
  int claims = 0;
  for (u64 seed = 0; seed < 3; ++seed)
    play(rules, 2, seed, [&](const State& s, Seat seat) {
      if (s.open.phase != Phase::turn) return;
      MoveList legal;
      rules.legal(s, seat, legal);
      claims += expect_thrifty_first(legal);
    });
  EXPECT_GT(claims, 1000);
}

}  // namespace
}  // namespace roundhouse::ttr
