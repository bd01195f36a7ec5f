#include "server/rooms/rooms.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "core/assert.h"
#include "play/catalogue.h"
#include "play/reply.h"
#include "play/sealed.h"
#include "server/base/faults.h"
#include "server/base/log.h"
#include "server/base/normal_form.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_check.h"
#include "server/rooms/table_texts.h"
#include "text/concat.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kBug = "the table met a fault and stops; what was played is stored";
constexpr int kMostIgnored = 500;  // messages that came too fast; then the connection is closed
constexpr double kShared = 6;      // an address may be a family, a school: so many times a guest
constexpr double kListsPerSecond = 20;

}  // namespace

Rooms::Rooms(const Catalogue& catalogue, Store& store, StoreWriter& writer,
             Connections& connections, Pool& pool, Metrics& metrics, RoomsOptions options)
    : store_(store),
      connections_(connections),
      options_(std::move(options)),
      readings_(options_.readings_per_second, std::max(1.0, 2 * options_.readings_per_second)),
      tables_by_guest_(options_.tables_per_minute / 60, options_.tables_per_minute),
      tables_by_household_(kShared * options_.tables_per_minute / 60,
                           kShared * options_.tables_per_minute),
      guests_by_household_(kShared * options_.tables_per_minute / 60,
                           kShared * options_.tables_per_minute),
      services_{.catalogue = catalogue,
                .writer = writer,
                .connections = connections,
                .pool = pool,
                .metrics = metrics,
                .bot_delay = options_.bot_delay,
                .thinking_pace = options_.thinking_pace.value_or(options_.bot_delay),
                .takes_back = options_.takes_back,
                .dress = options_.dress},
      list_making_(kListsPerSecond, kListsPerSecond) {
  // Not at once: a table may fall asleep in do_due_work(), and it is the table that calls.
  services_.schedule_due_work = [this](const std::string& table) {
    connections_.post([this, table] { do_due_work(table); });
  };
  services_.within = [this](const std::string& table, const char* where,
                            const RoomServices::Work& work) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return;
    guarded(table, where, [&] { work(*found->second); });
    services_.schedule_due_work(table);
  };
  services_.later = [this](std::chrono::milliseconds delay, const std::string& table,
                           const char* where, RoomServices::Work work) {
    connections_.post_after(delay, [this, table, where, work = std::move(work)] {
      services_.within(table, where, work);
    });
  };
  services_.faulted = [this](const std::string& table, const char* where, const std::string& what) {
    faulted(table, where, what);
  };
  services_.reopen = [this](Room& room) { reopen(room); };
  services_.put_out = [this](ConnId conn) {
    connections_.post([this, conn] {
      if (guests_.contains(conn)) leave(conn);
    });
  };
}

// A bug in one table must not end the others: it stops there, and the log says what it was.
template <class Work>
bool Rooms::guarded(const std::string& table, const char* where, Work work) {
  const auto fault = fault_in(work);
  if (fault) faulted(table, where, *fault);
  return !fault;
}

void Rooms::faulted(const std::string& table, const char* where, const std::string& what) {
  log_error("fault", {{"table", short_id(table)}, {"where", where}, {"what", what}});
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second->fault();
  reopen(*found->second);
}

void Rooms::store(WriteJob job, StoreWriter::Done done) {
  services_.writer.write(std::move(job), [this, done = std::move(done)](const StoreStatus& failed) {
    guarded("", "stored", [&] { done(failed); });
  });
}

// What lies on the table may be half changed; what is stored is whole.
void Rooms::reopen(Room& room) {
  const auto fault = fault_in([&] {
    auto found = find(room.id());
    if (found) room.lay(*std::move(found));
  });
  if (fault)
    log_error("fault", {{"table", short_id(room.id())}, {"where", "reopen"}, {"what", *fault}});
}

void Rooms::on_open(ConnId conn, const std::string& household) {
  guests_.emplace(conn, Guest{.household = household,
                              .messages = Rate(options_.messages_per_second,
                                               4 * options_.messages_per_second)});
  if (is_banned("", household)) turn_away(conn);
}

