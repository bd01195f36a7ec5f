// Small sets as bits of a number.
#pragma once

#include <bit>

#include "core/chance.h"
#include "core/types.h"

namespace roundhouse::signal {

constexpr int count(u64 set) { return std::popcount(set); }
constexpr bool has(u64 set, int i) { return i < 64 && (set >> i & 1) != 0; }
constexpr u64 bit(int i) { return u64{1} << i; }

// The n-th member, ascending.
constexpr int nth(u64 set, int n) {
  for (; n > 0; --n) set &= set - 1;
  return std::countr_zero(set);
}

// Luck takes one of a set. A tape tells the member itself.
inline int draw_of(u64 set, Question q, Chance& chance) {
  q.n = static_cast<u32>(count(set));
  const int told = chance.taped_ticket();
  if (told < 0) return nth(set, static_cast<int>(chance.below(q)));
  if (has(set, told)) return told;
  chance.mark_broken();
  return std::countr_zero(set);
}

}  // namespace roundhouse::signal
