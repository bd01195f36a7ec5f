#include "server/net/waiting.h"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace roundhouse::server {
namespace {

constexpr std::size_t kKilo = 1000, kSlack = 4 * kKilo;  // what objects cost besides their bytes

Text text_of(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

class WaitingTest : public testing::Test {
 protected:
  explicit WaitingTest(std::size_t most = 100 * kKilo) : waiting_(most) {
    for (int i = 0; i < 4; ++i)
      readers_.push_back(
          std::make_unique<Waiting::Reader>(waiting_, [this, i] { dropped_.push_back(i); }));
  }
  Waiting::Reader& reader(std::size_t i) { return *readers_[i]; }
  void push(std::size_t i, std::size_t size) { reader(i).push({Opcode::text, text_of(size)}); }

  Waiting waiting_;
  std::vector<int> dropped_;
  std::vector<std::unique_ptr<Waiting::Reader>> readers_;
};

TEST_F(WaitingTest, CountsWhatComesAndGoes) {
  EXPECT_EQ(waiting_.all(), 0u);
  push(0, 10 * kKilo);
  push(0, 20 * kKilo);
  EXPECT_NEAR(static_cast<double>(waiting_.all()), 30 * kKilo, kSlack);
  reader(0).pop();
  EXPECT_NEAR(static_cast<double>(waiting_.all()), 20 * kKilo, kSlack);
  EXPECT_EQ(reader(0).front().text->size(), 20 * kKilo);
  reader(0).pop();
  EXPECT_EQ(waiting_.all(), 0u);
  EXPECT_TRUE(reader(0).empty());
}

TEST_F(WaitingTest, TheOneWhoHoldsMostIsDroppedAndNotTheOneWhoIsSentTo) {
  push(0, 20 * kKilo);
  push(1, 50 * kKilo);
  push(2, 25 * kKilo);
  EXPECT_TRUE(dropped_.empty());
  push(3, 10 * kKilo);
  EXPECT_EQ(dropped_, std::vector{1});
  EXPECT_TRUE(reader(1).empty());
  EXPECT_FALSE(reader(3).empty());
  EXPECT_LE(waiting_.all(), 60 * kKilo);
}

TEST_F(WaitingTest, SeveralAreDroppedWhenOneIsNotEnough) {
  for (std::size_t i = 0; i < 3; ++i) push(i, (28 + i) * kKilo);
  push(3, 90 * kKilo);
  EXPECT_EQ(dropped_, (std::vector{3})) << "the largest is the new one";
  push(3, 12 * kKilo);
  push(3, 1 * kKilo);
  EXPECT_EQ(dropped_, (std::vector{3, 2}));
}

TEST_F(WaitingTest, ATextForManyIsThereOnce) {
  const Text news = text_of(40 * kKilo);
  for (std::size_t i = 0; i < 4; ++i) reader(i).push({Opcode::text, news});
  EXPECT_TRUE(dropped_.empty()) << "four times forty, but one text";
  EXPECT_NEAR(static_cast<double>(waiting_.all()), 40 * kKilo, kSlack);
  for (std::size_t i = 0; i < 3; ++i) reader(i).pop();
  EXPECT_GE(waiting_.all(), 40 * kKilo) << "one still waits for it";
  reader(3).pop();
  EXPECT_EQ(waiting_.all(), 0u);
}

TEST_F(WaitingTest, UnfinishedTextsCountToo) {
  reader(0).keep(60 * kKilo);
  push(1, 30 * kKilo);
  EXPECT_TRUE(dropped_.empty());
  reader(2).keep(20 * kKilo);
  EXPECT_EQ(dropped_, std::vector{0});
  reader(2).keep(0);
  EXPECT_NEAR(static_cast<double>(waiting_.all()), 30 * kKilo, kSlack);
}

TEST_F(WaitingTest, ManySmallTextsCostMoreThanTheirBytes) {
  for (int i = 0; i < 1000; ++i) push(0, 1);
  EXPECT_EQ(dropped_, std::vector{0});
}

TEST_F(WaitingTest, WhoLeavesTakesAllOfItAlong) {
  push(0, 10 * kKilo);
  reader(0).keep(5 * kKilo);
  readers_.erase(readers_.begin());
  EXPECT_EQ(waiting_.all(), 0u);
}

}  // namespace
}  // namespace roundhouse::server