bool Rooms::is_banned(const std::string& guest, const std::string& household) {
  const auto found = store_.is_banned(guest, household);
  return found && *found;
}

void Rooms::turn_away(ConnId conn) {
  refuse(conn, {}, "banned", "whoever runs this server does not let you in");
  connections_.close(conn);
}

void Rooms::on_close(ConnId conn) {
  const Room* room = guests_.at(conn).room;
  guarded(room ? room->id() : "", "close", [&] { leave(conn); });
  guests_.erase(conn);
}

// Answers say so at first; who does not listen is cut off.
bool Rooms::is_too_fast(ConnId conn) {
  Guest& guest = guests_.at(conn);
  if (guest.messages.allows()) return false;
  refuse(conn, {}, "too-fast", "too many messages: wait a little");
  if (++guest.ignored == kMostIgnored) {
    ++services_.metrics.dropped;
    connections_.close(conn);
  }
  return true;
}

void Rooms::on_text(ConnId conn, std::string text) {
  ++services_.metrics.messages;
  if (is_too_fast(conn)) return;
  const auto parsed = parse_request(text, normal_form);
  if (!parsed) {
    services_.metrics.refuse(parsed.error().code);
    return connections_.send(conn, error_message(parsed.error()));
  }
  const auto& request = *parsed;
  const auto fault = fault_in(
      [&] { std::visit([&](const auto& ask) { handle(conn, request.id, ask); }, request.ask); });
  if (fault) {
    const Room* room = guests_.at(conn).room;
    faulted(room ? room->id() : "", "request", *fault);
    refuse(conn, request.id, "internal", kBug);
  }
  if (const Room* room = guests_.at(conn).room) do_due_work(room->id());
}

void Rooms::refuse(ConnId conn, const RequestId& id, std::string_view code, std::string_view text,
                   std::string_view at) {
  services_.metrics.refuse(code);
  connections_.send(conn, error_message(id, code, text, at));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskGames&) {
  connections_.send(conn, message("games", id, services_.catalogue.games_members()));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskBoard& ask) {
  if (const auto members = services_.catalogue.board_members(ask.board))
    return connections_.send(conn, message("board", id, *members));
  refuse(conn, id, "unknown-board", text::concat("there is no board '", ask.board, "'"), "/board");
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskPing&) {
  connections_.send(conn, message("pong", id));
}

// A real table is never set up by hand, nor laid open.
void Rooms::handle(ConnId conn, const RequestId& id, const AskLoad&) {
  refuse(conn, id, "unknown-type", "only the engine loads positions", "/t");
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskPosition&) {
  refuse(conn, id, "unknown-type", "only the engine shows positions", "/t");
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskView&) {
  if (Room* room = room_of(conn, id)) room->view(conn, id);
}

// ---- coming and going

void Rooms::handle(ConnId conn, const RequestId& id, const AskJoin& ask) {
  const auto found = awaken(ask.table);
  if (!found) return refuse(conn, id, found.error().code, found.error().text, "/table");
  Room& room = **found;
  const Guest& guest = guests_.at(conn);
  if (room.is_kicked(guest.id, guest.household)) {
    refuse(conn, id, "kicked", "the host has sent you away from this table", "/table");
    return do_due_work(room.id());
  }
  const auto by_token = ask.token ? room.seat_of_token(*ask.token) : std::nullopt;
  if (ask.token && !by_token) {
    refuse(conn, id, "not-yours", "this token opens no seat here", "/token");
    return do_due_work(room.id());
  }
  std::set<int> seats = room.seats_of_guest(guest.id);
  Participant participant = participant_of(conn, seats);
  if (by_token) participant.seats.insert(*by_token);
  if (by_token) participant.seat = by_token;
  const auto seat = participant.seat;
  seat_at(room, conn, std::move(participant));
  connections_.send(conn, welcome_message(id, {room.id(), seat, ask.token.value_or("")}));
  room.view(conn, id);
  room.tell_talk(conn);
  room.start_if_full();
  room.tell_table();
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskLeave&) {
  Room* room = room_of(conn, id);
  if (!room) return;
  room->give_up(conn);
  leave(conn);
  connections_.send(conn, message("ok", id));
}

