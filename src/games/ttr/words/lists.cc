#include "games/ttr/words/lists.h"

#include <algorithm>
#include <map>

#include "games/ttr/bots/needed.h"
#include "games/ttr/words/claim.h"

namespace roundhouse::ttr {

namespace {

constexpr int kNever = 99;              // cards do not help where trains are missing
constexpr std::size_t kLaterRows = 12;  // of routes out of reach, unless a city is named

std::string written(const Words& w, const Move& move) {
  std::string text;
  w.codec().write(text, move);
  return text;
}

// ---- moves

std::string in_words(const Words& w, const View& v, const Move& move) {
  if (move.kind == MoveKind::take)
    return written(w, move) + " (" + w.kind(v.open.row[move.slot()]) + ")";
  return written(w, move);
}

// Kept tickets by their numbers: "k 1 3 under 2".
std::string keep_by_number(const View& v, const Move& move) {
  std::string text = "k";
  for (int i = 0; i < kMaxOffer && move.tickets[i] != kNone; ++i) {
    if (i == move.kept()) text += " under";
    const auto* at = std::find(v.own.offer, v.own.offer + kMaxOffer, move.tickets[i]);
    text += " " + std::to_string(at - v.own.offer + 1);
  }
  return text;
}

std::string claim_groups(const Words& w, const MoveList& legal) {
  std::map<int, std::vector<std::string>> payments;
  for (const Move& move : legal) {
    if (move.kind != MoveKind::claim) continue;
    const std::string text = written(w, move);
    const std::size_t before =
        std::string_view("claim ").size() + w.map().tracks[move.track()].size() + 1;
    payments[move.track()].push_back(text.substr(before));
  }
  std::string out;
  for (const auto& [track, ways] : payments)
    out +=
        wrapped("  claim " + w.map().tracks[static_cast<std::size_t>(track)] + "  ", ways, " | ");
  return out.empty() ? out : w.heading(w.text(Say::list_claims)) + "\n" + out;
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
      lines.push_back({t, no.b, {w.text(Say::cards_short, {w.count(no.b, Noun::card_missing)})}});
    else if (no.why == Why::trains)
      lines.push_back({t, kNever, {w.text(Say::trains_short)}});
  }
  const auto order = [](const RouteLine& line) { return std::pair(line.missing, line.track); };
  std::ranges::sort(lines, {}, order);
  return lines;
}

std::string route_table(const Words& w, std::span<const RouteLine> lines) {
  std::size_t names = 0, colours = 0;
  for (const RouteLine& line : lines) {
    names = std::max(names, width(w.track(line.track)));
    colours = std::max(colours, width(w.colour(w.board().track[line.track].colour)));
  }
  std::string out;
  for (const RouteLine& line : lines) {
    const Track& track = w.board().track[line.track];
    out +=
        wrapped("  " + pad_right(w.track(line.track), names) + "  " + std::to_string(track.length) +
                    " " + pad_right(w.colour(track.colour), colours) + "  ",
                line.how, " | ");
  }
  return out;
}

}  // namespace

std::string list_moves(const Words& w, const View& v) {
  MoveList legal;
  w.codec().rules().legal(v, legal);
  if (legal.empty()) return w.text(Say::not_your_turn) + "\n";
  std::vector<std::string> cards, tickets, keeps;
  for (const Move& move : legal) {
    if (move.kind == MoveKind::draw || move.kind == MoveKind::take)
      cards.push_back(in_words(w, v, move));
    if (move.kind == MoveKind::tickets) tickets.push_back(in_words(w, v, move));
    if (move.kind == MoveKind::keep) keeps.push_back(keep_by_number(v, move));
    if (move.kind == MoveKind::pass) return w.text(Say::only_pass) + "\n";
  }
  std::string out;
  const auto group = [&](Say title, const std::vector<std::string>& items) {
    if (!items.empty()) out += w.heading(w.text(title)) + "\n" + wrapped("  ", items);
  };
  group(Say::list_cards, cards);
  group(Say::tickets, tickets);
  group(Say::list_keeps, keeps);
  return out + claim_groups(w, legal);
}

std::string list_routes(const Words& w, const View& view, const std::vector<int>& cities) {
  const auto lines = routes_in_reach(w, at_own_turn(view), cities);
  if (lines.empty()) return w.text(Say::no_routes) + "\n";
  const auto later = std::find_if(lines.begin(), lines.end(),
                                  [](const RouteLine& line) { return line.missing > 0; });
  const auto now = std::span(lines.begin(), later);
  auto rest = std::span(later, lines.end());
  const std::size_t hidden =
      cities.empty() && rest.size() > kLaterRows ? rest.size() - kLaterRows : 0;
  rest = rest.first(rest.size() - hidden);
  std::string out;
  if (!now.empty()) out += w.heading(w.text(Say::routes_now)) + "\n" + route_table(w, now);
  if (!rest.empty()) out += w.heading(w.text(Say::routes_later)) + "\n" + route_table(w, rest);
  if (hidden > 0) out += w.text(Say::more_routes, {std::to_string(hidden), w.city(0)}) + "\n";
  return out;
}

}  // namespace roundhouse::ttr
