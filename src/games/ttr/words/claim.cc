#include "games/ttr/words/claim.h"

#include <algorithm>
#include <optional>
#include <set>

#include "games/ttr/bots/needed.h"
#include "games/ttr/words/input.h"
#include "games/ttr/words/refusal.h"
#include "phrases/ttr.h"

namespace roundhouse::ttr {

namespace {

namespace talk = phrases::ttr::talk;

using Typed = std::span<const std::string>;

// What was said of the payment; -1: nothing.
struct Payment {
  int colour = -1, cards = -1, locomotives = -1;
  bool has_numbers() const { return locomotives >= 0; }
  bool fits(const Move& claim, int length) const {
    return (colour < 0 || claim.colour == colour) &&
           (cards < 0 || length - claim.locomotives == cards) &&
           (locomotives < 0 || claim.locomotives == locomotives);
  }
};

// ---- which track

struct Found {
  std::vector<int> tracks;
  std::size_t used = 0;       // words that name them
  std::vector<int> from, to;  // cities that were meant, should no track join them
};

bool among(const std::vector<int>& list, int item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

std::vector<int> tracks_between(const Board& board, const std::vector<int>& from,
                                const std::vector<int>& to) {
  std::vector<int> tracks;
  for (int t = 0; t < board.tracks; ++t) {
    const Track& track = board.track[t];
    if ((among(from, track.a) && among(to, track.b)) ||
        (among(from, track.b) && among(to, track.a)))
      tracks.push_back(t);
  }
  return tracks;
}

// Every way to cut the words into two cities and a rest; the one that uses most of them wins.
Found find_tracks(const Words& w, Typed words) {
  Found best;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto from = cities_named(w.map(), words.first(i));
    if (from.empty()) continue;
    for (std::size_t j = i + 1; j <= words.size(); ++j) {
      const auto to = cities_named(w.map(), words.subspan(i, j - i));
      if (to.empty()) continue;
      auto tracks = tracks_between(w.board(), from, to);
      const bool better = tracks.empty() ? best.tracks.empty() && best.from.empty() : j > best.used;
      if (better) best = {std::move(tracks), j, from, to};
    }
  }
  return best;
}

std::string cities_list(const Words& w, const std::vector<int>& cities) {
  std::vector<std::string> names;
  for (const int c : cities) names.push_back(w.city(c));
  return joined(names, "/");
}

std::string which_route(const Words& w) {
  const Track& example = w.board().track[0];
  return w.say(talk::which_route, {{"a", w.city(example.a)}, {"b", w.city(example.b)}});
}

// Why the words name no track.
std::string no_track(const Words& w, const Found& found, Typed words) {
  if (!found.from.empty())
    return w.say(talk::no_route,
                 {{"a", cities_list(w, found.from)}, {"b", cities_list(w, found.to)}});
  for (std::size_t first = words.size(); first > 0; --first) {
    if (cities_named(w.map(), words.first(first)).empty()) continue;
    if (first < words.size()) return no_such_city(w, words[first]);
    return which_route(w);
  }
  return words.empty() ? which_route(w) : no_such_city(w, words[0]);
}

bool one_route(const Words& w, const std::vector<int>& tracks) {
  return std::all_of(tracks.begin(), tracks.end(),
                     [&](int t) { return t == tracks[0] || w.board().track[t].twin == tracks[0]; });
}

std::string several(const Words& w, const std::vector<int>& tracks) {
  std::set<std::string> names;
  for (const int t : tracks) names.insert(w.track(t));
  return w.say(talk::several_routes, {{"links", joined({names.begin(), names.end()})}});
}

// ---- which payment

std::optional<std::string> read_part(const Words& w, const std::string& word, Payment& payment) {
  const std::size_t colon = std::min(word.find(':'), word.size());
  const auto kinds = kinds_named(w.map(), std::string_view(word).substr(0, colon));
  const auto cards = colon < word.size() ? small_number(std::string_view(word).substr(colon + 1))
                                         : std::optional(-1);
  if (kinds.size() != 1 || !cards || *cards == 0)
    return w.say(talk::unknown_payment, {{"typed", printable(word)}, {"card", w.card(0)}});
  if (kinds[0] == kLocomotive && *cards >= 0) {
    if (payment.locomotives >= 0) return w.say(talk::one_colour);
    payment.locomotives = *cards;
    return std::nullopt;
  }
  if (payment.colour >= 0) return w.say(talk::one_colour);
  payment.colour = kinds[0];
  payment.cards = *cards;
  return std::nullopt;
}

std::optional<std::string> read_payment(const Words& w, Typed words, Payment& payment) {
  for (const std::string& word : words)
    if (auto problem = read_part(w, word, payment)) return problem;
  if (payment.colour < 0 && payment.locomotives >= 0) payment.colour = kLocomotive;
  if (payment.cards >= 0 && payment.locomotives < 0)
    payment.locomotives = 0;  // "red:3" is all that is paid
  return std::nullopt;
}

// ---- why not

// How near a refusal is to a claim: the nearest one is worth telling.
int distance(const Reject& r) {
  switch (r.why) {
    case Why::short_cards:
    case Why::short_locomotives: return r.b;
    case Why::count: return 100;
    case Why::colour: return 101;
    case Why::trains: return 102;
    case Why::own_twin:
    case Why::twin_closed: return 103;
    case Why::taken: return 104;
    default: return 0;  // it is not the time for claims
  }
}

Reject refusal(const Words& w, const View& v, int t, const Payment& said) {
  const Track& track = w.board().track[t];
  Move move = nearest_payment(v, track, t);
  int paid = track.length;
  if (said.locomotives >= 0) {
    const int cards = said.cards >= 0              ? said.cards
                      : said.colour == kLocomotive ? 0
                                                   : std::max(1, track.length - said.locomotives);
    paid = cards + said.locomotives;
    if (paid == track.length) move = Move::claim(t, said.colour, said.locomotives);
  } else if (said.colour >= 0) {
    move =
        Move::claim(t, said.colour, said.colour == kLocomotive ? track.length : move.locomotives);
  }
  const Reject r = w.codec().rules().check(v, move);
  const bool about_cards = r.ok() || r.why == Why::short_cards || r.why == Why::short_locomotives;
  if (paid != track.length && about_cards) return {Why::count, track.length, static_cast<u8>(paid)};
  return r;
}

std::string why_not(const Words& w, const View& v, const std::vector<int>& tracks,
                    const Payment& said) {
  Reject nearest = refusal(w, v, tracks[0], said);
  for (const int t : tracks)
    if (const Reject r = refusal(w, v, t, said); distance(r) < distance(nearest)) nearest = r;
  return explain(w, nearest);
}

// ---- the choice

bool same_payment(const Move& a, const Move& b) {
  return a.colour == b.colour && a.locomotives == b.locomotives;
}

std::vector<Move> claims_of(const MoveList& legal, const std::vector<int>& tracks) {
  std::vector<Move> claims;
  for (const Move& move : legal)
    if (move.kind == MoveKind::claim && among(tracks, move.track())) claims.push_back(move);
  return claims;
}

std::vector<Move> options(const Words& w, const View& v, const std::vector<int>& tracks,
                          const Payment& said) {
  MoveList legal;
  w.codec().rules().legal(v, legal);
  routes::bots::prefer_payments(w.codec().rules(), v, legal, bots::tracks_needed);
  std::vector<Move> found;
  const auto add = [&](const Move& move) {  // twins with the same price are the same choice
    const bool there = std::any_of(found.begin(), found.end(),
                                   [&](const Move& m) { return same_payment(m, move); });
    if (!there && said.fits(move, w.board().track[move.track()].length)) found.push_back(move);
  };
  const bool any = said.has_numbers() || said.colour == kLocomotive;
  for (const Move& move : any ? claims_of(legal, tracks) : sensible_claims(legal, tracks))
    add(move);
  return found;
}

}  // namespace

std::string no_such_city(const Words& w, const std::string& typed) {
  std::vector<std::string> names;
  for (int c = 0; c < w.board().cities; ++c) names.push_back(w.city(c));
  return w.say(talk::unknown_city,
               {{"typed", printable(typed)}, {"hint", hint(typed, names, w.lang())}});
}

// A colour's thriftiest payment is listed first, all locomotives last.
std::vector<Move> sensible_claims(const MoveList& legal, const std::vector<int>& tracks) {
  std::vector<Move> found;
  for (const Move& move : claims_of(legal, tracks)) {
    const bool there = std::any_of(found.begin(), found.end(),
                                   [&](const Move& m) { return m.colour == move.colour; });
    if (!there && (move.colour != kLocomotive || found.empty())) found.push_back(move);
  }
  return found;
}

Move nearest_payment(const View& v, const Track& track, int t) {
  const auto& hand = v.own.hand;
  const int fullest = static_cast<int>(std::max_element(hand, hand + kColours) - hand);
  const int colour = track.colour == kGrey ? fullest : track.colour;
  return Move::claim(t, colour, std::min<int>(hand[kLocomotive], track.length - 1));
}

ClaimReading read_claim(const Words& w, const View& v, const std::vector<std::string>& args) {
  std::vector<std::string> words;
  Found found;
  if (const auto id = args.empty() ? std::nullopt : w.map().find_track(args[0])) {
    words = args;
    found = {{*id}, 1, {}, {}};
  } else {
    for (const std::string& arg : args) {
      if (arg.find(':') != std::string::npos)
        words.push_back(arg);
      else
        for (std::string& word : folded_words(arg)) words.push_back(std::move(word));
    }
    found = find_tracks(w, words);
  }
  if (found.tracks.empty()) return {{}, no_track(w, found, words)};
  if (!one_route(w, found.tracks)) return {{}, several(w, found.tracks)};
  Payment payment;
  if (auto problem = read_payment(w, Typed(words).subspan(found.used), payment))
    return {{}, *problem};
  auto fitting = options(w, v, found.tracks, payment);
  if (fitting.empty()) return {{}, why_not(w, v, found.tracks, payment)};
  return {std::move(fitting), {}};
}

}  // namespace roundhouse::ttr
