#include "server/net/origin.h"

#include <vector>

#include <gtest/gtest.h>

namespace roundhouse::server {
namespace {

bool allowed(std::string_view origin, std::string_view host, std::string_view public_url = "",
             const std::vector<std::string>& names = {}) {
  return origin_allowed(origin, host, {public_url, names});
}

TEST(Origin, OurOwnPagesAndProgramsMayConnect) {
  EXPECT_TRUE(allowed("", "127.0.0.1:8080"));
  EXPECT_TRUE(allowed("", "anything.example"));
  EXPECT_TRUE(allowed("http://127.0.0.1:8080", "127.0.0.1:8080"));
  EXPECT_TRUE(allowed("http://192.168.1.20:8080", "192.168.1.20:8080"));
  EXPECT_TRUE(allowed("http://[::1]:8080", "[::1]:8080"));
  EXPECT_TRUE(allowed("http://[fd00::7]", "[fd00::7]"));
  EXPECT_TRUE(allowed("http://LOCALHOST:8080", "localhost:8080"));
  EXPECT_TRUE(allowed("https://play.example", "127.0.0.1:8080", "https://play.example/x/"));
}

TEST(Origin, NamesThatTheInternetGivesToNobodyStandForUs) {
  EXPECT_TRUE(allowed("http://raspberrypi.local:8080", "raspberrypi.local:8080"));
  EXPECT_TRUE(allowed("http://raspberrypi:8080", "raspberrypi:8080"));
}

TEST(Origin, ANameThatPointsAtUsIsNotYetOurs) {
  EXPECT_FALSE(allowed("http://evil.example:8080", "evil.example:8080"));
  EXPECT_FALSE(allowed("http://evil.example", "evil.example"));
  EXPECT_FALSE(allowed("http://127.0.0.1.evil.example", "127.0.0.1.evil.example"));
  EXPECT_FALSE(allowed("http://localhost.evil.example", "localhost.evil.example"));
  EXPECT_FALSE(allowed("http://evil.local.example", "evil.local.example"));
  EXPECT_FALSE(allowed("http://evillocal.example", "evillocal.example"));
  EXPECT_FALSE(allowed("http://.local", ".local"));
  EXPECT_FALSE(allowed("http://[evil.example]:8080", "[evil.example]:8080"));
  EXPECT_FALSE(allowed("http://user@evil.example", "user@evil.example"));
}

TEST(Origin, TheOperatorVouchesForNames) {
  EXPECT_TRUE(allowed("http://Play.example:8080", "play.example:8080", "", {"a", "play.EXAMPLE"}));
  EXPECT_FALSE(allowed("http://evil.example:8080", "evil.example:8080", "", {"play.example"}));
  EXPECT_FALSE(allowed("http://x.play.example", "x.play.example", "", {"play.example"}));
  EXPECT_FALSE(allowed("http://play.example", "127.0.0.1:8080", "", {"play.example"}))
      << "it must be asked by that name";
}

TEST(Origin, OtherPagesMayNot) {
  EXPECT_FALSE(allowed("http://evil.example", "127.0.0.1:8080"));
  EXPECT_FALSE(allowed("http://127.0.0.1:9090", "127.0.0.1:8080"));
  EXPECT_FALSE(allowed("null", "127.0.0.1:8080"));
  EXPECT_FALSE(allowed("null", "null"));
  EXPECT_FALSE(allowed("http://play.example", "127.0.0.1:8080", "https://play.example"));
  EXPECT_FALSE(allowed("http://", ""));
  EXPECT_FALSE(allowed("http://:8080", ":8080"));
  EXPECT_FALSE(allowed("http://[", "["));
}

TEST(ConnectSources, APageMayTalkToItsOwnPlaceAlone) {
  EXPECT_EQ(connect_sources("127.0.0.1:8080", ""),
            "'self' ws://127.0.0.1:8080 wss://127.0.0.1:8080");
  EXPECT_EQ(connect_sources("", "https://play.example/x"),
            "'self' ws://play.example wss://play.example");
  EXPECT_EQ(connect_sources("", ""), "'self'");
}

TEST(ConnectSources, NothingElseGetsInByTheHostOfARequest) {
  for (const char* odd : {"a; script-src *", "a b", "*", "a,b", "a/b", "a'", "\xc5\x82"})
    EXPECT_EQ(connect_sources(odd, ""), "'self'") << odd;
  EXPECT_EQ(connect_sources(std::string(300, 'a'), ""), "'self'");
}

}  // namespace
}  // namespace roundhouse::server
