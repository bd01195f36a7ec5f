// Every refusal of every game, from the rows of the games (core/refusal.h), as a fixture: the
// page's tests and the terminal's read it and fail on a sentence that is missing.
// RH_UPDATE_FIXTURES=1 writes it anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/games.h"
#include "text/json_out.h"

namespace roundhouse {
namespace {

const std::filesystem::path kFile =
    std::filesystem::path(RH_SOURCE_DIR) / "protocol" / "fixtures" / "refusals.json";

void put_row(std::string& out, const auto& row) {
  out += "    {\"code\": ";
  text::put_id(out, row.code);
  out += ", \"rule\": ";
  text::put_id(out, row.rule);
  out += ", \"params\": [";
  for (const std::string_view name : {row.a.name, row.b.name}) {
    if (name.empty()) continue;
    if (out.back() != '[') out += ", ";
    text::put_id(out, name);
  }
  out += "]}";
}

std::string all_rows() {
  std::string out = "{";
  Families::each([&]<class Family>() {
    out += out.size() == 1 ? "\n  " : ",\n  ";
    text::put_id(out, Family::kName);
    out += ": [\n";
    bool first = true;
    for (const auto& row : Family::refusals()) {
      if (!std::exchange(first, false)) out += ",\n";
      put_row(out, row);
    }
    out += "\n  ]";
  });
  return out + "\n}\n";
}

TEST(Refusals, are_what_the_fixture_holds) {
  if (std::getenv("RH_UPDATE_FIXTURES") != nullptr) {
    std::ofstream(kFile, std::ios::binary) << all_rows();
    return;
  }
  std::ifstream in(kFile, std::ios::binary);
  std::ostringstream found;
  found << in.rdbuf();
  EXPECT_EQ(found.str(), all_rows()) << kFile << " differs; see the head of this test";
}

TEST(Refusals, have_a_row_and_a_code_each) {
  Families::each([]<class Family>() {
    std::set<std::string_view> codes;
    std::set<int> reasons;
    for (const auto& row : Family::refusals()) {
      EXPECT_TRUE(codes.insert(row.code).second) << row.code;
      EXPECT_TRUE(reasons.insert(static_cast<int>(row.why)).second) << row.code;
    }
    EXPECT_GT(codes.size(), 5u) << Family::kName;
  });
}

}  // namespace
}  // namespace roundhouse
