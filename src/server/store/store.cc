#include "server/store/open_store.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include <fmt/format.h>

#include "server/store/data_folder.h"
#include "server/store/sqlite.h"
#include "server/store/store_reader.h"
#include "server/store/store_rows.h"
#include "server/store/store_schema.h"

namespace roundhouse::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kTracesPause = 500ms;
constexpr auto kBusy = 2000ms;

// Two connections to one file: the writer's thread has one, readers share the other.
class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::filesystem::path& file)
      : writer_(open_store_file(file)), reader_(Database(file)) {}

  std::vector<StoreStatus> write(std::span<const WriteJob> jobs) override;
  bool has_traces() const override { return has_traces_; }
  bool has_more_old() const override { return has_more_old_; }

  Loaded load_table(std::string_view id) override { return reader_.load_table(id); }
  Stored<std::vector<TableSummary>> public_tables(Phase phase, int most) override {
    return reader_.public_tables(phase, most);
  }
  Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most) override {
    return reader_.tables_of(guest, most);
  }
  Stored<int> count_tables() override { return reader_.count_tables(); }
  Stored<std::optional<std::string>> guest_name(std::string_view guest) override {
    return reader_.guest_name(guest);
  }
  Stored<bool> is_banned(std::string_view guest, std::string_view household) override {
    return reader_.is_banned(guest, household);
  }
  Stored<std::vector<Order>> orders() override { return reader_.orders(); }

 private:
  StoreStatus carry_out(const WriteJob& job);
  void put(const PutTable& write);
  void put(const AppendLines& write);
  void put(const ReplaceLines& write);
  void put(const PutSaid& write);
  void put(const DropSaid& write);
  void put(const DropTable& write);
  void put(const PutGuest& write);
  void put(const SeenGuest& write);
  void put(const DropGuest& write);
  void put(const DropOrder& write);
  void put(const DropOld& write);
  void put(const Probe& write);
  void remove_traces();
  void put_lines(const std::string& table, int first, const std::vector<std::string>& lines);

  Database writer_;
  Statement put_table_{
      writer_,
      "INSERT INTO tables (id, game, secret, board, options, phase, is_public, locked, paused, "
      "starts_full, host, clock, chat, next, assist, same_deal, touched) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, unixepoch()) "
      "ON CONFLICT (id) DO UPDATE SET "
      "phase = excluded.phase, is_public = excluded.is_public, locked = excluded.locked, "
      "paused = excluded.paused, starts_full = excluded.starts_full, host = excluded.host, "
      "clock = excluded.clock, chat = excluded.chat, next = excluded.next, "
      "touched = excluded.touched"};
  Statement put_seat_{
      writer_,
      "REPLACE INTO seats (table_id, seat, token_hash, guest, name, bot, stand_in, nonce, muted, "
      "program, colour, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement drop_kicked_{writer_, "DELETE FROM kicked WHERE table_id = ?"};
  Statement put_kicked_{writer_, "INSERT INTO kicked (table_id, who) VALUES (?, ?)"};
  Statement insert_line_{writer_, "INSERT INTO lines (table_id, n, line) VALUES (?, ?, ?)"};
  Statement replace_answered_{
      writer_, "REPLACE INTO answered (table_id, seat, prompt, request) VALUES (?, ?, ?, ?)"};
  StoreReader reader_;
  std::atomic<bool> has_traces_ = false, has_more_old_ = false;
  std::chrono::steady_clock::time_point traces_removed_;
};

