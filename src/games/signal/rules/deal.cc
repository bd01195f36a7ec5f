// Set-up: S10 to S17, S60 to S64.
#include <algorithm>
#include <iterator>

#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

State empty_table(const Board& board, const Ruleset& set, int seats) {
  State s{};
  Public& open = s.open;
  open.seats = static_cast<u8>(seats);
  open.green = board.green;  // S16: also where free placement begins
  std::copy(std::begin(board.setting), std::end(board.setting), open.setting);
  std::fill(std::begin(open.train), std::end(open.train), Train{kNone, kNone, kNone});  // S10
  std::copy(std::begin(board.deck.actions), std::end(board.deck.actions), open.deck);   // S11
  open.unseen = static_cast<u32>(bit(board.deck.cards) - 1);
  open.schedule = static_cast<u8>(board.deck.cards - set.removed);  // S12
  open.clock = set.time;                                            // S13
  open.unused = (1u << kHelpers) - 1;
  for (u8& goods : open.goods) goods = static_cast<u8>(set.goods > 8 ? 3 : 2);  // S15, S62
  std::copy(std::begin(board.number), std::end(board.number), open.number);
  if (set.places == Places::stack) open.stack = (1u << kStarts) - 1;
  for (u8* none : {&open.bottom, &open.card, &open.colour, &open.mover, &open.came_by, &open.held})
    *none = kNone;
  return s;
}

}  // namespace

State Rules::deal(int seats, Chance& chance, Events& events) const {
  RH_ASSERT(seats >= kLeastPlayers && seats <= kMostPlayers, "too few or too many seats");
  State s = empty_table(*board_, set_, seats);
  const bool lucky = set_.first == kNobody;  // S17
  s.open.first = lucky ? seat_at(static_cast<int>(
                             chance.below({Purpose::first_seat, 0, 0, static_cast<u32>(seats)})))
                       : set_.first;
  s.open.turn = s.open.first;
  events.push({.kind = EventKind::first, .seat = s.open.first, .by_luck = lucky});
  if (set_.free != 0)
    s.open.phase = Phase::placing;
  else if (set_.extra != 0)
    s.open.phase = Phase::extra;
  else
    open_table(s, chance, events);
  return s;
}

void Rules::apply_ready(State& s, Chance& chance, Events& events) const {
  events.push({.kind = EventKind::ready});
  if (set_.extra != 0)
    s.open.phase = Phase::extra;
  else
    open_table(s, chance, events);
}

// S60
void Rules::apply_extra(State& s, const Move& move, Chance& chance, Events& events) const {
  s.open.green |= bit(move.signal());
  events.push({.kind = EventKind::marker, .signal = move.signal()});
  open_table(s, chance, events);
}

// Once markers and switches lie: start numbers, hands, the first turn.
void Rules::open_table(State& s, Chance& chance, Events& events) const {
  if (set_.places == Places::shuffled) {  // S63
    Event numbers{.kind = EventKind::numbers, .n = kStarts};
    u64 left = 0;
    for (u8 number : board_->number) left |= bit(number);
    for (int place = 0; place < kStarts; ++place) {
      const int number =
          draw_of(left, {Purpose::start_number, 0, static_cast<u16>(place), 0}, chance);
      left &= ~bit(number);
      s.open.number[place] = numbers.list[place] = static_cast<u8>(number);
    }
    events.push(numbers);
  }
  for (int i = 0; i < s.open.seats; ++i) {  // S11
    Event hand{.kind = EventKind::hand, .seat = seat_at(i), .n = board_->deck.hand};
    for (int k = 0; k < board_->deck.hand; ++k) {
      const int kind = draw_card(s, chance);
      hand.list[k] = static_cast<u8>(kind);
      ++s.open.hand[i][kind];
    }
    events.push(hand);
  }
  begin_turn(s, s.open.first, chance, events);
}

}  // namespace roundhouse::signal
