#include "cli/terminal/play.h"
#include "cli/terminal/play_session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands/usage.h"
#include "core/bot.h"
#include "play/verify.h"
#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

// The same lines over and over, up to a limit that no game needs.
class Cycle : public std::streambuf {
 public:
  explicit Cycle(std::string lines) : lines_(std::move(lines)) {}

 protected:
  int_type underflow() override {
    if (rounds_++ == 2000) return traits_type::eof();
    setg(lines_.data(), lines_.data(), lines_.data() + lines_.size());
    return traits_type::to_int_type(lines_[0]);
  }

 private:
  std::string lines_;
  int rounds_ = 0;
};

// A player who tries everything: keeps tickets, claims whatever pays, draws. Most of it is refused.
std::string try_everything(const routes::Map& map) {
  std::string lines = "k 1 2\n";
  for (const std::string& track : map.tracks) lines += "c " + track + "\n1\n";
  return lines + "d\nt\nk 1\npass\n";
}

std::filesystem::path temporary(const std::string& name) {
  return std::filesystem::path(testing::TempDir()) / name;
}

class WholeGame : public testing::TestWithParam<std::tuple<const char*, const char*>> {
 protected:
  PlayOptions options() const {
    return seeded_game(std::get<0>(GetParam()), std::get<1>(GetParam()));
  }
  bool polish() const { return std::string_view(std::get<1>(GetParam())) == "pl"; }
};

TEST_P(WholeGame, ByAPlayerWhoTriesEverythingEndsWithTheFinalCount) {
  Cycle cycle(try_everything(TestTable().codec.map()));
  std::istream in(&cycle);
  const Played played = run(options(), in);
  EXPECT_EQ(played.exit_code, kFine);
  EXPECT_TRUE(has(played.text, polish() ? "Punktacja końcowa" : "Final scoring"))
      << played.text.substr(0, 3000);
  EXPECT_TRUE(has(played.text, "(T30).")) << "some of it was refused";
  EXPECT_EQ(has(played.text, "short"), !polish());
  EXPECT_LE(widest(played.text), kTextWidth);
}

// The moves a bot would make in the person's seat, as text; the game they lead to, as a record.
TEST_P(WholeGame, ByTheNotationOfRecordsIsThatRecord) {
  PlayOptions opts = options();
  opts.seat = 1;
  opts.game.bots = "easy,random";
  opts.record = temporary(std::string("play-") + opts.game.game + opts.lang + ".jsonl").string();
  const Catalogue catalogue;
  const GameSetup setup = play_setup(opts, catalogue);
  auto match = catalogue.new_match(setup, {Luck::Kind::seed, opts.seed});
  PlaySession session(std::get<Match<ttr::Codec>>(*std::move(match)));
  const ttr::Codec& codec = session.codec();
  std::string script;
  Chance luck = Chance::seeded(3);
  while (!session.over()) {
    if (const auto bot = session.bot_to_act()) {
      session.play_bot(*bot);
      continue;
    }
    const ttr::Move move = find_player(ttr::Family::bots(), "easy")
                               ->choose(codec.rules(), session.view(seat_at(1)), luck);
    codec.write(script, move);
    script += "\n";
    session.play(seat_at(1), move);
  }
  const Played played = run(opts, script);
  EXPECT_EQ(played.exit_code, kFine);
  EXPECT_TRUE(has(played.text, polish() ? "Punktacja końcowa" : "Final scoring")) << played.text;
  // The welcome quotes a command; whoever is not understood is quoted, too.
  const auto quotes = std::count(played.text.begin(), played.text.end(), '"');
  EXPECT_TRUE(!has(played.text, "(T30).") && quotes == (polish() ? 0 : 2))
      << "every move was understood:\n"
      << played.text;

  std::ifstream file(opts.record);
  std::stringstream record;
  record << file.rdbuf();
  EXPECT_EQ(record.str(), session.record());
  const Verdict verdict = verify_records(record, catalogue);
  EXPECT_EQ(verdict.bad_line, 0) << verdict.problem;
  EXPECT_EQ(verdict.luck_checked, 1);
  EXPECT_FALSE(std::filesystem::exists(opts.record + ".part"));
  std::filesystem::remove(opts.record);
}

INSTANTIATE_TEST_SUITE_P(Editions, WholeGame,
                         testing::Combine(testing::Values("ttr-classic", "ttr-new"),
                                          testing::Values("en", "pl")),
                         [](const auto& given) {
                           return std::string(std::get<0>(given.param)).substr(4) + "_" +
                                  std::get<1>(given.param);
                         });

TEST(Play, EndOfInputAndQuitLeaveCleanly) {
  for (const char* script : {"", "quit\n", "k 1 2\nq\n"}) {
    const Played played = run(seeded_game("ttr-classic", "en"), script);
    EXPECT_EQ(played.exit_code, kFine);
    EXPECT_TRUE(has(played.text, "Goodbye")) << played.text;
    EXPECT_FALSE(has(played.text, "Final scoring"));
  }
}

