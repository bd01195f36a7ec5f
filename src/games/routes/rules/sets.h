// Sets of tracks and of tickets as plain bits. Not containers: a set knows no board.
#pragma once

#include <bit>

#include "core/assert.h"
#include "core/types.h"

namespace roundhouse::routes {

inline constexpr int kMaxTracks = 128;
inline constexpr int kMaxTickets = 80;

// A set over `kWords` words; iterate with `for (int i : set)`.
template <class Word, int kWords>
struct BitSet {
  Word w[kWords] = {};
  static constexpr int kBits = static_cast<int>(sizeof(Word) * 8);

  constexpr bool has(int i) const { return ((w[i / kBits] >> (i % kBits)) & 1) != 0; }
  constexpr void add(int i) {
    w[i / kBits] = static_cast<Word>(w[i / kBits] | (Word{1} << (i % kBits)));
  }
  constexpr void remove(int i) {
    w[i / kBits] = static_cast<Word>(w[i / kBits] & ~(Word{1} << (i % kBits)));
  }
  constexpr int count() const {
    int n = 0;
    for (Word x : w) n += std::popcount(x);
    return n;
  }
  constexpr bool empty() const {
    Word any = 0;
    for (Word x : w) any = static_cast<Word>(any | x);
    return any == 0;
  }
  // The member with `place` smaller members.
  constexpr int nth(int place) const {
    for (int i = 0; i < kWords; ++i) {
      Word x = w[i];
      const int here = std::popcount(x);
      if (place >= here) {
        place -= here;
        continue;
      }
      while (place-- > 0) x = static_cast<Word>(x & (x - 1));
      return i * kBits + std::countr_zero(x);
    }
    RH_ASSERT(false, "a set has no such member");
    return 0;
  }

  friend constexpr BitSet operator&(BitSet a, const BitSet& b) {
    for (int i = 0; i < kWords; ++i) a.w[i] = static_cast<Word>(a.w[i] & b.w[i]);
    return a;
  }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) {
    for (int i = 0; i < kWords; ++i) a.w[i] = static_cast<Word>(a.w[i] | b.w[i]);
    return a;
  }
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) {
    for (int i = 0; i < kWords; ++i) a.w[i] = static_cast<Word>(a.w[i] & ~b.w[i]);
    return a;
  }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

  struct Iterator {
    BitSet rest;
    constexpr int operator*() const {
      int i = 0;
      while (rest.w[i] == 0) ++i;  // != has seen that there is one
      return i * kBits + std::countr_zero(rest.w[i]);
    }
    constexpr Iterator& operator++() {
      for (Word& x : rest.w) {
        if (x == 0) continue;
        x = static_cast<Word>(x & (x - 1));
        break;
      }
      return *this;
    }
    constexpr bool operator!=(const Iterator&) const { return !rest.empty(); }
  };
  constexpr Iterator begin() const { return {*this}; }
  constexpr Iterator end() const { return {}; }
};

// Small numbers 0 … 14 or kNone, two to a byte.
template <int kSize>
struct Nibbles {
  u8 pairs[kSize / 2] = {};
  static_assert(kSize % 2 == 0);

  constexpr u8 operator[](int i) const {
    const u8 n = static_cast<u8>(pairs[i / 2] >> (i % 2 * 4) & 15);
    return n == 15 ? kNone : n;
  }
  constexpr void set(int i, u8 n) {
    const int shift = i % 2 * 4;
    pairs[i / 2] = static_cast<u8>((pairs[i / 2] & ~(15 << shift)) | (n & 15) << shift);
  }
  constexpr void clear() {
    for (u8& pair : pairs) pair = 255;
  }
};

using TrackSet = BitSet<u64, 2>;
using TicketSet = BitSet<u16, 5>;  // words of 16 bits keep 80 tickets in 10 bytes
static_assert(kMaxTracks == 2 * 64 && kMaxTickets == 5 * 16);

}  // namespace roundhouse::routes
