// The program as others drive it: through its pipes.
#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "core/version.h"
#include "places.h"

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
  const std::string said = output_of(
      "python3 " + in_repository("examples/bot.py") + " engine " + program_file(), status);
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find("over: "), std::string::npos) << said;
  EXPECT_NE(said.find("we were seat 0"), std::string::npos) << said;
}

TEST(Engine, AHintIsGivenToTheSeatThatIsToAct) {
  int status = -1;
  const std::string said = output_of(
      R"(printf '%s\n' '{"t":"new","game":"ghost-train","seats":[{},{}],"seed":"1","options":{"first-seat":"0"}}')"
      R"( '{"t":"hint","id":"a","seat":0}' '{"t":"hint","id":"b","seat":1}' '{"t":"hint","id":"c"}' | )" +
          program_file() + " engine",
      status);
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find(R"({"t":"hint","id":"a","prompt":0,"move":")"), std::string::npos) << said;
  EXPECT_NE(said.find(R"({"t":"error","id":"b","code":"not-your-turn")"), std::string::npos);
  EXPECT_NE(said.find(R"({"t":"error","id":"c","code":"bad-message")"), std::string::npos);
}

// What the engine answers to these lines, one string each.
std::vector<std::string> answers(const std::vector<std::string>& asked) {
  std::string command = "printf '%s\\n'";
  for (const std::string& line : asked) command += " '" + line + "'";
  int status = -1;
  std::istringstream said(output_of(command + " | " + program_file() + " engine", status));
  EXPECT_EQ(status, 0);
  std::vector<std::string> lines;
  for (std::string line; std::getline(said, line);) lines.push_back(line);
  return lines;
}

constexpr const char* kNewGhost =
    R"({"t":"new","game":"ghost-train","seats":[{},{}],"seed":"1","options":{"first-seat":"0"}})";
constexpr const char* kBotsGhost =
    R"({"t":"new","game":"ghost-train","seats":[{"bot":"easy"},{"bot":"easy"}],"seed":"1"})";

TEST(Engine, NoSeatIsASpectatorForTheViewAndForTheRecord) {
  const auto said = answers({kNewGhost, R"({"t":"view","id":"a","seat":null})",
                             R"({"t":"record","id":"b","seat":null})", R"({"t":"record","id":"c"})",
                             R"({"t":"record","id":"d","seat":1})"});
  ASSERT_EQ(said.size(), 6u);
  EXPECT_NE(said[2].find(R"("seat":null,"prompt":null)"), std::string::npos) << said[2];
  EXPECT_NE(said[3].find(R"({"t":"error","id":"b","code":"not-yours")"), std::string::npos);
  EXPECT_NE(said[4].find(R"(\"view\":\"full\")"), std::string::npos) << said[4];
  EXPECT_NE(said[5].find(R"(\"luck\":{\"kind\":\"seed\"},\"view\":1)"), std::string::npos)
      << said[5];
}

TEST(Engine, AfterTheEndEveryoneGetsTheWholeRecord) {
  const auto said = answers({kBotsGhost, R"({"t":"record","seat":1})",
                             R"({"t":"record","seat":null})", R"({"t":"record"})"});
  ASSERT_GE(said.size(), 4u);
  const std::string& whole = said.back();
  EXPECT_NE(whole.find(R"(\"kind\":\"result\")"), std::string::npos);
  EXPECT_EQ(said[said.size() - 2], whole);
  EXPECT_EQ(said[said.size() - 3], whole);
}

TEST(Engine, AStepIsToldToTheSeatThatMovedAndAViewMayLeaveOutWhatIsKnown) {
  const auto said =
      answers({kNewGhost, R"({"t":"move","seat":0,"prompt":0,"move":"draw"})",
               R"({"t":"view","seat":1,"since":0})", R"({"t":"view","seat":1,"since":1})",
               R"({"t":"view","seat":1,"since":2147483647})", R"({"t":"view","seat":1})"});
  ASSERT_EQ(said.size(), 7u);
  EXPECT_NE(said[2].find(R"("own":{"seat":0)"), std::string::npos) << said[2];
  EXPECT_NE(said[3].find(R"("own":{"seat":1)"), std::string::npos) << said[3];
  EXPECT_NE(said[3].find(R"("history":[{"v":1,"seat":0)"), std::string::npos) << said[3];
  EXPECT_NE(said[4].find(R"("history":[])"), std::string::npos) << said[4];
  EXPECT_NE(said[5].find(R"("history":[])"), std::string::npos) << said[5];
  EXPECT_NE(said[6].find(R"("history":[{"v":0,"seat":null)"), std::string::npos) << said[6];
}

TEST(Program, ABudgetThatIsNoneIsToldAsSuch) {
  int status = -1;
  for (const char* command :
       {"simulate ttr-classic --bots expert:iters=0", "play ttr-classic --bots expert:iters=0",
        "arena ttr-classic --bots expert:iters=0,easy --games 1"}) {
    const std::string said = output_of(program_file() + " " + command, status);
    EXPECT_EQ(WEXITSTATUS(status), 2) << said;
    EXPECT_NE(said.find("the budget \"iters=0\" of expert is none"), std::string::npos) << said;
  }
  EXPECT_NE(output_of(program_file() + " simulate ttr-classic --bots easy:ms=3", status)
                .find("\"easy\" takes no budget"),
            std::string::npos);
  EXPECT_NE(output_of(program_file() + " simulate ttr-classic --bots expret:ms=3", status)
                .find("there is no bot \"expret\" for ttr-classic; did you mean expert?"),
            std::string::npos);
}

TEST(Program, SimulateTellsTurnsRoutesTicketsAndProcessorTime) {
  int status = -1;
  const std::string said = output_of(
      program_file() + " simulate ttr-classic --bots easy,random --games 20 --seed 1 --json",
      status);
  EXPECT_EQ(status, 0) << said;
  for (const char* member :
       {"\"turns\":", "\"cpu_seconds\":", "\"games_per_cpu_second\":", "\"mean_turns\":",
        "\"mean_routes\":", "\"mean_tickets\":", "\"mean_tickets_done\":"})
    EXPECT_NE(said.find(member), std::string::npos) << member << " in " << said;
  EXPECT_EQ(said.find("per_second\":0,"), std::string::npos) << said;
}

TEST(Program, VerifySaysWhatItCheckedOfASeatsRecord) {
  const std::string file = testing::TempDir() + "seat-record.jsonl";
  int status = -1;
  output_of(std::string("printf '%s\\n' '") + kNewGhost + R"(' '{"t":"record","seat":0}' | )" +
                program_file() +
                " engine | tail -1 | python3 -c 'import json,sys; "
                "print(*json.load(sys.stdin)[\"lines\"], sep=chr(10))' > " +
                file,
            status);
  const std::string said = output_of(program_file() + " verify " + file, status);
  EXPECT_EQ(status, 0) << said;
  EXPECT_NE(said.find("digests ok (1 as a seat saw it: moves and rules cannot be checked)"),
            std::string::npos)
      << said;
  EXPECT_EQ(said.find("rules ok"), std::string::npos) << said;
}

TEST(Program, TellsItsVersionAndCommit) {
  int status = -1;
  EXPECT_EQ(output_of(program_file() + " --version", status),
            "roundhouse " + version_text() + "\n");
  EXPECT_EQ(status, 0);
  EXPECT_FALSE(version_number().empty());
  EXPECT_FALSE(version_commit().empty());
}

}  // namespace
}  // namespace roundhouse::cli
