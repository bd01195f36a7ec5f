// BLAKE2b (RFC 7693) with 32 bytes of output, with or without a key. Our own, so that sealed luck
// needs no library; tests compare it with one.
#pragma once

#include <array>
#include <span>

#include "core/types.h"

namespace roundhouse {

class Blake2b {
 public:
  using Hash = std::array<unsigned char, 32>;

  explicit Blake2b(std::span<const unsigned char> key = {});  // at most 64 bytes
  void update(std::span<const unsigned char> bytes);
  Hash finish();  // once

 private:
  void compress(bool last);

  u64 state_[8];
  u64 length_ = 0;  // of what was compressed, the present block included
  unsigned char block_[128] = {};
  unsigned filled_ = 0;  // of the block, which is compressed only when more comes
};

inline Blake2b::Hash blake2b(std::span<const unsigned char> bytes,
                             std::span<const unsigned char> key = {}) {
  Blake2b hash(key);
  hash.update(bytes);
  return hash.finish();
}

}  // namespace roundhouse
