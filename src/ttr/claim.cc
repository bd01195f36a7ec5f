// Claiming a route: T30 to T38.
#include <algorithm>

#include "ttr/rules.h"

namespace roundhouse::ttr {

// T34 to T36: what this seat may still claim, whatever it can pay.
TrackSet Rules::claimable(const Public& open, Seat seat) const {
  TrackSet tracks = open.open;
  if (open.seats < set_.doubles_from) return tracks;  // T36 has closed the twins already
  for (int t : open.claimed[index(seat)] & board_->doubles)
    tracks.remove(board_->track[t].twin);  // T35
  return tracks;
}

void Rules::open_tracks(Public& open) const {
  open.open = board_->all;
  open.counts = {};
  for (int t : board_->all) open.counts.add(board_->track[t], 1);
  TrackSet shut;
  for (int i = 0; i < open.seats; ++i)
    for (int t : open.claimed[i]) {
      shut.add(t);
      const u8 twin = board_->track[t].twin;
      if (twin != kNone && open.seats < set_.doubles_from) shut.add(twin);
    }
  for (int t : shut) close_track(open, t);
}

Reject Rules::check_claim(const Public& open, const Private& own, Seat seat,
                          const Move& move) const {
  if (move.what >= board_->tracks) return {Why::unknown_track, move.what};
  const Track& track = board_->track[move.what];
  for (int i = 0; i < open.seats; ++i)
    if (open.claimed[i].has(move.what)) return {Why::taken, move.what, static_cast<u8>(i)};  // T34
  if (track.twin != kNone && open.claimed[index(seat)].has(track.twin))
    return {Why::own_twin, move.what};                                              // T35
  if (!open.open.has(move.what)) return {Why::twin_closed, move.what, open.seats};  // T36
  const u8 trains = open.trains[index(seat)];
  if (trains < track.length) return {Why::trains, track.length, trains};  // T33

  // One encoding for a payment: all locomotives is the kind "locomotive", never a colour with none
  // of it.
  const bool only_locomotives = move.colour == kLocomotive;
  if (move.colour > kLocomotive || move.locomotives > track.length ||
      only_locomotives != (move.locomotives == track.length))
    return {Why::count, track.length, move.locomotives};  // T30
  if (!only_locomotives && track.colour != kGrey && move.colour != track.colour)
    return {Why::colour, track.colour, move.colour};  // T31
  const int coloured = track.length - move.locomotives;
  if (own.hand[kLocomotive] < move.locomotives)
    return {Why::short_locomotives, kLocomotive,
            static_cast<u8>(move.locomotives - own.hand[kLocomotive])};  // T32
  if (!only_locomotives && own.hand[move.colour] < coloured)
    return {Why::short_cards, move.colour,
            static_cast<u8>(coloured - own.hand[move.colour])};  // T30
  return {};
}

namespace {

void spend(State& s, int who, int kind, int cards) {
  if (cards == 0) return;
  const u8 n = static_cast<u8>(cards);
  s.own[who].hand[kind] = static_cast<u8>(s.own[who].hand[kind] - n);
  s.open.discards[kind] = static_cast<u8>(s.open.discards[kind] + n);
  u8& known = s.open.known[who][kind];
  known = static_cast<u8>(known - std::min(known, n));  // perhaps just these were spent
}

}  // namespace

void Rules::close_track(Public& open, int t) const {
  open.open.remove(t);
  open.counts.add(board_->track[t], -1);
}

void Rules::apply_claim(State& s, Seat seat, const Move& move, Chance& chance,
                        Events& events) const {
  Public& open = s.open;
  const int who = index(seat);
  const Track& track = board_->track[move.what];
  open.passes = 0;

  spend(s, who, kLocomotive, move.locomotives);  // T33
  if (move.colour != kLocomotive) spend(s, who, move.colour, track.length - move.locomotives);
  open.cards[who] = static_cast<u8>(open.cards[who] - track.length);
  open.trains[who] = static_cast<u8>(open.trains[who] - track.length);
  open.points[who] = static_cast<i16>(open.points[who] + board_->points[track.length]);  // T37
  open.claimed[who].add(move.what);
  close_track(open, move.what);
  if (track.twin != kNone && open.seats < set_.doubles_from) close_track(open, track.twin);  // T36
  events.push({.kind = EventKind::claimed,
               .seat = seat,
               .a = move.what,
               .b = move.colour,
               .c = move.locomotives,
               .d = open.trains[who],
               .n = board_->points[track.length]});
  if (open.deck == 0) {  // T17, T38: the payment is the new deck; a short row is made good
    rebuild_deck_if_empty(s, events);
    refill_row(s, chance, events);
  }
  end_turn(s, events);
}

}  // namespace roundhouse::ttr
