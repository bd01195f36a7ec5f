#include "cli/arena/arena_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "text/json_out.h"

namespace roundhouse::cli {

namespace {

std::string quoted(std::string_view text) {
  std::string out;
  text::put_string(out, text);
  return out;
}

template <class List, class F>
std::string listed(const List& list, F write) {
  std::string out;
  for (const auto& item : list) out += (out.empty() ? "" : ",") + write(item);
  return "[" + out + "]";
}

std::string json_of(const Interval& i) {
  return fmt::format("{{\"mean\":{:.4f},\"low\":{:.4f},\"high\":{:.4f}}}", i.mean, i.low, i.high);
}

std::string json_of(const Line& l) {
  return fmt::format(
      "{{\"bot\":{},\"games\":{},\"deals\":{},\"win\":{},\"score\":{},\"points\":{{\"routes\":{:."
      "2f},"
      "\"tickets\":{:.2f},\"failed\":{:.2f},\"longest\":{:.2f}}},\"tickets_done\":{:.2f},"
      "\"turns\":{:.2f},\"microseconds_per_decision\":{:.1f}}}",
      quoted(l.bot), l.games, l.deals, json_of(l.win), json_of(l.score), l.routes, l.tickets,
      l.failed, l.bonus, l.done, l.turns, l.micros);
}

}  // namespace

Report make_report(const Tournament& tournament, const std::vector<Block>& blocks,
                   const std::string& sprt) {
  const std::string anchor = anchor_of(tournament.bots);
  auto rated = ratings(tournament, blocks, anchor);
  std::sort(rated.begin(), rated.end(),
            [](const Rating& a, const Rating& b) { return a.elo.mean > b.elo.mean; });
  return {tournament, matches(tournament, blocks), std::move(rated), anchor, sprt};
}

namespace {

std::string sources(const Line& l) {
  if (!l.by_source()) return {};
  return fmt::format(" = routes {:.1f} tickets {:.1f} failed {:.1f} longest {:.1f}", l.routes,
                     l.tickets, l.failed, l.bonus);
}

}  // namespace

std::string as_text(const Report& r) {
  std::string out = fmt::format("{}, {} players, seed {}; 95 % intervals over deals\n",
                                r.tournament.game, r.tournament.players, r.tournament.seed);
  for (const Match& m : r.matches) {
    out += fmt::format("\n{}\n", fmt::join(m.seats, " - "));
    for (const Line& l : m.lines)
      out += fmt::format(
          "  {:<20} {:>6} games  wins {:5.1f} % [{:.1f}, {:.1f}]  score {:6.1f}{}  turns {:.1f}  "
          "{:.1f} us/decision\n",
          l.bot, l.games, 100 * l.win.mean, 100 * l.win.low, 100 * l.win.high, l.score.mean,
          sources(l), l.turns, l.micros);
  }
  out += fmt::format("\nratings, {} = 0\n", r.anchor);
  for (const Rating& x : r.ratings)
    out += fmt::format("  {:<20} {:+6.0f} [{:+.0f}, {:+.0f}]\n", x.bot, x.elo.mean, x.elo.low,
                       x.elo.high);
  if (!r.sprt.empty()) out += "\nsprt: " + r.sprt + "\n";
  return out;
}

std::string as_json(const Report& r) {
  return fmt::format(
      "{{\"game\":{},\"players\":{},\"seed\":{},\"options\":{},\"anchor\":{},\"matches\":{},"
      "\"ratings\":{},\"sprt\":{}}}",
      quoted(r.tournament.game), r.tournament.players, r.tournament.seed,
      quoted(r.tournament.options), quoted(r.anchor),
      listed(r.matches,
             [](const Match& m) {
               return "{\"seats\":" + listed(m.seats, quoted) +
                      ",\"bots\":" + listed(m.lines, [](const Line& l) { return json_of(l); }) +
                      "}";
             }),
      listed(r.ratings,
             [](const Rating& x) {
               return "{\"bot\":" + quoted(x.bot) + ",\"elo\":" + json_of(x.elo) + "}";
             }),
      r.sprt.empty() ? "null" : quoted(r.sprt));
}

}  // namespace roundhouse::cli