TEST(Play, AnUnfinishedSealedGameKeepsItsSecret) {
  PlayOptions options = seeded_game("ttr-classic", "en");
  options.seeded = false;
  options.record = temporary("play-sealed.jsonl").string();
  const Played played = run(options, "k 1 2\n");
  EXPECT_TRUE(has(played.text, "The deal is sealed")) << played.text;
  std::ifstream file(options.record);
  std::stringstream record;
  record << file.rdbuf();
  EXPECT_TRUE(has(record.str(), "\"commitment\""));
  EXPECT_FALSE(has(record.str(), "\"secret\""));
  const Verdict verdict = verify_records(record, Catalogue());
  EXPECT_EQ(verdict.bad_line, 0) << verdict.problem;
  EXPECT_EQ(verdict.unfinished, 1);
  std::filesystem::remove(options.record);
}

TEST(Play, TicketsAreKeptByNumberAndTheOthersGoUnderInOrder) {
  PlayOptions options = seeded_game("ttr-new", "en");
  options.record = temporary("play-keep.jsonl").string();
  const auto kept = [&](const std::string& line) {
    run(options, line + "\n");
    std::ifstream file(options.record);
    std::string text, found;
    while (std::getline(file, text))
      if (has(text, "\"seat\":0,\"move\":\"keep"))
        found = text.substr(text.find("\"move\":\"") + 8);
    return found.substr(0, found.find('"'));
  };
  const std::string all = kept("k all").substr(5);
  std::vector<std::string> ids;
  std::istringstream list(all);
  for (std::string id; std::getline(list, id, ',');) ids.push_back(id);
  ASSERT_EQ(ids.size(), 4u);
  EXPECT_EQ(kept("k 3 1"), "keep " + ids[0] + "," + ids[2] + " under " + ids[1] + "," + ids[3]);
  EXPECT_EQ(kept("1 3"), "keep " + ids[0] + "," + ids[2] + " under " + ids[1] + "," + ids[3]);
  EXPECT_EQ(kept("zachowaj 1 3 pod 4 2"),
            "keep " + ids[0] + "," + ids[2] + " under " + ids[3] + "," + ids[1]);
  EXPECT_EQ(kept("keep " + ids[1] + "," + ids[3]),
            "keep " + ids[1] + "," + ids[3] + " under " + ids[0] + "," + ids[2]);
  EXPECT_EQ(kept("k 1 1"), "") << "twice the same is refused";
  EXPECT_EQ(kept("k 1 2 under 3"),
            "keep " + ids[0] + "," + ids[1] + " under " + ids[2] + "," + ids[3]);
  EXPECT_EQ(kept("k 5"), "");
  std::filesystem::remove(options.record);
}

TEST(Play, APaymentIsAskedForAndChosenByNumber) {
  PlayOptions options = seeded_game("ttr-classic", "en");
  options.game.set = {"first-seat=0"};
  const Played asked = run(options, "k 1 2\nc port seat\n9\n1\n");
  ASSERT_TRUE(has(asked.text, "How do you pay for Portland – Seattle?")) << asked.text;
  EXPECT_TRUE(has(asked.text, "Give a number from 1 to ")) << asked.text;
  EXPECT_TRUE(has(asked.text, "You claim Portland – Seattle with ")) << asked.text;
  const Played entered = run(options, "k 1 2\nc port seat\n\n");
  EXPECT_TRUE(has(entered.text, "You claim Portland – Seattle with ")) << entered.text;
  const Played left = run(options, "k 1 2\nc port seat\nhand\n1\n");
  EXPECT_TRUE(has(left.text, "You take ")) << "after another command a number is a slot again\n"
                                           << left.text;
}

TEST(Play, WrongUsageIsNamed) {
  const auto usage = [](const PlayOptions& options) -> std::string {
    try {
      run(options, "");
    } catch (const UsageError& error) {
      return error.text[Lang::en];
    }
    return "";
  };
  PlayOptions options = seeded_game("ttr-classic", "en");
  options.seat = 4;
  EXPECT_EQ(usage(options), "seats are 0 to 1 here, not 4");
  options = seeded_game("ttr-clasic", "en");
  EXPECT_TRUE(has(usage(options), "did you mean ttr-classic?"));
  options = seeded_game("ttr-classic", "de");
  EXPECT_TRUE(has(usage(options), "there is no language \"de\""));
  options = seeded_game("ttr-classic", "en");
  options.game.bots = "eazy";
  EXPECT_TRUE(has(usage(options), "did you mean easy?"));
  options.game.bots = "easy,easy";
  options.game.players = 2;
  EXPECT_TRUE(has(usage(options), "give --players 3"));
  options = seeded_game("ttr-classic", "en");
  options.name = std::string(161, 'x');
  EXPECT_TRUE(has(usage(options), "at most 32 characters and 128 bytes"));
}

TEST(Play, ARecordThatCannotBeWrittenIsToldBeforeTheGame) {
  PlayOptions options = seeded_game("ttr-classic", "en");
  options.record = temporary("no-such-folder/record.jsonl").string();
  const Played played = run(options, "");
  EXPECT_EQ(played.exit_code, kFailed);
  EXPECT_EQ(played.text, "");
}

}  // namespace
}  // namespace roundhouse::cli