Room* Rooms::room_of(ConnId conn, const RequestId& id) {
  Room* room = guests_.at(conn).room;
  if (!room) refuse(conn, id, "unknown-table", "join a table first, or make a new one");
  return room;
}

Expected<Room*, Rooms::Problem> Rooms::awaken(const std::string& table, Limit limit) {
  if (const auto awake = rooms_.find(table); awake != rooms_.end()) {
    if (awake->second->gone()) return Problem{"unknown-table", "no such table here"};
    return awake->second.get();
  }
  if (limit == Limit::keep && rooms_.size() >= options_.max_awake)
    return Problem{"busy", "too many tables are being played; try later"};
  auto found = find(table);
  if (!found) return found.error();
  return &place(std::move(*found));
}

// What the store has of a table, made playable as far as it goes: a damaged one is opened up to
// where it is damaged, to be looked at.
Expected<Found, Rooms::Problem> Rooms::find(const std::string& table) {
  auto loaded = store_.load_table(table);
  if (std::holds_alternative<NoTable>(loaded))
    return Problem{"unknown-table", "no such table here"};
  if (const auto* error = std::get_if<StoreError>(&loaded))
    return Problem{"store-failed", "the table could not be read: " + error->text};
  Found found;
  if (auto* damaged = std::get_if<Damaged>(&loaded)) {
    log_error("damaged", {{"table", short_id(table)}, {"where", damaged->where}});
    if (!damaged->rest)
      return Problem{"damaged", "what is stored of this table is damaged: " + damaged->where};
    found = {*std::move(damaged->rest), {}, damaged->where};
  } else {
    found.table = std::move(std::get<StoredTable>(loaded));
  }
  Woken woken = wake_game(services_.catalogue, found.table);
  found.game = std::move(woken.game);
  if (woken.damage.empty()) return found;
  if (found.damage.empty())
    log_error("does-not-replay", {{"table", short_id(table)}, {"where", woken.damage}});
  found.damage = woken.damage;
  return found;
}

Room& Rooms::place(Found found) {
  auto room = std::make_unique<Room>(std::move(found), services_);
  Room& placed = *room;
  const bool fresh = rooms_.emplace(placed.id(), std::move(room)).second;
  RH_ASSERT(fresh, "a table is awake twice");
  if (auto clocks = asleep_clocks_.extract(placed.id())) placed.go_on(std::move(clocks.mapped()));
  return placed;
}

// A device with one seat sees it at once; with several it says which one.
Participant Rooms::participant_of(ConnId conn, std::set<int> seats) const {
  const Guest& guest = guests_.at(conn);
  Participant participant{
      .guest = guest.id, .household = guest.household, .tells_all = guest.said_hello};
  if (seats.size() == 1) participant.seat = *seats.begin();
  participant.seats = std::move(seats);
  return participant;
}

void Rooms::seat_at(Room& room, ConnId conn, Participant participant) {
  Guest& guest = guests_.at(conn);
  if (guest.room != &room) leave(conn);
  guest.room = &room;
  room.enter(conn, std::move(participant));
}

void Rooms::leave(ConnId conn) {
  Room* room = std::exchange(guests_.at(conn).room, nullptr);
  if (!room) return;
  room->leave(conn);
  do_due_work(room->id());
}

// A table with nobody and nothing under way goes to sleep.
void Rooms::do_due_work(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  if (room.gone())
    for (const ConnId conn : room.connections()) {
      guests_.at(conn).room = nullptr;
      room.leave(conn);
    }
  guarded(table, "due-work", [&] { room.do_due_work(); });
  if (!room.may_sleep()) return;
  if (!room.gone() && !room.clocks().empty()) asleep_clocks_.emplace(table, room.clocks());
  rooms_.erase(found);
}

}  // namespace roundhouse::server
