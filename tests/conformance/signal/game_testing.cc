#include <algorithm>
#include <array>
#include <bit>

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

// The kind, then its parts: also such as no name would make.
using MoveBytes = std::array<u8, sizeof(signal::Move)>;

}  // namespace

Outcomes SwitchAndSignal::outcomes(const signal::Board& board,
                                   std::span<const signal::Event> events) {
  Outcomes luck;
  for (const signal::Event& e : events) {
    const auto list = std::span(e.list, e.n);
    switch (e.kind) {
      case EventKind::first:
        if (e.by_luck == 1) luck.picks.push_back(static_cast<u8>(e.seat));
        break;
      case EventKind::dice:
        luck.picks.push_back(static_cast<u8>((e.dice[0] - 1) * 6 + e.dice[1] - 1));
        break;
      case EventKind::rolled: luck.picks.push_back(first_face(board, e.train, e.points)); break;
      case EventKind::hand:
      case EventKind::drew: luck.cards.insert(luck.cards.end(), list.begin(), list.end()); break;
      case EventKind::numbers:
        luck.tickets.insert(luck.tickets.end(), list.begin(), list.end());
        break;
      case EventKind::revealed:
        if (e.source == signal::Source::deck) luck.tickets.push_back(e.card);
        break;
      case EventKind::token: luck.tickets.push_back(e.place); break;
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
    return std::bit_cast<signal::Move>(MoveBytes{static_cast<u8>(chance.below(16)),
                                                 any_byte(chance), any_byte(chance),
                                                 chance.below(2) == 0 ? u8{0} : any_byte(chance)});
  auto bytes = std::bit_cast<MoveBytes>(legal[chance.below(static_cast<u32>(legal.size()))]);
  for (u32 times = chance.below(3); times > 0; --times) {
    u8& part = bytes[1 + chance.below(3)];
    part = chance.below(2) == 0 ? any_byte(chance)
                                : static_cast<u8>(part + (chance.below(2) == 0 ? 1 : 255));
  }
  return std::bit_cast<signal::Move>(bytes);
}

void SwitchAndSignal::mix(const signal::Result& r, Digest& digest) {
  for (u8 part :
       {static_cast<u8>(r.reason), r.won, r.delivered, r.needed, r.clock, r.turns, r.winners.bits})
    digest.byte(part);
}

}  // namespace roundhouse::conformance
