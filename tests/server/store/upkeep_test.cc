#include "server/upkeep.h"

#include "server/store/sqlite.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

class UpkeepTest : public RoomsTest {
 protected:
  void look(int keep_finished = 0) {
    Upkeep(*store_, *writer_, *connections_, *rooms_, metrics_,
           {.data_dir = dir_.path(), .keep_finished = keep_finished})
        .work();
    connections_->run_timers();
  }
  void run(const std::string& sql) { Database(dir_.path() / "roundhouse.sqlite").run(sql); }
  bool is_there(const std::string& table) {
    return std::holds_alternative<StoredTable>(store_->load_table(table));
  }
  std::string make(ConnId conn) { return text_of(new_table(conn).at(0), "table"); }
};

TEST_F(UpkeepTest, AnOrderDeletesATableThatSleepsAndOneThatIsPlayed) {
  const ConnId ann = connect(), bob = connect(), eve = connect();
  const std::string asleep = make(ann), played = make(bob), other = make(eve);
  rooms_->on_close(ann);
  connections_->run_timers();
  connections_->take(bob);
  run("INSERT INTO orders (what, arg) VALUES ('delete', '" + asleep + "'), ('delete', '" + played +
      "'), ('dance', 'x')");
  look();
  EXPECT_FALSE(is_there(asleep));
  EXPECT_FALSE(is_there(played));
  EXPECT_TRUE(is_there(other));
  EXPECT_TRUE(store_->orders()->empty()) << "also what nobody understands is taken";
  const auto told = connections_->take(bob);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(text_of(told.back(), "code"), "unknown-table");
  EXPECT_EQ(code_of(bob, R"({"t":"view"})"), "unknown-table");
}

TEST_F(UpkeepTest, OldGamesGoUnlessSomebodyLooksAtThem) {
  const ConnId ann = connect(), bob = connect();
  const std::string asleep = make(ann), watched = make(bob);
  rooms_->on_close(ann);
  connections_->run_timers();
  run("UPDATE tables SET phase = 2, touched = 1");
  look();
  EXPECT_EQ(*store_->count_tables(), 2) << "0: for ever";
  look(30);
  EXPECT_EQ(*store_->count_tables(), 1);
  EXPECT_FALSE(rooms_->awake_tables().contains(asleep));
  EXPECT_TRUE(rooms_->awake_tables().contains(watched));
}

class ListeningWriter final : public StoreWriter {
 public:
  std::vector<WriteJob> jobs;
  void write(WriteJob job, Done) override { jobs.push_back(std::move(job)); }
};

TEST_F(UpkeepTest, AStoreThatFailedIsTriedUntilItIsWell) {
  ListeningWriter writer;
  Upkeep upkeep(*store_, writer, *connections_, *rooms_, metrics_, {.data_dir = dir_.path()});
  upkeep.work();
  EXPECT_TRUE(writer.jobs.empty());
  EXPECT_TRUE(metrics_.health.space_left().has_value());
  metrics_.health.failed("disk full");
  upkeep.work();
  ASSERT_EQ(writer.jobs.size(), 1u);
  ASSERT_EQ(writer.jobs[0].size(), 1u);
  EXPECT_TRUE(std::holds_alternative<Probe>(writer.jobs[0][0]));
  metrics_.health.succeeded();
  upkeep.work();
  EXPECT_EQ(writer.jobs.size(), 1u);
}

}  // namespace
}  // namespace roundhouse::server
