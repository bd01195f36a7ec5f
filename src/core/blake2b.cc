#include "core/blake2b.h"

#include <algorithm>
#include <bit>

#include "core/assert.h"

namespace roundhouse {

namespace {

constexpr u64 kStart[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                           0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                           0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr u8 kOrder[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                               {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                               {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                               {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                               {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                               {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                               {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                               {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                               {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                               {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};
constexpr int kRounds = 12;  // the last two in the orders of the first two

// The four words that each step of a round mixes: columns, then diagonals.
constexpr u8 kMixed[8][4] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                             {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};

u64 little_endian(const unsigned char* bytes) {
  u64 word = 0;
  for (int i = 7; i >= 0; --i) word = word << 8 | bytes[i];
  return word;
}

void mix(u64& a, u64& b, u64& c, u64& d, u64 x, u64 y) {
  a += b + x;
  d = std::rotr(d ^ a, 32);
  c += d;
  b = std::rotr(b ^ c, 24);
  a += b + y;
  d = std::rotr(d ^ a, 16);
  c += d;
  b = std::rotr(b ^ c, 63);
}

}  // namespace

Blake2b::Blake2b(std::span<const unsigned char> key) {
  RH_ASSERT(key.size() <= 64, "the key of a hash is too long");
  std::copy(kStart, kStart + 8, state_);
  state_[0] ^= 0x01010000 ^ key.size() << 8 ^ std::tuple_size_v<Hash>;
  if (key.empty()) return;
  std::copy(key.begin(), key.end(), block_);
  filled_ = sizeof block_;
}

void Blake2b::update(std::span<const unsigned char> bytes) {
  for (const unsigned char byte : bytes) {
    if (filled_ == sizeof block_) compress(false);
    block_[filled_++] = byte;
  }
}

Blake2b::Hash Blake2b::finish() {
  std::fill(block_ + filled_, block_ + sizeof block_, 0);
  compress(true);
  Hash hash;
  for (std::size_t i = 0; i < hash.size(); ++i)
    hash[i] = static_cast<unsigned char>(state_[i / 8] >> (8 * (i % 8)));
  return hash;
}

void Blake2b::compress(bool last) {
  length_ += filled_;
  filled_ = 0;
  u64 v[16], word[16];
  for (int i = 0; i < 16; ++i) word[i] = little_endian(block_ + 8 * i);
  std::copy(state_, state_ + 8, v);
  std::copy(kStart, kStart + 8, v + 8);
  v[12] ^= length_;
  if (last) v[14] = ~v[14];
  for (int round = 0; round < kRounds; ++round) {
    const u8* order = kOrder[round % 10];
    for (int step = 0; step < 8; ++step) {
      const u8* at = kMixed[step];
      mix(v[at[0]], v[at[1]], v[at[2]], v[at[3]], word[order[2 * step]], word[order[2 * step + 1]]);
    }
  }
  for (int i = 0; i < 8; ++i) state_[i] ^= v[i] ^ v[i + 8];
}

}  // namespace roundhouse
