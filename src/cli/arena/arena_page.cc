// The arena's page: tables and plots in one file that needs no network.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/arena/arena_report.h"

namespace roundhouse::cli {

namespace {

constexpr int kPlot = 160;  // pixels
constexpr double kPixelsAPoint = 1.5;

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #222; --paper: #fffdf7; --line: #d9d2c2; --blue: #35618e;
  --green: #4d8a57; --red: #b5483a; --gold: #c9a227 }
@media (prefers-color-scheme: dark) { :root { --ink: #eee8da; --paper: #1d1f22; --line: #44474c;
  --blue: #6f9fd0; --green: #7cbd87; --red: #dd7a6b; --gold: #e0c04a } }
body { font: 14px/1.4 sans-serif; margin: 1.5em; color: var(--ink); background: var(--paper) }
h2 { margin: 1.6em 0 .3em; font-size: 1.1em }
div { overflow-x: auto }
table { border-collapse: collapse }
td, th { padding: .25em .6em; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th { font-weight: normal; opacity: .75 }
td:first-child, th:first-child { text-align: left; min-width: 7.5em }
th.plot { text-align: left }
svg { display: block }
b { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em })";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  return out;
}

std::string rect(double x, double width, std::string_view colour) {
  return fmt::format(
      R"svg(<rect x="{:.1f}" y="3" width="{:.1f}" height="10" fill="var(--{})"/>)svg", x, width,
      colour);
}

// A bar from `zero` to the mean with its interval; a thin line marks where the sides are equal.
struct Scale {
  double least, most, zero, equal;
};
std::string bar(const Interval& i, const Scale& scale, std::string_view colour) {
  const auto x = [&](double v) {
    return kPlot * (std::clamp(v, scale.least, scale.most) - scale.least) /
           (scale.most - scale.least);
  };
  const double from = x(std::min(scale.zero, i.mean)), to = x(std::max(scale.zero, i.mean));
  return fmt::format(R"(<svg width="{}" height="16" aria-hidden="true">)", kPlot) +
         fmt::format(R"svg(<path d="M{:.1f} 0v16" stroke="var(--line)"/>)svg", x(scale.equal)) +
         rect(from, to - from, colour) +
         fmt::format(
             R"svg(<path d="M{:.1f} 8H{:.1f}" stroke="var(--ink)" stroke-width="2"/></svg>)svg",
             x(i.low), x(i.high));
}

// Where the points came from, side by side; what failed goes to the left of nothing.
std::string sources(const Line& l, double failed_most) {
  double x = -failed_most * kPixelsAPoint;
  const double width = x + (l.routes + l.tickets + l.bonus) * kPixelsAPoint + 1;
  std::string svg = fmt::format(R"(<svg width="{:.0f}" height="16" aria-hidden="true">)", width) +
                    rect(x + l.failed * kPixelsAPoint, -l.failed * kPixelsAPoint, "red");
  const std::pair<double, const char*> parts[] = {
      {l.routes, "blue"}, {l.tickets, "green"}, {l.bonus, "gold"}};
  for (const auto& [points, colour] : parts) {
    svg += rect(x, points * kPixelsAPoint, colour);
    x += points * kPixelsAPoint;
  }
  return svg + "</svg>";
}

std::string rating_table(const Report& r) {
  double most = 100;
  for (const Rating& x : r.ratings) most = std::max({most, x.elo.high, -x.elo.low});
  std::string out = "<div><table><tr><th>bot<th>rating<th>interval<th class=plot>";
  for (const Rating& x : r.ratings)
    out += fmt::format("<tr><td>{}<td>{:+.0f}<td>[{:+.0f}, {:+.0f}]<td>{}", escaped(x.bot),
                       x.elo.mean, x.elo.low, x.elo.high, bar(x.elo, {-most, most, 0, 0}, "blue"));
  return out + "</table></div>";
}

std::string match_table(const Match& m, bool by_source) {
  std::string out = fmt::format(
      "<h2>{}</h2><div><table><tr><th>bot<th>games<th>wins %<th>interval<th class=plot>share of "
      "victories<th>score{}<th>tickets done<th>turns<th>&micro;s a move",
      escaped(fmt::format("{}", fmt::join(m.seats, " – "))),
      by_source ? "<th class=plot>points by source" : "");
  double failed_most = 0;
  for (const Line& l : m.lines) failed_most = std::min(failed_most, l.failed);
  const double even = 1.0 / static_cast<double>(m.seats.size());
  for (const Line& l : m.lines)
    out += fmt::format(
        "<tr><td>{}<td>{}<td>{:.1f}<td>[{:.1f}, {:.1f}]<td>{}<td>{:.1f}{}<td>{:.2f}<td>{:.1f}"
        "<td>{:.1f}",
        escaped(l.bot), l.games, 100 * l.win.mean, 100 * l.win.low, 100 * l.win.high,
        bar(l.win, {0, 1, 0, even}, "green"), l.score.mean,
        by_source ? "<td>" + sources(l, failed_most) : "", l.done, l.turns, l.micros);
  return out + "</table></div>";
}

}  // namespace

std::string as_page(const Report& r) {
  std::string out = fmt::format(
      R"(<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" )"
      R"(content="width=device-width"><title>Arena: {0}</title><style>{1}</style>)"
      "<h1>Arena: {0}, {2} players, seed {3}</h1><p>Every deal was played by all rotations of the "
      "seats with the same luck; intervals are 95 % over deals. Unofficial.</p>"
      "<h2>Ratings ({4} = 0)</h2>",
      escaped(r.tournament.game), kStyle, r.tournament.players, r.tournament.seed,
      escaped(r.anchor));
  out += rating_table(r);
  bool by_source = false;
  for (const Match& m : r.matches)
    for (const Line& l : m.lines) by_source |= l.by_source();
  if (by_source)
    out +=
        "<p>Points by source:<b style=\"background:var(--red)\"></b>failed tickets"
        "<b style=\"background:var(--blue)\"></b>routes<b style=\"background:var(--green)\"></b>"
        "tickets<b style=\"background:var(--gold)\"></b>longest path</p>";
  for (const Match& m : r.matches) out += match_table(m, by_source);
  if (!r.sprt.empty()) out += "<p>Sequential test: " + escaped(r.sprt) + "</p>";
  return out + "</html>\n";
}

}  // namespace roundhouse::cli
