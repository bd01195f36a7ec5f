// One random legal move without listing them all: the hot path of playouts. Claims are counted by class
// (colour and length): tracks of a class are paid alike, so a class needs one count of its payments.
#include <numeric>

#include "ttr/pay.h"
#include "ttr/rules.h"

namespace roundhouse::ttr {

namespace {

// The place-th payment for this track: colours in order, fewest locomotives first, all locomotives last.
Move nth_payment(const Private& own, int t, const Track& track, int place) {
  const int first = track.colour == kGrey ? 0 : track.colour;
  const int last = track.colour == kGrey ? kColours - 1 : track.colour;
  for (int c = first; c <= last; ++c) {
    const Payments p = payments(own.hand[c], own.hand[kLocomotive], track.length);
    if (place < p.count()) return Move::claim(t, c, p.fewest + place);
    place -= p.count();
  }
  return Move::claim(t, kLocomotive, track.length);
}

// Walks the classes this hand can pay. f(tracks of the class, ways to pay) returns true to stop.
template <class F>
void for_each_class(const Board& board, const Private& own, const TrackSet& tracks, int trains, F f) {
  const int locomotives = own.hand[kLocomotive];
  const int longest = std::min<int>(board.longest, trains);
  int best = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const int held = own.hand[colour];
    best = std::max(best, held);
    const int reach = std::min(longest, held + locomotives);
    for (int length = 1; length <= reach; ++length) {
      const TrackSet here = board.by_class[colour][length] & tracks;
      if (here.empty()) continue;
      if (f(here, ways_to_pay(own, colour, length))) return;
    }
  }
  const int reach = std::min(longest, best + locomotives);
  for (int length = 1; length <= reach; ++length) {
    const TrackSet here = board.by_class[kGrey][length] & tracks;
    if (here.empty()) continue;
    if (f(here, ways_to_pay(own, kGrey, length))) return;
  }
}

int count_claims(const Board& board, const Private& own, const TrackSet& tracks, int trains) {
  int claims = 0;
  for_each_class(board, own, tracks, trains, [&](const TrackSet& here, int ways) {
    claims += here.count() * ways;
    return false;
  });
  return claims;
}

Move nth_claim(const Board& board, const Private& own, const TrackSet& tracks, int trains, int place) {
  Move move;
  for_each_class(board, own, tracks, trains, [&](const TrackSet& here, int ways) {
    const int moves = here.count() * ways;
    if (place >= moves) {
      place -= moves;
      return false;
    }
    const int t = here.nth(place / ways);
    move = nth_payment(own, t, board.track[t], place % ways);
    return true;
  });
  return move;
}

int count_draws(const Public& open) {
  if (open.deck == 0 && open.phase == Phase::turn) return 0;  // T18
  int draws = open.deck > 0;
  const u8 limit = open.phase == Phase::second_card ? kLocomotive : kNone;  // T13
  for (u8 card : open.row) draws += card < limit;
  return draws;
}

Move nth_draw(const Public& open, int place) {
  if (open.deck > 0 && place-- == 0) return Move::draw();
  const u8 limit = open.phase == Phase::second_card ? kLocomotive : kNone;
  int slot = 0;
  while (open.row[slot] >= limit || place-- != 0) ++slot;
  return Move::take(slot);
}

// The kept set first, then the order of the rest.
Move sample_keep(const Private& own, int least, Chance& chance) {
  const int n = offered(own);
  u32 kept = 0;
  do kept = chance.below(1u << n);
  while (std::popcount(kept) < least);
  Move move{.kind = MoveKind::keep, .what = static_cast<u8>(std::popcount(kept))};
  int front = 0, back = move.what;
  for (int i = 0; i < n; ++i) move.tickets[(kept >> i & 1) != 0 ? front++ : back++] = own.offer[i];
  for (int i = n - 1; i > move.what; --i) {
    const int j = move.what + static_cast<int>(chance.below(static_cast<u32>(i - move.what + 1)));
    std::swap(move.tickets[i], move.tickets[j]);
  }
  return move;
}

}  // namespace

Move Rules::sample(const Public& open, const Private& own, Seat seat, Chance& chance) const {
  if (open.phase == Phase::opening || open.phase == Phase::keep_tickets)
    return sample_keep(own, least_kept(open, own), chance);
  const int draws = count_draws(open);
  if (open.phase == Phase::second_card) return nth_draw(open, static_cast<int>(chance.below(static_cast<u32>(draws))));
  const int trains = open.trains[index(seat)];
  const int ticket_moves = open.fresh + open.under > 0;
  const TrackSet tracks = claimable(open, seat);
  const int moves = draws + ticket_moves + count_claims(*board_, own, tracks, trains);
  if (moves == 0) return Move::pass();
  const int place = static_cast<int>(chance.below(static_cast<u32>(moves)));
  if (place < draws) return nth_draw(open, place);
  if (place < draws + ticket_moves) return Move::draw_tickets();
  return nth_claim(*board_, own, tracks, trains, place - draws - ticket_moves);
}

}  // namespace roundhouse::ttr
