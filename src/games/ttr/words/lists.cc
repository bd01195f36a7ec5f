#include "games/ttr/words/lists.h"

#include <algorithm>
#include <map>

#include "games/ttr/bots/needed.h"
#include "games/ttr/words/claim.h"
#include "phrases/routes.h"
#include "phrases/shared.h"
#include "phrases/ttr.h"
#include "text/words/commands.h"

namespace roundhouse::ttr {

namespace {

namespace talk = phrases::ttr::talk;
namespace commands = phrases::ttr::commands;
namespace ground = phrases::routes;

constexpr int kNever = 99;              // cards do not help where trains are missing
constexpr std::size_t kLaterRows = 12;  // of routes out of reach, unless a city is named

// ---- moves

std::string typed(const Words& w, const Phrase& command) { return command_name(command, w.lang()); }

std::string typed_take(const Words& w, const View& v, int slot) {
  return typed(w, commands::take) + " " + std::to_string(slot + 1) + " (" +
         w.card(v.open.row[slot]) + ")";
}

// "orange:5 locomotive:1"
std::string typed_payment(const Words& w, const Move& claim) {
  const int cards = w.board().track[claim.track()].length - claim.locomotives;
  std::vector<std::string> parts;
  if (cards > 0) parts.push_back(w.card(claim.colour) + ":" + std::to_string(cards));
  if (claim.locomotives > 0)
    parts.push_back(w.card(kLocomotive) + ":" + std::to_string(claim.locomotives));
  return joined(parts, " ");
}

// Kept tickets by their numbers: "k 1 3 under 2".
std::string keep_by_number(const Words& w, const View& v, const Move& move) {
  std::string text = "k";
  for (int i = 0; i < kMaxOffer && move.tickets[i] != kNone; ++i) {
    if (i == move.kept()) text += " " + typed(w, commands::under);
    const auto* at = std::find(v.own.offer, v.own.offer + kMaxOffer, move.tickets[i]);
    text += " " + std::to_string(at - v.own.offer + 1);
  }
  return text;
}

std::string claim_groups(const Words& w, const MoveList& legal) {
  std::map<int, std::vector<std::string>> payments;
  for (const Move& move : legal) {
    if (move.kind != MoveKind::claim) continue;
    payments[move.track()].push_back(typed_payment(w, move));
  }
  std::string out;
  for (const auto& [track, ways] : payments)
    out += wrapped("  " + typed(w, commands::claim) + " " +
                       w.map().tracks[static_cast<std::size_t>(track)] + "  ",
                   ways, " | ");
  return out.empty() ? out : w.heading(w.say(talk::list_claims)) + "\n" + out;
}

// ---- routes

// Whatever phase it is, what would be possible at the beginning of a turn.
View at_own_turn(View v) {
  v.open.phase = Phase::turn;
  v.open.turn = v.seat;
  return v;
}

struct RouteLine {
  int track = 0;
  int missing = 0;  // cards; 0: can be claimed now
  std::vector<std::string> how;
};

std::vector<RouteLine> routes_in_reach(const Words& w, const View& v,
                                       const std::vector<int>& cities) {
  MoveList legal;
  w.codec().rules().legal(v, legal);
  routes::bots::prefer_payments(w.codec().rules(), v, legal, bots::tracks_needed);
  std::vector<RouteLine> lines;
  for (int t : v.open.open) {
    const Track& track = w.board().track[t];
    const auto wanted = [&](int city) {
      return std::find(cities.begin(), cities.end(), city) != cities.end();
    };
    if (!cities.empty() && !wanted(track.a) && !wanted(track.b)) continue;
    // Twins of one colour are one choice.
    if (track.twin < t && v.open.open.has(track.twin) &&
        w.board().track[track.twin].colour == track.colour)
      continue;
    std::vector<std::string> ways;
    for (const Move& move : sensible_claims(legal, {t})) ways.push_back(w.payment(move));
    const Reject no = w.codec().rules().check(v, nearest_payment(v, track, t));
    if (!ways.empty())
      lines.push_back({t, 0, std::move(ways)});
    else if (no.why == Why::short_cards)
      lines.push_back({t, no.b, {w.cards_short(no.b)}});
    else if (no.why == Why::trains)
      lines.push_back({t, kNever, {w.say(talk::trains_short)}});
  }
  const auto order = [](const RouteLine& line) { return std::pair(line.missing, line.track); };
  std::ranges::sort(lines, {}, order);
  return lines;
}

std::string route_table(const Words& w, std::span<const RouteLine> lines) {
  std::size_t names = 0, colours = 0;
  for (const RouteLine& line : lines) {
    names = std::max(names, width(w.track(line.track)));
    colours = std::max(colours, width(w.link_colour(w.board().track[line.track].colour)));
  }
  std::string out;
  for (const RouteLine& line : lines) {
    const Track& track = w.board().track[line.track];
    out +=
        wrapped("  " + pad_right(w.track(line.track), names) + "  " + std::to_string(track.length) +
                    " " + pad_right(w.link_colour(track.colour), colours) + "  ",
                line.how, " | ");
  }
  return out;
}

}  // namespace

std::string list_moves(const Words& w, const View& v) {
  MoveList legal;
  w.codec().rules().legal(v, legal);
  if (legal.empty()) return w.say(talk::not_now) + "\n";
  std::vector<std::string> cards, tickets, keeps;
  for (const Move& move : legal) {
    if (move.kind == MoveKind::draw) cards.push_back(typed(w, commands::draw));
    if (move.kind == MoveKind::take) cards.push_back(typed_take(w, v, move.slot()));
    if (move.kind == MoveKind::tickets) tickets.push_back(typed(w, commands::tickets));
    if (move.kind == MoveKind::keep) keeps.push_back(keep_by_number(w, v, move));
    if (move.kind == MoveKind::pass) return w.say(talk::only_pass) + "\n";
  }
  std::string out;
  const auto group = [&](const Phrase& title, const std::vector<std::string>& items) {
    if (!items.empty()) out += w.heading(w.say(title)) + "\n" + wrapped("  ", items);
  };
  group(talk::list_cards, cards);
  group(phrases::shared::position::tickets, tickets);
  group(talk::list_keeps, keeps);
  return out + claim_groups(w, legal);
}

std::string list_routes(const Words& w, const View& view, const std::vector<int>& cities) {
  const auto lines = routes_in_reach(w, at_own_turn(view), cities);
  if (lines.empty()) return w.say(ground::lists::nothing) + "\n";
  const auto later = std::find_if(lines.begin(), lines.end(),
                                  [](const RouteLine& line) { return line.missing > 0; });
  const auto now = std::span(lines.begin(), later);
  auto rest = std::span(later, lines.end());
  const std::size_t hidden =
      cities.empty() && rest.size() > kLaterRows ? rest.size() - kLaterRows : 0;
  rest = rest.first(rest.size() - hidden);
  std::string out;
  if (!now.empty()) out += w.heading(w.say(ground::lists::now)) + "\n" + route_table(w, now);
  if (!rest.empty()) out += w.heading(w.say(talk::later)) + "\n" + route_table(w, rest);
  if (hidden > 0) out += w.say(talk::more_routes, {{"n", hidden}, {"city", w.city(0)}}) + "\n";
  return out;
}

}  // namespace roundhouse::ttr
