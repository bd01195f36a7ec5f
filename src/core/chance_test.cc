#include "core/chance.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace roundhouse {
namespace {

constexpr Question kAnything{Purpose::train_card, 0, 0, 6};

// Sum of (seen - expected)² / expected over equally likely answers.
template <std::size_t kAnswers>
double chi_square(const std::array<int, kAnswers>& seen) {
  double all = 0, sum = 0;
  for (int n : seen) all += n;
  const double expected = all / kAnswers;
  for (int n : seen) sum += (n - expected) * (n - expected) / expected;
  return sum;
}

TEST(Generator, gives_the_published_splitmix64_numbers) {
  Generator zero(0);
  EXPECT_EQ(zero.next(), 0xe220a8397b1dcdafull);
  EXPECT_EQ(zero.next(), 0x6e789e6aa1b965f4ull);
  EXPECT_EQ(zero.next(), 0x06c45d188009454full);
  Generator other(1234567);
  EXPECT_EQ(other.next(), 6457827717110365317ull);
  EXPECT_EQ(other.next(), 3203168211198807973ull);
  EXPECT_EQ(other.next(), 9817491932198370423ull);
}

TEST(Generator, below_takes_the_upper_half_times_n) {
  Generator generator(0);
  EXPECT_EQ(generator.below(100), 0xe220a839ull * 100 >> 32);
  EXPECT_EQ(generator.below(7), 0x6e789e6aull * 7 >> 32);
}

TEST(Generator, below_stays_below) {
  Generator generator(11);
  for (u32 n = 1; n < 300; ++n)
    for (int i = 0; i < 50; ++i) ASSERT_LT(generator.below(n), n);
}

TEST(Generator, below_reaches_every_answer_equally_often) {
  Generator generator(5);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60000; ++i) ++seen[generator.below(6)];
  EXPECT_LT(chi_square(seen), 20.5);  // 5 degrees of freedom, 1 in 1000
}

// Without throwing away unfair numbers, 0 modulo 3 would come up half of the time.
TEST(Generator, below_is_fair_for_huge_n) {
  Generator generator(6);
  std::array<int, 3> seen{};
  for (int i = 0; i < 30000; ++i) ++seen[generator.below(3u << 30) % 3];
  EXPECT_LT(chi_square(seen), 13.8);  // 2 degrees of freedom, 1 in 1000
}

TEST(StreamSeed, streams_and_seeds_differ) {
  std::set<u64> seeds;
  for (u64 seed = 0; seed < 50; ++seed)
    for (u64 stream = 0; stream < 50; ++stream) seeds.insert(stream_seed(seed, stream));
  EXPECT_EQ(seeds.size(), 2500u);
}

TEST(SeededChance, repeats_itself) {
  Chance a = Chance::seeded(42), b = Chance::seeded(42), c = Chance::seeded(43);
  bool differs = false;
  for (int i = 0; i < 20; ++i) {
    const u32 answer = a.below(1000);
    EXPECT_EQ(answer, b.below(1000));
    differs |= answer != c.below(1000);
  }
  EXPECT_TRUE(differs);
}

TEST(SeededChance, cards_come_in_proportion_to_their_counts) {
  Chance chance = Chance::seeded(3);
  const u8 counts[4] = {1, 0, 2, 1};
  std::array<int, 4> halves{};  // kind 2 split in two, so that all four are equally likely
  for (int i = 0; i < 40000; ++i) {
    const int kind = chance.card({Purpose::train_card, 0, 0, 4}, counts);
    ASSERT_NE(kind, 1);
    ++halves[kind == 0 ? 0 : kind == 3 ? 3 : 1 + i % 2];
  }
  EXPECT_LT(chi_square(halves), 16.3);  // 3 degrees of freedom, 1 in 1000
}

TEST(SeededChance, has_no_tape) {
  Chance chance = Chance::seeded(1);
  EXPECT_EQ(chance.taped_ticket(), -1);
  chance.mark_broken();  // nothing to break
}

TEST(TapedChance, reads_each_tape_front_to_back) {
  const u8 cards[] = {2, 0}, tickets[] = {7, 9}, picks[] = {4, 1};
  Chance::Tape tape{cards, tickets, picks};
  Chance chance = Chance::taped(tape);
  const u8 counts[3] = {5, 5, 5};
  EXPECT_EQ(chance.card(kAnything, counts), 2);
  EXPECT_EQ(chance.taped_ticket(), 7);
  EXPECT_EQ(chance.below(5), 4u);
  EXPECT_EQ(chance.card(kAnything, counts), 0);
  EXPECT_EQ(chance.taped_ticket(), 9);
  EXPECT_EQ(chance.below(5), 1u);
  EXPECT_FALSE(tape.broken);
  EXPECT_TRUE(tape.cards.empty() && tape.tickets.empty() && tape.picks.empty());
}

TEST(TapedChance, a_missing_outcome_breaks_the_tape_but_still_answers) {
  Chance::Tape tape;
  Chance chance = Chance::taped(tape);
  const u8 counts[3] = {0, 2, 1};
  EXPECT_EQ(chance.card(kAnything, counts), 1);  // the first card there is
  EXPECT_TRUE(tape.broken);
}

TEST(TapedChance, a_card_that_is_not_there_breaks_the_tape) {
  const u8 cards[] = {0};
  Chance::Tape tape{.cards = cards, .tickets = {}, .picks = {}};
  Chance chance = Chance::taped(tape);
  const u8 counts[3] = {0, 2, 1};
  EXPECT_EQ(chance.card(kAnything, counts), 1);
  EXPECT_TRUE(tape.broken);
}

TEST(TapedChance, an_answer_out_of_range_breaks_the_tape) {
  const u8 picks[] = {5};
  Chance::Tape tape{.cards = {}, .tickets = {}, .picks = picks};
  Chance chance = Chance::taped(tape);
  EXPECT_EQ(chance.below(5), 0u);
  EXPECT_TRUE(tape.broken);
}

TEST(TapedChance, the_caller_may_break_it) {
  Chance::Tape tape;
  Chance::taped(tape).mark_broken();
  EXPECT_TRUE(tape.broken);
}

TEST(HookedChance, passes_the_whole_question_on) {
  Question asked{};
  const auto hook = [](void* self, const Question& q) -> u32 {
    *static_cast<Question*>(self) = q;
    return 3;
  };
  Chance chance = Chance::hooked(hook, &asked);
  const u8 counts[3] = {2, 1, 4};
  EXPECT_EQ(chance.card({Purpose::train_card, 2, 17, 7}, counts), 2);  // places 3 to 6 are kind 2
  EXPECT_EQ(asked.purpose, Purpose::train_card);
  EXPECT_EQ(asked.shuffle, 2);
  EXPECT_EQ(asked.index, 17);
  EXPECT_EQ(asked.n, 7u);
  EXPECT_EQ(chance.taped_ticket(), -1);
}

}  // namespace
}  // namespace roundhouse
