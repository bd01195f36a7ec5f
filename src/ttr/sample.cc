// One random legal move without listing them all: the hot path of playouts. Tracks of one class
// (colour and length) are paid alike, so claims are counted class by class: open tracks of the
// class times ways to pay for one of them.
#include <array>

#include "ttr/pay.h"
#include "ttr/rules.h"

namespace roundhouse::ttr {

namespace {

// The place-th payment for this track: colours in order, fewest locomotives first, all locomotives
// last.
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

// Eight colours side by side, a byte each, all below 128: counted together in plain 64-bit
// arithmetic, because this is where playouts spend their time.
using Lanes = u64;
constexpr Lanes kOnes = 0x0101010101010101, kTops = 0x8080808080808080, kEven = 0x00ff00ff00ff00ff;

constexpr Lanes all(int n) { return kOnes * static_cast<u64>(n); }
constexpr int lane(Lanes lanes, int i) { return static_cast<int>(lanes >> (8 * i) & 255); }
// 255 in each lane where a >= b, else 0.
constexpr Lanes at_least(Lanes a, Lanes b) { return ((((a | kTops) - b) & kTops) >> 7) * 255; }
constexpr Lanes smaller(Lanes a, Lanes b) {
  const Lanes take_b = at_least(a, b);
  return (b & take_b) | (a & ~take_b);
}
constexpr Lanes less(Lanes a, Lanes b) { return a - smaller(a, b); }  // a - b, but not below 0
constexpr int sum(Lanes a) {
  return static_cast<int>(((a & kEven) + (a >> 8 & kEven)) * 0x0001000100010001 >> 48);
}
// The sum of products lane by lane: the top 16 bits of a product with the lanes of b the other way
// round.
constexpr int dot(Lanes a, Lanes b) {
  const Lanes back = __builtin_bswap64(b);
  return static_cast<int>(((a & kEven) * (back >> 8 & kEven) >> 48) +
                          ((a >> 8 & kEven) * (back & kEven) >> 48));
}
constexpr Lanes spread(u32 nibbles) {
  u64 x = nibbles;
  x = (x | x << 16) & 0x0000ffff0000ffff;
  x = (x | x << 8) & kEven;
  return (x | x << 4) & 0x0f0f0f0f0f0f0f0f;
}
static_assert(dot(all(3), all(5)) == 8 * 15 && sum(all(9)) == 72 && less(all(3), all(5)) == 0 &&
              less(all(5), all(3)) == all(2));
static_assert(lane(spread(0x76543210), 5) == 5);

// The claims of one length that a hand can pay.
struct OfLength {
  Lanes ways;    // to pay for a track of each colour
  Lanes tracks;  // open tracks of each colour
  int grey_ways;
  int claims;
};

// With k cards of the colour, 1 <= k and length - locomotives <= k: so many as lie between that and
// what is held; and one way more if locomotives alone suffice.
OfLength count_length(const OpenCounts& counts, Lanes hand, int locomotives, int length) {
  const Lanes coloured =
      less(smaller(hand, all(length)), all(std::max(0, length - 1 - locomotives)));
  const int all_locomotives = locomotives >= length;
  OfLength n;
  n.ways = coloured + all(all_locomotives);
  n.tracks = spread(counts.coloured[length - 1]);
  n.grey_ways = sum(coloured) + all_locomotives;
  n.claims = dot(n.ways, n.tracks) + counts.grey[length - 1] * n.grey_ways;
  return n;
}

// What the seat may claim: T35 takes the twins of its own tracks out where both tracks of a pair
// are open.
OpenCounts counts_for(const Board& board, const Public& open, const TrackSet& tracks) {
  OpenCounts counts = open.counts;
  if (!(tracks == open.open))
    for (int t : open.open - tracks) counts.add(board.track[t], -1);
  return counts;
}

Move nth_of_length(const Board& board, const Private& own, const TrackSet& tracks,
                   const OfLength& n, int grey, int length, int place) {
  const auto pick = [&](int colour, int ways) {
    const int t = (board.by_class[colour][length] & tracks).nth(place / ways);
    return nth_payment(own, t, board.track[t], place % ways);
  };
  for (int c = 0; c < kColours; ++c) {
    const int ways = lane(n.ways, c);
    const int claims = lane(n.tracks, c) * ways;
    if (place < claims) return pick(c, ways);
    place -= claims;
  }
  RH_ASSERT(place < grey * n.grey_ways, "a claim is picked that is not there");
  return pick(kGrey, n.grey_ways);
}

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
  const bool may_draw = open.deck > 0 || open.phase == Phase::second_card;  // T18, T23
  const u32 slots = may_draw ? open_slots(open) : 0;
  const int draws = std::popcount(slots) + (open.deck > 0);
  if (open.phase == Phase::second_card)
    return nth_draw(slots, static_cast<int>(chance.below(static_cast<u32>(draws))));

  const int ticket_moves = open.fresh + open.under > 0;
  const TrackSet tracks = claimable(open, seat);
  const OpenCounts counts = counts_for(*board_, open, tracks);
  const int longest = std::min(board_->longest, open.trains[index(seat)]);
  Lanes hand = 0;
  for (int c = 0; c < kColours; ++c) hand |= static_cast<Lanes>(own.hand[c]) << (8 * c);
  OfLength of[kMaxLength + 1];
  int moves = draws + ticket_moves;
  for (int length = 1; length <= longest; ++length) {
    of[length] = count_length(counts, hand, own.hand[kLocomotive], length);
    moves += of[length].claims;
    if (of[length].grey_ways == 0)
      break;  // what cannot be paid at this length cannot at a greater one
  }
  if (moves == 0) return Move::pass();

  int place = static_cast<int>(chance.below(static_cast<u32>(moves)));
  if (place < draws) return nth_draw(slots, place);
  if (place < draws + ticket_moves) return Move::draw_tickets();
  place -= draws + ticket_moves;
  int length = 1;
  while (place >= of[length].claims) place -= of[length++].claims;
  return nth_of_length(*board_, own, tracks, of[length], counts.grey[length - 1], length, place);
}

}  // namespace roundhouse::ttr
