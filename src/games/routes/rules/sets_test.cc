#include "games/routes/rules/sets.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/chance.h"
#include "games/routes/rules/board.h"
#include "games/routes/rules/boards_testing.h"

namespace roundhouse::routes {
namespace {

template <class Set>
void agrees_with_a_plain_set(int capacity) {
  Generator luck(17);
  for (int round = 0; round < 200; ++round) {
    Set a, b;
    std::set<int> plain_a, plain_b;
    for (int i = 0; i < 40; ++i) {
      const int x = static_cast<int>(luck.below(static_cast<u32>(capacity)));
      const int y = static_cast<int>(luck.below(static_cast<u32>(capacity)));
      a.add(x), plain_a.insert(x);
      b.add(y), plain_b.insert(y);
      if (luck.below(3) == 0) a.remove(y), plain_a.erase(y);
    }
    std::vector<int> both, either, only;
    for (int i = 0; i < capacity; ++i) {
      ASSERT_EQ(a.has(i), plain_a.count(i) == 1);
      if (plain_a.count(i) && plain_b.count(i)) both.push_back(i);
      if (plain_a.count(i) || plain_b.count(i)) either.push_back(i);
      if (plain_a.count(i) && !plain_b.count(i)) only.push_back(i);
    }
    const auto members = [](const Set& set) {
      std::vector<int> list;
      for (int i : set) list.push_back(i);
      return list;
    };
    EXPECT_EQ(members(a & b), both);
    EXPECT_EQ(members(a | b), either);
    EXPECT_EQ(members(a - b), only);
    EXPECT_EQ(a.count(), static_cast<int>(plain_a.size()));
    EXPECT_EQ((a - b).empty(), only.empty());
    for (std::size_t i = 0; i < either.size(); ++i)
      EXPECT_EQ((a | b).nth(static_cast<int>(i)), either[i]);
  }
}

TEST(Sets, tracks) { agrees_with_a_plain_set<TrackSet>(kMaxTracks); }
TEST(Sets, tickets) { agrees_with_a_plain_set<TicketSet>(kMaxTickets); }

TEST(Sets, an_empty_set_has_no_member) {
  for (int i : TrackSet{}) FAIL() << i;
  EXPECT_TRUE(TicketSet{}.empty());
}

TEST(Sets, nibbles_hold_small_numbers_or_nothing) {
  Nibbles<8> list;
  list.clear();
  for (int i = 0; i < 8; ++i) EXPECT_EQ(list[i], kNone);
  for (int i = 0; i < 8; ++i) list.set(i, static_cast<u8>(14 - i));
  for (int i = 0; i < 8; ++i) EXPECT_EQ(list[i], 14 - i);
  list.set(3, kNone);
  for (int i = 0; i < 8; ++i) EXPECT_EQ(list[i], i == 3 ? kNone : 14 - i);
}

TEST(Board, finishing_sorts_the_tracks_by_class) {
  const Board board =
      hand_made::board({{0, 1, 2, 0}, {0, 1, 2, kGrey}, {1, 2, 5, 0}, {2, 3, 2, 0}}, {}, {3}, 1);
  EXPECT_EQ(board.longest, 5);
  EXPECT_EQ(board.all.count(), 4);
  EXPECT_EQ(board.doubles.count(), 2);
  EXPECT_TRUE(board.doubles.has(0) && board.doubles.has(1));
  EXPECT_EQ(board.by_class[0][2].count(), 2);
  EXPECT_TRUE(board.by_class[0][2].has(3));
  EXPECT_TRUE(board.by_class[kGrey][2].has(1));
  EXPECT_EQ(board.by_class[0][5].nth(0), 2);
  EXPECT_TRUE(board.by_class[1][2].empty());
}

}  // namespace
}  // namespace roundhouse::routes
