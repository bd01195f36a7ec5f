// The program as others drive it: through its pipes.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "core/version.h"

namespace roundhouse::cli {
namespace {

std::string output_of(const std::string& command, int& status) {
  std::string said;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  for (char bytes[4096]; std::size_t n = std::fread(bytes, 1, sizeof bytes, pipe);)
    said.append(bytes, n);
  status = pclose(pipe);
  return said;
}

TEST(Engine, ThePythonExamplePlaysAWholeGameThroughThePipes) {
  int status = -1;
  const std::string said =
      output_of("python3 " RH_SOURCE_DIR "/examples/bot.py engine " RH_PROGRAM, status);
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find("over: "), std::string::npos) << said;
  EXPECT_NE(said.find("we were seat 0"), std::string::npos) << said;
}

TEST(Engine, AHintIsGivenToTheSeatThatIsToAct) {
  int status = -1;
  const std::string said = output_of(
      R"(printf '%s\n' '{"t":"new","game":"ghost-train","seats":[{},{}],"seed":"1","options":{"first-seat":"0"}}')"
      R"( '{"t":"hint","id":"a","seat":0}' '{"t":"hint","id":"b","seat":1}' '{"t":"hint","id":"c"}' | )" RH_PROGRAM
      " engine",
      status);
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find(R"({"t":"hint","id":"a","prompt":0,"move":")"), std::string::npos) << said;
  EXPECT_NE(said.find(R"({"t":"error","id":"b","code":"not-your-turn")"), std::string::npos);
  EXPECT_NE(said.find(R"({"t":"error","id":"c","code":"bad-message")"), std::string::npos);
}

TEST(Program, TellsItsVersionAndCommit) {
  int status = -1;
  EXPECT_EQ(output_of(RH_PROGRAM " --version", status), "roundhouse " + version_text() + "\n");
  EXPECT_EQ(status, 0);
  EXPECT_FALSE(version_number().empty());
  EXPECT_FALSE(version_commit().empty());
}

}  // namespace
}  // namespace roundhouse::cli
