// Eight colours side by side, a byte each, all below 128: counted together in plain 64-bit
// arithmetic, because this is where playouts spend their time.
#pragma once

#include "core/types.h"

namespace roundhouse::routes::lanes {

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

}  // namespace roundhouse::routes::lanes
