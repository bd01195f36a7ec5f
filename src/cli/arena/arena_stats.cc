#include "cli/arena/arena_stats.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/chance.h"

namespace roundhouse::cli {

namespace {

struct Spread {
  double mean = 0, variance = 0;  // of one deal
};

Spread spread(const std::vector<double>& x) {
  Spread s;
  if (x.empty()) return s;
  const double n = static_cast<double>(x.size());
  s.mean = std::accumulate(x.begin(), x.end(), 0.0) / n;
  for (double v : x) s.variance += (v - s.mean) * (v - s.mean) / std::max(1.0, n - 1);
  return s;
}

const Showing& showing(const Block& block, int rotation, int player) {
  return block.game[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(player)];
}

// The mean of what f says about a bot's showings in a block.
template <class F>
double mean_of(const Block& block, const std::vector<int>& lineup, int bot, F f) {
  double sum = 0;
  int n = 0;
  for (int g = 0; g < block.players; ++g)
    for (int p = 0; p < block.players; ++p)
      if (lineup[static_cast<std::size_t>(p)] == bot) {
        sum += f(showing(block, g, p));
        ++n;
      }
  return n == 0 ? 0 : sum / n;
}

double share(const Showing& s) { return static_cast<double>(s.share) / kWhole; }

using Table = std::vector<std::vector<double>>;  // victories of row over column

void add_duels(const Block& block, const std::vector<int>& lineup, double weight, Table& wins) {
  for (int g = 0; g < block.players; ++g)
    for (int a = 0; a < block.players; ++a)
      for (int b = 0; b < block.players; ++b) {
        const auto x = static_cast<std::size_t>(lineup[static_cast<std::size_t>(a)]);
        const auto y = static_cast<std::size_t>(lineup[static_cast<std::size_t>(b)]);
        if (x == y) continue;
        const Showing &one = showing(block, g, a), &other = showing(block, g, b);
        const bool won =
            one.share != other.share ? one.share > other.share : one.score > other.score;
        const bool level = one.share == other.share && one.score == other.score;
        wins[x][y] += weight * (level ? 0.5 : won ? 1.0 : 0.0);
      }
}

// By repeated proportional fitting; half a victory each way keeps clean sheets finite.
std::vector<double> fit(const Table& wins, std::size_t anchor) {
  const std::size_t n = wins.size();
  std::vector<double> strength(n, 1.0);
  for (int round = 0; round < 400; ++round)
    for (std::size_t i = 0; i < n; ++i) {
      double won = 0, against = 0;
      for (std::size_t k = 0; k < n; ++k) {
        const double met = wins[i][k] + wins[k][i];
        if (k == i || met == 0) continue;
        won += wins[i][k] + 0.5;
        against += (met + 1) / (strength[i] + strength[k]);
      }
      if (against > 0) strength[i] = won / against;
    }
  std::vector<double> elo(n);
  for (std::size_t i = 0; i < n; ++i) elo[i] = 400 * std::log10(strength[i] / strength[anchor]);
  return elo;
}

}  // namespace

Interval over_deals(const std::vector<double>& by_deal) {
  const Spread s = spread(by_deal);
  const double error =
      by_deal.size() < 2 ? 0 : 1.96 * std::sqrt(s.variance / static_cast<double>(by_deal.size()));
  return {s.mean, s.mean - error, s.mean + error};
}

std::vector<double> shares_by_deal(const std::vector<Block>& blocks, int lineup, int player) {
  std::vector<double> shares;
  for (const Block& block : blocks) {
    if (block.lineup != lineup) continue;
    double sum = 0;
    for (int g = 0; g < block.players; ++g) sum += share(showing(block, g, player));
    shares.push_back(sum / block.players);
  }
  return shares;
}

std::vector<Match> matches(const Tournament& tournament, const std::vector<Block>& blocks) {
  const auto lineups = tournament.lineups();
  std::vector<Match> all;
  for (std::size_t l = 0; l < lineups.size(); ++l) {
    Match match;
    std::vector<int> bots;
    for (int bot : lineups[l]) {
      match.seats.push_back(tournament.bots[static_cast<std::size_t>(bot)]);
      if (std::find(bots.begin(), bots.end(), bot) == bots.end()) bots.push_back(bot);
    }
    for (int bot : bots) {
      Line line{.bot = tournament.bots[static_cast<std::size_t>(bot)], .win = {}, .score = {}};
      std::vector<double> win, score;
      const auto copies = std::count(lineups[l].begin(), lineups[l].end(), bot);
      double decisions = 0;
      for (const Block& block : blocks) {
        if (block.lineup != static_cast<int>(l)) continue;
        const auto mean = [&](auto f) { return mean_of(block, lineups[l], bot, f); };
        ++line.deals;
        line.games += block.players;
        win.push_back(mean(share));
        score.push_back(mean([](const Showing& s) { return s.score; }));
        line.routes += mean([](const Showing& s) { return s.routes; });
        line.tickets += mean([](const Showing& s) { return s.tickets; });
        line.failed += mean([](const Showing& s) { return s.failed; });
        line.bonus += mean([](const Showing& s) { return s.bonus; });
        line.done += mean([](const Showing& s) { return s.done; });
        line.turns += mean([](const Showing& s) { return static_cast<double>(s.turns); });
        line.micros += mean([](const Showing& s) { return static_cast<double>(s.micros); });
        decisions += mean([](const Showing& s) { return static_cast<double>(s.decisions); });
      }
      line.win = over_deals(win);
      line.win.low = std::max(0.0, line.win.low);
      line.win.high = std::min(1.0, line.win.high);
      line.score = over_deals(score);
      line.micros /= std::max(1.0, decisions);
      for (double* sum :
           {&line.routes, &line.tickets, &line.failed, &line.bonus, &line.done, &line.turns})
        *sum /= static_cast<double>(std::max(1l, line.deals));
      if (copies > 0) match.lines.push_back(line);
    }
    all.push_back(std::move(match));
  }
  return all;
}

std::string anchor_of(const std::vector<std::string>& bots) {
  for (const char* frozen :
       {"steiner", "shortest-path", "one-step", "hungry", "long-routes", "short-way", "random"})
    if (std::find(bots.begin(), bots.end(), frozen) != bots.end()) return frozen;
  return bots.front();
}

std::vector<Rating> ratings(const Tournament& tournament, const std::vector<Block>& blocks,
                            const std::string& anchor) {
  const auto lineups = tournament.lineups();
  const std::size_t n = tournament.bots.size();
  const auto at = static_cast<std::size_t>(
      std::find(tournament.bots.begin(), tournament.bots.end(), anchor) - tournament.bots.begin());
  const auto of = [&](const auto& pick) {
    Table wins(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      const Block& block = blocks[pick(i)];
      add_duels(block, lineups[static_cast<std::size_t>(block.lineup)], 1, wins);
    }
    return fit(wins, at);
  };
  const std::vector<double> elo = of([](std::size_t i) { return i; });
  constexpr int kTimes = 200;
  std::vector<std::vector<double>> again(n);
  Generator luck(1);
  for (int k = 0; k < kTimes && !blocks.empty(); ++k) {
    const auto drawn = of([&](std::size_t) { return luck.below(static_cast<u32>(blocks.size())); });
    for (std::size_t b = 0; b < n; ++b) again[b].push_back(drawn[b]);
  }
  std::vector<Rating> all;
  for (std::size_t b = 0; b < n; ++b) {
    const auto named =
        std::find(tournament.bots.begin(), tournament.bots.end(), tournament.bots[b]);
    if (static_cast<std::size_t>(named - tournament.bots.begin()) != b) continue;
    std::sort(again[b].begin(), again[b].end());
    Rating rating{tournament.bots[b], {elo[b], elo[b], elo[b]}};
    if (!again[b].empty()) {
      rating.elo.low = again[b][kTimes / 40];
      rating.elo.high = again[b][kTimes - 1 - kTimes / 40];
    }
    all.push_back(rating);
  }
  return all;
}

// The normal approximation with the variance found over deals, which the pairing makes small.
double Sprt::ratio(const std::vector<double>& by_deal) const {
  if (by_deal.size() < 8) return 0;
  const auto expected = [](double elo) { return 1 / (1 + std::pow(10, -elo / 400)); };
  const Spread s = spread(by_deal);
  const double s0 = expected(elo0), s1 = expected(elo1);
  const double variance = std::max(s.variance, 1e-4);
  return static_cast<double>(by_deal.size()) * (s1 - s0) * (2 * s.mean - s0 - s1) / (2 * variance);
}

}  // namespace roundhouse::cli
