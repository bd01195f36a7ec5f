#include "core/types.h"

#include <gtest/gtest.h>

#include "core/inline_vec.h"

namespace roundhouse {
namespace {

TEST(SeatSet, adds_removes_and_counts) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  set.add(seat_at(3));
  set.add(seat_at(1));
  EXPECT_EQ(set.count(), 2);
  EXPECT_EQ(set.lowest(), seat_at(1));
  EXPECT_TRUE(set.has(seat_at(3)));
  EXPECT_FALSE(set.has(seat_at(2)));
  set.remove(seat_at(1));
  EXPECT_EQ(set, SeatSet::only(seat_at(3)));
}

TEST(SeatSet, never_has_a_spectator) { EXPECT_FALSE(SeatSet{255}.has(kNobody)); }

TEST(SeatSet, all_are_the_lowest_seats) {
  EXPECT_EQ(SeatSet::all(2).bits, 0b11);
  EXPECT_EQ(SeatSet::all(5).bits, 0b11111);
}

TEST(Plain, padding_and_pointers_are_refused) {
  struct Padded {
    u8 a;
    u16 b;
  };
  struct Tight {
    u16 b;
    u8 a, c;
  };
  static_assert(!Plain<Padded>);
  static_assert(Plain<Tight>);
}

TEST(InlineVec, keeps_what_was_pushed) {
  InlineVec<int, 3> list;
  EXPECT_TRUE(list.empty());
  for (int i : {7, 8, 9}) list.push(i);
  EXPECT_EQ(list.size(), 3u);
  EXPECT_EQ(list[1], 8);
  int sum = 0;
  for (int i : list) sum += i;
  EXPECT_EQ(sum, 24);
  const std::span<const int> span = list;
  EXPECT_EQ(span.back(), 9);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
}

TEST(InlineVecDeathTest, one_too_many_is_a_bug) {
  InlineVec<int, 1> list;
  list.push(1);
  EXPECT_DEATH(list.push(2), "a fixed list is full");
}

}  // namespace
}  // namespace roundhouse
