// The claims a hand can pay: listed for people, counted and picked by number for playouts. Tracks
// of one class (colour and length) are paid alike, so claims are counted class by class: open
// tracks of the class times ways to pay for one of them.
#pragma once

#include "games/routes/rules/claim.h"
#include "games/routes/rules/lanes.h"

namespace roundhouse::routes {

// ---- listing

// Calls f(colour) for each colour the track takes.
template <class F>
void for_each_colour(const Track& track, F f) {
  if (track.colour != kGrey) return f(static_cast<int>(track.colour));
  for (int c = 0; c < kColours; ++c) f(c);
}

template <class F>
void list_thrifty(const Cards& hand, int t, const Track& track, F found) {
  for_each_colour(track, [&](int colour) {
    const Payments p = payments(hand[colour], hand[kLocomotive], track.length);
    // With no card of the colour it is the all-locomotive payment.
    if (p.count() > 0) found(t, colour, p.fewest);
  });
}

// Every way to pay for a track with just so many locomotives.
template <class F>
void list_with(int locomotives, const Cards& hand, int t, const Track& track, F found) {
  for_each_colour(track, [&](int colour) {
    const Payments p = payments(hand[colour], hand[kLocomotive], track.length);
    if (p.fewest <= locomotives && locomotives <= p.most) found(t, colour, locomotives);
  });
  if (locomotives == track.length) found(t, kLocomotive, locomotives);
}

// Calls found(track, colour, locomotives) for every claim, those with fewer locomotives first.
template <class F>
void list_claims(const Board& board, const Cards& hand, const TrackSet& tracks, int trains,
                 F found) {
  const int most = std::min<int>(hand[kLocomotive], board.longest);
  for (int locomotives = 0; locomotives <= most; ++locomotives)
    for (int t : tracks)
      if (board.track[t].length <= trains) list_with(locomotives, hand, t, board.track[t], found);
}

inline bool can_claim(const Board& board, const Cards& hand, const TrackSet& tracks, int trains) {
  for (int t : tracks) {
    const Track& track = board.track[t];
    if (track.length <= trains && ways_to_pay(hand, track.colour, track.length) > 0) return true;
  }
  return false;
}

// ---- counting

// The claims of one length that a hand can pay.
struct OfLength {
  lanes::Lanes ways;    // to pay for a track of each colour
  lanes::Lanes tracks;  // open tracks of each colour
  int grey_ways;
  int claims;
};

// With k cards of the colour, 1 <= k and length - locomotives <= k: so many as lie between that and
// what is held; and one way more if locomotives alone suffice.
inline OfLength count_length(const OpenCounts& counts, lanes::Lanes hand, int locomotives,
                             int length) {
  using namespace lanes;
  const Lanes coloured =
      less(smaller(hand, all(length)), all(std::max(0, length - 1 - locomotives)));
  const int all_locomotives = locomotives >= length;
  OfLength n;
  n.ways = coloured + all(all_locomotives);
  n.tracks = spread(counts.coloured[length - 1]);
  n.grey_ways = sum(coloured) + all_locomotives;
  n.claims = dot(n.ways, n.tracks) + counts.grey[length - 1] * n.grey_ways;
  return n;
}

// Every claim of one seat under a number.
class Claims {
 public:
  // `counts` are of the open tracks; the twins of `own` tracks are out (T35, G12).
  Claims(const Board& board, const Cards& hand, const TrackSet& open, const OpenCounts& counts,
         const TrackSet& own, int trains)
      : board_(board), hand_(hand), tracks_(open), counts_(counts) {
    for (int t : own& board.doubles) {
      const int twin = board.track[t].twin;
      if (!open.has(twin)) continue;
      tracks_.remove(twin);
      counts_.add(board.track[twin], -1);
    }
    u64 colours = 0;
    for (int c = 0; c < kColours; ++c) colours |= static_cast<u64>(hand[c]) << (8 * c);
    const int longest = std::min<int>(board.longest, trains);
    for (int length = 1; length <= longest; ++length) {
      of_[length] = count_length(counts_, colours, hand[kLocomotive], length);
      count_ += of_[length].claims;
      if (of_[length].grey_ways == 0)
        break;  // what cannot be paid at this length cannot at a greater one
    }
  }

  int count() const { return count_; }

  Claim nth(int place) const {
    int length = 1;
    while (place >= of_[length].claims) place -= of_[length++].claims;
    const OfLength& n = of_[length];
    for (int c = 0; c < kColours; ++c) {
      const int ways = lanes::lane(n.ways, c);
      const int claims = lanes::lane(n.tracks, c) * ways;
      if (place < claims) return pick(c, length, ways, place);
      place -= claims;
    }
    RH_ASSERT(place < counts_.grey[length - 1] * n.grey_ways,
              "a claim is picked that is not there");
    return pick(kGrey, length, n.grey_ways, place);
  }

 private:
  Claim pick(int colour, int length, int ways, int place) const {
    const int t = (board_.by_class[colour][length] & tracks_).nth(place / ways);
    return payment(t, board_.track[t], place % ways);
  }

  // The place-th payment for this track: colours in order, fewest locomotives first, all
  // locomotives last.
  Claim payment(int t, const Track& track, int place) const {
    const u8 track_id = static_cast<u8>(t);
    const int first = track.colour == kGrey ? 0 : track.colour;
    const int last = track.colour == kGrey ? kColours - 1 : track.colour;
    for (int c = first; c <= last; ++c) {
      const Payments p = payments(hand_[c], hand_[kLocomotive], track.length);
      if (place < p.count())
        return {track_id, static_cast<u8>(c), static_cast<u8>(p.fewest + place)};
      place -= p.count();
    }
    return {track_id, kLocomotive, track.length};
  }

  const Board& board_;
  const Cards& hand_;
  TrackSet tracks_;
  OpenCounts counts_;
  OfLength of_[kMaxLength + 1];
  int count_ = 0;
};

}  // namespace roundhouse::routes
