#include "cli/arena_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "codec/text_out.h"

namespace roundhouse::cli {

namespace {

std::string quoted(std::string_view text) {
  std::string out;
  codec::put_string(out, text);
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

// A bar with its interval, from 0 to `most`.
std::string bar(const Interval& i, double least, double most, std::string_view colour) {
  const auto x = [&](double v) {
    return 400 * (std::clamp(v, least, most) - least) / (most - least);
  };
  return fmt::format(
      "<svg width=\"410\" height=\"16\"><line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"0\" y2=\"16\" "
      "stroke=\"#bbb\"/><rect y=\"3\" x=\"{1:.1f}\" height=\"10\" width=\"{2:.1f}\" fill=\"{3}\"/>"
      "<line x1=\"{4:.1f}\" x2=\"{5:.1f}\" y1=\"8\" y2=\"8\" stroke=\"#222\" "
      "stroke-width=\"2\"/></svg>",
      x(least < 0 ? 0 : (least + most) / 2), x(std::min(least < 0 ? 0 : least, i.mean)),
      x(std::max(least < 0 ? 0 : least, i.mean)) - x(std::min(least < 0 ? 0 : least, i.mean)),
      colour, x(i.low), x(i.high));
}

// Where the points came from, side by side; what failed goes to the left of nothing.
std::string sources(const Line& l) {
  const double scale = 2.5;
  double x = 60;
  std::string svg = "<svg width=\"460\" height=\"16\">";
  svg += fmt::format("<rect x=\"{:.1f}\" y=\"3\" width=\"{:.1f}\" height=\"10\" fill=\"#b5483a\"/>",
                     x + l.failed * scale, -l.failed * scale);
  const std::pair<double, const char*> parts[] = {
      {l.routes, "#35618e"}, {l.tickets, "#4d8a57"}, {l.bonus, "#c9a227"}};
  for (const auto& [points, colour] : parts) {
    svg += fmt::format("<rect x=\"{:.1f}\" y=\"3\" width=\"{:.1f}\" height=\"10\" fill=\"{}\"/>", x,
                       points * scale, colour);
    x += points * scale;
  }
  return svg + "</svg>";
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  return out;
}

}  // namespace

Report make_report(const Tournament& tournament, const std::vector<Block>& blocks,
                   const std::string& sprt) {
  const std::string anchor = anchor_of(tournament.bots);
  return {tournament, matches(tournament, blocks), ratings(tournament, blocks, anchor), anchor,
          sprt};
}

std::string as_text(const Report& r) {
  std::string out = fmt::format("{}, {} players, seed {}; 95 % intervals over deals\n",
                                r.tournament.game, r.tournament.players, r.tournament.seed);
  for (const Match& m : r.matches) {
    out += fmt::format("\n{}\n", fmt::join(m.seats, " - "));
    for (const Line& l : m.lines)
      out += fmt::format(
          "  {:<20} {:>6} games  wins {:5.1f} % [{:.1f}, {:.1f}]  score {:6.1f} = routes {:.1f} "
          "tickets {:.1f} failed {:.1f} longest {:.1f}  turns {:.1f}  {:.1f} us/decision\n",
          l.bot, l.games, 100 * l.win.mean, 100 * l.win.low, 100 * l.win.high, l.score.mean,
          l.routes, l.tickets, l.failed, l.bonus, l.turns, l.micros);
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

std::string as_page(const Report& r) {
  std::string out = fmt::format(
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Arena: {0}</title><style>"
      "body{{font:15px "
      "sans-serif;margin:2em;color:#222}}table{{border-collapse:collapse;margin:1em "
      "0}}td,th{{padding:.2em .7em;text-align:right;border-bottom:1px solid #ddd}}td:first-child,"
      "th:first-child{{text-align:left}}</style><h1>Arena: {0}, {1} players, seed {2}</h1>"
      "<p>Every deal was played by all rotations of the seats with the same luck; intervals are "
      "95 % over deals. Unofficial.</p><h2>Ratings ({3} = 0)</h2><table>",
      escaped(r.tournament.game), r.tournament.players, r.tournament.seed, escaped(r.anchor));
  double most = 100;
  for (const Rating& x : r.ratings) most = std::max({most, x.elo.high, -x.elo.low});
  for (const Rating& x : r.ratings)
    out += fmt::format("<tr><td>{}<td>{:+.0f}<td>[{:+.0f}, {:+.0f}]<td>{}", escaped(x.bot),
                       x.elo.mean, x.elo.low, x.elo.high, bar(x.elo, -most, most, "#35618e"));
  out += "</table>";
  for (const Match& m : r.matches) {
    out += fmt::format(
        "<h2>{}</h2><table><tr><th>bot<th>games<th>wins %<th>interval<th>share of "
        "victories<th>score<th>failed, routes, tickets, longest<th>tickets "
        "done<th>turns<th>&micro;s a decision",
        escaped(fmt::format("{}", fmt::join(m.seats, " – "))));
    for (const Line& l : m.lines)
      out += fmt::format(
          "<tr><td>{}<td>{}<td>{:.1f}<td>[{:.1f}, {:.1f}]<td>{}<td>{:.1f}<td>{}<td>{:.2f}<td>{:.1f}"
          "<td>{:.1f}",
          escaped(l.bot), l.games, 100 * l.win.mean, 100 * l.win.low, 100 * l.win.high,
          bar(l.win, 0, 1, "#4d8a57"), l.score.mean, sources(l), l.done, l.turns, l.micros);
    out += "</table>";
  }
  if (!r.sprt.empty()) out += "<p>Sequential test: " + escaped(r.sprt) + "</p>";
  return out + "</html>\n";
}

}  // namespace roundhouse::cli
