// BLAKE2b against what others' implementations say (python's hashlib); tests/server compares it
// with libsodium.
#include "core/blake2b.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace roundhouse {
namespace {

std::string hex(const Blake2b::Hash& hash) {
  std::string text;
  for (const unsigned char byte : hash)
    for (const int digit : {byte >> 4, byte & 15}) text += "0123456789abcdef"[digit];
  return text;
}

std::span<const unsigned char> bytes(std::string_view text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

// 0, 1, 2, … and after 255 again 0: longer than two blocks.
std::array<unsigned char, 260> counted() {
  std::array<unsigned char, 260> all;
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<unsigned char>(i);
  return all;
}

TEST(Blake2b, short_texts) {
  EXPECT_EQ(hex(blake2b({})), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  EXPECT_EQ(hex(blake2b(bytes("abc"))),
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Blake2b, with_a_key) {
  const auto all = counted();
  const std::span key(all.data(), 64);
  EXPECT_EQ(hex(blake2b({}, key)),
            "2fa9fbd9be36437de204e139e97d402bce68c828f43391608c891b5faed8a98a");
  EXPECT_EQ(hex(blake2b(std::span(all.data(), 255), key)),
            "fe7b76a61787c089141f9e10fca1e5092488d89c62ea793fb2c5b1f849b4f2cb");
  EXPECT_EQ(hex(blake2b(bytes("abc"), key.first(32))),
            "d63a32d3e44738d7907f964316c241adaba0abfeabc32349677578a15a203f7f");
}

// One hash over the hashes of 0, 1, … 260 bytes: every filling of a block, and the edges.
TEST(Blake2b, every_length_with_and_without_a_key) {
  const auto all = counted();
  Blake2b plain, keyed;
  for (std::size_t n = 0; n <= all.size(); ++n) {
    plain.update(blake2b(std::span(all.data(), n)));
    keyed.update(blake2b(std::span(all.data(), n), std::span(all.data(), n % 65)));
  }
  EXPECT_EQ(hex(plain.finish()),
            "700c0d314ae6822534d0fa6e8c33eaf0fa52f503ebd9ee8b11852affe7b58e70");
  EXPECT_EQ(hex(keyed.finish()),
            "67b35f663adf9ee25f116a019ad85480fd1b1e6616d40ff315017095b45b6976");
}

TEST(Blake2b, pieces_make_the_same_as_the_whole) {
  const auto all = counted();
  for (std::size_t cut = 0; cut <= all.size(); ++cut) {
    Blake2b pieces;
    pieces.update(std::span(all).first(cut));
    pieces.update(std::span(all).subspan(cut));
    EXPECT_EQ(pieces.finish(), blake2b(all)) << cut;
  }
}

}  // namespace
}  // namespace roundhouse
