// Records and positions through the seam: what is played verifies, what is changed is caught at its
// line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "places.h"
#include "play/catalogue.h"
#include "play/verify.h"
#include "text/record_in.h"

namespace roundhouse {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all;
  return all;
}

std::unique_ptr<Game> new_game(std::string game, int seats, const Luck& luck) {
  GameSetup setup{std::move(game), {}, {}, ""};
  for (int i = 0; i < seats; ++i)
    setup.seats.push_back({"seat " + std::to_string(i), i == 0 ? "" : "easy"});
  return *catalogue().new_game(setup, luck);
}

void play_on(Game& game, int moves, std::string_view bot = "random") {
  for (int i = 0; i < moves && !game.over(); ++i) {
    const int seat = game.to_act().back();
    ASSERT_TRUE(game.prepare(seat, game.bot_move(seat, bot)));
    game.commit();
  }
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Verdict verdict_of(const std::string& text) {
  std::istringstream in(text);
  return verify_records(in, catalogue());
}

TEST(Record, a_whole_game_verifies_with_seeded_and_with_sealed_luck) {
  for (const std::string game : {"ttr-classic", "ttr-new"})
    for (const Luck& luck : {Luck{Luck::Kind::seed, 5}, Luck{}}) {
      auto played = new_game(game, 3, luck);
      play_on(*played, 100'000);
      ASSERT_TRUE(played->over());
      const Verdict verdict = verdict_of(text_of(played->record_lines()));
      EXPECT_EQ(verdict.bad_line, 0) << verdict.problem;
      EXPECT_EQ(verdict.luck_checked, 1);
      EXPECT_EQ(verdict.unfinished, 0);
    }
}

TEST(Record, the_secret_is_in_no_line_before_the_end) {
  auto game = new_game("ttr-classic", 2, {});
  play_on(*game, 40);
  EXPECT_EQ(text_of(game->record_lines()).find(game->sealed_secret()), std::string::npos);
  EXPECT_EQ(game->snapshot_members(0).find(game->sealed_secret()), std::string::npos);
  play_on(*game, 100'000);
  EXPECT_NE(game->record_lines().back().find(game->sealed_secret()), std::string::npos);
}

TEST(Record, one_changed_character_is_caught_at_its_line) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 12);
  const auto lines = game->record_lines();
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (std::size_t at = 1; at + 1 < lines[i].size(); at += 7) {
      auto changed = lines;
      changed[i][at] = changed[i][at] == 'x' ? 'y' : 'x';
      const Verdict verdict = verdict_of(text_of(changed));
      ASSERT_EQ(verdict.bad_line, static_cast<long>(i) + 1) << changed[i] << "\n"
                                                            << verdict.problem;
    }
}

TEST(Record, a_forged_move_with_right_digests_is_not_legal) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 2);
  auto lines = game->record_lines();
  // The same line again: its digest fits nothing, and a second deal is no line either.
  lines.push_back(lines.back());
  EXPECT_EQ(verdict_of(text_of(lines)).bad_line, static_cast<long>(lines.size()));
}

TEST(Record, another_luck_is_found_out) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  auto other = new_game("ttr-classic", 2, {Luck::Kind::seed, 4});
  std::string header = game->record_lines()[0];
  EXPECT_NE(header, other->record_lines()[0]);
  const std::vector<std::string> mixed = {other->record_lines()[0], game->record_lines()[1]};
  EXPECT_EQ(verdict_of(text_of(mixed)).bad_line, 2);
}

TEST(Record, resume_gives_the_same_game_that_goes_on_the_same) {
  for (const Luck& luck : {Luck{Luck::Kind::seed, 5}, Luck{}}) {
    auto game = new_game("ttr-new", 4, luck);
    play_on(*game, 60);
    auto resumed = catalogue().resume(game->record_lines(), game->sealed_secret());
    ASSERT_TRUE((resumed.has_value()));
    Game& again = **resumed;
    EXPECT_EQ(again.snapshot_members(1), game->snapshot_members(1));
    for (Game* each : {game.get(), &again}) {
      if (each->over() || !each->check(each->to_act()[0], "draw")) {
        (void)each->prepare(each->to_act()[0], "draw");
        each->commit();
      }
    }
    EXPECT_EQ(again.record_lines(), game->record_lines());
  }
}

