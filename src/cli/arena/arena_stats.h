// The sums behind the arena's tables: intervals over deals, ratings, a sequential test.
#pragma once

#include <string>
#include <vector>

#include "cli/arena/arena_block.h"

namespace roundhouse::cli {

struct Interval {
  double mean = 0, low = 0, high = 0;
};

// 95 % over independent deals: games of one deal share their luck and count once, by their mean.
Interval over_deals(const std::vector<double>& by_deal);

// How bot b did in the lineups it played.
struct Line {
  std::string bot;
  long games = 0, deals = 0;
  Interval win, score;
  double routes = 0, tickets = 0, failed = 0, bonus = 0, done = 0, turns = 0, micros = 0;
  // Ghost Train counts finished tickets and nothing else.
  bool by_source() const { return routes != 0 || tickets != 0 || failed != 0 || bonus != 0; }
};
// One lineup, each different bot once.
struct Match {
  std::vector<std::string> seats;
  std::vector<Line> lines;
};
struct Rating {
  std::string bot;
  Interval elo;
};

std::vector<Match> matches(const Tournament& tournament, const std::vector<Block>& blocks);
// Bradley-Terry on the scale of 400 points a power of ten; the anchor stands at 0. Intervals by
// drawing the deals again, 200 times.
std::vector<Rating> ratings(const Tournament& tournament, const std::vector<Block>& blocks,
                            const std::string& anchor);
// The frozen one among the bots, or the first of them.
std::string anchor_of(const std::vector<std::string>& bots);

// Is the first bot of a pair better than elo0, or rather as good as elo1? By log-likelihood.
struct Sprt {
  double elo0 = 0, elo1 = 0;
  static constexpr double kBound = 2.944;  // 5 % either way
  double ratio(const std::vector<double>& by_deal) const;
};

// The first bot's share of victories, deal by deal.
std::vector<double> shares_by_deal(const std::vector<Block>& blocks, int lineup, int player);

}  // namespace roundhouse::cli
