// What every sentence of the terminal must be, in either language.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "terminal/play_testing.h"

namespace roundhouse::cli {

// A whole sentence with nothing left to fill in and no id in it.
inline void expect_sentence(const std::string& text, const std::vector<std::string>& ids) {
  EXPECT_GT(text.size(), 6u) << text;
  EXPECT_TRUE(text.ends_with(".") || text.ends_with("!")) << text;
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
  EXPECT_EQ(text.find('_'), std::string::npos) << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << text;
  for (const std::string& id : ids) EXPECT_EQ(text.find(id), std::string::npos) << text;
}

template <class Codec>
Codec kit_for(const GameSetup& setup) {
  return std::get<Codec>(*Catalogue().codec(setup));
}

}  // namespace roundhouse::cli
