#include "server/store/operator_store.h"

#include <utility>

#include <fmt/format.h>

#include "server/store/data_folder.h"
#include "server/store/store_rows.h"
#include "server/store/store_schema.h"

namespace roundhouse::server {
namespace {

constexpr std::size_t kMostProblems = 100;

template <class Work>
auto tried(Work work) -> Stored<decltype(work())> {
  using Value = decltype(work());
  try {
    return Stored<Value>(work());
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

StoreStatus done(const Stored<bool>& result) {
  return result ? std::nullopt : StoreStatus(result.error());
}

ListedTable listed(const Database& db, const std::string& id) {
  ListedTable table;
  table.summary.id = id;
  try {
    auto summary = read_summary(db, id, "");
    if (!summary) throw BadRow{"tables: id"};  // it is no text
    table.summary = *std::move(summary);
    Statement lines(db, "SELECT count(*) FROM lines WHERE table_id = ?");
    if (lines.bind(id).step()) table.lines = lines.number(0);
  } catch (const BadRow& row) {
    table.damage = row.where;
  } catch (const SqliteError& error) {
    if (!error.is_damage()) throw;
    table.damage = error.what();
  }
  return table;
}

std::vector<std::string> firsts(Statement& select, std::size_t most) {
  std::vector<std::string> found;
  while (found.size() < most && select.step()) found.push_back(select.text(0));
  return found;
}

}  // namespace

Expected<std::unique_ptr<OperatorStore>, StoreError> OperatorStore::open(
    const std::filesystem::path& data_dir, Use use) {
  const auto file = store_file(data_dir);
  if (!std::filesystem::exists(file))
    return StoreError{fmt::format("there is no store in {}", data_dir.string())};
  const auto cannot = [&](std::string_view why) {
    return StoreError{fmt::format("cannot use {}: {}", file.string(), why)};
  };
  try {
    const Database::Use how = use == Use::read ? Database::Use::read : Database::Use::write;
    if (const auto problem = schema_problem(Database(file, how))) return cannot(*problem);
    return std::unique_ptr<OperatorStore>(new OperatorStore(file, how));
  } catch (const SqliteError& why) {
    return cannot(why.what());
  }
}

Stored<std::vector<ListedTable>> OperatorStore::tables() {
  return tried([&] {
    Statement ids(db_, "SELECT id FROM tables ORDER BY touched DESC");
    std::vector<ListedTable> found;
    while (ids.step()) found.push_back(listed(db_, ids.text(0)));
    return found;
  });
}

Stored<bool> OperatorStore::has_table(std::string_view id) {
  return tried([&] {
    Statement select(db_, "SELECT 1 FROM tables WHERE id = ?");
    return select.bind(id).step();
  });
}

Stored<std::vector<std::string>> OperatorStore::tables_like(std::string_view beginning) {
  return tried([&] {
    Statement select(db_, "SELECT id FROM tables WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2");
    return firsts(select.bind(beginning), 2);
  });
}

// Also those without a name of their own who only sit somewhere.
Stored<std::vector<std::string>> OperatorStore::guests_like(std::string_view beginning) {
  return tried([&] {
    Statement select(db_,
                     "SELECT id FROM guests WHERE substr(id, 1, length(?1)) = ?1 "
                     "UNION SELECT guest FROM seats WHERE guest <> '' AND "
                     "substr(guest, 1, length(?1)) = ?1 LIMIT 2");
    return firsts(select.bind(beginning), 2);
  });
}

Stored<std::vector<std::string>> OperatorStore::problems() {
  return tried([&] {
    Statement check(db_, fmt::format("PRAGMA quick_check({})", kMostProblems));
    std::vector<std::string> found = firsts(check, kMostProblems);
    std::erase(found, "ok");
    Statement strays(db_,
                     "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check "
                     "GROUP BY 1, 2");
    while (strays.step())
      found.push_back(fmt::format("{}: {} rows without their row in {}", strays.text(0),
                                  strays.number(2), strays.text(1)));
    return found;
  });
}

Stored<std::vector<Ban>> OperatorStore::bans() {
  return tried([&] {
    Statement select(db_, "SELECT kind, who, since FROM bans ORDER BY since, kind, who");
    std::vector<Ban> bans;
    while (select.step()) bans.push_back({select.text(0), select.text(1), select.number(2)});
    return bans;
  });
}

StoreStatus OperatorStore::ban(std::string_view kind, std::string_view who) {
  return done(tried([&] {
    Statement(db_, "INSERT INTO bans (kind, who) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(kind)
        .bind(who)
        .run();
    return true;
  }));
}

Stored<bool> OperatorStore::lift(std::string_view kind, std::string_view who) {
  return tried([&] {
    Statement lifted(db_, "DELETE FROM bans WHERE kind = ? AND who = ? RETURNING 1");
    const bool found = lifted.bind(kind).bind(who).step();
    while (found && lifted.step()) continue;
    return found;
  });
}

Stored<std::int64_t> OperatorStore::give_order(std::string_view what, std::string_view arg) {
  return tried([&] {
    Statement given(db_, "INSERT INTO orders (what, arg) VALUES (?, ?) RETURNING n");
    given.bind(what).bind(arg).step();
    const std::int64_t n = given.number(0);
    given.step();  // only now it is there
    return n;
  });
}

StoreStatus OperatorStore::withdraw_order(std::int64_t n) {
  return done(tried([&] {
    Statement(db_, "DELETE FROM orders WHERE n = ?").bind(n).run();
    return true;
  }));
}

}  // namespace roundhouse::server
