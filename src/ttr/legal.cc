// Listing every legal move: T10, and for claims every way to pay (T30 to T32).
// For people: payments that waste no locomotive come first.
#include "ttr/pay.h"
#include "ttr/rules.h"

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

// Calls f(colour) for each colour the track takes.
template <class F>
void for_each_colour(const Track& track, F f) {
  if (track.colour != kGrey) return f(static_cast<int>(track.colour));
  for (int c = 0; c < kColours; ++c) f(c);
}

void list_thrifty(const Private& own, int t, const Track& track, MoveList& out) {
  for_each_colour(track, [&](int colour) {
    const Payments p = payments(own.hand[colour], own.hand[kLocomotive], track.length);
    // With no card of the colour it is the all-locomotive payment, listed once below.
    if (p.count() > 0) out.push(Move::claim(t, colour, p.fewest));
  });
}

void list_wasteful(const Private& own, int t, const Track& track, MoveList& out) {
  for_each_colour(track, [&](int colour) {
    const Payments p = payments(own.hand[colour], own.hand[kLocomotive], track.length);
    for (int locomotives = p.fewest + 1; locomotives <= p.most; ++locomotives)
      out.push(Move::claim(t, colour, locomotives));
  });
  if (own.hand[kLocomotive] >= track.length) out.push(Move::claim(t, kLocomotive, track.length));
}

void list_claims(const Board& board, const Private& own, const TrackSet& tracks, int trains,
                 MoveList& out) {
  for (int t : tracks)
    if (board.track[t].length <= trains) list_thrifty(own, t, board.track[t], out);
  for (int t : tracks)
    if (board.track[t].length <= trains) list_wasteful(own, t, board.track[t], out);
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
    Move move{.kind = MoveKind::keep, .what = static_cast<u8>(std::popcount(kept))};
    int front = 0, back = move.what;
    for (int i = 0; i < n; ++i)
      move.tickets[(kept >> i & 1) != 0 ? front++ : back++] = own.offer[i];
    list_orders(move, move.what, n, out);
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
  list_claims(*board_, own, claimable(open, seat), open.trains[index(seat)], out);
  if (out.empty()) out.push(Move::pass());  // T21
}

bool Rules::can_act(const Public& open, const Private& own, Seat seat) const {
  if (open.deck > 0 || open.fresh + open.under > 0) return true;
  for (int t : claimable(open, seat)) {
    const Track& track = board_->track[t];
    if (track.length <= open.trains[index(seat)] &&
        ways_to_pay(own, track.colour, track.length) > 0)
      return true;
  }
  return false;
}

}  // namespace roundhouse::ttr
