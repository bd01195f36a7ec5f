#include "text/json_in.h"

#include <gtest/gtest.h>

namespace roundhouse::text {
namespace {

std::string again(std::string_view text) {
  Problem problem;
  const auto value = parse_json(text, problem);
  return value ? json_text(*value) : problem.what;
}

TEST(JsonText, is_what_was_read) {
  for (
      const std::string_view text :
      {R"({"a":[1,-2,{"b":null}],"c":"\"\n\u0001ż","d":true,"e":{},"f":[],"g":18446744073709551615})",
       "7.772", "-0.03", "2.5", "0.000001"})
    EXPECT_EQ(again(text), text);
}

TEST(JsonText, keeps_six_digits_behind_the_point) {
  EXPECT_EQ(again("1.23456789"), "1.234568");
  EXPECT_EQ(again("0.9999999"), "1");
  EXPECT_EQ(again("1e300"), "1000000000000");
}

}  // namespace
}  // namespace roundhouse::text
