// What may be a name: the cases that the page reads too (protocol/fixtures/names.json).
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "places.h"
#include "play/name.h"
#include "play/request.h"
#include "server/base/normal_form.h"

namespace roundhouse::server {
namespace {

namespace json = boost::json;

json::array cases() {
  std::ifstream in(in_repository("protocol/fixtures/names.json"));
  std::ostringstream text;
  text << in.rdbuf();
  return json::parse(text.str()).as_array();
}

// As it is used, or the reason why not.
std::string judged(const json::value& name) {
  const json::object message{{"t", "sit"}, {"name", name}};
  const auto parsed = parse_request(json::serialize(message), normal_form);
  if (!parsed) {
    EXPECT_EQ(parsed.error().code, "bad-name");
    EXPECT_EQ(parsed.error().at, "/name");
    return "refused: " + parsed.error().reason;
  }
  return std::get<AskSit>(parsed->ask).name.value_or("absent");
}

TEST(Names, AreJudgedAsThePageJudgesThem) {
  const json::array all = cases();
  EXPECT_GE(all.size(), 40u);
  for (const json::value& one : all) {
    const json::object& expected = one.as_object();
    const std::string wanted = expected.contains("clean")
                                   ? std::string(expected.at("clean").as_string())
                                   : "refused: " + std::string(expected.at("reason").as_string());
    if (expected.at("name").as_string().empty()) continue;  // in a message "" is no name at all
    EXPECT_EQ(judged(expected.at("name")), wanted) << json::serialize(expected);
  }
}

TEST(Names, WhatIsNoUtf8IsNoName) {
  EXPECT_EQ(name_fault("\xff"), NameFault::characters);
  EXPECT_EQ(name_fault("\xc0\xaf"), NameFault::characters) << "overlong";
  EXPECT_EQ(name_fault("\xed\xa0\x80"), NameFault::characters) << "a surrogate";
  EXPECT_EQ(name_fault("\xe2\x82"), NameFault::characters) << "cut off";
  EXPECT_EQ(normal_form("\xff"), "");
}

TEST(Names, SeatsOfANewTableAreJudgedToo) {
  const auto parsed = parse_request(
      R"({"t":"new","game":"g","seats":[{"name":"Ala"},{"name":"\u202eabc"}]})", normal_form);
  ASSERT_FALSE(parsed.has_value());
  EXPECT_EQ(parsed.error().code, "bad-name");
  EXPECT_EQ(parsed.error().at, "/seats/1/name");
}

}  // namespace
}  // namespace roundhouse::server
