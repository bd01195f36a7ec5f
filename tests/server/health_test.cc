// The folder and the store of a server: who has it, who reads it, whether it takes what is written.
#include "server/base/health.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <functional>
#include <string>

#include "server/store/data_folder.h"
#include "server/store/open_store.h"
#include "server/temp_dir_testing.h"

namespace roundhouse::server {
namespace {

constexpr std::uint64_t kMiB = 1u << 20;

std::string logged(const std::function<void()>& work) {
  testing::internal::CaptureStderr();
  work();
  return testing::internal::GetCapturedStderr();
}

TEST(StoreHealth, TheLogHearsOfAFailureOnceAndOfItsEndOnce) {
  Health health;
  EXPECT_NE(logged([&] { health.failed("disk full"); }).find("store-failed"), std::string::npos);
  EXPECT_EQ(logged([&] { health.failed("disk full"); }), "");
  EXPECT_EQ(health.problem(), "disk full");
  EXPECT_EQ(health.failures(), 2u);
  EXPECT_NE(logged([&] { health.succeeded(); }).find("store-back"), std::string::npos);
  EXPECT_EQ(logged([&] { health.succeeded(); }), "");
  EXPECT_FALSE(health.is_failing());
}

TEST(StoreHealth, LowSpaceIsToldWhenItBeginsAndWhenItIsOver) {
  Health health;
  EXPECT_EQ(logged([&] { health.measured(500 * kMiB); }), "");
  EXPECT_NE(logged([&] { health.measured(99 * kMiB); }).find("low-space"), std::string::npos);
  EXPECT_EQ(logged([&] { health.measured(50 * kMiB); }), "");
  EXPECT_EQ(logged([&] { health.measured(120 * kMiB); }), "") << "neither low nor over";
  EXPECT_TRUE(health.is_low());
  EXPECT_NE(logged([&] { health.measured(200 * kMiB); }).find("space-back"), std::string::npos);
  EXPECT_FALSE(health.is_low());
  EXPECT_EQ(logged([&] { health.measured(std::nullopt); }), "");
}

TEST(DataFolder, HasOneOwnerAtATime) {
  TempDir dir;
  const auto data = dir.path() / "data";
  {
    const auto first = DataLock::take(data);
    ASSERT_TRUE(std::holds_alternative<DataLock>(first));
    const auto second = DataLock::take(data);
    ASSERT_TRUE(std::holds_alternative<InUse>(second));
    EXPECT_EQ(std::get<InUse>(second).by, "process " + std::to_string(::getpid()));
  }
  EXPECT_TRUE(std::holds_alternative<DataLock>(DataLock::take(data)));
  dir.write("file", "");
  EXPECT_TRUE(std::holds_alternative<StoreError>(DataLock::take(dir.path() / "file")));
}

TEST(DataFolder, TellsTheSpaceLeft) {
  TempDir dir;
  EXPECT_GT(space_left(dir.path()).value_or(0), 0u);
  EXPECT_EQ(space_left(dir.path() / "nowhere"), std::nullopt);
}

TEST(DataFolder, BrokenBackupsGoUnlessTheyAreBeingWritten) {
  TempDir dir;
  dir.write("a.roundhouse-part", "x");
  dir.write("a.roundhouse-part-journal", "x");
  dir.write("b.part", "somebody else's");
  remove_broken_backups(dir.path());
  EXPECT_FALSE(std::filesystem::exists(dir.path() / "a.roundhouse-part"));
  EXPECT_FALSE(std::filesystem::exists(dir.path() / "a.roundhouse-part-journal"));
  EXPECT_TRUE(std::filesystem::exists(dir.path() / "b.part"));
  remove_broken_backups(dir.path() / "nowhere");
}

}  // namespace
}  // namespace roundhouse::server
