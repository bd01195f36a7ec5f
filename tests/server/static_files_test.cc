#include "server/net/static_files.h"

#include <gtest/gtest.h>

#include "server/temp_dir_testing.h"

namespace roundhouse::server {
namespace {

class StaticFiles : public testing::Test {
 protected:
  void SetUp() override {
    dir_.write("web/index.html", "<p>page</p>");
    dir_.write("web/assets/app-1a2b.js", "let a;");
    dir_.write("web/map one.svg", "<svg/>");
    dir_.write("web/.hidden", "x");
    dir_.write("secret.txt", "outside");
  }
  auto find(std::string_view path) const { return find_static_file(dir_.path() / "web", path); }

  TempDir dir_;
};

TEST_F(StaticFiles, TheRootIsTheIndex) {
  const auto file = find("/");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->type, "text/html; charset=utf-8");
  EXPECT_EQ(file->cache, "no-cache");
  EXPECT_EQ(read_file(file->path), "<p>page</p>");
}

TEST_F(StaticFiles, HashedAssetsMayBeKeptForever) {
  const auto file = find("/assets/app-1a2b.js");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->type, "text/javascript; charset=utf-8");
  EXPECT_NE(file->cache.find("immutable"), std::string_view::npos);
}

TEST_F(StaticFiles, PercentSignsAreDecoded) {
  ASSERT_TRUE(find("/map%20one.svg"));
  EXPECT_EQ(find("/map%20one.svg")->type, "image/svg+xml");
  EXPECT_FALSE(find("/map%2"));
  EXPECT_FALSE(find("/map%zz"));
}

TEST_F(StaticFiles, NothingOutsideTheFolderIsFound) {
  ASSERT_TRUE(std::filesystem::exists(dir_.path() / "web/../secret.txt"));
  for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                           "/..%2fsecret.txt", "//etc/passwd", "/..\\secret.txt", "secret.txt", "",
                           "/.hidden", "/assets", "/assets/", "/index.html%00.js"})
    EXPECT_FALSE(find(path)) << path;
}

TEST_F(StaticFiles, ALinkThatLeadsOutIsNotFollowed) {
  std::filesystem::create_symlink(dir_.path() / "secret.txt", dir_.path() / "web/link.txt");
  std::filesystem::create_symlink(dir_.path() / "web/index.html", dir_.path() / "web/inside.html");
  EXPECT_FALSE(find("/link.txt"));
  EXPECT_TRUE(find("/inside.html"));
}

TEST_F(StaticFiles, TheEtagChangesWithTheFile) {
  const std::string before = find("/")->etag;
  EXPECT_EQ(find("/")->etag, before);
  dir_.write("web/index.html", "<p>another page</p>");
  EXPECT_NE(find("/")->etag, before);
}

}  // namespace
}  // namespace roundhouse::server
