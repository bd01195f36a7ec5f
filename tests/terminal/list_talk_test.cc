// Whole games by numbers and by notation, in both languages, and what a player may type besides.
#include "cli/terminal/list_talk.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands/usage.h"
#include "cli/terminal/play.h"
#include "cli/terminal/play_session.h"
#include "play/verify.h"
#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

PlayOptions options_for(const std::string& game, const std::string& lang) {
  PlayOptions options = seeded_game(game, lang);
  options.game.set = {"first-seat=0"};
  return options;
}

std::string repeated(std::string_view lines, int rounds) {
  std::string all;
  for (int i = 0; i < rounds; ++i) all += lines;
  return all;
}

class ListGame : public testing::TestWithParam<std::tuple<const char*, const char*>> {
 protected:
  PlayOptions options() const {
    PlayOptions options = options_for(std::get<0>(GetParam()), std::get<1>(GetParam()));
    options.record = (std::filesystem::path(testing::TempDir()) /
                      ("list-" + options.game.game + options.lang + ".jsonl"))
                         .string();
    return options;
  }
  bool polish() const { return std::string_view(std::get<1>(GetParam())) == "pl"; }
  std::string_view end() const {
    if (options().game.game == "ghost-train")
      return polish() ? "Punktacja końcowa" : "Final scoring";
    return polish() ? "Drużyna " : "The team has ";
  }
};

std::string whole(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  std::filesystem::remove(path);
  return text.str();
}

void expect_verified(const std::string& record) {
  std::istringstream in(record);
  const Verdict verdict = verify_records(in, Catalogue());
  EXPECT_EQ(verdict.bad_line, 0) << verdict.problem;
  EXPECT_EQ(verdict.games, 1);
  EXPECT_EQ(verdict.unfinished, 0);
}

TEST_P(ListGame, ByNumbersEndsAndItsRecordVerifies) {
  const PlayOptions opts = options();
  const Played played = run(opts, repeated("1\n2\n1\n3\n5\n1\n", 2000));
  EXPECT_EQ(played.exit_code, kFine);
  EXPECT_TRUE(has(played.text, end())) << played.text.substr(0, 3000);
  EXPECT_LE(widest(played.text), kTextWidth);
  EXPECT_FALSE(has(played.text, "{")) << "nothing is left to be filled in";
  EXPECT_FALSE(has(played.text, "_")) << "names, no ids";
  expect_verified(whole(opts.record));
}

// The moves of a person who chooses by chance, as text, and the record they lead to.
struct Scripted {
  std::string moves, record;
};
template <class Codec>
Scripted script_of(Match<Codec> match) {
  const Codec codec = match.codec();
  PlaySession<Codec> session(std::move(match));
  Scripted done;
  Chance luck = Chance::seeded(3);
  while (!session.over()) {
    if (const auto bot = session.bot_to_act()) {
      session.play_bot(*bot);
      continue;
    }
    const Seat person = *session.person_to_act();
    const auto move = codec.rules().sample(session.view(person), luck);
    codec.write(done.moves, move);
    done.moves += "\n";
    session.play(person, move);
  }
  done.record = session.record();
  return done;
}

TEST_P(ListGame, ByTheNotationOfRecordsIsThatRecord) {
  PlayOptions opts = options();
  opts.seat = 1;
  opts.game.bots = "easy,random";
  const Catalogue catalogue;
  const GameSetup setup = play_setup(opts, catalogue);
  auto match = catalogue.new_match(setup, {Luck::Kind::seed, opts.seed});
  const Scripted script =
      std::visit([&](auto& of_game) { return script_of(std::move(of_game)); }, *match);
  const Played played = run(opts, script.moves);
  EXPECT_EQ(played.exit_code, kFine);
  EXPECT_TRUE(has(played.text, end())) << played.text.substr(0, 3000);
  const std::string record = whole(opts.record);
  EXPECT_TRUE(record == script.record);
  expect_verified(record);
}

