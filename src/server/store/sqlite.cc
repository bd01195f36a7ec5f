#include "server/store/sqlite.h"

#include <sqlite3.h>

namespace roundhouse::server {
namespace {

// Another process (a backup, a person with the sqlite3 shell) may hold the file for a moment.
constexpr int kBusyMilliseconds = 2000;

}  // namespace

bool SqliteError::is_damage() const {
  const int primary = code & 0xFF;
  return primary == SQLITE_TOOBIG || primary == SQLITE_CORRUPT || primary == SQLITE_MISMATCH;
}

void Database::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Database::Database(const std::filesystem::path& file, Use use) {
  sqlite3* db = nullptr;
  const int flags =
      use == Use::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  const int result = sqlite3_open_v2(file.c_str(), &db, flags, nullptr);
  handle_.reset(db);
  if (result != SQLITE_OK) throw SqliteError(sqlite3_errstr(result), result);
  sqlite3_busy_timeout(db, kBusyMilliseconds);
}

void Database::run(const std::string& sql) {
  const int result = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr);
  if (result != SQLITE_OK) throw SqliteError(sqlite3_errmsg(handle()), result);
}

void Database::limit_rows(int bytes) { sqlite3_limit(handle(), SQLITE_LIMIT_LENGTH, bytes); }

void Database::wait_for_others(std::chrono::milliseconds time) {
  sqlite3_busy_timeout(handle(), static_cast<int>(time.count()));
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(const Database& db, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(db.handle(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
    throw SqliteError(sqlite3_errmsg(db.handle()), sqlite3_errcode(db.handle()));
  handle_.reset(statement);
}

// Resets first: a failed statement must not keep a lock, nor half of its values.
void Statement::fail() {
  sqlite3* db = sqlite3_db_handle(handle_.get());
  const SqliteError error(sqlite3_errmsg(db), sqlite3_errcode(db));
  reset();
  throw error;
}

Statement& Statement::bind(std::string_view text) {
  // SQLite keeps its own copy: the caller's text may be gone before step().
  if (sqlite3_bind_text(handle_.get(), ++bound_, text.data(), static_cast<int>(text.size()),
                        SQLITE_TRANSIENT) != SQLITE_OK)
    fail();
  return *this;
}

Statement& Statement::bind(std::int64_t number) {
  if (sqlite3_bind_int64(handle_.get(), ++bound_, number) != SQLITE_OK) fail();
  return *this;
}

bool Statement::step() {
  const int result = sqlite3_step(handle_.get());
  if (result == SQLITE_ROW) return true;
  if (result != SQLITE_DONE) fail();
  return false;
}

void Statement::run() {
  step();
  reset();
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
  bound_ = 0;
}

Statement::Kind Statement::kind(int column) const {
  switch (sqlite3_column_type(handle_.get(), column)) {
    case SQLITE_INTEGER: return Kind::integer;
    case SQLITE_FLOAT: return Kind::real;
    case SQLITE_TEXT: return Kind::text;
    case SQLITE_BLOB: return Kind::blob;
    default: return Kind::null;
  }
}

std::size_t Statement::size(int column) const {
  return static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
}

std::string Statement::name(int column) const { return sqlite3_column_name(handle_.get(), column); }

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return bytes ? std::string(bytes, size) : std::string{};
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

// VACUUM INTO reads one snapshot and writes the new file with a sync at its end.
void copy_database(const Database& from, const std::filesystem::path& file) {
  Statement(from, "VACUUM INTO ?").bind(file.string()).run();
}

// IMMEDIATE takes the write lock now: a later upgrade could fail in the middle.
Transaction::Transaction(Database& db, Kind kind) : db_(db) {
  db_.run(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (open_) sqlite3_exec(db_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  db_.run("COMMIT");
  open_ = false;
}

}  // namespace roundhouse::server
