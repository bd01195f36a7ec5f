// Our BLAKE2b is libsodium's: on the self-test of RFC 7693 and on random inputs and keys. Here,
// because only the server and its tests know libsodium.
#include "core/blake2b.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <cstdint>
#include <random>
#include <vector>

namespace roundhouse {
namespace {

using Bytes = std::vector<unsigned char>;

Bytes sodium(std::size_t size, const Bytes& in, const Bytes& key) {
  Bytes out(size);
  EXPECT_EQ(0, crypto_generichash(out.data(), size, in.data(), in.size(), key.data(), key.size()));
  return out;
}

Bytes ours(const Bytes& in, const Bytes& key) {
  const Blake2b::Hash hash = blake2b(in, key);
  return {hash.begin(), hash.end()};
}

// The deterministic bytes of RFC 7693, appendix E.
Bytes sequence(std::size_t size) {
  std::uint32_t a = 0xDEAD4BADu * static_cast<std::uint32_t>(size), b = 1;
  Bytes out(size);
  for (unsigned char& byte : out) {
    const std::uint32_t sum = a + b;
    a = b;
    b = sum;
    byte = static_cast<unsigned char>(sum >> 24);
  }
  return out;
}

// Its self-test is one hash over hashes of four sizes. Those of 32 bytes are ours and so is the one
// over all; of the other sizes we make none.
TEST(Blake2b, self_test_of_the_rfc) {
  Blake2b all;
  for (const std::size_t size : {20u, 32u, 48u, 64u})
    for (const std::size_t length : {0u, 3u, 128u, 129u, 255u, 1024u})
      for (const Bytes& key : {Bytes{}, sequence(size)}) {
        const Bytes in = sequence(length);
        all.update(size == 32 ? ours(in, key) : sodium(size, in, key));
      }
  const Blake2b::Hash expected = {0xC2, 0x3A, 0x78, 0x00, 0xD9, 0x81, 0x23, 0xBD, 0x10, 0xF5, 0x06,
                                  0xC6, 0x1E, 0x29, 0xDA, 0x56, 0x03, 0xD7, 0x63, 0xB8, 0xBB, 0xAD,
                                  0x2E, 0x73, 0x7F, 0x5E, 0x76, 0x5A, 0x7B, 0xCC, 0xD4, 0x75};
  EXPECT_EQ(all.finish(), expected);
}

TEST(Blake2b, ten_thousand_random_inputs_as_libsodium_has_them) {
  std::mt19937 random(7);
  const auto some = [&](std::size_t most) {
    Bytes bytes(random() % (most + 1));
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random());
    return bytes;
  };
  for (int i = 0; i < 10'000; ++i) {
    const Bytes in = some(600), key = i % 2 == 0 ? Bytes{} : some(64);
    ASSERT_EQ(ours(in, key), sodium(32, in, key)) << i << ": " << in.size() << ", " << key.size();
  }
}

}  // namespace
}  // namespace roundhouse
