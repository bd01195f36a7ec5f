// Drawing train cards, the row and its resets: T11 to T20, T23.
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

bool is_locomotive(u8 card) { return card == kLocomotive; }

bool row_has_plain_card(const Public& open) {
  for (u8 card : open.row)
    if (card < kLocomotive) return true;
  return false;
}

}  // namespace

// T17: at once, also in the middle of a draw, a refill or a reset.
void Rules::rebuild_deck_if_empty(State& s, Events& events) const {
  if (const int cards = ttr::rebuild_deck_if_empty(s); cards > 0)
    events.push({.kind = EventKind::rebuilt, .cards = static_cast<u8>(cards)});
}

void Rules::lay_card(State& s, int slot, Chance& chance, Events& events) const {
  const int card = draw_card(s, chance);
  s.open.row[slot] = static_cast<u8>(card);
  events.push(
      {.kind = EventKind::row, .slot = static_cast<u8>(slot), .card = static_cast<u8>(card)});
  rebuild_deck_if_empty(s, events);
}

// T19: as far as cards exist. Says whether any card was laid.
bool Rules::fill_row(State& s, Chance& chance, Events& events) const {
  bool laid = false;
  for (int slot = 0; slot < set_.row && s.open.deck > 0; ++slot) {
    if (s.open.row[slot] != kNone) continue;
    lay_card(s, slot, chance, events);
    laid = true;
  }
  return laid;
}

// T15: three locomotives.
bool Rules::row_should_go(const Public& open) const {
  int locomotives = 0;
  for (u8 card : open.row) locomotives += is_locomotive(card);
  return locomotives >= set_.row_locomotives;
}

// T19: enough other cards to lay something better.
bool Rules::others_are_left(const State& s) const {
  constexpr int kEnoughOthers = 3;
  int others = s.open.deck - s.hidden.deck[kLocomotive];
  others += total(s.open.discards) - s.open.discards[kLocomotive];
  for (u8 card : s.open.row) others += card < kLocomotive;
  return others >= kEnoughOthers;
}

void Rules::sweep_row(State& s, Chance& chance, Events& events) const {
  Event sweep{.kind = EventKind::sweep};
  for (u8& card : s.open.row) {
    if (card == kNone) continue;
    sweep.list[sweep.n++] = card;
    ++s.open.discards[card];
    card = kNone;
  }
  events.push(sweep);
  rebuild_deck_if_empty(s, events);
  fill_row(s, chance, events);
}

// T15, T19: after a card was laid, or a payment came for a reset that was withheld; at most so many
// resets for one cause.
void Rules::reset_row(State& s, Chance& chance, Events& events) const {
  s.open.withheld = 0;
  for (int resets = 0; row_should_go(s.open); ++resets) {
    const bool may_go = others_are_left(s);
    s.open.withheld = !may_go && set_.version > 1;
    if (!may_go || resets == set_.row_resets) return;
    sweep_row(s, chance, events);
  }
}

// T3, T38, T19: makes the whole row good.
void Rules::refill_row(State& s, Chance& chance, Events& events) const {
  if (fill_row(s, chance, events) || s.open.withheld != 0) reset_row(s, chance, events);
}

// T12: in its own place. While there is a deck no other place is empty (T19).
void Rules::replace_card(State& s, int slot, Chance& chance, Events& events) const {
  if (s.open.deck == 0) return;
  lay_card(s, slot, chance, events);
  reset_row(s, chance, events);
}

Reject Rules::check_draw(const Public& open, const Move& move) const {
  const bool second = open.phase == Phase::second_card;
  if (!second && open.deck == 0) return {Why::no_draw};  // T18 (T17 leaves no discards behind)
  if (move.kind == MoveKind::draw)
    return open.deck == 0 ? Reject{Why::deck_empty} : Reject{};  // T23
  if (move.slot() >= kMaxRow || open.row[move.slot()] == kNone)
    return {Why::slot_empty, move.slot()};
  if (second && is_locomotive(open.row[move.slot()]))
    return {Why::locomotive_second, move.slot()};  // T13
  return {};
}

void Rules::apply_draw(State& s, Seat seat, const Move& move, Chance& chance,
                       Events& events) const {
  Public& open = s.open;
  const int who = index(seat);
  const bool second = open.phase == Phase::second_card;
  bool whole_turn = second;
  open.passes = 0;
  ++open.cards[who];
  if (move.kind == MoveKind::draw) {
    const int card = draw_card(s, chance);
    ++s.own[who].hand[card];
    events.push({.kind = EventKind::drew, .seat = seat, .card = static_cast<u8>(card)});
    rebuild_deck_if_empty(s, events);
  } else {
    const u8 card = open.row[move.slot()];
    open.row[move.slot()] = kNone;
    ++s.own[who].hand[card];
    ++open.known[who][card];            // T8: all saw it
    whole_turn |= is_locomotive(card);  // T13
    events.push({.kind = EventKind::took, .seat = seat, .slot = move.slot(), .card = card});
    replace_card(s, move.slot(), chance, events);  // T12
  }
  // T20: without a second card to take the turn is over.
  if (whole_turn || (open.deck == 0 && !row_has_plain_card(open))) return end_turn(s, events);
  open.phase = Phase::second_card;
}

}  // namespace roundhouse::ttr
