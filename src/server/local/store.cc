#include "server/local/store.h"

#include <algorithm>
#include <utility>

#include "core/assert.h"
#include "server/local/kept.h"

namespace roundhouse::server {
namespace {

struct CarryOut {
  std::map<std::string, StoredTable, std::less<>>& tables;

  void operator()(const PutTable& put) const { tables[put.head.id].head = put.head; }
  void operator()(const AppendLines& append) const {
    StoredTable& table = tables[append.table];
    table.lines.insert(table.lines.end(), append.lines.begin(), append.lines.end());
    if (append.answered) table.answered.push_back(*append.answered);
  }
  void operator()(const ReplaceLines& replace) const {
    tables[replace.table].lines = replace.lines;
    tables[replace.table].answered.clear();
  }
  void operator()(const DropTable& drop) const { tables.erase(drop.table); }
  template <class NotKept>
  void operator()(const NotKept&) const {}
};

bool changes_nothing(const WriteJob& job) {
  return std::ranges::none_of(job, [](const Write& write) {
    return std::holds_alternative<PutTable>(write) || std::holds_alternative<AppendLines>(write) ||
           std::holds_alternative<ReplaceLines>(write) || std::holds_alternative<DropTable>(write);
  });
}

}  // namespace

void LocalStore::bring(std::string_view id, Expected<StoredTable> table) {
  tables_.erase(std::string(id));
  damaged_.erase(std::string(id));
  if (table && table->head.id == id)
    tables_.emplace(id, *std::move(table));
  else
    damaged_.emplace(id, table ? "/head/id" : table.error());
}

void LocalStore::write(WriteJob job, Done done) {
  if (changes_nothing(job)) return done(std::nullopt);
  const std::string changes = changes_text(job);
  jobs_.emplace(++last_, Job{std::move(job), std::move(done)});
  keep_(last_, changes);
}

LocalStore::Job LocalStore::take(int job) {
  const auto found = jobs_.extract(job);
  RH_ASSERT(!found.empty(), "a job is answered that was not given");
  return std::move(found.mapped());
}

void LocalStore::kept(int job) {
  const Job done = take(job);
  for (const Write& write : done.writes) std::visit(CarryOut{tables_}, write);
  done.done(std::nullopt);
}

void LocalStore::lost(int job, std::string why) { take(job).done(StoreError{std::move(why)}); }

std::vector<StoreStatus> LocalStore::write(std::span<const WriteJob> jobs) {
  for (const WriteJob& job : jobs)
    for (const Write& each : job) std::visit(CarryOut{tables_}, each);
  return std::vector<StoreStatus>(jobs.size());
}

Loaded LocalStore::load_table(std::string_view id) {
  const auto found = tables_.find(id);
  if (found != tables_.end()) return found->second;
  if (const auto damaged = damaged_.find(id); damaged != damaged_.end())
    return Damaged{damaged->second};
  return NoTable{};
}

}  // namespace roundhouse::server
