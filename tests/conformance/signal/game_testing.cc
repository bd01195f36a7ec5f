#include <algorithm>

#include "conformance/signal/game.h"

namespace roundhouse::conformance {

using signal::EventKind;

namespace {

u8 first_face(const signal::Board& board, int train, u8 points) {
  const auto& die = board.deck.die[signal::colour_of(train)];
  return static_cast<u8>(std::find(std::begin(die), std::end(die), points) - std::begin(die));
}

u8 any_byte(Chance& chance) {
  constexpr u32 kRanges[] = {3, 9, 30, 64};
  const u32 which = chance.below(6);
  if (which >= std::size(kRanges)) return which == 4 ? kNone : static_cast<u8>(chance.below(256));
  return static_cast<u8>(chance.below(kRanges[which]));
}

}  // namespace

Outcomes SwitchAndSignal::outcomes(const signal::Board& board,
                                   std::span<const signal::Event> events) {
  Outcomes luck;
  for (const signal::Event& e : events) {
    const auto list = std::span(e.list, e.n);
    switch (e.kind) {
      case EventKind::first:
        if (e.a == 1) luck.picks.push_back(static_cast<u8>(e.seat));
        break;
      case EventKind::dice: luck.picks.push_back(static_cast<u8>((e.a - 1) * 6 + e.b - 1)); break;
      case EventKind::rolled: luck.picks.push_back(first_face(board, e.a, e.b)); break;
      case EventKind::hand:
      case EventKind::drew: luck.cards.insert(luck.cards.end(), list.begin(), list.end()); break;
      case EventKind::numbers:
        luck.tickets.insert(luck.tickets.end(), list.begin(), list.end());
        break;
      case EventKind::revealed:
        if (static_cast<signal::Source>(e.b) == signal::Source::deck) luck.tickets.push_back(e.a);
        break;
      case EventKind::token: luck.tickets.push_back(e.c); break;
      default: break;
    }
  }
  return luck;
}

signal::Move SwitchAndSignal::any_move(const Rules& rules, const signal::State& s, Seat seat,
                                       Chance& chance) {
  signal::MoveList legal;
  rules.legal(s, seat, legal);
  if (legal.empty() || chance.below(3) == 0)
    return {static_cast<signal::MoveKind>(chance.below(16)), any_byte(chance), any_byte(chance),
            chance.below(2) == 0 ? u8{0} : any_byte(chance)};
  signal::Move move = legal[chance.below(static_cast<u32>(legal.size()))];
  u8* const parts[] = {&move.a, &move.b, &move.c};
  for (u32 times = chance.below(3); times > 0; --times) {
    u8& part = *parts[chance.below(3)];
    part = chance.below(2) == 0 ? any_byte(chance)
                                : static_cast<u8>(part + (chance.below(2) == 0 ? 1 : 255));
  }
  return move;
}

void SwitchAndSignal::mix(const signal::Result& r, Digest& digest) {
  for (u8 part :
       {static_cast<u8>(r.reason), r.won, r.delivered, r.needed, r.clock, r.turns, r.winners.bits})
    digest.byte(part);
}

}  // namespace roundhouse::conformance
