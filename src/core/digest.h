// FNV-1a, 64 bits: the one hash of records, views and boards. Chosen because anyone can write it in
// three lines of any language. It finds accidents; it proves no honesty (sealed luck does that).
#pragma once

#include <string_view>

#include "core/types.h"

namespace roundhouse {

class Digest {
 public:
  constexpr void byte(u8 b) { hash_ = (hash_ ^ b) * 1099511628211ull; }
  constexpr void word(u16 w) {
    byte(static_cast<u8>(w));
    byte(static_cast<u8>(w >> 8));
  }
  template <class Bytes>
  constexpr void bytes(const Bytes& all) {
    for (auto b : all) byte(static_cast<u8>(b));
  }
  constexpr u64 value() const { return hash_; }

 private:
  u64 hash_ = 14695981039346656037ull;
};

constexpr u64 digest_of(std::string_view text) {
  Digest digest;
  digest.bytes(text);
  return digest.value();
}

}  // namespace roundhouse
