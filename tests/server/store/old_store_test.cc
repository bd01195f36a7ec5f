// A store that an earlier program wrote: its tables wake, go on by the rules they began with
// (docs/record.md, "Versions of the rules"), and their finished records verify by those.
#include <fstream>
#include <sstream>

#include "play/verify.h"
#include "server/store/sqlite.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

struct OldTable {
  const char *game, *rules, *id;
  const char* tokens[2];
  int moves;
};

// What tests/server/fixtures/store-08f8d24.sql holds.
constexpr OldTable kClassic{
    "ttr-classic",
    "ttr/1",
    "197600fcb1d89a442bde",
    {"b092b5bde3e69f1ae8a6b1774ebbba27", "ddc1571f676c5c1b79eb733adc0ca3f2"},
    14};
constexpr OldTable kNew{"ttr-new",
                        "ttr/1",
                        "5ac77b86e251a754856f",
                        {"40e434a612bfa65b9779e603be352a2f", "3e13d238e2802681a4cc5ed2888fcd32"},
                        1};
constexpr OldTable kGhost{"ghost-train",
                          "ghost/1",
                          "860f1bfb56bc6553e096",
                          {"362839be662097ef0b041cb209d05895", "9258983a38f32919b263f7afff307402"},
                          9};
constexpr OldTable kSignal{"switch-signal-europe",
                           "signal/1",
                           "9f55a27d2812338295fd",
                           {"07c2e11a78d68f5d0761606ebf3c6227", "3b0f8b24349ad07d2beeca28585e0aaf"},
                           12};

class OldStore : public RoomsTest {
 protected:
  void SetUp() override {
    std::ifstream file(RH_SOURCE_DIR "/tests/server/fixtures/store-08f8d24.sql");
    std::ostringstream sql;
    sql << file.rdbuf();
    ASSERT_FALSE(sql.str().empty());
    Database(dir_.path() / "roundhouse.sqlite").run(sql.str().c_str());
    RoomsTest::SetUp();
  }

  void come_back(const OldTable& table) {
    for (std::size_t i = 0; i < 2; ++i) {
      people_[i] = connect();
      const auto answers = join(people_[i], table.id, table.tokens[i]);
      ASSERT_EQ(text_of(answers.at(0), "t"), "welcome") << as_text(answers.at(0));
      ASSERT_EQ(answers.at(0).at("seat"), static_cast<int>(i));
    }
  }

  // One move for whoever is to act.
  void play(const std::string& wanted = "") {
    for (const ConnId person : people_) {
      const json::object state = view(person);
      if (state.at("prompt").is_null()) continue;
      const std::string move = wanted.empty() ? some_move(state) : wanted;
      const auto answers = ask(person, move_request(state, move, "m" + std::to_string(++asked_)));
      ASSERT_EQ(text_of(answers.at(0), "t"), "step") << as_text(answers.at(0));
      return;
    }
    FAIL() << "nobody is to act";
  }
  // What brings a game to its end soon.
  static std::string some_move(const json::object& state) {
    for (const json::value& move : state.at("legal").as_array())
      if (move.as_string().starts_with("claim ") || move.as_string() == "end")
        return std::string(move.as_string());
    return some_legal_move(state);
  }

  bool over() { return !view(people_[0]).at("result").is_null(); }
  void play_out() {
    for (int i = 0; i < 3000 && !over() && !HasFailure(); ++i) play();
    ASSERT_TRUE(over());
  }

  void expect_record_of(const std::string& rules) {
    const auto record = ask(people_[0], R"({"t":"record","id":"r"})").at(0);
    std::stringstream file;
    for (const json::value& line : record.at("lines").as_array())
      file << std::string_view(line.as_string()) << '\n';
    EXPECT_NE(file.str().find("\"rules\":\"" + rules + "\""), std::string::npos);
    const Verdict verdict = verify_records(file, catalogue_);
    EXPECT_EQ(verdict.problem, "");
    EXPECT_EQ(verdict.luck_checked, 1) << "the opened secret gives the same deal";
  }

  ConnId people_[2] = {};
  int asked_ = 0;
};

class OldTables : public OldStore, public testing::WithParamInterface<OldTable> {};

TEST_P(OldTables, EachWakesGoesOnAndItsRecordVerifies) {
  const OldTable& table = GetParam();
  come_back(table);
  EXPECT_EQ(view(people_[0]).at("v"), table.moves);
  EXPECT_EQ(text_of(view(people_[0]), "game"), table.game);
  play("");
  const json::object before = view(people_[0]);
  restart();  // asleep again, now with a move of this program
  come_back(table);
  EXPECT_EQ(as_text(view(people_[0])), as_text(before));
  play_out();
  expect_record_of(table.rules);
}

std::string name_of(const testing::TestParamInfo<OldTable>& info) {
  std::string name = info.param.game;
  std::erase(name, '-');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Of08f8d24, OldTables, testing::Values(kClassic, kNew, kGhost, kSignal),
                         name_of);

// Three exchanges in a row have been made beside a full deck.
TEST_F(OldStore, G22_in_an_old_table_the_fourth_exchange_in_a_row_still_ends_the_game) {
  come_back(kGhost);
  ASSERT_EQ(view(people_[0]).at("view").at("idle"), 3);
  play("exchange");
  const json::object end = view(people_[0]);
  ASSERT_FALSE(end.at("result").is_null());
  EXPECT_EQ(end.at("result").at("reason"), "stall");
  expect_record_of("ghost/1");
}

TEST_F(OldStore, G22_in_an_old_table_a_draw_begins_the_count_anew) {
  come_back(kGhost);
  play("draw");
  EXPECT_EQ(view(people_[0]).at("view").at("idle"), 0);
  play("exchange");
  EXPECT_EQ(view(people_[0]).at("view").at("idle"), 1);
}

// The same beside them at a table that begins now.
TEST_F(OldStore, G22_a_new_table_is_played_by_the_newest_rules) {
  people_[0] = connect();
  people_[1] = connect();
  const auto answers = ask(
      people_[0], R"({"t":"new","game":"ghost-train","seats":[{"name":"Ala"},{"name":"Ola"}]})");
  const json::object& welcome = answers.at(0);
  join(people_[1], text_of(welcome, "table"),
       std::string(welcome.at("invites").at(0).at("token").as_string()));
  for (int i = 0; i < 8; ++i) play("exchange");
  EXPECT_FALSE(over());
  play_out();
  expect_record_of("ghost/2");
}

}  // namespace
}  // namespace roundhouse::server
