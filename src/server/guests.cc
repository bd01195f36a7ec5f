// Guests: people without an account. A key that only their devices know brings back their games.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "codec/text_out.h"
#include "server/redact.h"
#include "server/rooms.h"
#include "server/secrets.h"
#include "server/table_texts.h"
#include "table/reply.h"

namespace roundhouse::server {
namespace {

constexpr int kMostListed = 100;

std::string listed(const Stored<std::vector<TableSummary>>& tables) {
  const auto* found = std::get_if<std::vector<TableSummary>>(&tables);
  return found ? summaries_text(*found) : "[]";
}

}  // namespace

// A known key is greeted with its games; an unknown or missing one is replaced by a fresh key.
void Rooms::handle(ConnId conn, const RequestId& id, const AskHello& ask) {
  std::string key = ask.key.value_or("");
  std::string guest_id = key.empty() ? "" : token_hash(key);
  std::optional<std::string> name;
  if (!key.empty()) {
    const auto known = store_.guest_name(guest_id);
    if (const auto* error = std::get_if<StoreError>(&known))
      return refuse(conn, id, "store-failed", error->text);
    name = std::get<std::optional<std::string>>(known);
    if (!name) return refuse(conn, id, "unknown-key", "this key opens nothing here", "/key");
  }
  const bool fresh = !name;
  if (fresh) key = fresh_token();
  if (fresh) guest_id = token_hash(key);
  const std::string called = ask.name.value_or(name.value_or(""));
  const auto greet = [this, conn, id, guest_id, called, key = fresh ? key : ""] {
    const auto found = guests_.find(conn);
    if (found == guests_.end()) return;
    found->second.id = guest_id;
    found->second.name = called;
    found->second.said_hello = true;
    tell_guest(conn, id, key);
  };
  if (!fresh && called == *name) return greet();
  house_.scribe.write({PutGuest{guest_id, called}},
                      [this, conn, id, greet](const StoreStatus& failed) {
                        if (failed) return refuse(conn, id, "store-failed", failed->text);
                        greet();
                      });
}

void Rooms::tell_guest(ConnId conn, const RequestId& id, const std::string& key) {
  const Guest& guest = guests_.at(conn);
  std::string members = "\"name\":";
  codec::put_string(members, guest.name);
  if (!key.empty()) {
    codec::put_key(members, "key");
    codec::put_string(members, key);
  }
  codec::put_key(members, "tables");
  members += listed(store_.tables_of(guest.id, kMostListed));
  wire_.send(conn, message("you", id, members));
}

// Nobody plays there, so no bot has to; but what is stored must not tell who did.
bool Rooms::forget_asleep(const std::string& table, const std::string& guest, WriteJob& job) {
  const auto loaded = store_.load_table(table);
  if (std::holds_alternative<NoTable>(loaded)) return true;
  const auto* stored = std::get_if<StoredTable>(&loaded);
  if (!stored) return false;
  TableHead head = stored->head;
  std::vector<int> seats;
  bool others = false;
  for (std::size_t i = 0; i < head.seats.size(); ++i) {
    if (head.seats[i].guest != guest) {
      others |= !head.seats[i].token_hash.empty();
      continue;
    }
    head.seats[i] = {.nonce = head.seats[i].nonce};
    seats.push_back(static_cast<int>(i));
  }
  auto lines = stored->lines.empty() ? stored->lines : without_names(stored->lines, seats);
  if (!others || !lines) {  // a record that is none tells nobody anything but names
    job.emplace_back(DropTable{table});
    return true;
  }
  if (std::ranges::count(seats, head.host) > 0) head.host = -1;
  job.emplace_back(PutTable{std::move(head)});
  for (const int seat : seats) job.emplace_back(DropSaid{table, seat});
  job.emplace_back(ReplaceLines{table, *std::move(lines)});
  return true;
}

// Every table where the guest sat is woken for it; then the guest itself goes.
void Rooms::handle(ConnId conn, const RequestId& id, const AskForget&) {
  Guest& guest = guests_.at(conn);
  if (guest.id.empty()) return refuse(conn, id, "unknown-key", "say hello first");
  const auto tables = store_.tables_of(guest.id, 1'000'000);
  if (const auto* error = std::get_if<StoreError>(&tables))
    return refuse(conn, id, "store-failed", error->text);
  WriteJob job;
  for (const TableSummary& table : std::get<std::vector<TableSummary>>(tables)) {
    const auto found = awaken(table.id, Limit::pass);
    if (std::holds_alternative<Room*>(found)) {
      std::get<Room*>(found)->forget(guest.id);
      tend(table.id);
    } else if (!forget_asleep(table.id, guest.id, job)) {
      return refuse(conn, id, "store-failed", "a table could not be read: try again");
    }
  }
  job.emplace_back(DropGuest{guest.id});
  house_.scribe.write(std::move(job), [this, conn, id](const StoreStatus& failed) {
    if (failed) return refuse(conn, id, "store-failed", failed->text);
    const auto here = guests_.find(conn);
    if (here == guests_.end()) return;
    here->second.id.clear();
    here->second.name.clear();
    wire_.send(conn, message("ok", id));
  });
}

std::string Rooms::public_tables(Phase phase) {
  return listed(store_.public_tables(phase, kMostListed));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskTables&) {
  wire_.send(conn, message("tables", id,
                           "\"open\":" + public_tables(Phase::open) +
                               ",\"running\":" + public_tables(Phase::playing)));
}

const Game* Rooms::finished_game(const std::string& table) {
  const auto found = awaken(table);
  const auto* room = std::get_if<Room*>(&found);
  house_.stirred(table);  // nobody has entered: it sleeps again once the answer is written
  const Game* game = room ? (*room)->game() : nullptr;
  return game && game->over() ? game : nullptr;
}

}  // namespace roundhouse::server
