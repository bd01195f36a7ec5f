#include "server/rooms.h"

#include <exception>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/log.h"
#include "server/secrets.h"
#include "table/catalogue.h"
#include "table/reply.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kBug = "the table met a fault and stops; what was played is stored";

// A bug in one table must not end the others: it stops there, and the log says what it was.
template <class Work>
bool survives(const char* where, Work work) {
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    log_error(fmt::format("{}: {}", where, error.what()));
    return false;
  }
}

struct Invite {
  int seat = 0;
  std::string token;
};

struct Seating {
  std::vector<std::string> hashes;  // one for each seat
  std::vector<Invite> tokens;       // one for each person
};

Seating seating_of(const GameSetup& setup) {
  Seating seating;
  for (const SeatInfo& seat : setup.seats) {
    const std::string token = seat.bot.empty() ? fresh_token() : "";
    if (!token.empty()) seating.tokens.push_back({static_cast<int>(seating.hashes.size()), token});
    seating.hashes.push_back(token.empty() ? "" : token_hash(token));
  }
  return seating;
}

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

}  // namespace

Rooms::Rooms(const Catalogue& catalogue, Store& store, Wire& wire, RoomsOptions options)
    : catalogue_(catalogue), store_(store), wire_(wire), options_(options) {}

void Rooms::on_open(ConnId conn) { guests_[conn] = nullptr; }

void Rooms::on_close(ConnId conn) {
  leave(conn);
  guests_.erase(conn);
}

void Rooms::on_text(ConnId conn, std::string text) {
  const auto parsed = parse_request(text);
  if (const auto* bad = std::get_if<BadRequest>(&parsed))
    return wire_.send(conn, error_message(*bad));
  const auto& request = std::get<Request>(parsed);
  const bool fine = survives("request", [&] {
    std::visit([&](const auto& ask) { handle(conn, request.id, ask); }, request.ask);
  });
  Room* room = guests_.at(conn);
  if (!fine) wire_.send(conn, error_message(request.id, "internal", kBug));
  if (!fine && room) room->stop("internal", kBug);
  if (room) tend(room->id());
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskGames&) {
  wire_.send(conn, message("games", id, "\"games\":" + catalogue_.games_json()));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskBoard& ask) {
  if (const auto members = catalogue_.board_members(ask.board))
    return wire_.send(conn, message("board", id, *members));
  wire_.send(conn, error_message(id, "unknown-board",
                                 fmt::format("there is no board '{}'", ask.board), "/board"));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskPing&) {
  wire_.send(conn, message("pong", id));
}

// A real table is never set up by hand, nor laid open.
void Rooms::handle(ConnId conn, const RequestId& id, const AskLoad&) {
  wire_.send(conn, error_message(id, "unknown-type", "only the engine loads positions", "/t"));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskPosition&) {
  wire_.send(conn, error_message(id, "unknown-type", "only the engine shows positions", "/t"));
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskMove& ask) {
  if (Room* room = room_of(conn, id)) room->move(conn, id, ask);
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskCheck& ask) {
  if (Room* room = room_of(conn, id)) room->check(conn, id, ask);
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskExplain& ask) {
  if (Room* room = room_of(conn, id)) room->explain(conn, id, ask);
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskView&) {
  if (Room* room = room_of(conn, id)) room->view(conn, id);
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskRecord&) {
  if (Room* room = room_of(conn, id)) room->record(conn, id);
}

// Real tables are always dealt from sealed luck: a seed would tell its owner every card to come.
void Rooms::handle(ConnId conn, const RequestId& id, const AskNew& ask) {
  if (is_full(conn, id)) return;
  if (!catalogue_.has_game(ask.setup.game))
    return wire_.send(conn,
                      error_message(id, "unknown-game",
                                    fmt::format("there is no game '{}'", ask.setup.game), "/game"));
  auto made = catalogue_.new_game(ask.setup, Luck{});
  if (const auto* error = std::get_if<std::string>(&made))
    return wire_.send(conn, error_message(id, "bad-option", *error));
  auto& game = std::get<std::unique_ptr<Game>>(made);
  Seating seating = seating_of(ask.setup);
  StoredTable table{{fresh_table_id(), ask.setup.game, game->sealed_secret(), seating.hashes},
                    game->opening_lines(),
                    {}};
  if (const auto error = store_.create_table(table.head, table.lines))
    return wire_.send(
        conn, error_message(id, "store-failed", "the table could not be stored: " + error->text));
  auto room = std::make_unique<Room>(std::move(table), std::move(game), store_, wire_);
  Room& placed = *room;
  rooms_.emplace(placed.id(), std::move(room));

  // The sender takes the first seat without a bot; with bots alone, it watches.
  const bool plays = !seating.tokens.empty();
  const Invite own = plays ? seating.tokens.front() : Invite{};
  if (plays) seating.tokens.erase(seating.tokens.begin());
  const auto seat = plays ? std::optional(own.seat) : std::nullopt;
  seat_at(placed, conn, seat);
  wire_.send(conn, with_invites(welcome_message(id, placed.id(), seat, own.token), seating.tokens));
  placed.view(conn, id);
}

