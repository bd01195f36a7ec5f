// A forecast is what then happens: every way it names is played on a copy and compared.
#include "games/signal/rules/explain.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "games/signal/rules/boards_testing.h"

namespace roundhouse::signal {
namespace {

std::string in_words(u8 at, int lost, int delivered) {
  return std::to_string(at) + " lost " + std::to_string(lost) + " delivers " +
         std::to_string(delivered);
}

// Plays the mover's turn in every way and notes how each ends.
void play_on(const Rules& rules, const State& s, int train, int lost,
             std::vector<std::string>& ends) {
  const Phase phase = s.open.phase;
  if (phase != Phase::rolled && phase != Phase::city) {
    int delivered = 0;
    for (const auto& port : s.open.delivered)
      for (u8 n : port) delivered += n;
    return ends.push_back(in_words(s.open.train[train].at, lost, delivered));
  }
  MoveList moves;
  rules.legal(s, s.open.turn, moves);
  for (const Move& move : moves) {
    if (move.kind == MoveKind::use) continue;
    State next = s;
    Events events;
    Chance chance = Chance::seeded(1);
    rules.apply(next, s.open.turn, move, chance, events);
    int cost = 0;
    for (const Event& e : events.all()) cost += e.kind == EventKind::time ? e.lost : 0;
    play_on(rules, next, train, lost + cost, ends);
  }
}

// A train-move card was played and rolled.
State rolled(const Rules& rules, int train, int points, Chance& chance) {
  Events events = Events::off();
  State s = rules.deal(2, chance, events);
  small::scatter(rules.board(), s.open, chance);
  s.open.phase = Phase::rolled;
  s.open.card = kNone;
  s.open.clock = 7;
  s.open.schedule = 15;
  s.open.by_card = 1;
  s.open.mover = static_cast<u8>(train);
  s.open.points = static_cast<u8>(points);
  s.open.dispatcher = static_cast<u8>(chance.below(2));
  for (Train& t : s.open.train)
    if (t.at != kNone && chance.below(2) == 0) t.goods = static_cast<u8>(chance.below(kGoods));
  return s;
}

TEST(Explain, S30_every_forecast_is_what_then_happens) {
  Chance chance = Chance::seeded(91);
  int ways = 0, delivered = 0, through = 0;
  for (int boards = 0; boards < 200; ++boards) {
    const Board board = small::random_board(chance);
    const Rules rules(board, {});
    for (int positions = 0; positions < 60; ++positions) {
      const int train = small::below(chance, kTrains),
                points = 1 + small::below(chance, kMaxPoints);
      const State s = rolled(rules, train, points, chance);
      if (s.open.train[train].at == kNone) continue;
      std::vector<std::string> played, told;
      play_on(rules, s, train, 0, played);
      const State before = s;
      explain(rules, s.open, train, points, [&](const Forecast& f) {
        told.push_back(in_words(f.at, f.lost, f.delivers != kNone));
        delivered += f.delivers != kNone;
        for (int i = 0; i + 1 < f.n; ++i) through += board.is_city(f.path[i]);
      });
      ASSERT_EQ(std::memcmp(&before, &s, sizeof s), 0);
      ASSERT_EQ(told, played) << "board " << boards << ", train " << train;
      ways += static_cast<int>(told.size());
    }
  }
  EXPECT_GT(ways, 5000);
  EXPECT_GT(delivered, 50);
  EXPECT_GT(through, 50);
}

}  // namespace
}  // namespace roundhouse::signal
