#include "cli/arena/arena_block.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

namespace roundhouse::cli {

std::string write_block(const Block& block) {
  std::string out = fmt::format("{} {} {}", block.lineup, block.deal, block.players);
  for (int g = 0; g < block.players; ++g)
    for (int p = 0; p < block.players; ++p) {
      const Showing& s = block.game[static_cast<std::size_t>(g)][static_cast<std::size_t>(p)];
      out += fmt::format("  {} {} {} {} {} {} {} {} {} {}", s.share, s.score, s.routes, s.tickets,
                         s.failed, s.bonus, s.done, s.turns, s.decisions, s.micros);
    }
  return out + '\n';
}

std::optional<Block> read_block(std::string_view line) {
  std::istringstream in{std::string(line)};
  Block block;
  in >> block.lineup >> block.deal >> block.players;
  if (!in || block.players < 2 || block.players > kMaxSeats) return std::nullopt;
  for (int g = 0; g < block.players; ++g)
    for (int p = 0; p < block.players; ++p) {
      Showing& s = block.game[static_cast<std::size_t>(g)][static_cast<std::size_t>(p)];
      in >> s.share >> s.score >> s.routes >> s.tickets >> s.failed >> s.bonus >> s.done >>
          s.turns >> s.decisions >> s.micros;
    }
  if (!in) return std::nullopt;
  return block;
}

// As many bots as seats: one table. Fewer: one against a table full of the other, both ways round
// (two players: every pair). More: every choice of so many.
std::vector<std::vector<int>> Tournament::lineups() const {
  const int n = static_cast<int>(bots.size());
  std::vector<std::vector<int>> all;
  // A bot named twice is one bot on two seats.
  const auto first = [&](int b) {
    int i = 0;
    while (bots[static_cast<std::size_t>(i)] != bots[static_cast<std::size_t>(b)]) ++i;
    return i;
  };
  if (n >= players) {
    std::vector<int> chosen;
    const auto choose = [&](auto& self, int from) -> void {
      if (static_cast<int>(chosen.size()) == players) return all.push_back(chosen);
      for (int b = from; b < n; ++b) {
        chosen.push_back(first(b));
        self(self, b + 1);
        chosen.pop_back();
      }
    };
    choose(choose, 0);
    return all;
  }
  for (int one = 0; one < n; ++one)
    for (int rest = 0; rest < n; ++rest) {
      if (one == rest && n > 1) continue;
      std::vector<int> lineup(static_cast<std::size_t>(players), rest);
      lineup[0] = one;
      all.push_back(lineup);
    }
  return all;
}

std::string Tournament::head() const {
  return fmt::format("arena 1 {} {} {} {} {}\n", game, players, seed, fmt::join(bots, ","),
                     options.empty() ? "-" : options);
}

std::optional<Tournament> Tournament::read_head(std::string_view line) {
  std::istringstream in{std::string(line)};
  std::string word, version, bots;
  Tournament t;
  in >> word >> version >> t.game >> t.players >> t.seed >> bots >> t.options;
  if (!in || word != "arena" || version != "1") return std::nullopt;
  if (t.options == "-") t.options.clear();
  std::istringstream names(bots);
  for (std::string name; std::getline(names, name, ',');) t.bots.push_back(name);
  return t;
}

}  // namespace roundhouse::cli