TEST(Record, a_seats_record_tells_only_what_it_saw_and_its_chain_verifies) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 8});
  play_on(*game, 30);
  const std::string own = text_of(game->record_lines(0));
  EXPECT_EQ(verdict_of(own).bad_line, 0);
  EXPECT_EQ(verdict_of(own).seat_records, 1);
  EXPECT_EQ(own.find("\"state\""), std::string::npos);
  EXPECT_NE(own.find("\"move\":null"), std::string::npos);  // the rival's kept tickets
  EXPECT_NE(own.find("{\"e\":\"drew\",\"seat\":1}"), std::string::npos);  // the rival's blind cards
}

TEST(Record, a_seats_record_does_not_tell_the_seed) {
  for (const char* kind : {"ttr-classic", "ghost-train", "switch-signal-europe"}) {
    auto game = new_game(kind, 2, {Luck::Kind::seed, 987654321987});
    play_on(*game, 5);
    EXPECT_NE(game->record_lines()[0].find("987654321987"), std::string::npos);
    EXPECT_EQ(text_of(game->record_lines(0)).find("987654321987"), std::string::npos) << kind;
    auto other = new_game(kind, 2, {Luck::Kind::seed, 4});
    EXPECT_EQ(game->record_lines(1)[0], other->record_lines(1)[0]) << "nor a digest of it";
  }
}

// ---- bad records, each with digests that fit

// The lines chained anew, so that nothing but what was changed is wrong.
std::string rechained(std::vector<std::string> lines) {
  std::string previous;
  for (std::string& line : lines) {
    previous = text::chained_digest(previous, line);
    line.replace(line.size() - 18, 16, previous);
  }
  return text_of(lines);
}

std::string with(std::string line, std::string_view from, std::string_view to) {
  const std::size_t at = line.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << line;
  return line.replace(at, from.size(), to);
}

void expect_refused(const std::vector<std::string>& lines, std::size_t line,
                    std::string_view reason) {
  const Verdict verdict = verdict_of(rechained(lines));
  EXPECT_EQ(verdict.bad_line, static_cast<long>(line));
  EXPECT_NE(verdict.problem.find(reason), std::string::npos) << verdict.problem;
}

std::vector<std::string> with_note(const Game& game, std::string_view note, std::string_view seat) {
  auto lines = game.record_lines();
  lines.insert(lines.begin() + 2,
               "{\"kind\":\"note\",\"note\":\"" + std::string(note) +
                   "\",\"seat\":" + std::string(seat) +
                   ",\"text\":\"easy plays on\",\"digest\":\"0123456789abcdef\"}");
  return lines;
}

TEST(Record, nothing_stands_after_the_result) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 100'000);
  auto lines = game->record_lines();
  EXPECT_EQ(verdict_of(rechained(lines)).bad_line, 0);
  lines.push_back(lines.back());
  expect_refused(lines, lines.size(), "a line of kind result after the result");
  lines.back() = with_note(*game, "takeover", "0")[2];
  expect_refused(lines, lines.size(), "a line of kind note after the result");
}

TEST(Record, an_assistance_that_is_none_is_refused) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  auto lines = game->record_lines();
  lines[0] = with(lines[0], ",\"luck\"", ",\"assist\":\"tracker\",\"luck\"");
  EXPECT_EQ(verdict_of(rechained(lines)).bad_line, 0) << verdict_of(rechained(lines)).problem;
  lines[0] = with(lines[0], "tracker", "foo");
  expect_refused(lines, 1, "there is no assistance \"foo\"");
}

TEST(Record, notes_are_of_known_kinds_and_about_seats_that_are_there) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  for (const auto& [note, seat] :
       {std::pair{"takeover", "1"}, std::pair{"timeout", "0"}, std::pair{"assistance", "1"},
        std::pair{"take-back", "1"}, std::pair{"same-deal", "null"}}) {
    const Verdict verdict = verdict_of(rechained(with_note(*game, note, seat)));
    EXPECT_EQ(verdict.bad_line, 0) << note << ": " << verdict.problem;
  }
  expect_refused(with_note(*game, "foo", "0"), 3, "there is no note \"foo\"");
  expect_refused(with_note(*game, "takeover", "2"), 3, "there is no seat 2");
  expect_refused(with_note(*game, "takeover", "null"), 3, "at /seat");
  expect_refused(with_note(*game, "same-deal", "0"), 3, "at /seat");
  auto lines = with_note(*game, "takeover", "0");
  lines[2] = with(lines[2], "\"seat\":0", "\"seat\": 0");
  expect_refused(lines, 3, "not written as it should be");
}

