// Action cards, and the end of a turn: S11, S20, S29, S51.
#include "games/signal/rules/rules.h"

namespace roundhouse::signal {

int Rules::draw_card(State& s, Chance& chance) const {
  Public& open = s.open;
  const Question next{Purpose::action_card, open.shuffles, open.left,
                      static_cast<u32>(total(open.deck))};
  const int kind = chance.card(next, open.deck);
  --open.deck[kind];
  ++open.left;
  return kind;
}

// S29: at once, also in the middle of a draw.
void Rules::rebuild_deck_if_empty(State& s, Events& events) const {
  Public& open = s.open;
  if (total(open.deck) != 0) return;
  const int cards = total(open.discards);
  if (cards == 0) return;
  for (int k = 0; k < kKinds; ++k) {
    open.deck[k] = open.discards[k];
    open.discards[k] = 0;
  }
  ++open.shuffles;
  open.left = 0;
  events.push({.kind = EventKind::rebuilt, .count = static_cast<u8>(cards)});
}

void Rules::draw_cards(State& s, int count, Chance& chance, Events& events) const {
  Event drew{.kind = EventKind::drew, .seat = s.open.turn};
  u8(&hand)[kKinds] = s.open.hand[index(s.open.turn)];
  for (; count > 0; --count) {
    const int kind = draw_card(s, chance);
    ++hand[kind];
    drew.list[drew.n++] = static_cast<u8>(kind);
    if (total(s.open.deck) != 0 && count > 1) continue;
    events.push(drew);
    drew = {.kind = EventKind::drew, .seat = s.open.turn};
    rebuild_deck_if_empty(s, events);
  }
}

// S29: with few cards in hand the number is given.
void Rules::apply_end(State& s, Chance& chance, Events& events) const {
  if (hand_of(s.open, s.open.turn) > board_->deck.draw) {
    s.open.phase = Phase::draw;
    return;
  }
  draw_cards(s, board_->deck.draw, chance, events);
  end_turn(s, chance, events);
}

void Rules::apply_draw(State& s, const Move& move, Chance& chance, Events& events) const {
  draw_cards(s, move.count(), chance, events);
  end_turn(s, chance, events);
}

// S51, then clockwise (S20).
void Rules::end_turn(State& s, Chance& chance, Events& events) const {
  if (s.open.schedule == 0) return finish(s, Outcome::schedule, events);
  const int next = index(s.open.turn) + 1;
  begin_turn(s, seat_at(next == s.open.seats ? 0 : next), chance, events);
}

}  // namespace roundhouse::signal
