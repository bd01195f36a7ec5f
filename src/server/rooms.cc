#include "server/rooms.h"

#include <algorithm>
#include <exception>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/log.h"
#include "server/secrets.h"
#include "server/table_check.h"
#include "server/table_texts.h"
#include "table/catalogue.h"
#include "table/reply.h"
#include "table/sealed.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kBug = "the table met a fault and stops; what was played is stored";
constexpr int kMostIgnored = 500;  // messages that came too fast; then the connection is closed

// A bug in one table must not end the others: it stops there, and the log says what it was.
template <class Work>
bool survives(const char* where, Work work) {
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    log_error("fault", {{"where", where}, {"what", error.what()}});
    return false;
  }
}

struct Invite {
  int seat = 0;
  std::string token;
};

// A welcome with the tokens of the other people's seats, for the maker of the table to hand on.
std::string with_invites(std::string welcome, std::span<const Invite> invites) {
  if (invites.empty()) return welcome;
  welcome.back() = ',';
  welcome += "\"invites\":[";
  for (const Invite& invite : invites)
    welcome += fmt::format("{}{{\"seat\":{},\"token\":\"{}\"}}", welcome.back() == '[' ? "" : ",",
                           invite.seat, invite.token);
  return welcome += "]}";
}

// A table always says what it helps with, and its record too.
GameSetup with_assist(GameSetup setup) {
  if (setup.assist.empty()) setup.assist = assist_offer().standard;
  return setup;
}

TableHead head_of(const GameSetup& setup) {
  TableHead head{.id = fresh_table_id(),
                 .game = setup.game,
                 .board = setup.board,
                 .options = setup.options,
                 .assist = setup.assist};
  if (setup.game == "ghost-train") head.chat = Chat::phrases;  // children play it
  for (const SeatInfo& seat : setup.seats)
    head.seats.push_back({.name = seat.name, .bot = seat.bot});
  return head;
}

// Hands out a token for a seat; the head keeps its hash.
std::string seat_token(SeatHead& seat, const std::string& guest) {
  const std::string token = fresh_token();
  seat.token_hash = token_hash(token);
  seat.guest = guest;
  return token;
}

}  // namespace

Rooms::Rooms(const Catalogue& catalogue, Store& store, Scribe& scribe, Wire& wire, Pool& pool,
             Metrics& metrics, RoomsOptions options)
    : store_(store),
      wire_(wire),
      options_(options),
      readings_(options.readings_per_second, std::max(1.0, 2 * options.readings_per_second)),
      house_{catalogue, scribe, wire, pool, metrics, options.bot_delay, {}, {}} {
  // Not at once: a table may fall asleep in tend(), and it is the table that calls.
  house_.stirred = [this](const std::string& table) { wire_.post([this, table] { tend(table); }); };
  house_.later = [this](std::chrono::milliseconds delay, const std::string& table,
                        std::function<void(Room&)> work) {
    wire_.post_after(delay, [this, table, work = std::move(work)] {
      const auto found = rooms_.find(table);
      if (found == rooms_.end()) return;
      if (!survives("timer", [&] { work(*found->second); })) found->second->stop("internal", kBug);
      tend(table);
    });
  };
}

void Rooms::on_open(ConnId conn, const std::string& household) {
  guests_.emplace(
      conn, Guest{.household = household,
                  .messages = Rate(options_.messages_per_second, 4 * options_.messages_per_second),
                  .tables = Rate(options_.tables_per_minute / 60, options_.tables_per_minute)});
}

void Rooms::on_close(ConnId conn) {
  leave(conn);
  guests_.erase(conn);
}

// Answers say so at first; who does not listen is cut off.
bool Rooms::is_too_fast(ConnId conn) {
  Guest& guest = guests_.at(conn);
  if (guest.messages.allows()) return false;
  refuse(conn, {}, "too-fast", "too many messages: wait a little");
  if (++guest.ignored == kMostIgnored) {
    ++house_.metrics.dropped;
    wire_.close(conn);
  }
  return true;
}

