#include "server/store/open_store.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "server/store/sqlite.h"
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
    ASSERT_FALSE(!opened) << opened.error().text;
    store_ = *std::move(opened);
  }

  // Somebody else with the same file.
  void other_writer(const std::string& sql) {
    Database(dir_.path() / "data/roundhouse.sqlite").run(sql);
  }

  StoreStatus write(WriteJob job) { return store_->write(std::span(&job, 1)).at(0); }

  static TableHead head(const std::string& id) {
    return {.id = id,
            .game = "ttr-new",
            .options = {{"first-seat", "0"}, {"other", "a=b"}},
            .secret = "5ec2e7",
            .seats = {{.token_hash = "hash", .guest = "ala", .name = "Ala", .nonce = "x"},
                      {.bot = "easy", .muted = true, .colour = 7, .mark = 0}}};
  }
  StoreStatus create(const std::string& id) {
    return write({PutTable{head(id)}, AppendLines{id, 0, {"header", "deal"}}});
  }
  StoreStatus append(const std::string& id, int first, Lines lines,
                     std::optional<Answered> answered = {}) {
    return write({AppendLines{id, first, std::move(lines), std::move(answered)}});
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
  ASSERT_FALSE(append("a", 2, {"żółw \"1\"", std::string("zero\0byte", 9)}, Answered{0, 4, "r1"}));
  ASSERT_FALSE(append("a", 4, {"m3"}, Answered{0, 5, "r2"}));
  reopen();
  const StoredTable table = load("a");
  EXPECT_TRUE(table.head == head("a"));
  EXPECT_EQ(table.lines,
            (Lines{"header", "deal", "żółw \"1\"", std::string("zero\0byte", 9), "m3"}));
  ASSERT_EQ(table.answered.size(), 1u);
  EXPECT_EQ(table.answered[0].prompt, 5);
  EXPECT_EQ(table.answered[0].request, "r2");
}

TEST_F(StoreOnDisk, TablesAreKeptApartAndListed) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(create("b"));
  ASSERT_FALSE(append("b", 2, {"move"}));
  EXPECT_EQ(load("a").lines.size(), 2u);
  EXPECT_EQ(load("b").lines.size(), 3u);
  EXPECT_EQ(*store_->count_tables(), 2);
  EXPECT_TRUE(std::holds_alternative<NoTable>(store_->load_table("c")));
  EXPECT_TRUE(std::holds_alternative<NoTable>(store_->load_table("' OR 1=1 --")));
}

TEST_F(StoreOnDisk, ALineNumberIsTakenOnce) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(append("a", 2, {"mine"}));
  EXPECT_TRUE(append("a", 2, {"yours"}));
  EXPECT_EQ(load("a").lines.back(), "mine");
  EXPECT_TRUE(create("a")) << "its lines are there already";
}

TEST_F(StoreOnDisk, LinesOfOneMoveAreStoredTogetherOrNotAtAll) {
  ASSERT_FALSE(create("a"));
  other_writer("INSERT INTO lines VALUES ('a', 3, 'in the way')");
  EXPECT_TRUE(append("a", 2, {"move", "result"}, Answered{0, 1, "r"}));
  other_writer("DELETE FROM lines WHERE n = 3");
  EXPECT_EQ(load("a").lines, (Lines{"header", "deal"}));
  EXPECT_TRUE(load("a").answered.empty());
}

