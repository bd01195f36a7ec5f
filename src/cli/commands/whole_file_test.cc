#include "cli/commands/whole_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <sstream>
#include <string>
#include <thread>

namespace roundhouse::cli {
namespace {

namespace fs = std::filesystem;

class WholeFileTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "roundhouse-whole-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path path() const { return folder_ / "games.jsonl"; }
  fs::path part() const { return folder_ / "games.jsonl.part"; }
  std::string read() const {
    std::ostringstream text;
    text << std::ifstream(path()).rdbuf();
    return text.str();
  }

  fs::path folder_;
};

TEST_F(WholeFileTest, AppearsWhenItIsFinished) {
  {
    WholeFile file(path());
    file.write("one\n");
    EXPECT_FALSE(fs::exists(path()));
    file.write("two\n");
    EXPECT_TRUE(file.finish());
  }
  EXPECT_EQ(read(), "one\ntwo\n");
  EXPECT_FALSE(fs::exists(part()));
}

TEST_F(WholeFileTest, LeavesNothingBehindAndTheOldOneAsItWasUnlessItIsFinished) {
  ASSERT_TRUE(write_whole_file(path(), "old\n"));
  WholeFile(path()).write("half of a new o");
  EXPECT_EQ(read(), "old\n");
  EXPECT_FALSE(fs::exists(part()));
}

TEST_F(WholeFileTest, SaysAtOnceThatAFolderOrAPlaceThatIsNotThereCannotBeWritten) {
  EXPECT_FALSE(WholeFile(folder_).good());
  EXPECT_FALSE(WholeFile(folder_ / "nowhere" / "games.jsonl").good());
  EXPECT_FALSE(write_whole_file(folder_, "text"));
}

TEST_F(WholeFileTest, IsForItsOwnerAloneWhereThatIsAskedFor) {
  WholeFile file(path(), WholeFile::Readers::owner);
  EXPECT_TRUE(file.finish());
  EXPECT_EQ(fs::status(path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(WholeFileTest, WritesIntoAPipeAndLeavesItAPipe) {
  ASSERT_EQ(::mkfifo(path().c_str(), 0600), 0);
  std::string heard;
  std::thread reader([&] { heard = read(); });
  EXPECT_TRUE(write_whole_file(path(), "one\ntwo\n"));
  reader.join();
  EXPECT_EQ(heard, "one\ntwo\n");
  EXPECT_EQ(fs::status(path()).type(), fs::file_type::fifo);
}

}  // namespace
}  // namespace roundhouse::cli
