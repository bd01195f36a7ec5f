#include "server/store.h"

#include <array>
#include <system_error>

#include <fmt/format.h>

#include "server/sqlite.h"

namespace roundhouse::server {
namespace {

// Each script lifts the schema by one version. A script that was published is never changed.
constexpr std::array<const char*, 1> kMigrations{R"sql(
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, secret TEXT NOT NULL,
    created INTEGER NOT NULL DEFAULT (unixepoch())
  ) WITHOUT ROWID;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITHOUT ROWID;
  CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;
  CREATE TABLE answered (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
    prompt INTEGER NOT NULL, request TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITHOUT ROWID;
)sql"};

std::int64_t schema_version(Database& db) {
  db.run("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)");
  Statement select(db, "SELECT coalesce(max(version), 0) FROM schema");
  select.step();
  return select.number(0);
}

void migrate(Database& db) {
  Transaction transaction(db);
  const auto known = static_cast<std::int64_t>(kMigrations.size());
  const std::int64_t version = schema_version(db);
  if (version > known)
    throw SqliteError(fmt::format("it was written by a newer Roundhouse (schema {}, we know {})",
                                  version, known));
  for (auto next = version; next < known; ++next) {
    db.run(kMigrations[static_cast<std::size_t>(next)]);
    Statement(db, "INSERT INTO schema (version) VALUES (?)").bind(next + 1).run();
  }
  transaction.commit();
}

Database open_database(const std::filesystem::path& file) {
  Database db(file);
  // FULL: a commit has reached the disk when it returns, also when the power goes.
  db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(db);
  return db;
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::filesystem::path& file) : db_(open_database(file)) {}

  StoreStatus create_table(const TableHead& head, std::span<const std::string> lines) override;
  StoreStatus append(std::string_view table, int first, std::span<const std::string> lines,
                     const std::optional<Answered>& answered) override;
  std::variant<StoredTable, NoTable, StoreError> load_table(std::string_view id) override;
  std::variant<std::vector<TableSummary>, StoreError> list_tables() override;

 private:
  void insert_head(const TableHead& head);
  void insert_lines(std::string_view table, int first, std::span<const std::string> lines);
  std::optional<TableHead> read_head(std::string_view id);
  std::vector<std::string> read_lines(std::string_view id);
  std::vector<Answered> read_answered(std::string_view id);

  Database db_;
  Statement insert_line_{db_, "INSERT INTO lines (table_id, n, line) VALUES (?, ?, ?)"};
  Statement replace_answered_{
      db_, "REPLACE INTO answered (table_id, seat, prompt, request) VALUES (?, ?, ?, ?)"};
};

// Runs `work` in a transaction; what SQLite throws comes back as a value.
template <class Work>
StoreStatus stored(Database& db, Work work) {
  try {
    Transaction transaction(db);
    work();
    transaction.commit();
    return std::nullopt;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

StoreStatus SqliteStore::create_table(const TableHead& head, std::span<const std::string> lines) {
  return stored(db_, [&] {
    insert_head(head);
    insert_lines(head.id, 0, lines);
  });
}

StoreStatus SqliteStore::append(std::string_view table, int first,
                                std::span<const std::string> lines,
                                const std::optional<Answered>& answered) {
  return stored(db_, [&] {
    insert_lines(table, first, lines);
    if (!answered) return;
    replace_answered_.bind(table).bind(answered->seat).bind(answered->prompt);
    replace_answered_.bind(answered->request).run();
  });
}

void SqliteStore::insert_head(const TableHead& head) {
  Statement(db_, "INSERT INTO tables (id, game, secret) VALUES (?, ?, ?)")
      .bind(head.id)
      .bind(head.game)
      .bind(head.secret)
      .run();
  Statement insert(db_, "INSERT INTO seats (table_id, seat, token_hash) VALUES (?, ?, ?)");
  std::int64_t seat = 0;
  for (const std::string& hash : head.token_hashes)
    insert.bind(head.id).bind(seat++).bind(hash).run();
}

void SqliteStore::insert_lines(std::string_view table, int first,
                               std::span<const std::string> lines) {
  for (const std::string& line : lines) insert_line_.bind(table).bind(first++).bind(line).run();
}

std::variant<StoredTable, NoTable, StoreError> SqliteStore::load_table(std::string_view id) {
  try {
    auto head = read_head(id);
    if (!head) return NoTable{};
    return StoredTable{*std::move(head), read_lines(id), read_answered(id)};
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

std::optional<TableHead> SqliteStore::read_head(std::string_view id) {
  Statement select(db_, "SELECT id, game, secret FROM tables WHERE id = ?");
  if (!select.bind(id).step()) return std::nullopt;
  TableHead head{select.text(0), select.text(1), select.text(2), {}};
  Statement seats(db_, "SELECT token_hash FROM seats WHERE table_id = ? ORDER BY seat");
  for (seats.bind(id); seats.step();) head.token_hashes.push_back(seats.text(0));
  return head;
}

std::vector<std::string> SqliteStore::read_lines(std::string_view id) {
  Statement select(db_, "SELECT line FROM lines WHERE table_id = ? ORDER BY n");
  std::vector<std::string> lines;
  for (select.bind(id); select.step();) lines.push_back(select.text(0));
  return lines;
}

std::vector<Answered> SqliteStore::read_answered(std::string_view id) {
  Statement select(db_, "SELECT seat, prompt, request FROM answered WHERE table_id = ?");
  std::vector<Answered> answered;
  for (select.bind(id); select.step();)
    answered.push_back(
        {static_cast<int>(select.number(0)), static_cast<int>(select.number(1)), select.text(2)});
  return answered;
}

std::variant<std::vector<TableSummary>, StoreError> SqliteStore::list_tables() {
  try {
    Statement select(db_,
                     "SELECT id, game, (SELECT max(n) + 1 FROM lines WHERE table_id = id) "
                     "FROM tables ORDER BY created, id");
    std::vector<TableSummary> tables;
    while (select.step())
      tables.push_back({select.text(0), select.text(1), static_cast<int>(select.number(2))});
    return tables;
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

}  // namespace

std::variant<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir) {
  const auto file = data_dir / "roundhouse.sqlite";
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

}  // namespace roundhouse::server
