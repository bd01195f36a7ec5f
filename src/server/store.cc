#include "server/store.h"

#include <mutex>
#include <system_error>

#include <fmt/format.h>

#include "server/sqlite.h"
#include "server/store_schema.h"

namespace roundhouse::server {
namespace {

constexpr const char* kStoreFile = "roundhouse.sqlite";

// Options as "name=value" lines; neither part can hold a line end or, in names, an equals sign.
std::string packed(const std::map<std::string, std::string, std::less<>>& options) {
  std::string text;
  for (const auto& [name, value] : options) text += name + '=' + value + '\n';
  return text;
}

std::map<std::string, std::string, std::less<>> unpacked(std::string_view text) {
  std::map<std::string, std::string, std::less<>> options;
  while (!text.empty()) {
    const auto equals = text.find('='), end = text.find('\n');
    options.emplace(text.substr(0, equals), text.substr(equals + 1, end - equals - 1));
    text.remove_prefix(end + 1);
  }
  return options;
}

std::vector<std::string> texts_of(Statement& select) {
  std::vector<std::string> texts;
  while (select.step()) texts.push_back(select.text(0));
  return texts;
}

constexpr int kMostCleared = 100;  // tables, and as many guests, in one job

// Tables that are over and were not touched for so long, except those in use.
std::vector<std::string> old_tables(const Database& db, const DropOld& old) {
  if (old.finished_days <= 0) return {};
  Statement select(db,
                   "SELECT id FROM tables WHERE phase = 2 AND touched < unixepoch() - ? * 86400 "
                   "ORDER BY touched LIMIT ?");
  select.bind(old.finished_days);
  select.bind(kMostCleared + static_cast<std::int64_t>(old.awake.size()));
  std::vector<std::string> ids = texts_of(select);
  std::erase_if(ids, [&](const std::string& id) { return old.awake.contains(id); });
  if (ids.size() > kMostCleared) ids.resize(kMostCleared);
  return ids;
}

// Guests who did not come for so long and sit nowhere.
std::vector<std::string> old_guests(const Database& db, const DropOld& old) {
  if (old.guests_days <= 0) return {};
  Statement select(db,
                   "SELECT id FROM guests WHERE seen < unixepoch() - ? * 86400 AND NOT EXISTS "
                   "(SELECT 1 FROM seats WHERE guest = guests.id AND guest <> '') LIMIT ?");
  select.bind(old.guests_days).bind(kMostCleared);
  return texts_of(select);
}

constexpr int kSaidKept = 100;  // of the chat, when a table wakes

// Two connections to one file: the writer's thread has one, readers share the other.
class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::filesystem::path& file)
      : writer_(open_store_file(file)), reader_(file) {}

  std::vector<StoreStatus> write(std::span<const WriteJob> jobs) override;
  Loaded load_table(std::string_view id) override;
  Stored<std::vector<TableSummary>> public_tables(Phase phase, int most) override;
  Stored<std::vector<TableSummary>> tables_of(std::string_view guest, int most) override;
  Stored<int> count_tables() override;
  Stored<std::optional<std::string>> guest_name(std::string_view guest) override;
  Stored<bool> is_banned(std::string_view guest, std::string_view household) override;
  Stored<std::vector<Order>> orders() override;
  Stored<bool> has_old(const DropOld& old) override;

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
  void put_lines(const std::string& table, int first, const std::vector<std::string>& lines);

  std::optional<TableHead> read_head(std::string_view id);
  std::vector<std::string> read_lines(std::string_view id);
  std::vector<Answered> read_answered(std::string_view id);
  std::vector<Said> read_said(std::string_view id);
  std::vector<TableSummary> read_summaries(Statement& tables, std::string_view guest);

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
      "program) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement drop_kicked_{writer_, "DELETE FROM kicked WHERE table_id = ?"};
  Statement put_kicked_{writer_, "INSERT INTO kicked (table_id, who) VALUES (?, ?)"};
  Statement insert_line_{writer_, "INSERT INTO lines (table_id, n, line) VALUES (?, ?, ?)"};
  Statement replace_answered_{
      writer_, "REPLACE INTO answered (table_id, seat, prompt, request) VALUES (?, ?, ?, ?)"};
  std::mutex reading_;
  Database reader_;
  Statement find_ban_{reader_,
                      "SELECT 1 FROM bans WHERE (kind = 'guest' AND who = ?) "
                      "OR (kind = 'address' AND who = ?)"};
};