TEST_F(StoreOnDisk, AFailureIsAValueAndPasses) {
  ASSERT_FALSE(create("a"));
  other_writer(
      "CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const auto failed = append("a", 2, {"move"});
  ASSERT_TRUE(failed);
  EXPECT_NE(failed->text.find("disk full"), std::string::npos);
  EXPECT_EQ(load("a").lines.size(), 2u);
  other_writer("DROP TRIGGER full");
  EXPECT_FALSE(append("a", 2, {"move"}));
}

TEST_F(StoreOnDisk, LinesOfNoTableAreRefused) { EXPECT_TRUE(append("nowhere", 0, {"move"})); }

TEST_F(StoreOnDisk, JobsOfOneCommitFailAlone) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(create("b"));
  const std::vector<WriteJob> jobs{
      {AppendLines{"a", 2, {"move"}}},
      {AppendLines{"b", 2, {"move"}}, AppendLines{"nowhere", 0, {"x"}}},
      {AppendLines{"a", 3, {"next"}}}};
  const auto done = store_->write(jobs);
  ASSERT_EQ(done.size(), 3u);
  EXPECT_FALSE(done[0]);
  EXPECT_TRUE(done[1]);
  EXPECT_FALSE(done[2]);
  EXPECT_EQ(load("a").lines.back(), "next");
  EXPECT_EQ(load("b").lines.size(), 2u) << "all of a job or nothing";
}

TEST_F(StoreOnDisk, AHeadIsReplacedWholeAndChatIsKept) {
  ASSERT_FALSE(create("a"));
  TableHead changed = head("a");
  changed.phase = Phase::over;
  changed.is_public = changed.locked = changed.paused = changed.starts_full = true;
  changed.host = 1;
  changed.clock = 60;
  changed.chat = Chat::phrases;
  changed.next = "b";
  changed.seats[0] = {.stand_in = "easy", .program = true};
  const Said said{0, 1, "Ola", "cześć", false};
  ASSERT_FALSE(write({PutTable{changed}, PutSaid{"a", said}}));
  reopen();
  EXPECT_TRUE(load("a").head == changed);
  ASSERT_EQ(load("a").said.size(), 1u);
  EXPECT_TRUE(load("a").said[0] == said);
}

TEST_F(StoreOnDisk, GuestsFindTheirTablesAndListsHoldPublicOnes) {
  ASSERT_FALSE(create("a"));
  TableHead open = head("b");
  open.is_public = true;
  open.phase = Phase::open;
  open.seats = {{.token_hash = "h", .name = "Ola"}, {}};
  ASSERT_FALSE(write({PutTable{open}, PutGuest{"ala", "Ala"}}));
  const auto mine = *store_->tables_of("ala", 10);
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0].id, "a");
  EXPECT_EQ(mine[0].own, std::vector<int>{0});
  const auto listed = *store_->public_tables(Phase::open, 10);
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0].id, "b");
  EXPECT_EQ(listed[0].free, 1);
  EXPECT_TRUE(store_->public_tables(Phase::playing, 10)->empty());
  EXPECT_TRUE(store_->tables_of("", 10)->empty());
  EXPECT_EQ(*store_->guest_name("ala"), "Ala");
  ASSERT_FALSE(write({DropGuest{"ala"}, DropTable{"b"}}));
  EXPECT_EQ(*store_->guest_name("ala"), std::nullopt);
  EXPECT_TRUE(store_->tables_of("ala", 10)->empty());
  EXPECT_EQ(load("a").head.seats[0].name, "");
  EXPECT_TRUE(std::holds_alternative<NoTable>(store_->load_table("b")));
}

TEST_F(StoreOnDisk, WhoWasKickedAndThatTheDealIsOldAreKept) {
  TableHead seen = head("a");
  seen.same_deal = true;
  seen.kicked = {"bob", "eve"};
  ASSERT_FALSE(write({PutTable{seen}, AppendLines{"a", 0, {"header"}}}));
  reopen();
  EXPECT_TRUE(load("a").head == seen);
  seen.kicked = {"eve"};
  ASSERT_FALSE(write({PutTable{seen}}));
  EXPECT_EQ(load("a").head.kicked, std::set<std::string>{"eve"});
  ASSERT_FALSE(write({DropTable{"a"}}));
}

