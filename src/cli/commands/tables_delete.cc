// `roundhouse tables delete`: under the folder's lock, or, where a server has it, by an order that
// the server carries out.
#include <fmt/core.h>

#include <chrono>
#include <iostream>
#include <thread>

#include "cli/commands/store_access.h"
#include "cli/commands/tables.h"
#include "server/store/data_folder.h"
#include "server/store/open_store.h"

namespace roundhouse::cli {

using namespace server;

namespace {

constexpr std::chrono::seconds kPatience{10};
constexpr std::chrono::milliseconds kLook{50};

bool says_yes(const std::vector<std::string>& ids) {
  fmt::print("Delete for ever, with record and chat:\n");
  for (const std::string& id : ids) fmt::print("  {}\n", id);
  fmt::print("Type yes to go on: ");
  std::fflush(stdout);
  std::string typed;
  std::getline(std::cin, typed);
  return typed == "yes" || typed == "y";
}

int delete_here(const TablesOptions& where, const std::vector<std::string>& ids) {
  auto opened = open_store(where.data);
  if (!opened) return fail(opened.error().text);
  WriteJob job;
  for (const std::string& id : ids) job.emplace_back(DropTable{id});
  if (const auto failed = (*opened)->write(std::span(&job, 1)).at(0)) return fail(failed->text);
  fmt::print("Deleted {} {}\n", ids.size(), ids.size() == 1 ? "table" : "tables");
  return kFine;
}

// Whether the table has gone within our patience.
bool is_gone_soon(OperatorStore& store, const std::string& id) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  for (;;) {
    const auto there = store.has_table(id);
    if (there && !*there) return true;
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(kLook);
  }
}

int ask_the_server(const TablesOptions& where, const std::vector<std::string>& ids,
                   const std::string& holder) {
  const auto store = open_operator_store(where.data, OperatorStore::Use::write);
  if (!store) return kFailed;
  for (const std::string& id : ids) {
    const auto order = got(store->give_order("delete", id));
    if (!order) return kFailed;
    if (is_gone_soon(*store, id)) {
      fmt::print("The server ({}) has deleted {}\n", holder, id);
      continue;
    }
    store->withdraw_order(*order);
    return fail(
        fmt::format("{} has the folder and did not delete {} within {} seconds; the order "
                    "is withdrawn",
                    holder, id, kPatience.count()));
  }
  return kFine;
}

}  // namespace

int delete_tables(const TablesOptions& where, const std::vector<std::string>& typed, bool yes) {
  std::vector<std::string> ids;
  {
    const auto store = open_operator_store(where.data);
    if (!store) return kFailed;
    for (const std::string& id : typed) {
      const auto whole = the_one(store->tables_like(id), id, "table");
      if (!whole) return kFailed;
      ids.push_back(*whole);
    }
  }
  if (!yes && !says_yes(ids)) return fail("nothing was deleted");
  const auto lock = DataLock::take(where.data);
  if (const auto* error = std::get_if<server::StoreError>(&lock)) return fail(error->text);
  if (const auto* used = std::get_if<InUse>(&lock)) return ask_the_server(where, ids, used->by);
  return delete_here(where, ids);
}

}  // namespace roundhouse::cli