// Runs `work`; what SQLite throws comes back as a value.
template <class Work>
StoreStatus status_of(Work work) {
  try {
    work();
    return std::nullopt;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

std::vector<StoreStatus> SqliteStore::write(std::span<const WriteJob> jobs) {
  std::vector<StoreStatus> done;
  const StoreStatus failed = status_of([&] {
    Transaction transaction(writer_);
    for (const WriteJob& job : jobs) done.push_back(carry_out(job));
    transaction.commit();
  });
  if (failed) done.assign(jobs.size(), failed);
  if (has_traces_) remove_traces();
  return done;
}

// What was deleted still stands in the log file of the database until that is emptied. It costs
// the disk some time, so not after each of many; and nobody is waited for who reads just now: the
// next commit tries again.
void SqliteStore::remove_traces() {
  const auto now = std::chrono::steady_clock::now();
  if (now - traces_removed_ < kTracesPause) return;
  status_of([&] {
    writer_.wait_for_others(0ms);
    Statement empty(writer_, "PRAGMA wal_checkpoint(TRUNCATE)");
    if (empty.step() && empty.number(0) == 0) has_traces_ = false;
  });
  writer_.wait_for_others(kBusy);
  traces_removed_ = std::chrono::steady_clock::now();
}

StoreStatus SqliteStore::carry_out(const WriteJob& job) {
  writer_.run("SAVEPOINT job");
  const StoreStatus failed = status_of([&] {
    for (const Write& write : job) std::visit([&](const auto& w) { put(w); }, write);
  });
  writer_.run(failed ? "ROLLBACK TO job; RELEASE job" : "RELEASE job");
  return failed;
}

void SqliteStore::put(const PutTable& write) {
  const TableHead& head = write.head;
  put_table_.bind(head.id).bind(head.game).bind(head.secret).bind(head.board);
  put_table_.bind(packed(head.options)).bind(static_cast<int>(head.phase));
  put_table_.bind(head.is_public).bind(head.locked).bind(head.paused).bind(head.starts_full);
  put_table_.bind(head.host).bind(head.clock).bind(static_cast<int>(head.chat)).bind(head.next);
  put_table_.bind(head.assist).bind(head.same_deal);
  put_table_.run();
  std::int64_t n = 0;
  for (const SeatHead& seat : head.seats) {
    put_seat_.bind(head.id).bind(n++).bind(seat.token_hash).bind(seat.guest).bind(seat.name);
    put_seat_.bind(seat.bot).bind(seat.stand_in).bind(seat.nonce).bind(seat.muted);
    put_seat_.bind(seat.program).bind(seat.colour).bind(seat.mark).run();
  }
  drop_kicked_.bind(head.id).run();
  for (const std::string& who : head.kicked) put_kicked_.bind(head.id).bind(who).run();
}

void SqliteStore::put_lines(const std::string& table, int first,
                            const std::vector<std::string>& lines) {
  for (const std::string& line : lines) insert_line_.bind(table).bind(first++).bind(line).run();
}

void SqliteStore::put(const AppendLines& write) {
  put_lines(write.table, write.first, write.lines);
  if (!write.answered) return;
  replace_answered_.bind(write.table).bind(write.answered->seat).bind(write.answered->prompt);
  replace_answered_.bind(write.answered->request).run();
}

void SqliteStore::put(const ReplaceLines& write) {
  has_traces_ = true;
  Statement(writer_, "DELETE FROM lines WHERE table_id = ?").bind(write.table).run();
  put_lines(write.table, 0, write.lines);
}

void SqliteStore::put(const PutSaid& write) {
  Statement(writer_,
            "INSERT INTO said (table_id, n, seat, name, text, phrase) VALUES (?, ?, ?, ?, ?, ?)")
      .bind(write.table)
      .bind(write.said.n)
      .bind(write.said.seat)
      .bind(write.said.name)
      .bind(write.said.text)
      .bind(write.said.phrase)
      .run();
}

void SqliteStore::put(const DropTable& write) {
  has_traces_ = true;
  for (const char* from : {"said", "answered", "lines", "kicked", "seats"})
    Statement(writer_, fmt::format("DELETE FROM {} WHERE table_id = ?", from))
        .bind(write.table)
        .run();
  Statement(writer_, "DELETE FROM tables WHERE id = ?").bind(write.table).run();
}

void SqliteStore::put(const PutGuest& write) {
  Statement(writer_,
            "INSERT INTO guests (id, name, seen) VALUES (?, ?, unixepoch()) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen")
      .bind(write.id)
      .bind(write.name)
      .run();
}

void SqliteStore::put(const SeenGuest& write) {
  Statement(writer_, "UPDATE guests SET seen = unixepoch() WHERE id = ?").bind(write.id).run();
}

void SqliteStore::put(const DropSaid& write) {
  has_traces_ = true;
  Statement(writer_, "DELETE FROM said WHERE table_id = ? AND seat = ?")
      .bind(write.table)
      .bind(write.seat)
      .run();
}

void SqliteStore::put(const DropGuest& write) {
  has_traces_ = true;
  Statement(writer_, "UPDATE seats SET guest = '', name = '' WHERE guest = ?").bind(write.id).run();
  Statement(writer_, "DELETE FROM guests WHERE id = ?").bind(write.id).run();
}

// Changes a page and puts it back, so that the commit reaches for the disk.
void SqliteStore::put(const Probe&) {
  writer_.run("INSERT INTO orders (what, arg) VALUES ('probe', '')");
  writer_.run("DELETE FROM orders WHERE n = last_insert_rowid()");
}

void SqliteStore::put(const DropOrder& write) {
  Statement(writer_, "DELETE FROM orders WHERE n = ?").bind(write.n).run();
}

void SqliteStore::put(const DropOld& write) {
  const auto tables = old_tables(writer_, write);
  for (const std::string& id : tables) put(DropTable{id});
  const auto guests = old_guests(writer_, write);
  for (const std::string& id : guests) put(DropGuest{id});
  has_more_old_ = std::max(tables.size(), guests.size()) >= kMostCleared;
}

}  // namespace

Expected<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir) {
  const auto file = store_file(data_dir);
  if (const auto failed = prepare_folder(data_dir)) return *failed;
  try {
    return std::make_unique<SqliteStore>(file);
  } catch (const SqliteError& why) {
    return StoreError{fmt::format("cannot use {}: {}", file.string(), why.what())};
  }
}

}  // namespace roundhouse::server
