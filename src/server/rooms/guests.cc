// Guests: people without an account. A key that only their devices know brings back their games.
#include <algorithm>
#include <utility>

#include "play/reply.h"
#include "server/rooms/redact.h"
#include "server/rooms/rooms.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_texts.h"
#include "text/json_out.h"

namespace roundhouse::server {
namespace {

constexpr int kMostListed = 100;
constexpr int kForgottenAtOnce = 4;   // tables; then others have their turn
constexpr int kMostForgotten = 1000;  // tables that are listed at once
constexpr int kMostRounds = 5;
constexpr double kListAge = 5;  // seconds; what other programs do to the store is seen by then

std::string listed(const Stored<std::vector<TableSummary>>& tables) {
  return tables ? summaries_text(*tables) : "[]";
}

}  // namespace

// A known key is greeted with its games; an unknown or missing one is replaced by a fresh key.
void Rooms::handle(ConnId conn, const RequestId& id, const AskHello& ask) {
  std::string key = ask.key.value_or("");
  std::string guest_id = key.empty() ? "" : token_hash(key);
  std::optional<std::string> name;
  if (!key.empty()) {
    const auto known = store_.guest_name(guest_id);
    if (!known) return refuse(conn, id, "store-failed", known.error().text);
    name = *known;
    if (!name) return refuse(conn, id, "unknown-key", "this key opens nothing here", "/key");
  }
  if (is_banned(guest_id, guests_.at(conn).household)) return turn_away(conn);
  const bool fresh = !name;
  if (fresh && !guests_by_household_.allows(guests_.at(conn).household))
    return refuse(conn, id, "too-fast", "too many new guests from there: wait a little");
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
  if (!fresh && called == *name) {
    store({SeenGuest{guest_id}}, [](const StoreStatus&) {});
    return greet();
  }
  store({PutGuest{guest_id, called}}, [this, conn, id, greet](const StoreStatus& failed) {
    if (failed) return refuse(conn, id, "store-failed", failed->text);
    greet();
  });
}

void Rooms::tell_guest(ConnId conn, const RequestId& id, const std::string& key) {
  const Guest& guest = guests_.at(conn);
  std::string members;
  text::put_key(members, "name");
  text::put_string(members, guest.name);
  if (!key.empty()) {
    text::put_key(members, "key");
    text::put_string(members, key);
  }
  text::put_key(members, "tables");
  members += listed(store_.tables_of(guest.id, kMostListed));
  connections_.send(conn, message("you", id, members));
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

struct Rooms::Forgetting {
  ConnId conn = 0;
  RequestId id;
  std::string guest;
  std::vector<std::string> tables = {};
  int rounds = 0;  // new tables may have come while the first were forgotten
};

void Rooms::handle(ConnId conn, const RequestId& id, const AskForget&) {
  const Guest& guest = guests_.at(conn);
  if (guest.id.empty()) return refuse(conn, id, "unknown-key", "say hello first");
  forget_some(std::make_shared<Forgetting>(Forgetting{conn, id, guest.id}));
}

// Every table where the guest sat is woken for it, a few at a time so that nobody has to wait long;
// when none is left, the guest itself goes.
void Rooms::forget_some(const std::shared_ptr<Forgetting>& work) {
  if (work->tables.empty()) {
    if (++work->rounds > kMostRounds) return forget_guest(work);
    const auto tables = store_.tables_of(work->guest, kMostForgotten);
    if (!tables) return refuse(work->conn, work->id, "store-failed", tables.error().text);
    for (const TableSummary& table : *tables) work->tables.push_back(table.id);
    if (work->tables.empty()) return forget_guest(work);
  }
  WriteJob job;
  for (int i = 0; i < kForgottenAtOnce && !work->tables.empty(); ++i) {
    const std::string table = std::move(work->tables.back());
    work->tables.pop_back();
    const auto found = awaken(table, Limit::pass);
    if (found && !(*found)->is_stopped()) {
      (*found)->forget(work->guest);
      do_due_work(table);
    } else if (!forget_asleep(table, work->guest, job)) {
      return refuse(work->conn, work->id, "store-failed", "a table could not be read: try again");
    }
  }
  // Through the writer, so that what was asked for above is on disk when the next are looked up.
  store(std::move(job), [this, work](const StoreStatus& failed) {
    if (failed) return refuse(work->conn, work->id, "store-failed", failed->text);
    forget_some(work);
  });
}

void Rooms::forget_guest(const std::shared_ptr<Forgetting>& work) {
  store({DropGuest{work->guest}}, [this, work](const StoreStatus& failed) {
    if (failed) return refuse(work->conn, work->id, "store-failed", failed->text);
    const auto here = guests_.find(work->conn);
    if (here == guests_.end()) return;
    here->second.id.clear();
    here->second.name.clear();
    connections_.send(work->conn, message("ok", work->id));
  });
}

// Made anew when something in it has changed, but not for everyone who asks.
const std::string& Rooms::public_tables(Phase phase) {
  List& list = lists_[phase];
  const bool old = list.changes != services_.public_changes || seconds_since(list.made) > kListAge;
  if (list.text.empty() || (old && list_making_.allows())) {
    list.changes = services_.public_changes;
    list.made = now();
    ++services_.metrics.lists_made;
    list.text = listed(store_.public_tables(phase, kMostListed));
  }
  return list.text;
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskTables&) {
  connections_.send(conn, message("tables", id, lists_members()));
}

std::string Rooms::lists_members() {
  std::string members;
  text::put_value(members, "open", public_tables(Phase::open));
  text::put_value(members, "running", public_tables(Phase::playing));
  return members;
}

const Game* Rooms::finished_game(const std::string& table) {
  const auto found = awaken(table);
  services_.schedule_due_work(
      table);  // nobody has entered: it sleeps again once the answer is written
  const Game* game = found ? (*found)->game() : nullptr;
  return game && game->over() ? game : nullptr;
}

}  // namespace roundhouse::server
