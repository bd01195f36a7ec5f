#include "cli/arena/arena_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "text/json_out.h"

namespace roundhouse::cli {

namespace {

void put_interval(std::string& out, std::string_view name, const Interval& i) {
  text::put_key(out, name);
  const text::JsonObject interval(out);
  text::put_decimal(out, "mean", i.mean, 4);
  text::put_decimal(out, "low", i.low, 4);
  text::put_decimal(out, "high", i.high, 4);
}

void put_points(std::string& out, const Line& l) {
  text::put_key(out, "points");
  const text::JsonObject points(out);
  text::put_decimal(out, "routes", l.routes, 2);
  text::put_decimal(out, "tickets", l.tickets, 2);
  text::put_decimal(out, "failed", l.failed, 2);
  text::put_decimal(out, "longest", l.bonus, 2);
}

void put_line(std::string& out, const Line& l) {
  const text::JsonObject line(out);
  text::put_text(out, "bot", l.bot);
  text::put_member(out, "games", l.games);
  text::put_member(out, "deals", l.deals);
  put_interval(out, "win", l.win);
  put_interval(out, "score", l.score);
  put_points(out, l);
  text::put_decimal(out, "tickets_done", l.done, 2);
  text::put_decimal(out, "turns", l.turns, 2);
  text::put_decimal(out, "microseconds_per_decision", l.micros, 1);
}

void put_match(std::string& out, const Match& m) {
  const text::JsonObject match(out);
  text::put_strings(out, "seats", m.seats);
  text::put_key(out, "bots");
  text::put_array(out, m.lines.size(), [&](std::size_t i) { put_line(out, m.lines[i]); });
}

void put_rating(std::string& out, const Rating& x) {
  const text::JsonObject rating(out);
  text::put_text(out, "bot", x.bot);
  put_interval(out, "elo", x.elo);
}

void put_report(std::string& out, const Report& r) {
  const text::JsonObject report(out);
  text::put_text(out, "game", r.tournament.game);
  text::put_member(out, "players", r.tournament.players);
  text::put_value(out, "seed", std::to_string(r.tournament.seed));
  text::put_text(out, "options", r.tournament.options);
  text::put_text(out, "anchor", r.anchor);
  text::put_key(out, "matches");
  text::put_array(out, r.matches.size(), [&](std::size_t i) { put_match(out, r.matches[i]); });
  text::put_key(out, "ratings");
  text::put_array(out, r.ratings.size(), [&](std::size_t i) { put_rating(out, r.ratings[i]); });
  if (r.sprt.empty())
    text::put_null(out, "sprt");
  else
    text::put_text(out, "sprt", r.sprt);
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
  std::string out;
  put_report(out, r);
  return out;
}

}  // namespace roundhouse::cli
