// Rows as nobody should find them: each is the matter of one table, and named.
#include "server/store/store_rows.h"

#include <gtest/gtest.h>

#include "server/store/open_store.h"
#include "server/temp_dir_testing.h"
#include "text/utf8.h"

namespace roundhouse::server {
namespace {

class DamagedStore : public testing::Test {
 protected:
  void SetUp() override {
    store_ = *open_store(dir_.path());
    put("a", Phase::playing);
    put("b", Phase::playing);
  }

  void put(const std::string& id, Phase phase) {
    TableHead head{.id = id, .game = "ttr-new", .options = {{"first-seat", "0"}}};
    head.seats = {{.token_hash = "hash", .guest = "ala", .name = "Ala"}, {.bot = "easy"}};
    head.phase = phase;
    head.is_public = true;
    WriteJob job{PutTable{head}, PutSaid{id, {0, 1, "Ola", "hello", false}}};
    if (phase != Phase::open)
      job.emplace_back(AppendLines{id, 0, {"header", "deal", "move"}, Answered{0, 1, "r"}});
    ASSERT_FALSE(store_->write(std::span(&job, 1)).at(0));
  }

  void run(const std::string& sql) { Database(dir_.path() / "roundhouse.sqlite").run(sql); }

  // Where the table is damaged after this; "": nowhere.
  std::string after(const std::string& sql) {
    run("UPDATE tables SET id = id WHERE id = 'a'; " + sql);
    const Loaded loaded = store_->load_table("a");
    const auto* damaged = std::get_if<Damaged>(&loaded);
    rest_ = damaged ? damaged->rest : std::nullopt;
    EXPECT_TRUE(std::holds_alternative<StoredTable>(store_->load_table("b"))) << sql;
    return damaged ? damaged->where : "";
  }

