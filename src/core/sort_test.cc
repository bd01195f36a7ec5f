#include "core/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/chance.h"

namespace roundhouse {
namespace {

TEST(SortShort, is_a_stable_sort) {
  Chance luck = Chance::seeded(7);
  const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
  for (int length = 0; length < 100; ++length) {
    std::vector<std::pair<u32, int>> ours;
    for (int i = 0; i < length; ++i) ours.emplace_back(luck.below(8), i);
    auto theirs = ours;
    sort_short(ours.begin(), ours.end(), before);
    std::sort(theirs.begin(), theirs.end());  // by the place they had, where they are equal
    EXPECT_EQ(ours, theirs);
  }
}

TEST(SortShort, sorts_upwards_where_nothing_is_said) {
  int some[] = {3, 1, 2, 1};
  sort_short(some, some + 4);
  EXPECT_TRUE(std::is_sorted(some, some + 4));
}

}  // namespace
}  // namespace roundhouse