// Runs `work`; what SQLite throws comes back as a value.
template <class Work>
StoreStatus tried(Work work) {
  try {
    work();
    return std::nullopt;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

std::vector<StoreStatus> SqliteStore::write(std::span<const WriteJob> jobs) {
  std::vector<StoreStatus> done;
  const StoreStatus failed = tried([&] {
    Transaction transaction(writer_);
    for (const WriteJob& job : jobs) done.push_back(carry_out(job));
    transaction.commit();
  });
  if (failed) done.assign(jobs.size(), failed);
  return done;
}

StoreStatus SqliteStore::carry_out(const WriteJob& job) {
  writer_.run("SAVEPOINT job");
  const StoreStatus failed = tried([&] {
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
    put_seat_.bind(seat.program).run();
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
  Statement(writer_, "DELETE FROM said WHERE table_id = ? AND seat = ?")
      .bind(write.table)
      .bind(write.seat)
      .run();
}

void SqliteStore::put(const DropGuest& write) {
  Statement(writer_, "UPDATE seats SET guest = '', name = '' WHERE guest = ?").bind(write.id).run();
  Statement(writer_, "DELETE FROM guests WHERE id = ?").bind(write.id).run();
}

void SqliteStore::put(const DropOrder& write) {
  Statement(writer_, "DELETE FROM orders WHERE n = ?").bind(write.n).run();
}

void SqliteStore::put(const DropOld& write) {
  for (const std::string& id : old_tables(writer_, write)) put(DropTable{id});
  for (const std::string& id : old_guests(writer_, write)) put(DropGuest{id});
}

// ---- reading

Loaded SqliteStore::load_table(std::string_view id) {
  const std::scoped_lock lock(reading_);
  try {
    auto head = read_head(id);
    if (!head) return NoTable{};
    return StoredTable{*std::move(head), read_lines(id), read_answered(id), read_said(id)};
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

std::optional<TableHead> SqliteStore::read_head(std::string_view id) {
  Statement select(reader_,
                   "SELECT id, game, board, options, secret, phase, is_public, locked, paused, "
                   "starts_full, host, clock, chat, next, assist, same_deal FROM tables "
                   "WHERE id = ?");
  if (!select.bind(id).step()) return std::nullopt;
  TableHead head{.id = select.text(0),
                 .game = select.text(1),
                 .board = select.text(2),
                 .options = unpacked(select.text(3)),
                 .assist = select.text(14),
                 .secret = select.text(4),
                 .phase = static_cast<Phase>(select.number(5)),
                 .is_public = select.number(6) != 0,
                 .locked = select.number(7) != 0,
                 .paused = select.number(8) != 0,
                 .starts_full = select.number(9) != 0,
                 .host = static_cast<int>(select.number(10)),
                 .clock = static_cast<int>(select.number(11)),
                 .chat = static_cast<Chat>(select.number(12)),
                 .next = select.text(13),
                 .same_deal = select.number(15) != 0};
  Statement seats(reader_,
                  "SELECT token_hash, guest, name, bot, stand_in, nonce, muted, program "
                  "FROM seats WHERE table_id = ? ORDER BY seat");
  for (seats.bind(id); seats.step();)
    head.seats.push_back({.token_hash = seats.text(0),
                          .guest = seats.text(1),
                          .name = seats.text(2),
                          .bot = seats.text(3),
                          .stand_in = seats.text(4),
                          .nonce = seats.text(5),
                          .muted = seats.number(6) != 0,
                          .program = seats.number(7) != 0});
  Statement kicked(reader_, "SELECT who FROM kicked WHERE table_id = ?");
  for (const std::string& who : texts_of(kicked.bind(id))) head.kicked.insert(who);
  return head;
}

std::vector<std::string> SqliteStore::read_lines(std::string_view id) {
  Statement select(reader_, "SELECT line FROM lines WHERE table_id = ? ORDER BY n");
  std::vector<std::string> lines;
  for (select.bind(id); select.step();) lines.push_back(select.text(0));
  return lines;
}

std::vector<Answered> SqliteStore::read_answered(std::string_view id) {
  Statement select(reader_, "SELECT seat, prompt, request FROM answered WHERE table_id = ?");
  std::vector<Answered> answered;
  for (select.bind(id); select.step();)
    answered.push_back(
        {static_cast<int>(select.number(0)), static_cast<int>(select.number(1)), select.text(2)});
  return answered;
}

std::vector<Said> SqliteStore::read_said(std::string_view id) {
  Statement select(reader_,
                   "SELECT * FROM (SELECT n, seat, name, text, phrase FROM said "
                   "WHERE table_id = ? ORDER BY n DESC LIMIT ?) ORDER BY n");
  std::vector<Said> said;
  for (select.bind(id).bind(kSaidKept); select.step();)
    said.push_back({static_cast<int>(select.number(0)), static_cast<int>(select.number(1)),
                    select.text(2), select.text(3), select.number(4) != 0});
  return said;
}

constexpr std::string_view kSummary = "SELECT id, game, board, phase, touched FROM tables ";

Stored<std::vector<TableSummary>> SqliteStore::public_tables(Phase phase, int most) {
  const std::scoped_lock lock(reading_);
  try {
    Statement select(reader_, std::string(kSummary) +
                                  "WHERE is_public AND phase = ? ORDER BY touched DESC LIMIT ?");
    select.bind(static_cast<int>(phase)).bind(most);
    return read_summaries(select, "");
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Stored<std::vector<TableSummary>> SqliteStore::tables_of(std::string_view guest, int most) {
  const std::scoped_lock lock(reading_);
  try {
    Statement select(reader_, std::string(kSummary) +
                                  "WHERE id IN (SELECT table_id FROM seats WHERE guest = ? AND "
                                  "guest <> '') ORDER BY touched DESC LIMIT ?");
    select.bind(guest).bind(most);
    return read_summaries(select, guest);
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

std::vector<TableSummary> SqliteStore::read_summaries(Statement& tables, std::string_view guest) {
  Statement seats(reader_,
                  "SELECT seat, name, bot, guest, token_hash FROM seats WHERE table_id = ? "
                  "ORDER BY seat");
  std::vector<TableSummary> found;
  while (tables.step()) {
    TableSummary table{tables.text(0),
                       tables.text(1),
                       tables.text(2),
                       static_cast<Phase>(tables.number(3)),
                       tables.number(4),
                       {},
                       {},
                       0};
    for (seats.bind(table.id); seats.step();) {
      table.names.push_back(seats.text(1).empty() ? seats.text(2) : seats.text(1));
      if (!guest.empty() && seats.text(3) == guest)
        table.own.push_back(static_cast<int>(seats.number(0)));
      if (seats.text(2).empty() && seats.text(4).empty()) ++table.free;
    }
    seats.reset();
    found.push_back(std::move(table));
  }
  return found;
}

Stored<int> SqliteStore::count_tables() {
  const std::scoped_lock lock(reading_);
  try {
    Statement select(reader_, "SELECT count(*) FROM tables");
    select.step();
    return static_cast<int>(select.number(0));
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Stored<std::optional<std::string>> SqliteStore::guest_name(std::string_view guest) {
  const std::scoped_lock lock(reading_);
  try {
    Statement select(reader_, "SELECT name FROM guests WHERE id = ?");
    if (!select.bind(guest).step()) return std::optional<std::string>{};
    return std::optional<std::string>{select.text(0)};
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Stored<bool> SqliteStore::is_banned(std::string_view guest, std::string_view household) {
  const std::scoped_lock lock(reading_);
  try {
    find_ban_.reset();
    const bool found = find_ban_.bind(guest).bind(household).step();
    find_ban_.reset();
    return found;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Stored<std::vector<Order>> SqliteStore::orders() {
  const std::scoped_lock lock(reading_);
  try {
    Statement select(reader_, "SELECT n, what, arg FROM orders ORDER BY n LIMIT 100");
    std::vector<Order> orders;
    while (select.step()) orders.push_back({select.number(0), select.text(1), select.text(2)});
    return orders;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Stored<bool> SqliteStore::has_old(const DropOld& old) {
  const std::scoped_lock lock(reading_);
  try {
    return !old_tables(reader_, old).empty() || !old_guests(reader_, old).empty();
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

}  // namespace

std::variant<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir) {
  const auto file = data_dir / kStoreFile;
  std::error_code error;
  std::filesystem::create_directories(data_dir, error);
  if (error)
    return StoreError{
        fmt::format("cannot make the folder {}: {}", data_dir.string(), error.message())};
  try {
    return std::make_unique<SqliteStore>(file);
  } catch (const SqliteError& why) {
    return StoreError{fmt::format("cannot use {}: {}", file.string(), why.what())};
  }
}

// Copied beside the target first, so that the name appears only when the copy is whole.
StoreStatus back_up_store(const std::filesystem::path& data_dir,
                          const std::filesystem::path& copy) {
  const auto file = data_dir / kStoreFile;
  if (!std::filesystem::exists(file))
    return StoreError{fmt::format("there is no store in {}", data_dir.string())};
  if (std::filesystem::exists(copy))
    return StoreError{fmt::format("{} is already there", copy.string())};
  auto part = copy;
  part += ".part";
  std::error_code error;
  std::filesystem::remove(part, error);
  if (const StoreStatus failed = tried([&] { copy_database(Database(file), part); })) {
    std::filesystem::remove(part, error);
    return StoreError{fmt::format("cannot copy to {}: {}", copy.string(), failed->text)};
  }
  std::filesystem::rename(part, copy, error);
  if (error) return StoreError{fmt::format("cannot make {}: {}", copy.string(), error.message())};
  return std::nullopt;
}

}  // namespace roundhouse::server