INSTANTIATE_TEST_SUITE_P(Games, ListGame,
                         testing::Combine(testing::Values("ghost-train", "switch-signal-europe",
                                                          "switch-signal-america"),
                                          testing::Values("en", "pl")),
                         [](const auto& given) {
                           std::string name = std::string(std::get<0>(given.param)) + "_" +
                                              std::get<1>(given.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(ListTalk, EveryOptionOfSwitchAndSignalIsPlayable) {
  PlayOptions options = options_for("switch-signal-america", "en");
  options.game.set = {"layout=free", "extra-signal=1", "goods=10", "places=stack", "removed=15"};
  const std::string some = "5\n2\n9\n1\n3\n";  // some changes of the placement, then anything
  const Played played = run(options, some + "ready\n" + repeated("1\n2\n1\n", 3000));
  EXPECT_TRUE(has(played.text, "changes left: 64")) << played.text.substr(0, 3000);
  EXPECT_TRUE(has(played.text, "The extra marker goes to ")) << played.text.substr(0, 9000);
  EXPECT_TRUE(has(played.text, "The team has ")) << played.text.substr(0, 3000);
  EXPECT_LE(widest(played.text), kTextWidth);
}

TEST(ListTalk, LongListsOpenByGroups) {
  PlayOptions options = options_for("switch-signal-europe", "en");
  options.game.set.push_back("layout=free");
  const Played played = run(options, "2\n");
  EXPECT_TRUE(has(played.text, "set the switch at Le Mans (now: Brest ⇄ Paris) … 2 ways"))
      << played.text;
  EXPECT_TRUE(has(played.text, "\"moves\" goes back to everything")) << played.text;
  EXPECT_TRUE(has(played.text, "   1  set ")) << played.text;
}

TEST(ListTalk, AWordNarrowsTheList) {
  PlayOptions options = options_for("switch-signal-europe", "pl");
  options.game.set.push_back("layout=free");
  const Played played = run(options, "kolon bruks\nruchy hanower:\n2\n");
  EXPECT_TRUE(has(played.text, "  przestaw zwrotnicę Kolonia: Bruksela ⇄ ")) << played.text;
  EXPECT_TRUE(has(played.text, "   1  przestaw zwrotnicę Hanower: ")) << played.text;
  EXPECT_TRUE(has(played.text, "Zwrotnica Hanower łączy teraz: ")) << played.text;
}

TEST(ListTalk, WhatIsNotUnderstoodOrNotAllowedIsSaid) {
  const Played played =
      run(options_for("ghost-train", "en"),
          "999\ndance\npass\nclaim crypt-atlantis red:1\n"
          "claim cauldron-glade-a black:2\nclaim cauldron-glade-a\nhelp\nlog\nquit\n");
  EXPECT_EQ(played.exit_code, kFine);
  EXPECT_TRUE(has(played.text, "Type a number from 1 to ")) << played.text;
  EXPECT_TRUE(has(played.text, "\"dance\" is not a number from the list")) << played.text;
  EXPECT_TRUE(has(played.text, "so you may not pass (G19).")) << played.text;
  EXPECT_TRUE(has(played.text, "\"claim crypt-atlantis re…\" is not a number")) << played.text;
  EXPECT_TRUE(has(played.text, "The route costs 1 card, not 2 (G11).")) << played.text;
  EXPECT_FALSE(has(played.text, "not 0 (G11).")) << "a route alone offers its payments";
  EXPECT_TRUE(has(played.text, "routes [PLACE]")) << played.text;
  EXPECT_TRUE(has(played.text, "Goodbye")) << played.text;
}

TEST(ListTalk, EnterTakesTheFirstPaymentOfARoute) {
  const auto after = [](const std::string& answers) {
    PlayOptions options = options_for("ghost-train", "en");
    options.seed = 3;
    return run(options, answers).text;
  };
  const std::string route = "misty windmill rotten\n";  // in two colours
  const std::string offered = after(route);
  EXPECT_TRUE(has(offered, "Enter chooses 1")) << offered;
  EXPECT_EQ(after(route + "\n"), after(route + "1\n"));
  EXPECT_NE(after(route + "\n"), after(route + "2\n"));
  EXPECT_EQ(after("\n"), after("")) << "nothing was asked";
  EXPECT_FALSE(has(after("school\n"), "Enter chooses 1")) << "not among different moves";
}

TEST(ListTalk, RoutesOfGhostTrainAreListedByWhatIsShort) {
  const Played all = run(options_for("ghost-train", "en"), "routes crypt\n");
  EXPECT_TRUE(has(all.text, "Crypt")) << all.text;
  EXPECT_TRUE(has(all.text, "1 card short: ")) << all.text;
  const Played polish = run(options_for("ghost-train", "pl"), "połączenia\npomoc\n");
  EXPECT_TRUE(has(polish.text, "Brakuje 2 kart: ")) << polish.text;
  EXPECT_LE(widest(polish.text), kTextWidth);
  EXPECT_TRUE(has(run(options_for("ghost-train", "en"), "routes atlantis\n").text,
                  "nothing left to claim there"));
}

TEST(ListTalk, ForecastsAnswerInBothLanguages) {
  // The start card deploys all three, then black-1 stands on a start place.
  const std::string deploy = "deploy black\ndeploy brown\ndeploy grey\n";
  const auto ask = [&](const char* lang, const std::string& question) {
    return run(options_for("switch-signal-europe", lang), deploy + question + "\n").text;
  };
  for (const char* question : {"forecast black-1", "forecast Black 1", "prognoza czarny 1"}) {
    const std::string en = ask("en", question);
    for (const char* roll :
         {"roll 2 (1 in 6): ", "roll 3 (2 in 6): ", "roll 4 (2 in 6): ", "roll 5 (1 in 6): "})
      EXPECT_TRUE(has(en, roll)) << en;
    EXPECT_TRUE(has(ask("pl", question), "wynik 2, szansa 1 na 6: "));
  }
  EXPECT_TRUE(has(ask("en", "forecast black 2"), "Black 2 is in the depot (S24)."));
  EXPECT_TRUE(
      has(ask("en", "forecast pink 1"), "Which train? Name one of Black 1, Brown 1, Grey 1."));
  EXPECT_TRUE(has(ask("en", "forecast"), "roll 1 (3 in 6): ")) << "all trains, grey too";
}

TEST(ListTalk, AnActionIsTakenBack) {
  const std::string deploy = "deploy black\ndeploy brown\ndeploy grey\n";
  PlayOptions options = options_for("switch-signal-europe", "en");
  const Played none = run(options, deploy + "undo\n");
  EXPECT_TRUE(has(none.text, "There is nothing to take back")) << none.text;
  const Played taken = run(options, deploy + "move\n1\nundo\n");
  EXPECT_TRUE(has(taken.text, "\"undo\" takes back your last action")) << taken.text;
  EXPECT_TRUE(has(taken.text, "Taken back.")) << taken.text;
}

TEST(ListTalk, OnePersonMayPlayAllHandsOfATeam) {
  PlayOptions options = options_for("switch-signal-europe", "pl");
  options.game.bots = "none";
  options.game.players = 3;
  const Played played = run(options, repeated("1\n1\n2\n1\n", 3000));
  EXPECT_TRUE(has(played.text, "Grasz za całą drużynę.")) << played.text.substr(0, 500);
  for (const char* turn : {"Teraz gra: Ty 1.", "Teraz gra: Ty 2.", "Teraz gra: Ty 3."})
    EXPECT_TRUE(has(played.text, turn)) << turn;
  EXPECT_TRUE(has(played.text, "Drużyna "));
  PlayOptions secret = options_for("ghost-train", "en");
  secret.game.bots = "none";
  EXPECT_THROW(run(secret, ""), UsageError);
}

TEST(ListWords, CommandsAreKnownInBothLanguagesWithoutAccents) {
  EXPECT_EQ(read_list_command("stół").verb, ListVerb::show);
  EXPECT_EQ(read_list_command("STOL").verb, ListVerb::show);
  EXPECT_EQ(read_list_command("moves lyon").rest, " lyon");
  EXPECT_EQ(read_list_command("show me").verb, ListVerb::none);
}

}  // namespace
}  // namespace roundhouse::cli
