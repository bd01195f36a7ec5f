// A thin wrapper of SQLite's C interface: a database, a statement, a transaction.
// Every failure throws SqliteError; the store turns it into a value before it leaves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace roundhouse::server {

struct SqliteError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Database {
 public:
  explicit Database(const std::filesystem::path& file);  // made if it is not there
  void run(const std::string& sql);                      // one or several statements, no results
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement, used again and again: bind in order, step, read columns, reset.
class Statement {
 public:
  Statement(const Database& db, std::string_view sql);

  Statement& bind(std::string_view text);
  Statement& bind(std::int64_t number);
  bool step();  // true: a row is there
  void run();   // for statements without rows; resets
  void reset();
  std::string text(int column) const;
  std::int64_t number(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  [[noreturn]] void fail();

  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
  int bound_ = 0;
};

// A consistent copy of all there is, while others may write; the file must not be there yet.
void copy_database(const Database& from, const std::filesystem::path& file);

// All or nothing: what is not committed is rolled back.
class Transaction {
 public:
  explicit Transaction(Database& db);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& db_;
  bool open_ = true;
};

}  // namespace roundhouse::server
