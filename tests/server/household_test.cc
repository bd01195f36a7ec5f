#include "server/net/household.h"

#include <gtest/gtest.h>

namespace roundhouse::server {
namespace {

std::string household(std::string_view text) {
  const auto address = parse_address(text);
  return address ? household_of(*address) : "none";
}

TEST(Household, IsAnAddressOrA64) {
  EXPECT_EQ(household("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(household(" 192.0.2.7:4711 "), "192.0.2.7");
  EXPECT_EQ(household("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
  EXPECT_EQ(household("2001:db8:1:2:ffff::9"), "2001:db8:1:2::");
  EXPECT_EQ(household("2001:db8:1:3::9"), "2001:db8:1:3::");
  EXPECT_EQ(household("[2001:db8::1]:8080"), "2001:db8::");
  EXPECT_EQ(household("[2001:db8::1]"), "2001:db8::");
  EXPECT_EQ(household("fe80::1%eth0"), "fe80::");
  EXPECT_EQ(household("::1"), "::1");
}

TEST(Household, GarbageIsNone) {
  for (const char* text : {"", " ", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "256.1.1.1", "[::1",
                           "[]", "[", ":", "::g", "1.2.3.4/8", "evil.example", "0x7f.1", "%", "]"})
    EXPECT_EQ(household(text), "none") << text;
}

TEST(Household, ThisMachineIsOneOfEachKind) {
  EXPECT_TRUE(is_this_machine(*parse_address("127.0.0.1")));
  EXPECT_TRUE(is_this_machine(*parse_address("::1")));
  EXPECT_TRUE(is_this_machine(*parse_address("::ffff:127.0.0.1")));
  EXPECT_FALSE(is_this_machine(*parse_address("127.0.0.2")));
}

class ProxiesTest : public testing::Test {
 protected:
  std::string client(std::string_view peer, std::string_view list,
                     std::string_view forwarded = "") {
    return household_of(proxies_.client(*parse_address(peer), list, forwarded));
  }
  Proxies proxies_;
};

TEST_F(ProxiesTest, AreAddressesAndNetworks) {
  for (const char* good : {"127.0.0.1", "10.0.0.0/8", "fd00::/8", "::1", "0.0.0.0/0", "::/0"})
    EXPECT_TRUE(Proxies().add(good)) << good;
  for (const char* bad : {"", "proxy", "10.0.0.0/33", "fd00::/129", "10.0.0.0/", "10.0.0.0/8x",
                          "10.0.0.0/-1", "/8", "10.0.0.0/8/8"})
    EXPECT_FALSE(Proxies().add(bad)) << bad;
}

TEST_F(ProxiesTest, ANetworkEndsWhereItsBitsEnd) {
  ASSERT_TRUE(proxies_.add("10.1.128.0/17") && proxies_.add("fd00:1::/33"));
  EXPECT_TRUE(proxies_.trusts(*parse_address("10.1.128.0")));
  EXPECT_TRUE(proxies_.trusts(*parse_address("::ffff:10.1.255.255")));
  EXPECT_FALSE(proxies_.trusts(*parse_address("10.1.127.255")));
  EXPECT_TRUE(proxies_.trusts(*parse_address("fd00:1:7fff::1")));
  EXPECT_FALSE(proxies_.trusts(*parse_address("fd00:1:8000::1")));
}

TEST_F(ProxiesTest, WithoutTrustTheHeaderIsNotBelieved) {
  EXPECT_EQ(client("127.0.0.1", "192.0.2.7"), "127.0.0.1");
  ASSERT_TRUE(proxies_.add("10.0.0.1"));
  EXPECT_EQ(client("10.0.0.2", "192.0.2.7", "for=192.0.2.8"), "10.0.0.2");
}

TEST_F(ProxiesTest, TheLastThatIsNoProxyIsTheClient) {
  ASSERT_TRUE(proxies_.add("10.0.0.0/8"));
  EXPECT_EQ(client("10.0.0.1", "192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("10.0.0.1", "198.51.100.1, 192.0.2.7"), "192.0.2.7") << "the first is invented";
  EXPECT_EQ(client("10.0.0.1", "198.51.100.1,192.0.2.7, 10.9.9.9 ,10.0.0.2"), "192.0.2.7");
  EXPECT_EQ(client("10.0.0.1", "2001:db8:1:2:3::4"), "2001:db8:1:2::");
  EXPECT_EQ(client("10.0.0.1", "10.0.0.3"), "10.0.0.3") << "proxies all the way";
}

TEST_F(ProxiesTest, GarbageLeavesTheProxyThatPassedItOn) {
  ASSERT_TRUE(proxies_.add("10.0.0.0/8"));
  EXPECT_EQ(client("10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "unknown"), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "192.0.2.7, "), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "192.0.2.7, x, 10.0.0.2"), "10.0.0.2");
  EXPECT_EQ(client("10.0.0.1", ",,,"), "10.0.0.1");
}

TEST_F(ProxiesTest, TheStandardHeaderIsReadWhereTheUsualIsMissing) {
  ASSERT_TRUE(proxies_.add("10.0.0.0/8"));
  EXPECT_EQ(client("10.0.0.1", "", "for=192.0.2.7;proto=https"), "192.0.2.7");
  EXPECT_EQ(client("10.0.0.1", "", "by=10.0.0.9; For=\"[2001:db8::1]:4711\""), "2001:db8::");
  EXPECT_EQ(client("10.0.0.1", "", "for=198.51.100.1, for=192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("10.0.0.1", "", "for=unknown"), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "", "proto=https"), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "192.0.2.7", "for=192.0.2.8"), "192.0.2.7");
}

}  // namespace
}  // namespace roundhouse::server
