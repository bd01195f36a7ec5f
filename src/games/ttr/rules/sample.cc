// One random legal move without listing them all: the hot path of playouts.
#include <array>

#include "games/routes/rules/claims.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

// The slots of the row that may be taken, as bits.
u32 open_slots(const Public& open) {
  const u8 limit = open.phase == Phase::second_card ? kLocomotive : kNone;  // T13
  u32 slots = 0;
  for (u32 i = 0; i < kMaxRow; ++i) slots |= static_cast<u32>(open.row[i] < limit) << i;
  return slots;
}

// Where the n-th set bit of a small number is, looked up: a loop would stop at a place nobody can
// predict.
constexpr auto kNthBit = [] {
  std::array<std::array<u8, kMaxRow>, 1 << kMaxRow> table{};
  for (u32 bits = 0; bits < table.size(); ++bits)
    for (u32 i = 0, n = 0; i < kMaxRow; ++i)
      if ((bits >> i & 1) != 0) table[bits][n++] = static_cast<u8>(i);
  return table;
}();

// The deck comes last.
Move nth_draw(u32 slots, int place) {
  if (place == std::popcount(slots)) return Move::draw();
  return Move::take(kNthBit[slots][static_cast<std::size_t>(place)]);
}

// The kept set first, then the order of the rest.
Move sample_keep(const Private& own, int least, Chance& chance) {
  const int n = offered(own);
  u32 kept = 0;
  do kept = chance.below(1u << n);
  while (std::popcount(kept) < least);
  Move move = Move::keep(std::popcount(kept));
  int front = 0, back = move.kept();
  for (int i = 0; i < n; ++i) move.tickets[(kept >> i & 1) != 0 ? front++ : back++] = own.offer[i];
  for (int i = n - 1; i > move.kept(); --i) {
    const int j =
        move.kept() + static_cast<int>(chance.below(static_cast<u32>(i - move.kept() + 1)));
    std::swap(move.tickets[i], move.tickets[j]);
  }
  return move;
}

}  // namespace

Move Rules::sample(const Public& open, const Private& own, Seat seat, Chance& chance) const {
  if (open.phase == Phase::opening || open.phase == Phase::keep_tickets)
    return sample_keep(own, least_kept(open, own), chance);
  const bool may_draw = open.deck > 0 || open.phase == Phase::second_card;  // T18, T23
  const u32 slots = may_draw ? open_slots(open) : 0;
  const int draws = std::popcount(slots) + (open.deck > 0);
  if (open.phase == Phase::second_card)
    return nth_draw(slots, static_cast<int>(chance.below(static_cast<u32>(draws))));

  const int ticket_moves = open.fresh + open.under > 0;
  const bool twins_open = open.seats >= set_.doubles_from;  // else T36 has closed them already
  const Claims claims(*board_, own.hand, open.open, open.counts,
                      twins_open ? open.claimed[index(seat)] : TrackSet{},
                      open.trains[index(seat)]);
  const int moves = draws + ticket_moves + claims.count();
  if (moves == 0) return Move::pass();

  const int place = static_cast<int>(chance.below(static_cast<u32>(moves)));
  if (place < draws) return nth_draw(slots, place);
  if (place < draws + ticket_moves) return Move::draw_tickets();
  const Claim claim = claims.nth(place - draws - ticket_moves);
  return Move::claim(claim.track, claim.colour, claim.locomotives);
}

}  // namespace roundhouse::ttr
