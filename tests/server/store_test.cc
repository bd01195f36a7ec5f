#include "server/store.h"

#include <gtest/gtest.h>

#include "server/sqlite.h"
#include "server/temp_dir_testing.h"

namespace roundhouse::server {
namespace {

using Lines = std::vector<std::string>;

class StoreOnDisk : public testing::Test {
 protected:
  void SetUp() override { reopen(); }

  void reopen() {
    store_.reset();
    auto opened = open_store(dir_.path() / "data");
    ASSERT_FALSE(std::holds_alternative<StoreError>(opened)) << std::get<StoreError>(opened).text;
    store_ = std::get<std::unique_ptr<Store>>(std::move(opened));
  }

  // Somebody else with the same file.
  void other_writer(const std::string& sql) {
    Database(dir_.path() / "data/roundhouse.sqlite").run(sql);
  }

  StoreStatus create(const std::string& id) {
    return store_->create_table({id, "ttr-new", "5ec2e7", {"hash", ""}}, Lines{"header", "deal"});
  }

  StoredTable load(const std::string& id) {
    auto loaded = store_->load_table(id);
    if (auto* table = std::get_if<StoredTable>(&loaded)) return *table;
    ADD_FAILURE() << "not loaded: " << id;
    return {};
  }

  TempDir dir_;
  std::unique_ptr<Store> store_;
};

TEST_F(StoreOnDisk, ATableIsTheSameAfterReopening) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(store_->append("a", 2, Lines{"żółw \"1\"", std::string("zero\0byte", 9)},
                              Answered{0, 4, "r1"}));
  ASSERT_FALSE(store_->append("a", 4, Lines{"m3"}, Answered{0, 5, "r2"}));
  reopen();
  const StoredTable table = load("a");
  EXPECT_EQ(table.head.game, "ttr-new");
  EXPECT_EQ(table.head.secret, "5ec2e7");
  EXPECT_EQ(table.head.token_hashes, (Lines{"hash", ""}));
  EXPECT_EQ(table.lines,
            (Lines{"header", "deal", "żółw \"1\"", std::string("zero\0byte", 9), "m3"}));
  ASSERT_EQ(table.answered.size(), 1u);
  EXPECT_EQ(table.answered[0].prompt, 5);
  EXPECT_EQ(table.answered[0].request, "r2");
}

TEST_F(StoreOnDisk, TablesAreKeptApartAndListed) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(create("b"));
  ASSERT_FALSE(store_->append("b", 2, Lines{"move"}, std::nullopt));
  EXPECT_EQ(load("a").lines.size(), 2u);
  const auto listed = store_->list_tables();
  const auto& tables = std::get<std::vector<TableSummary>>(listed);
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].lines, 2);
  EXPECT_EQ(tables[1].lines, 3);
  EXPECT_TRUE(std::holds_alternative<NoTable>(store_->load_table("c")));
  EXPECT_TRUE(std::holds_alternative<NoTable>(store_->load_table("' OR 1=1 --")));
}

TEST_F(StoreOnDisk, ALineNumberIsTakenOnce) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(store_->append("a", 2, Lines{"mine"}, std::nullopt));
  EXPECT_TRUE(store_->append("a", 2, Lines{"yours"}, std::nullopt));
  EXPECT_EQ(load("a").lines.back(), "mine");
  EXPECT_TRUE(create("a"));
}

TEST_F(StoreOnDisk, LinesOfOneMoveAreStoredTogetherOrNotAtAll) {
  ASSERT_FALSE(create("a"));
  other_writer("INSERT INTO lines VALUES ('a', 3, 'in the way')");
  EXPECT_TRUE(store_->append("a", 2, Lines{"move", "result"}, Answered{0, 1, "r"}));
  EXPECT_EQ(load("a").lines, (Lines{"header", "deal", "in the way"}));
  EXPECT_TRUE(load("a").answered.empty());
}

TEST_F(StoreOnDisk, AFailureIsAValueAndPasses) {
  ASSERT_FALSE(create("a"));
  other_writer(
      "CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const auto failed = store_->append("a", 2, Lines{"move"}, std::nullopt);
  ASSERT_TRUE(failed);
  EXPECT_NE(failed->text.find("disk full"), std::string::npos);
  EXPECT_EQ(load("a").lines.size(), 2u);
  other_writer("DROP TRIGGER full");
  EXPECT_FALSE(store_->append("a", 2, Lines{"move"}, std::nullopt));
}

TEST_F(StoreOnDisk, LinesOfNoTableAreRefused) {
  EXPECT_TRUE(store_->append("nowhere", 0, Lines{"move"}, std::nullopt));
}

TEST_F(StoreOnDisk, ANewerFileIsLeftAlone) {
  store_.reset();
  other_writer("INSERT INTO schema (version) VALUES (99)");
  const auto opened = open_store(dir_.path() / "data");
  ASSERT_TRUE(std::holds_alternative<StoreError>(opened));
  EXPECT_NE(std::get<StoreError>(opened).text.find("newer"), std::string::npos);
}

TEST_F(StoreOnDisk, AFileThatIsNoDatabaseIsNamed) {
  dir_.write("junk/roundhouse.sqlite", std::string(5000, 'x'));
  const auto opened = open_store(dir_.path() / "junk");
  ASSERT_TRUE(std::holds_alternative<StoreError>(opened));
  EXPECT_NE(std::get<StoreError>(opened).text.find("roundhouse.sqlite"), std::string::npos);
  dir_.write("file", "");
  EXPECT_TRUE(std::holds_alternative<StoreError>(open_store(dir_.path() / "file")));
}

TEST_F(StoreOnDisk, TheFileIsInWalMode) {
  Database db(dir_.path() / "data/roundhouse.sqlite");
  Statement mode(db, "PRAGMA journal_mode");
  ASSERT_TRUE(mode.step());
  EXPECT_EQ(mode.text(0), "wal");
}

}  // namespace
}  // namespace roundhouse::server