TEST_F(StoreOnDisk, ABanIsByGuestOrByAddress) {
  other_writer("INSERT INTO bans (kind, who) VALUES ('guest', 'eve'), ('address', '192.0.2.7')");
  EXPECT_TRUE(*store_->is_banned("eve", ""));
  EXPECT_TRUE(*store_->is_banned("", "192.0.2.7"));
  EXPECT_TRUE(*store_->is_banned("ann", "192.0.2.7"));
  EXPECT_FALSE(*store_->is_banned("192.0.2.7", "eve"));
  EXPECT_FALSE(*store_->is_banned("", ""));
  other_writer("DELETE FROM bans");
  EXPECT_FALSE(*store_->is_banned("eve", "192.0.2.7")) << "asked anew each time";
}

TEST_F(StoreOnDisk, OrdersWaitUntilTheyAreCarriedOut) {
  other_writer("INSERT INTO orders (what, arg) VALUES ('delete', 'a'), ('delete', 'b')");
  const auto orders = *store_->orders();
  ASSERT_EQ(orders.size(), 2u);
  EXPECT_EQ(orders[0].arg, "a");
  EXPECT_EQ(orders[1].what, "delete");
  ASSERT_FALSE(write({DropOrder{orders[0].n}}));
  ASSERT_EQ(store_->orders()->size(), 1u);
}

TEST_F(StoreOnDisk, OldGamesAndGuestsAreClearedUpInBatches) {
  TableHead over = head("kept");
  over.phase = Phase::over;
  ASSERT_FALSE(write({PutTable{over}, PutGuest{"ala", "Ala"}, PutGuest{"ola", "Ola"}}));
  ASSERT_FALSE(create("running"));
  for (int i = 0; i < 150; ++i) {
    over.id = "old" + std::to_string(i);
    over.seats[0].guest = "ola";
    ASSERT_FALSE(write({PutTable{over}, AppendLines{over.id, 0, {"header"}}}));
  }
  other_writer(
      "UPDATE tables SET touched = unixepoch() - 40 * 86400 WHERE id <> 'kept';"
      "UPDATE guests SET seen = unixepoch() - 40 * 86400");
  const DropOld old{.finished_days = 30, .guests_days = 30, .awake = {"old7"}};
  ASSERT_FALSE(write({DropOld{.finished_days = 50, .guests_days = 50}, DropOld{}}));
  EXPECT_EQ(*store_->count_tables(), 152) << "not old enough; and 0: for ever";
  ASSERT_FALSE(write({old}));
  EXPECT_EQ(*store_->count_tables(), 52) << "a bounded batch";
  EXPECT_TRUE(store_->has_more_old());
  ASSERT_FALSE(write({old}));
  EXPECT_EQ(*store_->count_tables(), 3) << "kept, running, and one in use";
  EXPECT_EQ(*store_->guest_name("ola"), "Ola") << "sits at the one in use";
  EXPECT_FALSE(store_->has_more_old());
  ASSERT_FALSE(write({DropOld{30, 30, {}}}));
  ASSERT_FALSE(write({DropOld{30, 30, {}}}));
  EXPECT_EQ(*store_->guest_name("ola"), std::nullopt);
  EXPECT_EQ(*store_->guest_name("ala"), "Ala") << "sits at tables that are kept";
  ASSERT_FALSE(write({SeenGuest{"ala"}, DropTable{"kept"}, DropTable{"running"}}));
  ASSERT_FALSE(write({old}));
  EXPECT_EQ(*store_->guest_name("ala"), "Ala") << "seen today";
}