void Rooms::on_text(ConnId conn, std::string text) {
  ++house_.metrics.messages;
  if (is_too_fast(conn)) return;
  const auto parsed = parse_request(text);
  if (const auto* bad = std::get_if<BadRequest>(&parsed))
    return refuse(conn, bad->id, bad->code, bad->text, bad->at);
  const auto& request = std::get<Request>(parsed);
  const bool fine = survives("request", [&] {
    std::visit([&](const auto& ask) { handle(conn, request.id, ask); }, request.ask);
  });
  Room* room = guests_.at(conn).room;
  if (!fine) refuse(conn, request.id, "internal", kBug);
  if (!fine && room) room->stop("internal", kBug);
  if (room) tend(room->id());
}

void Rooms::refuse(ConnId conn, const RequestId& id, std::string_view code, std::string_view text,
                   std::string_view at) {
  house_.metrics.refuse(code);
  wire_.send(conn, error_message(id, code, text, at));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskGames&) {
  wire_.send(conn, message("games", id, house_.catalogue.games_members()));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskBoard& ask) {
  if (const auto members = house_.catalogue.board_members(ask.board))
    return wire_.send(conn, message("board", id, *members));
  refuse(conn, id, "unknown-board", fmt::format("there is no board '{}'", ask.board), "/board");
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskPing&) {
  wire_.send(conn, message("pong", id));
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

// ---- making tables

bool Rooms::may_make(ConnId conn, const RequestId& id, const std::string& game) {
  if (rooms_.size() >= options_.max_awake) {
    refuse(conn, id, "busy", "too many tables are being played; try later");
    return false;
  }
  if (!guests_.at(conn).tables.allows()) {
    refuse(conn, id, "too-fast", "too many new tables: wait a little");
    return false;
  }
  if (house_.catalogue.has_game(game)) return true;
  refuse(conn, id, "unknown-game", fmt::format("there is no game '{}'", game), "/game");
  return false;
}

void Rooms::make(ConnId conn, const RequestId& id, StoredTable table, std::unique_ptr<Game> game,
                 std::function<void(Room&)> then) {
  WriteJob job{PutTable{table.head}};
  if (!table.lines.empty()) job.emplace_back(AppendLines{table.head.id, 0, table.lines});
  struct Made {
    StoredTable table;
    std::unique_ptr<Game> game;
  };
  auto made = std::make_shared<Made>(Made{std::move(table), std::move(game)});
  house_.scribe.write(
      std::move(job), [this, conn, id, made, then = std::move(then)](const StoreStatus& failed) {
        if (!guests_.contains(conn)) return;  // gone; the table sleeps in the store
        if (failed)
          return refuse(conn, id, "store-failed", "the table could not be stored: " + failed->text);
        ++house_.metrics.tables_made;
        log_info("table-made",
                 {{"table", short_id(made->table.head.id)}, {"game", made->table.head.game}});
        Room& room = place(std::move(made->table), std::move(made->game));
        then(room);
        tend(room.id());
      });
}

// Real tables are always dealt from sealed luck: a seed would tell its owner every card to come.
void Rooms::handle(ConnId conn, const RequestId& id, const AskNew& ask) {
  if (!may_make(conn, id, ask.setup.game)) return;
  const GameSetup setup = with_assist(ask.setup);
  auto made = house_.catalogue.new_game(setup, Luck{});
  if (const auto* error = std::get_if<std::string>(&made))
    return refuse(conn, id, "bad-option", *error);
  auto& game = std::get<std::unique_ptr<Game>>(made);
  StoredTable table{head_of(setup), game->opening_lines()};
  table.head.secret = game->sealed_secret();
  // The sender takes the first seat without a bot; with bots alone, it watches.
  std::vector<Invite> invites;
  for (std::size_t i = 0; i < table.head.seats.size(); ++i) {
    SeatHead& seat = table.head.seats[i];
    if (!seat.bot.empty()) continue;
    const bool own = invites.empty();
    invites.push_back({static_cast<int>(i), seat_token(seat, own ? guests_.at(conn).id : "")});
  }
  if (!invites.empty()) table.head.host = invites.front().seat;
  make(conn, id, std::move(table), std::move(game), [this, conn, id, invites](Room& room) {
    std::set<int> seats;
    if (!invites.empty()) seats.insert(invites.front().seat);
    seat_at(room, conn, tab_of(conn, seats));
    const auto seat = seats.empty() ? std::nullopt : std::optional(*seats.begin());
    const std::string token = invites.empty() ? "" : invites.front().token;
    const auto others = std::span(invites).subspan(invites.empty() ? 0 : 1);
    wire_.send(conn, with_invites(welcome_message(id, room.id(), seat, token), others));
    room.view(conn, id);
    room.tell_table();
  });
}

// A table that waits for its people. Its luck is sealed now, before anybody adds to it.
void Rooms::handle(ConnId conn, const RequestId& id, const AskOpen& ask) {
  if (!may_make(conn, id, ask.setup.game)) return;
  const auto tried = house_.catalogue.new_game(ask.setup, Luck{});
  if (const auto* error = std::get_if<std::string>(&tried))
    return refuse(conn, id, "bad-option", *error);
  Guest& guest = guests_.at(conn);
  TableHead head = head_of(with_assist(ask.setup));
  head.secret = SealedLuck::fresh().secret_hex();
  head.phase = Phase::open;
  head.is_public = ask.is_public;
  head.starts_full = ask.starts_full;
  head.clock = ask.clock;
  if (ask.chat) head.chat = chat_of(*ask.chat);
  std::vector<Invite> own;
  for (std::size_t i = 0; i < head.seats.size(); ++i) {
    SeatHead& seat = head.seats[i];
    if (!seat.bot.empty() || !ask.mine[i]) continue;
    seat.nonce = ask.nonce;
    own.push_back({static_cast<int>(i), seat_token(seat, guest.id)});
  }
  if (own.empty())
    return refuse(conn, id, "bad-message", "one seat at least must be \"mine\"", "/seats");
  head.host = own.front().seat;
  make(conn, id, {std::move(head)}, nullptr, [this, conn, id, own](Room& room) {
    std::set<int> seats;
    for (const Invite& invite : own) seats.insert(invite.seat);
    seat_at(room, conn, tab_of(conn, seats));
    wire_.send(conn,
               with_invites(welcome_message(id, room.id(), own.front().seat, own.front().token),
                            std::span(own).subspan(1)));
    room.view(conn, id);
    if (room.head().starts_full) room.start_if_full();
    room.tell_table();
  });
}

// The same people at a new table; each keeps the token of the old one.
void Rooms::handle(ConnId conn, const RequestId& id, const AskRematch& ask) {
  Room* old = room_of(conn, id);
  if (!old) return;
  const TableHead& before = old->head();
  if (before.phase != Phase::over) return refuse(conn, id, "not-over", "the game is not over");
  if (!old->holds_seat(conn))
    return refuse(conn, id, "not-yours", "only players ask for a rematch");
  if (!before.next.empty())
    return wire_.send(conn, message("rematch", id, rematch_text(before.next)));
  if (!may_make(conn, id, before.game)) return;
  TableHead head = before;
  if (!ask.same) head.board = head.board.substr(0, head.board.find('@'));  // as it is today
  head.id = fresh_table_id();
  head.phase = Phase::playing;
  head.paused = false;
  const std::size_t seats = head.seats.size();
  for (std::size_t i = 0; i < seats; ++i) {
    head.seats[(i + ask.swap) % seats] = before.seats[i];
    head.seats[(i + ask.swap) % seats].stand_in.clear();
  }
  if (ask.swap && head.host >= 0) head.host = (head.host + 1) % static_cast<int>(seats);
  for (std::size_t i = 0; i < seats; ++i)  // the same deal needs the same nonces in the same places
    head.seats[i].nonce = ask.same ? before.seats[i].nonce : "";
  Luck luck;
  if (ask.same) luck.secret = before.secret;
  if (ask.same) luck.nonces = nonces_of(before);
  auto made = house_.catalogue.new_game(setup_of(head), luck);
  if (const auto* error = std::get_if<std::string>(&made))
    return refuse(conn, id, "bad-option", *error);
  auto& game = std::get<std::unique_ptr<Game>>(made);
  head.secret = game->sealed_secret();
  StoredTable table{std::move(head), game->opening_lines()};
  make(conn, id, std::move(table), std::move(game), [this, conn, id, from = old->id()](Room& room) {
    if (const auto found = rooms_.find(from); found != rooms_.end())
      found->second->set_next(room.id(), conn);
    wire_.send(conn, message("rematch", id, rematch_text(room.id())));
  });
}

// ---- coming and going

void Rooms::handle(ConnId conn, const RequestId& id, const AskJoin& ask) {
  const auto found = awaken(ask.table);
  if (const auto* problem = std::get_if<Problem>(&found))
    return refuse(conn, id, problem->code, problem->text, "/table");
  Room& room = *std::get<Room*>(found);
  const auto by_token = ask.token ? room.seat_of_token(*ask.token) : std::nullopt;
  if (ask.token && !by_token) {
    refuse(conn, id, "not-yours", "this token opens no seat here", "/token");
    return tend(room.id());
  }
  std::set<int> seats = room.seats_of_guest(guests_.at(conn).id);
  Tab tab = tab_of(conn, seats);
  if (by_token) tab.seats.insert(*by_token);
  if (by_token) tab.seat = by_token;
  const auto seat = tab.seat;
  seat_at(room, conn, std::move(tab));
  wire_.send(conn, welcome_message(id, room.id(), seat, ask.token.value_or("")));
  room.view(conn, id);
  room.tell_talk(conn);
  room.tell_table();
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskLeave&) {
  Room* room = room_of(conn, id);
  if (!room) return;
  room->give_up(conn);
  leave(conn);
  wire_.send(conn, message("ok", id));
}

Room* Rooms::room_of(ConnId conn, const RequestId& id) {
  Room* room = guests_.at(conn).room;
  if (!room) refuse(conn, id, "unknown-table", "join a table first, or make a new one");
  return room;
}

std::variant<Room*, Rooms::Problem> Rooms::awaken(const std::string& table, Limit limit) {
  if (const auto awake = rooms_.find(table); awake != rooms_.end()) return awake->second.get();
  if (limit == Limit::keep && rooms_.size() >= options_.max_awake)
    return Problem{"busy", "too many tables are being played; try later"};
  auto loaded = store_.load_table(table);
  if (std::holds_alternative<NoTable>(loaded))
    return Problem{"unknown-table", "no such table here"};
  if (const auto* error = std::get_if<StoreError>(&loaded))
    return Problem{"store-failed", "the table could not be read: " + error->text};
  if (const auto* damaged = std::get_if<Damaged>(&loaded)) {
    log_error("damaged", {{"table", short_id(table)}, {"where", damaged->where}});
    return Problem{"store-failed", "the table is damaged: " + damaged->where};
  }
  auto& stored = std::get<StoredTable>(loaded);
  auto woken = wake_game(house_.catalogue, stored);
  if (const auto* damaged = std::get_if<Damaged>(&woken)) {
    log_error("does-not-replay", {{"table", short_id(table)}, {"where", damaged->where}});
    return Problem{"store-failed", "the stored record does not replay: " + damaged->where};
  }
  return &place(std::move(stored), std::move(std::get<std::unique_ptr<Game>>(woken)));
}

Room& Rooms::place(StoredTable table, std::unique_ptr<Game> game) {
  auto room = std::make_unique<Room>(std::move(table), std::move(game), house_);
  Room& placed = *room;
  if (auto clocks = asleep_clocks_.extract(placed.id())) placed.go_on(std::move(clocks.mapped()));
  rooms_.emplace(placed.id(), std::move(room));
  return placed;
}

// A device with one seat sees it at once; with several it says which one.
Tab Rooms::tab_of(ConnId conn, std::set<int> seats) const {
  const Guest& guest = guests_.at(conn);
  Tab tab{.guest = guest.id, .tells_all = guest.said_hello};
  if (seats.size() == 1) tab.seat = *seats.begin();
  tab.seats = std::move(seats);
  return tab;
}

void Rooms::seat_at(Room& room, ConnId conn, Tab tab) {
  Guest& guest = guests_.at(conn);
  if (guest.room != &room) leave(conn);
  guest.room = &room;
  room.enter(conn, std::move(tab));
}

void Rooms::leave(ConnId conn) {
  Room* room = std::exchange(guests_.at(conn).room, nullptr);
  if (!room) return;
  room->leave(conn);
  tend(room->id());
}

// A table with nobody and nothing under way goes to sleep.
void Rooms::tend(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  if (room.gone())
    for (const ConnId conn : room.connections()) {
      guests_.at(conn).room = nullptr;
      room.leave(conn);
    }
  if (!survives("tend", [&] { room.tend(); })) room.stop("internal", kBug);
  if (!room.may_sleep()) return;
  if (!room.gone() && !room.clocks().empty()) asleep_clocks_.emplace(table, room.clocks());
  rooms_.erase(found);
}

}  // namespace roundhouse::server
