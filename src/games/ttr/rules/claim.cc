// Claiming a route: T30 to T38.
#include <algorithm>

#include "games/routes/rules/claim.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

// T34 to T36: what this seat may still claim, whatever it can pay.
TrackSet Rules::claimable(const Public& open, Seat seat) const {
  if (open.seats < set_.doubles_from) return open.open;  // T36 has closed the twins already
  return without_own_twins(*board_, open.open, open.claimed[index(seat)]);  // T35
}

void Rules::open_tracks(Public& open) const {
  TrackSet shut;
  for (int i = 0; i < open.seats; ++i)
    for (int t : open.claimed[i]) {
      shut.add(t);
      const u8 twin = board_->track[t].twin;
      if (twin != kNone && open.seats < set_.doubles_from) shut.add(twin);
    }
  open_all_but(*board_, open, shut);
}

namespace {

void spend(State& s, int who, int kind, int cards) {
  if (cards == 0) return;
  discard(s.own[who].hand, s.open.discards, kind, cards);
  u8& known = s.open.known[who][kind];
  known = static_cast<u8>(known - std::min<int>(known, cards));  // perhaps just these were spent
}

}  // namespace

void Rules::apply_claim(State& s, Seat seat, const Move& move, Chance& chance,
                        Events& events) const {
  Public& open = s.open;
  const int who = index(seat);
  const Track& track = board_->track[move.track()];
  open.passes = 0;

  spend(s, who, kLocomotive, move.locomotives);  // T33
  if (move.colour != kLocomotive) spend(s, who, move.colour, track.length - move.locomotives);
  lay_wagons(*board_, open, seat, move.track());
  open.points[who] = static_cast<i16>(open.points[who] + board_->points[track.length]);  // T37
  if (track.twin != kNone && open.seats < set_.doubles_from)
    close_track(*board_, open, track.twin);  // T36
  events.push({.kind = EventKind::claimed,
               .seat = seat,
               .track = move.track(),
               .colour = move.colour,
               .locomotives = move.locomotives,
               .trains = open.trains[who],
               .points = board_->points[track.length]});
  // T17, T38: the payment is the new deck; a short row is made good, and a withheld reset (T19).
  if (open.deck == 0 || open.withheld != 0) {
    rebuild_deck_if_empty(s, events);
    refill_row(s, chance, events);
  }
  end_turn(s, events);
}

}  // namespace roundhouse::ttr