void Rooms::handle(ConnId conn, const RequestId& id, const AskJoin& ask) {
  Room* room = awaken(conn, id, ask.table);
  if (!room) return;
  const auto seat = ask.token ? room->seat_of_token(*ask.token) : std::nullopt;
  if (ask.token && !seat) {
    wire_.send(conn, error_message(id, "not-yours", "this token opens no seat here", "/token"));
    return tend(room->id());
  }
  seat_at(*room, conn, seat);
  wire_.send(conn, welcome_message(id, room->id(), seat, ask.token.value_or("")));
  room->view(conn, id);
}

bool Rooms::is_full(ConnId conn, const RequestId& id) {
  if (rooms_.size() < options_.max_awake) return false;
  wire_.send(conn, error_message(id, "busy", "too many tables are being played; try later"));
  return true;
}

Room* Rooms::room_of(ConnId conn, const RequestId& id) {
  Room* room = guests_.at(conn);
  if (!room)
    wire_.send(conn, error_message(id, "unknown-table", "join a table first, or make a new one"));
  return room;
}

Room* Rooms::awaken(ConnId conn, const RequestId& id, const std::string& table) {
  if (const auto awake = rooms_.find(table); awake != rooms_.end()) return awake->second.get();
  if (is_full(conn, id)) return nullptr;
  const auto refuse = [&](std::string_view code, std::string_view text) {
    wire_.send(conn, error_message(id, code, text, "/table"));
    return nullptr;
  };
  auto loaded = store_.load_table(table);
  if (std::holds_alternative<NoTable>(loaded)) return refuse("unknown-table", "no such table here");
  if (const auto* error = std::get_if<StoreError>(&loaded))
    return refuse("store-failed", "the table could not be read: " + error->text);
  auto& stored = std::get<StoredTable>(loaded);
  auto made = catalogue_.resume(stored.lines, stored.head.secret);
  if (const auto* error = std::get_if<std::string>(&made)) {
    log_error(fmt::format("table {} does not replay: {}", table, *error));
    return refuse("store-failed", "the stored record does not replay: " + *error);
  }
  auto room = std::make_unique<Room>(
      std::move(stored), std::move(std::get<std::unique_ptr<Game>>(made)), store_, wire_);
  return rooms_.emplace(table, std::move(room)).first->second.get();
}

void Rooms::seat_at(Room& room, ConnId conn, std::optional<int> seat) {
  if (guests_.at(conn) != &room) leave(conn);
  guests_[conn] = &room;
  room.enter(conn, seat);
}

void Rooms::leave(ConnId conn) {
  Room* room = std::exchange(guests_.at(conn), nullptr);
  if (!room) return;
  room->leave(conn);
  tend(room->id());
}

// Sets a bot's timer when one is to act; a table with nobody and nothing due goes to sleep.
void Rooms::tend(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  if (bots_due_.contains(table)) return;
  if (found->second->bot_is_to_act()) {
    bots_due_.insert(table);
    wire_.post_after(options_.bot_delay, [this, id = table] { bot_turn(id); });
  } else if (found->second->empty()) {
    rooms_.erase(found);
  }
}

void Rooms::bot_turn(const std::string& table) {
  bots_due_.erase(table);
  Room& room = *rooms_.at(table);  // it does not sleep while a bot is due
  if (!survives("bot", [&] { room.play_bot(); })) room.stop("internal", kBug);
  tend(table);
}

}  // namespace roundhouse::server
