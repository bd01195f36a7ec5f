// The arena's sums: intervals, ratings, the sequential test, and lines that can be read back.
#include <gtest/gtest.h>

#include <cmath>

#include "cli/arena/arena_report.h"

namespace roundhouse::cli {
namespace {

Tournament pair(std::vector<std::string> bots) {
  return {.game = "ttr-classic", .options = "", .bots = std::move(bots), .players = 2, .seed = 3};
}

// Player 0 of the lineup wins `wins` of the two games of a deal.
Block deal_won(int lineup, long deal, int wins) {
  Block block{.lineup = lineup, .deal = deal, .players = 2};
  for (std::size_t g = 0; g < 2; ++g) {
    const bool won = static_cast<int>(g) < wins;
    block.game[g][won ? 0 : 1] = {.share = kWhole, .score = 110, .routes = 80, .tickets = 30};
    block.game[g][won ? 1 : 0] = {.share = 0, .score = 90, .routes = 80, .tickets = 10};
  }
  return block;
}

TEST(Arena, a_block_reads_back_as_it_was_written) {
  const Block block = deal_won(1, 42, 1);
  const std::string line = write_block(block);
  const auto read = read_block(line.substr(0, line.size() - 1));
  ASSERT_TRUE(read);
  EXPECT_EQ(write_block(*read), line);
  EXPECT_FALSE(read_block("1 42 2 60 110"));
  EXPECT_FALSE(read_block("1 42 9"));
}

TEST(Arena, a_head_reads_back_and_tells_tournaments_apart) {
  Tournament one = pair({"hard", "expert:iters=50"});
  one.options = "first=0,x=1";
  const auto read = Tournament::read_head(one.head());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->head(), one.head());
  one.seed = 4;
  EXPECT_NE(read->head(), one.head());
  EXPECT_FALSE(Tournament::read_head("arena 2 x 2 1 a -"));
}

TEST(Arena, lineups_are_pairs_or_one_against_the_rest_or_one_table) {
  using Lineups = std::vector<std::vector<int>>;
  EXPECT_EQ(pair({"a", "b", "c"}).lineups(), (Lineups{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(pair({"a", "a"}).lineups(), (Lineups{{0, 0}}));
  Tournament four = pair({"a", "b"});
  four.players = 4;
  EXPECT_EQ(four.lineups(), (Lineups{{0, 1, 1, 1}, {1, 0, 0, 0}}));
  four.bots = {"a", "b", "b", "b"};
  EXPECT_EQ(four.lineups(), (Lineups{{0, 1, 1, 1}}));
}

TEST(Arena, intervals_are_over_deals_not_games) {
  const Interval i = over_deals({0.5, 0.5, 1.0, 0.0});
  EXPECT_DOUBLE_EQ(i.mean, 0.5);
  EXPECT_NEAR(i.high - i.mean, 1.96 * std::sqrt(0.5 / 3 / 4), 1e-12);
  const Interval even = over_deals({0.5, 0.5, 0.5});  // one game each: the deals say nothing else
  EXPECT_DOUBLE_EQ(even.low, even.high);
}

TEST(Arena, ratings_give_back_the_odds) {
  const Tournament t = pair({"easy", "hard"});
  std::vector<Block> blocks;
  for (long d = 0; d < 400; ++d) blocks.push_back(deal_won(0, d, d % 2));  // easy wins a quarter
  const auto all = ratings(t, blocks, "easy");
  EXPECT_DOUBLE_EQ(all[0].elo.mean, 0);
  EXPECT_NEAR(all[1].elo.mean, 400 * std::log10(3.0), 3);
  EXPECT_LT(all[1].elo.low, all[1].elo.mean);
  EXPECT_GT(all[1].elo.high, all[1].elo.mean);
  EXPECT_EQ(anchor_of({"hard", "easy", "steiner"}), "steiner");
}

TEST(Arena, the_sequential_test_decides_both_ways) {
  const Sprt sprt{.elo0 = 0, .elo1 = 50};
  std::vector<double> even, better;
  for (int i = 0; i < 400; ++i) {
    even.push_back(i % 4 == 0 ? 1 : i % 4 == 1 ? 0 : 0.5);
    better.push_back(i % 4 == 0 ? 1 : i % 8 == 1 ? 0 : 0.5);
  }
  EXPECT_LT(sprt.ratio(even), -Sprt::kBound);
  EXPECT_GT(sprt.ratio(better), 0);
  for (double& x : better) x = std::min(1.0, x + 0.25);
  EXPECT_GT(sprt.ratio(better), Sprt::kBound);
  EXPECT_EQ(sprt.ratio({1, 1, 1}), 0) << "too little to say anything";
}

TEST(Arena, the_report_tells_points_by_source) {
  const Tournament t = pair({"hard", "easy"});
  const Report report = make_report(t, {deal_won(0, 0, 2), deal_won(0, 1, 1)}, "");
  ASSERT_EQ(report.matches.size(), 1u);
  const Line& hard = report.matches[0].lines[0];
  EXPECT_EQ(hard.games, 4);
  EXPECT_DOUBLE_EQ(hard.win.mean, 0.75);
  EXPECT_DOUBLE_EQ(hard.routes, 80);
  EXPECT_DOUBLE_EQ(hard.tickets, 25);
  EXPECT_NE(as_json(report).find("\"tickets\":25.00"), std::string::npos);
  const std::string page = as_page(report);
  EXPECT_NE(page.find("<svg"), std::string::npos);
  EXPECT_NE(page.find("by source"), std::string::npos);
  EXPECT_NE(as_text(report).find("= routes 80.0 tickets 25.0"), std::string::npos);
  EXPECT_EQ(page.find("http"), std::string::npos) << "the page must need no network";
}

TEST(Arena, a_game_without_sources_of_points_shows_none) {
  Block block = deal_won(0, 0, 1);
  for (auto& game : block.game)
    for (Showing& s : game) s.routes = s.tickets = 0;
  const Report report = make_report(pair({"medium", "easy"}), {block}, "");
  EXPECT_EQ(as_text(report).find("routes"), std::string::npos) << as_text(report);
  EXPECT_EQ(as_page(report).find("by source"), std::string::npos);
}

}  // namespace
}  // namespace roundhouse::cli