TEST(Record, a_note_of_no_seat_is_written_and_followed) {
  auto game = new_game("ghost-train", 2, {Luck::Kind::seed, 3});
  const std::string line =
      game->note_text("same-deal", std::nullopt, "this deal was played before");
  EXPECT_NE(line.find("\"note\":\"same-deal\",\"seat\":null,\"text\""), std::string::npos) << line;
  EXPECT_FALSE(game->follow(line).has_value());
  play_on(*game, 100'000);
  EXPECT_EQ(verdict_of(text_of(game->record_lines())).bad_line, 0);
  EXPECT_EQ(verdict_of(text_of(game->record_lines(1))).bad_line, 0);
  EXPECT_NE(text_of(game->record_lines(1)).find("same-deal"), std::string::npos);
}

TEST(Record, a_result_opens_no_seal_that_was_not_there) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 100'000);
  auto lines = game->record_lines();
  lines[0] = with(lines[0], "{\"kind\":\"seed\",\"seed\":\"3\"}", "{\"kind\":\"taped\"}");
  EXPECT_EQ(verdict_of(rechained(lines)).bad_line, 0);
  lines.back() = with(lines.back(), ",\"digest\"", ",\"secret\":\"00\",\"nonces\":[],\"digest\"");
  expect_refused(lines, lines.size(), "was not sealed");
}

TEST(Record, a_header_with_a_member_too_many_is_told_as_such) {
  auto lines = new_game("ttr-classic", 2, {Luck::Kind::seed, 3})->record_lines();
  lines[0] = with(lines[0], ",\"luck\"", ",\"colour\":\"red\",\"luck\"");
  expect_refused(lines, 1, "the header is not written as it should be");
}

TEST(Record, a_seats_record_has_its_lines_in_their_places) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 100'000);
  const auto whole = game->record_lines(0);
  const Verdict fine = verdict_of(text_of(whole));
  EXPECT_EQ(fine.bad_line, 0) << fine.problem;
  EXPECT_EQ(fine.seat_records, 1);
  EXPECT_EQ(fine.unfinished, 0);
  auto lines = whole;
  lines.push_back(lines.back());
  expect_refused(lines, lines.size(), "a line of kind result after the result");
  lines = whole;
  lines.erase(lines.begin() + 1);
  expect_refused(lines, 2, "expected the deal or a position");
  lines = whole;
  lines.erase(lines.begin() + 4);
  expect_refused(lines, 5, "expected move 3, found 4");
  lines = whole;
  lines.insert(lines.begin() + 2, with_note(*game, "foo", "0")[2]);
  expect_refused(lines, 3, "there is no note \"foo\"");
  lines[2] = with_note(*game, "takeover", "3")[2];
  expect_refused(lines, 3, "there is no seat 3");
  lines = whole;
  lines[0] = with(lines[0], "\"view\":0", "\"view\":2");
  expect_refused(lines, 1, "at /view");
}

TEST(Record, a_seats_record_of_earlier_days_with_its_seed_still_reads) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 3});
  play_on(*game, 20);
  auto lines = game->record_lines(0);
  lines[0] = with(lines[0], "{\"kind\":\"seed\"}", "{\"kind\":\"seed\",\"seed\":\"3\"}");
  EXPECT_EQ(verdict_of(rechained(lines)).bad_line, 0);
}

TEST(Record, a_prepared_move_that_is_not_committed_never_happened) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 8});
  play_on(*game, 10);
  const std::string before = game->snapshot_members(0), position = game->position();
  (void)game->prepare(game->to_act()[0], game->bot_move(game->to_act()[0], "random"));
  EXPECT_EQ(game->snapshot_members(0), before);
  EXPECT_EQ(game->position(), position);
}