// A file as the first version wrote it.
TEST_F(StoreOnDisk, AFileOfTheFirstSchemaIsLifted) {
  store_.reset();
  std::filesystem::create_directories(dir_.path() / "old");
  {
    Database db(dir_.path() / "old/roundhouse.sqlite");
    db.run(R"sql(
      CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (1);
      CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, secret TEXT NOT NULL,
        created INTEGER NOT NULL DEFAULT (unixepoch())) WITHOUT ROWID;
      CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
        token_hash TEXT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
      CREATE TABLE lines (table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
      CREATE TABLE answered (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
        prompt INTEGER NOT NULL, request TEXT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
      INSERT INTO tables (id, game, secret) VALUES ('a', 'ttr-new', 's');
      INSERT INTO seats VALUES ('a', 0, 'h'); INSERT INTO lines VALUES ('a', 0, 'header');)sql");
  }
  auto opened = open_store(dir_.path() / "old");
  ASSERT_TRUE(opened.has_value());
  store_ = *std::move(opened);
  EXPECT_EQ(load("a").head.phase, Phase::playing);
  EXPECT_EQ(load("a").head.seats.at(0).token_hash, "h");
  EXPECT_EQ(load("a").head.seats.at(0).colour, kNoLook);
  EXPECT_EQ(load("a").head.seats.at(0).mark, kNoLook);
  EXPECT_EQ(load("a").lines, Lines{"header"});
}

TEST_F(StoreOnDisk, ABackupOfAStoreInUseIsWhole) {
  ASSERT_FALSE(create("a"));
  const auto copy = dir_.path() / "copy/roundhouse.sqlite";
  std::filesystem::create_directories(copy.parent_path());
  EXPECT_FALSE(back_up_store(dir_.path() / "data", copy));
  ASSERT_FALSE(append("a", 2, {"later"}));
  EXPECT_TRUE(back_up_store(dir_.path() / "data", copy)) << "a copy is never written over";
  EXPECT_TRUE(back_up_store(dir_.path() / "nothing", dir_.path() / "x"));
  EXPECT_TRUE(back_up_store(dir_.path() / "data", dir_.path() / "no/folder/x"));
  EXPECT_FALSE(std::filesystem::exists(dir_.path() / "no"));
  store_ = *open_store(copy.parent_path());
  EXPECT_EQ(load("a").lines, (Lines{"header", "deal"}));
}

TEST_F(StoreOnDisk, ANewerFileIsLeftAlone) {
  store_.reset();
  other_writer("INSERT INTO schema (version) VALUES (99)");
  const auto opened = open_store(dir_.path() / "data");
  ASSERT_TRUE(!opened);
  EXPECT_NE(opened.error().text.find("newer"), std::string::npos);
}

TEST_F(StoreOnDisk, AFileThatIsNoDatabaseIsNamed) {
  dir_.write("junk/roundhouse.sqlite", std::string(5000, 'x'));
  const auto opened = open_store(dir_.path() / "junk");
  ASSERT_TRUE(!opened);
  EXPECT_NE(opened.error().text.find("roundhouse.sqlite"), std::string::npos);
  dir_.write("file", "");
  EXPECT_FALSE(open_store(dir_.path() / "file"));
}

TEST_F(StoreOnDisk, WhatWasDeletedStandsInNoFile) {
  ASSERT_FALSE(create("a"));
  ASSERT_FALSE(write({PutGuest{"guest", "Xantippequist"}}));
  const auto everything = [&] {
    std::string bytes;
    for (const auto& entry : std::filesystem::directory_iterator(dir_.path() / "data")) {
      std::ifstream in(entry.path(), std::ios::binary);
      bytes.append(std::istreambuf_iterator<char>(in), {});
    }
    return bytes;
  };
  EXPECT_NE(everything().find("Xantippequist"), std::string::npos);
  ASSERT_FALSE(write({DropGuest{"guest"}}));
  EXPECT_FALSE(store_->has_traces());
  EXPECT_EQ(everything().find("Xantippequist"), std::string::npos);
}

TEST_F(StoreOnDisk, AProbeReachesForTheDiskAndLeavesNothing) {
  EXPECT_FALSE(write({Probe{}}));
  EXPECT_TRUE(store_->orders()->empty());
}

TEST_F(StoreOnDisk, TheFileIsInWalMode) {
  Database db(dir_.path() / "data/roundhouse.sqlite");
  Statement mode(db, "PRAGMA journal_mode");
  ASSERT_TRUE(mode.step());
  EXPECT_EQ(mode.text(0), "wal");
}

}  // namespace
}  // namespace roundhouse::server