  TempDir dir_;
  std::unique_ptr<Store> store_;
  std::optional<StoredTable> rest_;
};

TEST_F(DamagedStore, ASoundTableIsRead) { EXPECT_EQ(after(""), ""); }

TEST_F(DamagedStore, ColumnsOfTheHead) {
  const std::pair<std::string, std::vector<std::string>> wrong[] = {
      {"options", {"'first-seat=0'", "'x' || char(10)", "'=1' || char(10)", "7", "x'00'"}},
      {"phase", {"3", "-1", "'x'", "1.5", "x'01'"}},
      {"chat", {"9", "'loud'"}},
      {"host", {"2", "-2", "9223372036854775807"}},
      {"clock", {"-1", "4000000000"}},
      {"locked", {"2", "'yes'"}},
      {"same_deal", {"-1"}},
      {"game", {"x'ff'", "CAST(x'c3' AS TEXT)", "CAST(zeroblob(9999) AS TEXT)"}},
      {"secret", {"CAST(x'eda080' AS TEXT)"}}};
  for (const auto& [column, values] : wrong)
    for (const std::string& value : values) {
      EXPECT_EQ(after("UPDATE tables SET " + column + " = " + value + " WHERE id = 'a'"),
                "tables: " + column)
          << value;
      EXPECT_FALSE(rest_) << "nothing of it can be believed";
      const WriteJob drop{DropTable{"a"}};
      ASSERT_FALSE(store_->write(std::span(&drop, 1)).at(0));
      put("a", Phase::playing);
    }
}

TEST_F(DamagedStore, SeatsThatAreMissingOrTooMany) {
  EXPECT_EQ(after("UPDATE seats SET seat = 3 WHERE table_id = 'a' AND seat = 1"), "seats 1: seat");
  EXPECT_EQ(after("UPDATE seats SET seat = 1 WHERE table_id = 'a' AND seat = 0"), "seats 0: seat");
  EXPECT_EQ(after("DELETE FROM seats WHERE table_id = 'a'"), "seats: none");
}

TEST_F(DamagedStore, LooksThatNobodyCanChoose) {
  for (const std::string column : {"colour", "mark"})
    for (const std::string value : {"8", "-2", "'red'", "1.5", "x'01'"}) {
      const std::string change = "UPDATE seats SET " + column + " = ";
      EXPECT_EQ(after(change + value + " WHERE table_id = 'a' AND seat = 1"), "seats 1: " + column)
          << value;
      EXPECT_EQ(after(change + "7 WHERE table_id = 'a'"), "");
    }
}

TEST_F(DamagedStore, LinesWithAHoleAreReadUpToIt) {
  EXPECT_EQ(after("DELETE FROM lines WHERE table_id = 'a' AND n = 1"), "lines 1: n");
  ASSERT_TRUE(rest_);
  EXPECT_EQ(rest_->lines, std::vector<std::string>{"header"});
  EXPECT_EQ(rest_->head.seats.size(), 2u);
  EXPECT_EQ(after("DELETE FROM lines WHERE table_id = 'a'"), "lines: none");
  EXPECT_EQ(after("INSERT INTO lines VALUES ('a', 0, x'00')"), "lines 0: line");
}

TEST_F(DamagedStore, LinesOfATableThatHasNotBegun) {
  EXPECT_EQ(after("UPDATE tables SET phase = 0 WHERE id = 'a'"), "lines 0: line");
}

TEST_F(DamagedStore, WhatWasAnsweredAndSaid) {
  EXPECT_EQ(after("UPDATE answered SET seat = 2 WHERE table_id = 'a'"), "answered: seat");
  ASSERT_TRUE(rest_);
  EXPECT_EQ(rest_->lines.size(), 3u);
  EXPECT_EQ(after("UPDATE answered SET seat = 0, prompt = 'x' WHERE table_id = 'a'"),
            "answered: prompt");
  EXPECT_EQ(after("DELETE FROM answered; UPDATE said SET seat = 9 WHERE table_id = 'a'"),
            "said: seat");
}

TEST_F(DamagedStore, ARowTooBigToHoldIsNotTakenIntoMemory) {
  const std::string where =
      after("UPDATE tables SET board = CAST(zeroblob(50000000) AS TEXT) WHERE id = 'a'");
  EXPECT_FALSE(where.empty());
}

TEST_F(DamagedStore, ListsPassOverDamagedRows) {
  for (const char* sql :
       {"UPDATE tables SET phase = 'x' WHERE id = 'a'",
        "UPDATE tables SET phase = 1, touched = 'now' WHERE id = 'a'",
        "UPDATE tables SET touched = 1, board = CAST(zeroblob(50000000) AS TEXT) WHERE id = 'a'",
        "UPDATE tables SET board = '' WHERE id = 'a'; UPDATE seats SET bot = x'07' WHERE table_id "
        "= "
        "'a'",
        "DELETE FROM seats WHERE table_id = 'a' AND seat = 1; UPDATE seats SET name = x'00'"
        " WHERE table_id = 'a'"}) {
    run(sql);
    for (const auto& found :
         {store_->public_tables(Phase::playing, 10), store_->tables_of("ala", 10)}) {
      ASSERT_TRUE(found.has_value()) << sql;
      ASSERT_EQ(found->size(), 1u) << sql;
      EXPECT_EQ((*found)[0].id, "b");
    }
    EXPECT_EQ(*store_->count_tables(), 2);
  }
}

TEST(Rows, OptionsAreReadOnlyAsTheyAreWritten) {
  const Options options{{"a", "1"}, {"b", "x=y"}};
  EXPECT_EQ(unpacked(packed(options)), options);
  EXPECT_EQ(unpacked(""), Options{});
  for (const char* bad : {"a=1", "a\n", "=1\n", "a=1\na=2\n", "\n", "a=1\n\n"})
    EXPECT_EQ(unpacked(bad), std::nullopt) << bad;
}

TEST(Rows, Utf8) {
  for (const char* good : {"", "abc", "za\u017c\u00f3\u0142\u0107", "\u2800", "\U0001F682"})
    EXPECT_TRUE(text::is_utf8(good)) << good;
  for (const char* bad : {"\xff", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\xe2\x82", "a\x80",
                          "\xf4\x90\x80\x80", "\xf0\x80\x80\x80", "\xf5\x80\x80\x80"})
    EXPECT_FALSE(text::is_utf8(bad));
}

}  // namespace
}  // namespace roundhouse::server
