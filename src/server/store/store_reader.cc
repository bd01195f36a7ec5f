#include "server/store/store_reader.h"

#include <utility>

#include "server/store/store_rows.h"

namespace roundhouse::server {
namespace {

constexpr int kMostRow = 16 << 20;  // bytes
constexpr int kMostOrders = 100;    // at a time

std::vector<std::string> texts_of(Statement& select) {
  std::vector<std::string> texts;
  while (select.step()) texts.push_back(select.text(0));
  return texts;
}

}  // namespace

// Tables that are over and were not touched for so long, except those in use.
std::vector<std::string> old_tables(const Database& db, const DropOld& old) {
  if (old.finished_days <= 0) return {};
  Statement select(db,
                   "SELECT id FROM tables WHERE phase = 2 AND typeof(id) = 'text' AND touched < "
                   "unixepoch() - ? * 86400 "
                   "ORDER BY touched LIMIT ?");
  select.bind(old.finished_days);
  select.bind(static_cast<std::int64_t>(kMostCleared + old.awake.size()));
  std::vector<std::string> ids = texts_of(select);
  std::erase_if(ids, [&](const std::string& id) { return old.awake.contains(id); });
  if (ids.size() > kMostCleared) ids.resize(kMostCleared);
  return ids;
}

// Guests who did not come for so long and sit nowhere.
std::vector<std::string> old_guests(const Database& db, const DropOld& old) {
  if (old.guests_days <= 0) return {};
  Statement select(db,
                   "SELECT id FROM guests WHERE seen < unixepoch() - ? * 86400 "
                   "AND typeof(id) = 'text' AND NOT EXISTS "
                   "(SELECT 1 FROM seats WHERE guest = guests.id AND guest <> '') LIMIT ?");
  select.bind(old.guests_days).bind(static_cast<std::int64_t>(kMostCleared));
  return texts_of(select);
}

StoreReader::StoreReader(Database db) : db_(std::move(db)) { db_.limit_rows(kMostRow); }

template <class T, class Work>
Stored<T> StoreReader::read(Work work) {
  const std::scoped_lock lock(mutex_);
  try {
    return Stored<T>(work());
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
}

Loaded StoreReader::load_table(std::string_view id) {
  const std::scoped_lock lock(mutex_);
  try {
    return load(id);
  } catch (const BadRow& row) {
    return Damaged{row.where};
  } catch (const SqliteError& error) {
    if (error.is_damage()) return Damaged{error.what()};
    return StoreError{error.what()};
  }
}

// Head and lines of one moment: a commit in between must not look like damage.
Loaded StoreReader::load(std::string_view id) {
  const Transaction moment(db_, Transaction::Kind::read);
  auto head = read_head(db_, id);
  if (!head) return NoTable{};
  StoredTable table{*std::move(head)};
  try {
    read_lines(db_, table.head, table.lines);
    table.answered = read_answered(db_, table.head);
    table.said = read_said(db_, table.head);
  } catch (const BadRow& row) {
    return Damaged{row.where, std::move(table)};
  } catch (const SqliteError& error) {
    if (!error.is_damage()) throw;
    return Damaged{error.what(), std::move(table)};
  }
  return table;
}

Stored<std::vector<TableSummary>> StoreReader::public_tables(Phase phase, int most) {
  return read<std::vector<TableSummary>>([&] {
    Statement ids(db_, "SELECT id FROM tables WHERE is_public AND phase = ? ORDER BY touched DESC");
    return read_summaries(ids.bind(static_cast<int>(phase)), "", most);
  });
}

Stored<std::vector<TableSummary>> StoreReader::tables_of(std::string_view guest, int most) {
  return read<std::vector<TableSummary>>([&] {
    Statement ids(db_,
                  "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats "
                  "WHERE guest = ? AND guest <> '') ORDER BY touched DESC");
    return read_summaries(ids.bind(guest), guest, most);
  });
}

// Each by its id, so that a row that cannot be read takes none of the others with it.
std::vector<TableSummary> StoreReader::read_summaries(Statement& ids, std::string_view guest,
                                                      int most) {
  std::vector<TableSummary> found;
  while (static_cast<int>(found.size()) < most && ids.step()) {
    try {
      if (auto table = read_summary(db_, ids.text(0), guest)) found.push_back(*std::move(table));
    } catch (const BadRow&) {  // `roundhouse tables check` names it
    } catch (const SqliteError& error) {
      if (!error.is_damage()) throw;
    }
  }
  return found;
}

Stored<int> StoreReader::count_tables() {
  return read<int>([&] {
    Statement select(db_, "SELECT count(*) FROM tables");
    select.step();
    return static_cast<int>(select.number(0));
  });
}

// A guest whose name cannot be read has none; the key is still theirs.
Stored<std::optional<std::string>> StoreReader::guest_name(std::string_view guest) {
  return read<std::optional<std::string>>([&]() -> std::optional<std::string> {
    constexpr std::size_t kMostName = 4096;
    Statement select(db_, "SELECT name FROM guests WHERE id = ?");
    if (!select.bind(guest).step()) return std::nullopt;
    try {
      return Row(select, "guests").text(0, kMostName);
    } catch (const BadRow&) {
      return "";
    }
  });
}

Stored<bool> StoreReader::is_banned(std::string_view guest, std::string_view household) {
  return read<bool>([&] {
    const bool found = find_ban_.bind(guest).bind(household).step();
    find_ban_.reset();
    return found;
  });
}

// One that cannot be read has an empty `what`: nobody carries it out, and it is dropped.
Stored<std::vector<Order>> StoreReader::orders() {
  return read<std::vector<Order>>([&] {
    constexpr std::size_t kMostText = 200;
    Statement select(db_, "SELECT n, what, arg FROM orders ORDER BY n LIMIT ?");
    std::vector<Order> orders;
    for (select.bind(kMostOrders); select.step();) {
      Order order{select.number(0), "", ""};
      try {
        const Row row(select, "orders");
        order.arg = row.text(2, kMostText);
        order.what = row.text(1, kMostText);
      } catch (const BadRow&) {
      }
      orders.push_back(std::move(order));
    }
    return orders;
  });
}

}  // namespace roundhouse::server