TEST(Record, golden_games_verify_to_the_last_byte) {
  Catalogue with_special_boards;
  const std::filesystem::path golden = in_repository("tests/golden");
  for (const auto& file : std::filesystem::directory_iterator(golden / "boards")) {
    std::ifstream in(file.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_FALSE(with_special_boards.add_board(text, file.path().filename().string()));
  }
  for (const std::string game :
       {"ttr-classic", "ttr-new", "ghost-train", "switch-signal-europe", "switch-signal-america"}) {
    int games = 0;
    for (const auto& file : std::filesystem::directory_iterator(golden / game)) {
      std::ifstream in(file.path());
      const Verdict verdict = verify_records(in, with_special_boards);
      EXPECT_EQ(verdict.bad_line, 0)
          << file.path() << " line " << verdict.bad_line << ": " << verdict.problem;
      EXPECT_EQ(verdict.luck_checked, 1) << file.path();
      ++games;
    }
    EXPECT_GE(games, 12) << game;
  }
}

GameSetup ghost_setup(const std::string& rules) {
  return {"ghost-train", {{"a", ""}, {"b", ""}}, {{"first-seat", "0"}}, "", "", rules};
}

// By the first G22 four exchanges in a row end a game of two; now they do not while there are
// cards.
TEST(RulesVersion, G22_a_game_and_its_record_keep_the_one_they_began_with) {
  for (const std::string version : {"ghost/1", "ghost/2", ""}) {
    auto made = catalogue().new_game(ghost_setup(version), {Luck::Kind::seed, 5});
    auto game = std::move(*made);
    for (int i = 0; i < 2; ++i) {
      (void)game->prepare(i, "exchange");
      game->commit();
    }
    auto resumed = catalogue().resume(game->record_lines(), "");
    ASSERT_TRUE(resumed.has_value()) << resumed.error().text();
    game = std::move(*resumed);
    for (int i = 0; i < 2; ++i) {
      (void)game->prepare(i, "exchange");
      game->commit();
    }
    EXPECT_EQ(game->over(), version == "ghost/1");
    const std::string named = version.empty() ? "ghost/2" : version;
    EXPECT_NE(game->opening_lines()[0].find("\"rules\":\"" + named + "\""), std::string::npos);
    EXPECT_EQ(verdict_of(text_of(game->record_lines())).problem, "");
  }
}

TEST(RulesVersion, an_unknown_one_is_refused) {
  for (const std::string version : {"ghost/3", "ghost/0", "ghost/", "ttr/1", "2"})
    EXPECT_EQ(catalogue().new_game(ghost_setup(version), {}).error(),
              "unknown rules version \"" + version + "\"");
}

TEST(RulesVersion, a_position_is_played_on_by_the_newest) {
  auto made = catalogue().new_game(ghost_setup("ghost/1"), {Luck::Kind::seed, 5});
  const std::string position = (*made)->position();
  const auto loaded = catalogue().from_position(ghost_setup(""), position, 1);
  const auto& game = *loaded;
  EXPECT_NE(game->opening_lines()[0].find("\"rules\":\"ghost/2\""), std::string::npos);
}

TEST(Position, what_is_written_loads_and_is_the_same) {
  auto game = new_game("ttr-new", 5, {Luck::Kind::seed, 2});
  for (int i = 0; i < 40; ++i) {
    play_on(*game, 5);
    auto loaded = catalogue().from_position(game->setup(), game->position(), 1);
    ASSERT_TRUE((loaded.has_value())) << loaded.error();
    EXPECT_EQ((*loaded)->position(), game->position());
  }
}

TEST(Position, a_game_from_a_position_has_a_record_that_verifies) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 2});
  play_on(*game, 30);
  auto loaded = catalogue().from_position(game->setup(), game->position(), 77);
  Game& from_here = **loaded;
  play_on(from_here, 100'000);
  const Verdict verdict = verdict_of(text_of(from_here.record_lines()));
  EXPECT_EQ(verdict.bad_line, 0) << verdict.problem;
  EXPECT_EQ(verdict.luck_checked, 1);
}

TEST(Position, an_impossible_one_is_refused_by_name) {
  auto game = new_game("ttr-classic", 2, {Luck::Kind::seed, 2});
  play_on(*game, 30);
  const auto refused = [&](std::string_view from, std::string_view to) {
    std::string text = game->position();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    auto loaded = catalogue().from_position(game->setup(), text.replace(at, from.size(), to), 1);
    return !loaded ? loaded.error() : "accepted";
  };
  EXPECT_NE(refused("\"phase\":\"turn\"", "\"phase\":\"dance\"").find("/phase"), std::string::npos);
  EXPECT_NE(refused("\"trains\":", "\"trains\":1").find("position"), std::string::npos);
  EXPECT_NE(
      refused("\"deck\":{\"purple\":", "\"deck\":{\"purple\":1").find("train cards do not add up"),
      std::string::npos);
  EXPECT_NE(refused("\"row\":[", "\"row\":[null,").find("expected 5 places"), std::string::npos);
  EXPECT_NE(refused("\"fresh\":[", "\"fresh\":[\"boston-miami\",\"boston-miami\",").find("twice"),
            std::string::npos);
}

}  // namespace
}  // namespace roundhouse
