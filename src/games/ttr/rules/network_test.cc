#include "games/routes/rules/network.h"

#include <gtest/gtest.h>

#include "core/chance.h"
#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/builtin.h"

namespace roundhouse::ttr {
namespace {

Board network(std::vector<hand_made::Line> lines) {
  return hand_made::board(std::move(lines), {}, {1}, 1);
}
int longest(const Board& board) { return longest_trail(board, board.all).length; }

// Every trail from every city, one track after the other: slow and obvious.
int brute_force(const Board& board, const TrackSet& unused, int city) {
  int best = 0;
  for (int t : unused) {
    const Track& track = board.track[t];
    if (track.a != city && track.b != city) continue;
    TrackSet rest = unused;
    rest.remove(t);
    const int next = track.a == city ? track.b : track.a;
    best = std::max(best, track.length + brute_force(board, rest, next));
  }
  return best;
}

int brute_force(const Board& board, const TrackSet& tracks) {
  int best = 0;
  for (int city = 0; city < board.cities; ++city)
    best = std::max(best, brute_force(board, tracks, city));
  return best;
}

bool reachable(const Board& board, const TrackSet& tracks, int from, int to) {
  std::vector<bool> seen(kMaxCities);
  std::vector<int> queue{from};
  seen[static_cast<std::size_t>(from)] = true;
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (int t : tracks)
      for (const auto& [a, b] :
           {std::pair{board.track[t].a, board.track[t].b}, {board.track[t].b, board.track[t].a}})
        if (a == queue[i] && !seen[b]) {
          seen[b] = true;
          queue.push_back(b);
        }
  return seen[static_cast<std::size_t>(to)];
}

// The tracks named with a length must themselves make one trail of that length.
void expect_one_trail(const Board& board, const TrackSet& within, const Trail& trail) {
  int length = 0, odd = 0, start = -1;
  std::vector<int> degree(kMaxCities);
  for (int t : trail.tracks) {
    EXPECT_TRUE(within.has(t));
    length += board.track[t].length;
    for (u8 city : {board.track[t].a, board.track[t].b}) ++degree[city], start = city;
  }
  EXPECT_EQ(length, trail.length);
  for (int city = 0; city < kMaxCities; ++city) {
    odd += degree[static_cast<std::size_t>(city)] % 2;
    const bool on_it = degree[static_cast<std::size_t>(city)] > 0;
    EXPECT_TRUE(!on_it || reachable(board, trail.tracks, start, city));
  }
  EXPECT_LE(odd, 2);
}

Board random_network(Generator& luck, int cities, int tracks) {
  std::vector<hand_made::Line> lines;
  while (static_cast<int>(lines.size()) < tracks) {
    const int a = static_cast<int>(luck.below(static_cast<u32>(cities)));
    const int b = static_cast<int>(luck.below(static_cast<u32>(cities)));
    if (a != b) lines.push_back({a, b, 1 + static_cast<int>(luck.below(6)), kGrey});
  }
  return network(lines);
}

TEST(LongestTrail, T52_nothing_claimed_is_no_path) {
  const Board board = network({{0, 1, 3, 0}});
  EXPECT_EQ(longest_trail(board, {}).length, 0);
  EXPECT_TRUE(longest_trail(board, {}).tracks.empty());
}

TEST(LongestTrail, T52_known_shapes) {
  EXPECT_EQ(longest(network({{0, 1, 3, 0}})), 3);
  EXPECT_EQ(longest(network({{0, 1, 3, 0}, {1, 2, 4, 0}})), 7);                // a line
  EXPECT_EQ(longest(network({{0, 1, 1, 0}, {1, 2, 2, 0}, {0, 2, 3, 0}})), 6);  // a loop
  EXPECT_EQ(longest(network({{0, 1, 1, 0}, {0, 2, 2, 0}, {0, 3, 3, 0}})), 5);  // a star
  EXPECT_EQ(longest(network({{0, 1, 5, 0}, {2, 3, 4, 0}, {3, 4, 2, 0}})), 6);  // two pieces
  EXPECT_EQ(longest(network({{0, 1, 1, 0}, {0, 1, 2, 0}, {0, 1, 3, 0}})), 6);  // three parallel
  EXPECT_EQ(longest(network({{0, 1, 1, 0}, {1, 2, 1, 0}, {2, 0, 1, 0}, {2, 3, 6, 0}})),
            9);  // loop with a tail
  EXPECT_EQ(longest(network({{0, 1, 2, 0},
                             {1, 2, 2, 0},
                             {2, 0, 2, 0},  // an eight
                             {0, 3, 1, 0},
                             {3, 4, 1, 0},
                             {4, 0, 1, 0}})),
            9);
  EXPECT_EQ(
      longest(network(
          {{0, 1, 1, 0}, {0, 2, 1, 0}, {0, 3, 1, 0}, {1, 2, 1, 0}, {1, 3, 1, 0}, {2, 3, 1, 0}})),
      5);
}

TEST(LongestTrail, T52_agrees_with_brute_force_on_random_networks) {
  Generator luck(2024);
  for (int round = 0; round < 4000; ++round) {
    const int cities = 2 + static_cast<int>(luck.below(7));
    const int most = cities <= 3 ? 6 : 10;
    const Board board =
        random_network(luck, cities, static_cast<int>(luck.below(static_cast<u32>(most))) + 1);
    const Trail trail = longest_trail(board, board.all);
    ASSERT_EQ(trail.length, brute_force(board, board.all)) << "round " << round;
    expect_one_trail(board, board.all, trail);
    if (HasFailure()) FAIL() << "round " << round;
  }
}

// What a player really builds: connected pieces of the real board, up to 14 tracks.
TEST(LongestTrail, T52_agrees_with_brute_force_on_the_real_board) {
  const Board& board = *builtins()[0].board;
  Generator luck(7);
  for (int round = 0; round < 300; ++round) {
    TrackSet tracks;
    u64 cities = u64{1} << luck.below(board.cities);
    for (int tries = 0; tries < 400 && tracks.count() < 14; ++tries) {
      const int t = static_cast<int>(luck.below(board.tracks));
      const u64 ends = u64{1} << board.track[t].a | u64{1} << board.track[t].b;
      if ((cities & ends) == 0 && luck.below(20) != 0) continue;
      tracks.add(t);
      cities |= ends;
    }
    const Trail trail = longest_trail(board, tracks);
    ASSERT_EQ(trail.length, brute_force(board, tracks)) << "round " << round;
    expect_one_trail(board, tracks, trail);
    if (HasFailure()) FAIL() << "round " << round;
  }
}

TEST(Joined, T44_agrees_with_a_walk_through_the_network) {
  Generator luck(99);
  for (int round = 0; round < 500; ++round) {
    const int cities = 2 + static_cast<int>(luck.below(10));
    const Board board = random_network(luck, cities, 1 + static_cast<int>(luck.below(12)));
    TrackSet some;
    for (int t : board.all)
      if (luck.below(2) == 0) some.add(t);
    const Joined joined(board, some);
    for (int a = 0; a < board.cities; ++a)
      for (int b = 0; b < board.cities; ++b)
        ASSERT_EQ(joined.join(a, b), reachable(board, some, a, b))
            << round << ": " << a << ", " << b;
  }
}

}  // namespace
}  // namespace roundhouse::ttr
