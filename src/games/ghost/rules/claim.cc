// Claiming a route and what it brings, in the order of G17: G11, G12, G15, G16.
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {

// G12: there is no restriction for few players here.
TrackSet Rules::claimable(const Public& open, Seat seat) const {
  return without_own_twins(*board_, open.open, open.claimed[index(seat)]);
}

void Rules::open_tracks(Public& open) const {
  TrackSet shut;
  for (int i = 0; i < open.seats; ++i) shut = shut | open.claimed[i];
  open_all_but(*board_, open, shut);
}

u8 Rules::bonuses_of(const Joined& chains) const {
  unsigned bits = 0;
  for (int i = 0; i < haunts_.bonuses; ++i)
    bits |= static_cast<unsigned>(chains.join(haunts_.bonus[i].a, haunts_.bonus[i].b)) << i;
  return static_cast<u8>(bits);
}

// G16: each once, in the order of the board file.
void Rules::give_bonuses(State& s, Seat seat, const Joined& chains, Chance& chance,
                         Events& events) const {
  u8& had = s.open.bonuses[index(seat)];
  const u8 has = bonuses_of(chains);
  for (int i = 0; i < haunts_.bonuses; ++i) {
    if (((has & ~had) >> i & 1) == 0) continue;
    events.push({.kind = EventKind::bonus, .seat = seat, .bonus = static_cast<u8>(i)});
    draw_cards(s, seat, haunts_.bonus[i].cards, chance, events);
  }
  had = has;
}

// G15: once. Says whether it was the winning ticket (G20).
bool Rules::give_special(State& s, Seat seat, const Joined& chains, Events& events) const {
  Public& open = s.open;
  if (open.special.has(seat) || !trick_or_treat(chains)) return false;
  open.special.add(seat);
  const int completed = done(open, index(seat));
  events.push(
      {.kind = EventKind::trick_or_treat, .seat = seat, .completed = static_cast<u8>(completed)});
  return completed == set_.win;
}

void Rules::apply_claim(State& s, Seat seat, const Move& move, Chance& chance,
                        Events& events) const {
  Public& open = s.open;
  Private& own = s.own[index(seat)];
  open.idle = 0;
  lay_wagons(*board_, open, seat, move.track);
  discard(own.hand, open.discards, kLocomotive, move.locomotives);
  if (move.colour != kLocomotive)
    discard(own.hand, open.discards, move.colour,
            board_->track[move.track].length - move.locomotives);
  events.push({.kind = EventKind::claimed,
               .seat = seat,
               .track = move.track,
               .colour = move.colour,
               .locomotives = move.locomotives,
               .trains = open.trains[index(seat)]});
  rebuild_deck_if_empty(s, events);
  const Joined chains = this->chains(open, seat);
  give_bonuses(s, seat, chains, chance, events);
  if (complete_tickets(s, seat, chains, chance, events) || give_special(s, seat, chains, events))
    return finish_game(s, EndReason::tickets, events);                                  // G20
  if (open.trains[index(seat)] == 0) return finish_game(s, EndReason::wagons, events);  // G21
  end_turn(s, events);
}

}  // namespace roundhouse::ghost
