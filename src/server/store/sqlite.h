// A thin wrapper of SQLite's C interface: a database, a statement, a transaction.
// Every failure throws SqliteError; the store turns it into a value before it leaves.
#pragma once

#include <chrono>
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
  SqliteError(const std::string& what, int result) : std::runtime_error(what), code(result) {}
  // Not the disk or a busy file, but what stands in it.
  bool is_damage() const;

  int code = 0;  // SQLite's, where it comes from there
};

class Database {
 public:
  enum class Use { write, read };
  // Made if it is not there, unless it is only read.
  explicit Database(const std::filesystem::path& file, Use use = Use::write);
  void run(const std::string& sql);  // one or several statements, no results
  // No row of more bytes is taken into memory; it counts as damage.
  void limit_rows(int bytes);
  void wait_for_others(std::chrono::milliseconds time);
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
  enum class Kind { integer, real, text, blob, null };
  Kind kind(int column) const;
  std::size_t size(int column) const;  // bytes
  std::string name(int column) const;
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
  enum class Kind { write, read };  // read: what others commit meanwhile is not seen
  explicit Transaction(Database& db, Kind kind = Kind::write);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& db_;
  bool open_ = true;
};

}  // namespace roundhouse::server
