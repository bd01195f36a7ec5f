// New tables: dealt at once, waiting for their people, or once more with the same.
#include <span>
#include <utility>
#include <vector>

#include "core/assert.h"
#include "play/catalogue.h"
#include "play/reply.h"
#include "play/sealed.h"
#include "server/base/log.h"
#include "server/rooms/rooms.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_texts.h"
#include "text/concat.h"

namespace roundhouse::server {
namespace {

// A table always says what it helps with, and its record too.
GameSetup with_assist(GameSetup setup) {
  if (setup.assist.empty()) setup.assist = assist_option().standard;
  return setup;
}

TableHead head_of(const GameSetup& setup, std::string id) {
  TableHead head{.id = std::move(id),
                 .game = setup.game,
                 .board = setup.board,
                 .options = setup.options,
                 .assist = setup.assist};
  if (is_for_children(setup.game)) head.chat = Chat::phrases;
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

std::string Rooms::fresh_id() const { return options_.prefix + fresh_table_id(); }

bool Rooms::may_make(ConnId conn, const RequestId& id, const std::string& game) {
  if (rooms_.size() >= options_.max_awake) {
    refuse(conn, id, "busy", "too many tables are being played; try later");
    return false;
  }
  if (!services_.catalogue.has_game(game)) {
    refuse(conn, id, "unknown-game", text::concat("there is no game '", game, "'"), "/game");
    return false;
  }
  if (is_within_measure(guests_.at(conn))) return true;
  refuse(conn, id, "too-fast", "too many new tables: wait a little");
  return false;
}

// By who it is and by where he comes from: a new connection, or a new name, is no new visitor.
bool Rooms::is_within_measure(const Guest& guest) {
  return tables_by_household_.allows(guest.household) &&
         (guest.id.empty() || tables_by_guest_.allows(guest.id));
}

// Awake from the start, though nothing happens at it until it is on disk: so it can never be woken
// a second time in between.
void Rooms::make(Found found, std::function<void(Room&)> then, Failed failed) {
  const StoredTable& table = found.table;
  WriteJob job{PutTable{table.head}};
  if (!table.lines.empty()) job.emplace_back(AppendLines{table.head.id, 0, table.lines});
  Room& room = place(std::move(found));
  room.begin(std::move(job), [this, &room, then = std::move(then),
                              failed = std::move(failed)](const StoreStatus& error) {
    if (error) return failed("store-failed", "the table could not be stored: " + error->text);
    ++services_.metrics.tables_made;
    log_info("table-made", {{"table", short_id(room.id())}, {"game", room.head().game}});
    then(room);
  });
}

Rooms::Failed Rooms::refusing(ConnId conn, const RequestId& id) {
  return [this, conn, id](std::string_view code, const std::string& text) {
    if (guests_.contains(conn)) refuse(conn, id, code, text);
  };
}

// Real tables are always dealt from sealed luck: a seed would tell its owner every card to come.
void Rooms::handle(ConnId conn, const RequestId& id, const AskNew& ask) {
  if (!may_make(conn, id, ask.setup.game)) return;
  const GameSetup setup = with_assist(ask.setup);
  auto made = services_.catalogue.new_game(setup, Luck{});
  if (!made) return refuse(conn, id, "bad-option", made.error());
  auto& game = *made;
  StoredTable table{head_of(setup, fresh_id()), game->opening_lines()};
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
  const auto welcome = [this, conn, id, invites, ask](Room& room) {
    if (!guests_.contains(conn)) return;  // gone; the table sleeps in the store
    std::set<int> seats;
    if (!invites.empty()) seats.insert(invites.front().seat);
    seat_at(room, conn, participant_of(conn, seats));
    const auto seat = seats.empty() ? std::nullopt : std::optional(*seats.begin());
    const std::string token = invites.empty() ? "" : invites.front().token;
    const auto others = std::span(invites).subspan(invites.empty() ? 0 : 1);
    connections_.send(conn, welcome_message(id, {room.id(), seat, token, ask.early_nonce, others}));
    room.view(conn, id);
    room.tell_table();
  };
  make({std::move(table), std::move(game)}, welcome, refusing(conn, id));
}

// A table that waits for its people. Its luck is sealed now, before anybody adds to it.
void Rooms::handle(ConnId conn, const RequestId& id, const AskOpen& ask) {
  if (!may_make(conn, id, ask.setup.game)) return;
  const auto tried = services_.catalogue.new_game(ask.setup, Luck{});
  if (!tried) return refuse(conn, id, "bad-option", tried.error());
  Guest& guest = guests_.at(conn);
  TableHead head = head_of(with_assist(ask.setup), fresh_id());
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
    own.push_back({static_cast<int>(i), seat_token(seat, guest.id)});
  }
  if (own.empty())
    return refuse(conn, id, "bad-message", "one seat at least must be \"mine\"", "/seats");
  head.host = own.front().seat;
  const auto welcome = [this, conn, id, own, ask](Room& room) {
    if (!guests_.contains(conn)) return;
    std::set<int> seats;
    for (const Invite& invite : own) seats.insert(invite.seat);
    seat_at(room, conn, participant_of(conn, seats));
    const Invite& first = own.front();
    const auto others = std::span(own).subspan(1);
    connections_.send(
        conn, welcome_message(id, {room.id(), first.seat, first.token, ask.early_nonce, others}));
    room.view(conn, id);
    room.start_if_full();
    room.tell_table();
  };
  make({{std::move(head)}}, welcome, refusing(conn, id));
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
    return connections_.send(conn, message("rematch", id, rematch_text(before.next)));
  if (ask.no) return old->decline(conn, id);
  if (ask.same && !old->agrees(conn, id, ask.swap)) return;
  if (!old->begins_rematch(conn, id)) return;  // another has asked a moment ago: both will be told
  make_rematch(*old, conn, ask);
}

namespace {

TableHead head_of_rematch(const TableHead& before, const AskRematch& ask, std::string id) {
  TableHead head = before;
  if (!ask.same) head.board = head.board.substr(0, head.board.find('@'));  // as it is today
  head.id = std::move(id);
  head.phase = ask.same ? Phase::playing : Phase::open;
  head.starts_full = !ask.same;
  head.paused = false;
  head.same_deal = ask.same;
  const std::size_t seats = head.seats.size();
  for (std::size_t i = 0; i < seats; ++i) {
    head.seats[(i + ask.swap) % seats] = before.seats[i];
    head.seats[(i + ask.swap) % seats].stand_in.clear();
  }
  if (ask.swap && head.host >= 0) head.host = (head.host + 1) % static_cast<int>(seats);
  for (std::size_t i = 0; i < seats; ++i)  // the same deal needs the same nonces in the same places
    head.seats[i].nonce = ask.same ? before.seats[i].nonce : "";
  return head;
}

}  // namespace

void Rooms::make_rematch(Room& old, ConnId conn, const AskRematch& ask) {
  const auto failed = [this, from = old.id()](std::string_view code, const std::string& text) {
    services_.within(from, "rematch", [&](Room& room) { room.rematch_failed(code, text); });
  };
  if (rooms_.size() >= options_.max_awake)
    return failed("busy", "too many tables are being played; try later");
  if (!is_within_measure(guests_.at(conn)))
    return failed("too-fast", "too many new tables: wait a little");
  Found found{{head_of_rematch(old.head(), ask, fresh_id())}};
  TableHead& head = found.table.head;
  // A fresh deal is sealed now, and dealt when those who come have added to it.
  if (!ask.same) head.secret = SealedLuck::fresh().secret_hex();
  auto made = services_.catalogue.new_game(setup_of(head),
                                           {.secret = head.secret, .nonces = nonces_of(head)});
  if (!made) return failed("bad-option", made.error());
  if (ask.same) {
    found.game = std::move(*made);
    found.table.lines = found.game->opening_lines();
    found.table.lines.push_back(
        found.game->note_text("same-deal", {}, "this deal was played before"));
    const auto bad = found.game->follow(found.table.lines.back());
    RH_ASSERT(!bad, "a record does not take the note of a rematch");
  }
  make(
      std::move(found),
      [this, from = old.id()](Room& room) {
        room.start_if_full();
        services_.within(from, "rematch", [&](Room& before) { before.set_next(room.id()); });
      },
      failed);
}

}  // namespace roundhouse::server
