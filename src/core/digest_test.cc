#include "core/digest.h"

#include <gtest/gtest.h>

namespace roundhouse {
namespace {

// The vectors published with the hash.
TEST(Digest, published_vectors) {
  EXPECT_EQ(digest_of(""), 0xcbf29ce484222325ull);
  EXPECT_EQ(digest_of("a"), 0xaf63dc4c8601ec8cull);
  EXPECT_EQ(digest_of("foobar"), 0x85944171f73967e8ull);
}

TEST(Digest, words_go_in_little_end_first) {
  Digest word, bytes;
  word.word(0x1234);
  bytes.byte(0x34);
  bytes.byte(0x12);
  EXPECT_EQ(word.value(), bytes.value());
}

TEST(Digest, order_matters) { EXPECT_NE(digest_of("ab"), digest_of("ba")); }

}  // namespace
}  // namespace roundhouse
