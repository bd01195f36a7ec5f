// Claiming a track, as far as all boxes agree (T30 to T35, G11, G12): what may be claimed, whether
// a payment is right, and what it does to the table. `Public` is any game's open part with the
// claimed tracks and wagons of each seat. Not here: what a claim brings, and whose turn it is.
#pragma once

#include "games/routes/rules/open_counts.h"
#include "games/routes/rules/pay.h"
#include "games/routes/rules/reject.h"

namespace roundhouse::routes {

struct Claim {
  u8 track, colour, locomotives;  // all locomotives: colour = kLocomotive

  // So many cards as no payment of this track has: what a text may say, for check() to refuse
  // (T30).
  static Claim miscounted(int track, int paid) {
    return {static_cast<u8>(track), kNone, static_cast<u8>(paid)};
  }
  bool is_miscounted() const { return colour == kNone; }
};

// T35, G12: nobody may hold both tracks of a double route.
inline TrackSet without_own_twins(const Board& board, TrackSet tracks, const TrackSet& own) {
  for (int t : own& board.doubles) tracks.remove(board.track[t].twin);
  return tracks;
}

// T30 to T32, G11. One encoding for a payment: all locomotives is the kind "locomotive", never a
// colour with none of it.
inline Reject check_payment(const Track& track, const Cards& hand, const Claim& claim) {
  const bool only_locomotives = claim.colour == kLocomotive;
  if (claim.colour > kLocomotive || claim.locomotives > track.length ||
      only_locomotives != (claim.locomotives == track.length))
    return {Why::count, track.length, claim.locomotives};  // T30
  if (!only_locomotives && track.colour != kGrey && claim.colour != track.colour)
    return {Why::colour, track.colour, claim.colour};  // T31
  const int coloured = track.length - claim.locomotives;
  if (hand[kLocomotive] < claim.locomotives)
    return {Why::short_locomotives, kLocomotive,
            static_cast<u8>(claim.locomotives - hand[kLocomotive])};  // T32
  if (!only_locomotives && hand[claim.colour] < coloured)
    return {Why::short_cards, claim.colour, static_cast<u8>(coloured - hand[claim.colour])};  // T30
  return {};
}

template <class Public>
Reject check_claim(const Board& board, const Public& open, const Cards& hand, Seat seat,
                   const Claim& claim) {
  if (claim.track >= board.tracks) return {Why::unknown_track, claim.track};
  const Track& track = board.track[claim.track];
  for (int i = 0; i < open.seats; ++i)
    if (open.claimed[i].has(claim.track))
      return {Why::taken, claim.track, static_cast<u8>(i)};  // T34, G11
  if (track.twin != kNone && open.claimed[index(seat)].has(track.twin))
    return {Why::own_twin, claim.track};                                                // T35, G12
  if (!open.open.has(claim.track)) return {Why::twin_closed, claim.track, open.seats};  // T36
  const u8 trains = open.trains[index(seat)];
  if (trains < track.length) return {Why::trains, track.length, trains};  // T33, G11
  return check_payment(track, hand, claim);
}

template <class Public>
void close_track(const Board& board, Public& open, int t) {
  open.open.remove(t);
  open.counts.add(board.track[t], -1);
}

// Opens every track but those that are shut.
template <class Public>
void open_all_but(const Board& board, Public& open, const TrackSet& shut) {
  open.open = board.all;
  open.counts = {};
  for (int t : board.all) open.counts.add(board.track[t], 1);
  for (int t : shut) close_track(board, open, t);
}

// T33, G11: one wagon on each space.
template <class Public>
void lay_wagons(const Board& board, Public& open, Seat seat, int t) {
  const int who = index(seat);
  open.cards[who] = static_cast<u8>(open.cards[who] - board.track[t].length);
  open.trains[who] = static_cast<u8>(open.trains[who] - board.track[t].length);
  open.claimed[who].add(t);
  close_track(board, open, t);
}

inline void discard(Cards& hand, Cards& discards, int kind, int cards) {
  hand[kind] = static_cast<u8>(hand[kind] - cards);
  discards[kind] = static_cast<u8>(discards[kind] + cards);
}

}  // namespace roundhouse::routes
