// Tracks, cards and payments of Ticket to Ride and Ghost Train, counted anew: slow, simple, and
// with nothing of the bots' own.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "games/routes/bots/payments.h"

namespace roundhouse::hints {

template <class Set, class Predicate>
bool every(const Set& set, Predicate is) {
  for (const int i : set)
    if (!is(i)) return false;
  return true;
}

using ttr::Board;
using ttr::Track;
using ttr::TrackSet;
inline constexpr int kNoWay = 100'000;

// The fewest trains for a way from one of these cities to one of those: own tracks cost nothing.
inline int fewest_trains(const Board& board, const TrackSet& own, const TrackSet& open, u64 from,
                         u64 to) {
  std::vector<int> away(board.cities, kNoWay);
  for (int c = 0; c < board.cities; ++c)
    if ((from >> c & 1) != 0) away[static_cast<std::size_t>(c)] = 0;
  for (bool lower = true; lower;) {
    lower = false;
    for (int t = 0; t < board.tracks; ++t) {
      if (!own.has(t) && !open.has(t)) continue;
      const int cost = own.has(t) ? 0 : board.track[t].length;
      int &a = away[board.track[t].a], &b = away[board.track[t].b];
      if (a + cost < b || b + cost < a) lower = true;
      b = std::min(b, a + cost);
      a = std::min(a, b + cost);
    }
  }
  int least = kNoWay;
  for (int c = 0; c < board.cities; ++c)
    if ((to >> c & 1) != 0) least = std::min(least, away[static_cast<std::size_t>(c)]);
  return least;
}

inline u64 city(int c) { return u64{1} << c; }

inline bool joins(const Board& board, const TrackSet& tracks, u64 from, u64 to) {
  return fewest_trains(board, tracks, {}, from, to) == 0;
}

// Is the track on one of the ways with the fewest trains?
inline bool on_fewest(const Board& board, const TrackSet& own, const TrackSet& open, int t,
                      u64 from, u64 to) {
  const auto away = [&](u64 a, u64 b) { return fewest_trains(board, own, open, a, b); };
  const u64 a = city(board.track[t].a), b = city(board.track[t].b);
  const int over = std::min(away(from, a) + away(b, to), away(from, b) + away(a, to));
  return over + board.track[t].length == away(from, to);
}

inline int trains_of(const Board& board, const TrackSet& tracks) {
  int sum = 0;
  for (const int t : tracks) sum += board.track[t].length;
  return sum;
}

// What a seat may still claim, whatever it can pay, from who has claimed what.
template <class Public>
TrackSet free_tracks(const Board& board, const Public& open, Seat seat, bool one_of_two) {
  TrackSet free;
  for (int t = 0; t < board.tracks; ++t) {
    const u8 twin = board.track[t].twin;
    bool shut = twin != kNone && open.claimed[index(seat)].has(twin);
    for (int i = 0; i < open.seats; ++i)
      shut |= open.claimed[i].has(t) || (one_of_two && twin != kNone && open.claimed[i].has(twin));
    if (!shut) free.add(t);
  }
  return free;
}

// The most cards of these colours that the grey tracks from the i-th on can use: each in turn with
// every colour.
inline int most_used(const std::vector<int>& grey, std::size_t i, std::vector<int> left) {
  std::sort(left.begin(), left.end());
  if (i == grey.size() || left.back() == 0) return 0;
  int best = most_used(grey, i + 1, left);
  for (std::size_t c = 0; c < left.size(); ++c) {
    if (left[c] == 0 || (c > 0 && left[c] == left[c - 1])) continue;
    std::vector<int> rest = left;
    const int used = std::min(left[c], grey[i]);
    rest[c] -= used;
    best = std::max(best, used + most_used(grey, i + 1, rest));
  }
  return best;
}

// Cards of one's choice that are missing to pay for all of these tracks.
inline int missing(const Board& board, const TrackSet& tracks, const std::vector<int>& hand) {
  std::vector<int> left(hand.begin(), hand.end() - 1), grey;
  int lacking = 0;
  for (const int t : tracks) {
    const Track& track = board.track[t];
    if (track.colour == ttr::kGrey) {
      grey.push_back(track.length);
      lacking += track.length;
      continue;
    }
    int& cards = left[track.colour];
    lacking += std::max(0, track.length - cards);
    cards = std::max(0, cards - track.length);
  }
  return std::max(0, lacking - most_used(grey, 0, left) - hand.back());
}

inline std::vector<int> hand_of(const u8* cards) { return {cards, cards + ttr::kKinds}; }

// ---- payments

struct Paid {
  int track, colour, locomotives;
};

// Cards that the needed tracks beside this route would miss.
inline int taken(const Board& board, const std::vector<int>& hand, const TrackSet& needed,
                 const Paid& paid) {
  if (paid.colour == ttr::kLocomotive) return 0;
  int need = 0;
  for (const int t : needed) {
    const bool same_route = t == paid.track || board.track[t].twin == paid.track;
    if (board.track[t].colour == paid.colour && !same_route) need += board.track[t].length;
  }
  const int cards = board.track[paid.track].length - paid.locomotives;
  const int left = hand[static_cast<std::size_t>(paid.colour)] - cards;
  return std::min(cards, std::max(0, need - left));
}

// The rule of protocol/messages.md: is `a` paid no worse than `b`?
inline bool no_worse(const Board& board, const std::vector<int>& hand,
                     const routes::bots::Needed& needed, const Paid& a, const Paid& b) {
  const auto rank = [&](const Paid& paid) {
    const int held =
        paid.colour == ttr::kLocomotive ? 0 : hand[static_cast<std::size_t>(paid.colour)];
    return std::tuple(paid.locomotives, taken(board, hand, needed.ways, paid),
                      taken(board, hand, needed.plan, paid), -held);
  };
  return rank(a) <= rank(b);
}

}  // namespace roundhouse::hints
