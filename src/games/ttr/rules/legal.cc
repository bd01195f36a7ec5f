// Listing every legal move: T10, and for claims every way to pay (T30 to T32).
// For people: payments with fewer locomotives come first, whatever the route and the colour.
#include "games/routes/rules/claims.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

void list_draws(const Public& open, MoveList& out) {
  const bool second = open.phase == Phase::second_card;
  if (open.deck == 0 && !second) return;  // T18
  if (open.deck > 0) out.push(Move::draw());
  for (int slot = 0; slot < kMaxRow; ++slot) {
    if (open.row[slot] == kNone || (second && open.row[slot] == kLocomotive)) continue;  // T13
    out.push(Move::take(slot));
  }
}

// Every order of the tickets that are not kept.
void list_orders(Move move, int from, int n, MoveList& out) {
  if (from >= n) return out.push(move);
  for (int i = from; i < n; ++i) {
    std::swap(move.tickets[from], move.tickets[i]);
    list_orders(move, from + 1, n, out);
    std::swap(move.tickets[from], move.tickets[i]);
  }
}

void list_keeps(const Private& own, int least, MoveList& out) {
  const int n = offered(own);
  for (unsigned kept = (1u << n); kept-- > 0;) {
    if (std::popcount(kept) < least) continue;
    Move move = Move::keep(std::popcount(kept));
    int front = 0, back = move.kept();
    for (int i = 0; i < n; ++i)
      move.tickets[(kept >> i & 1) != 0 ? front++ : back++] = own.offer[i];
    list_orders(move, move.kept(), n, out);
  }
}

}  // namespace

void Rules::legal(const Public& open, const Private& own, Seat seat, MoveList& out) const {
  out.clear();
  if (!to_act(open).has(seat)) return;
  if (open.phase == Phase::opening || open.phase == Phase::keep_tickets)
    return list_keeps(own, least_kept(open, own), out);
  list_draws(open, out);
  if (open.phase == Phase::second_card) return;
  if (open.fresh + open.under > 0) out.push(Move::draw_tickets());  // T45
  list_claims(
      *board_, own.hand, claimable(open, seat), open.trains[index(seat)],
      [&](int t, int colour, int locomotives) { out.push(Move::claim(t, colour, locomotives)); });
  if (out.empty()) out.push(Move::pass());  // T21
}

bool Rules::can_act(const Public& open, const Private& own, Seat seat) const {
  if (open.deck > 0 || open.fresh + open.under > 0) return true;
  return can_claim(*board_, own.hand, claimable(open, seat), open.trains[index(seat)]);
}

}  // namespace roundhouse::ttr
