#include "server/store/store_schema.h"

#include <array>

#include <fmt/format.h>

namespace roundhouse::server {
namespace {

// Each script lifts the schema by one version. A script that was published is never changed.
constexpr std::array<const char*, 5> kMigrations{R"sql(
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
)sql",
                                                 R"sql(
  ALTER TABLE tables ADD COLUMN board TEXT NOT NULL DEFAULT '';
  ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '';
  ALTER TABLE tables ADD COLUMN phase INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN starts_full INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN chat INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN next TEXT NOT NULL DEFAULT '';
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN guest TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN bot TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET touched = created;
  CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL,
    created INTEGER NOT NULL DEFAULT (unixepoch())
  ) WITHOUT ROWID;
  CREATE TABLE said (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL, phrase INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (phase, touched) WHERE is_public;
  CREATE INDEX seats_of_guest ON seats (guest) WHERE guest <> '';
)sql",
                                                 R"sql(
  ALTER TABLE tables ADD COLUMN assist TEXT NOT NULL DEFAULT '';
)sql",
                                                 R"sql(
  ALTER TABLE tables ADD COLUMN same_deal INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen = unixepoch();
  CREATE TABLE kicked (
    table_id TEXT NOT NULL REFERENCES tables(id), who TEXT NOT NULL,
    PRIMARY KEY (table_id, who)
  ) WITHOUT ROWID;
  CREATE TABLE bans (
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'address')), who TEXT NOT NULL,
    since INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (kind, who)
  ) WITHOUT ROWID;
  CREATE TABLE orders (
    n INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT NOT NULL, arg TEXT NOT NULL
  );
  CREATE INDEX guests_seen ON guests (seen);
  CREATE INDEX tables_over ON tables (touched) WHERE phase = 2;
)sql",
                                                 R"sql(
  ALTER TABLE seats ADD COLUMN colour INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE seats ADD COLUMN mark INTEGER NOT NULL DEFAULT -1;
)sql"};

std::int64_t schema_version(Database& db) {
  db.run("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)");
  Statement select(db, "SELECT coalesce(max(version), 0) FROM schema");
  select.step();
  return select.number(0);
}

std::string newer(std::int64_t version) {
  return fmt::format("it was written by a newer Roundhouse (schema {}, we know {})", version,
                     kMigrations.size());
}

void migrate(Database& db) {
  Transaction transaction(db);
  const auto known = static_cast<std::int64_t>(kMigrations.size());
  const std::int64_t version = schema_version(db);
  if (version > known) throw SqliteError(newer(version));
  for (auto next = version; next < known; ++next) {
    db.run(kMigrations[static_cast<std::size_t>(next)]);
    Statement(db, "INSERT INTO schema (version) VALUES (?)").bind(next + 1).run();
  }
  transaction.commit();
}

}  // namespace

std::optional<std::string> schema_problem(const Database& db) {
  const auto known = static_cast<std::int64_t>(kMigrations.size());
  Statement select(db, "SELECT coalesce(max(version), 0) FROM schema");
  select.step();
  const std::int64_t version = select.number(0);
  if (version == known) return std::nullopt;
  if (version > known) return newer(version);
  return fmt::format(
      "it was written by an older Roundhouse (schema {}, now {}): start the server "
      "once, which lifts it",
      version, known);
}

Database open_store_file(const std::filesystem::path& file) {
  Database db(file);
  // FULL: a commit has reached the disk when it returns, also when the power goes. What is deleted
  // is written over.
  db.run(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; "
      "PRAGMA secure_delete = ON");
  migrate(db);
  return db;
}

}  // namespace roundhouse::server
