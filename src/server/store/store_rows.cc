#include "server/store/store_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "text/utf8.h"

namespace roundhouse::server {
namespace {

// Far above what is ever written, far below what would hurt.
constexpr std::size_t kMostText = 4096;  // bytes of an id, a name, a line of chat, all options
constexpr std::size_t kMostOptions = 64;
constexpr std::size_t kMostLine = 1 << 20;
constexpr std::size_t kMostRecord = 64u << 20;  // bytes of all lines
constexpr std::size_t kMostKicked = 10'000;
constexpr int kMostSeats = 8;
constexpr int kMostClock = 365 * 24 * 3600;
constexpr int kSaidKept = 100;  // of the chat, when a table wakes

SeatHead seat_in(const Row& row) {
  return {.token_hash = row.text(1, kMostText),
          .guest = row.text(2, kMostText),
          .name = row.text(3, kMostText),
          .bot = row.text(4, kMostText),
          .stand_in = row.text(5, kMostText),
          .nonce = row.text(6, kMostText),
          .muted = row.flag(7),
          .program = row.flag(8),
          .colour = row.number(9, kNoLook, kLooks - 1),
          .mark = row.number(10, kNoLook, kLooks - 1)};
}

void read_seats(const Database& db, TableHead& head) {
  Statement select(db,
                   "SELECT seat, token_hash, guest, name, bot, stand_in, nonce, muted, program, "
                   "colour, mark FROM seats WHERE table_id = ? ORDER BY seat");
  for (select.bind(head.id); select.step();) {
    const int next = static_cast<int>(head.seats.size());
    const Row row(select, fmt::format("seats {}", next));
    row.number(0, next, std::min(next, kMostSeats - 1));  // none is missing, none too many
    head.seats.push_back(seat_in(row));
  }
  if (head.seats.empty()) throw BadRow{"seats: none"};
}

void read_kicked(const Database& db, TableHead& head) {
  Statement select(db, "SELECT who FROM kicked WHERE table_id = ?");
  for (select.bind(head.id); select.step();) {
    head.kicked.insert(Row(select, "kicked").text(0, kMostText));
    if (head.kicked.size() > kMostKicked) throw BadRow{"kicked: too many"};
  }
}

TableHead head_in(const Row& row) {
  auto options = unpacked(row.text(3, kMostText));
  if (!options) row.bad(3);
  return {.id = row.text(0, kMostText),
          .game = row.text(1, kMostText),
          .board = row.text(2, kMostText),
          .options = *std::move(options),
          .assist = row.text(14, kMostText),
          .secret = row.text(4, kMostText),
          .phase = static_cast<Phase>(row.number(5, 0, static_cast<int>(Phase::over))),
          .is_public = row.flag(6),
          .locked = row.flag(7),
          .paused = row.flag(8),
          .starts_full = row.flag(9),
          .host = row.number(10, -1, kMostSeats - 1),
          .clock = row.number(11, 0, kMostClock),
          .chat = static_cast<Chat>(row.number(12, 0, static_cast<int>(Chat::none))),
          .next = row.text(13, kMostText),
          .same_deal = row.flag(15)};
}

}  // namespace

void Row::bad(int column) const { throw BadRow{fmt::format("{}: {}", what_, row_.name(column))}; }

std::string Row::text(int column, std::size_t most) const {
  if (row_.kind(column) != Statement::Kind::text || row_.size(column) > most) bad(column);
  std::string text = row_.text(column);
  if (!text::is_utf8(text)) bad(column);
  return text;
}

int Row::number(int column, int least, int most) const {
  if (row_.kind(column) != Statement::Kind::integer) bad(column);
  const std::int64_t number = row_.number(column);
  if (number < least || number > most) bad(column);
  return static_cast<int>(number);
}

std::int64_t Row::moment(int column) const {
  if (row_.kind(column) != Statement::Kind::integer || row_.number(column) < 0) bad(column);
  return row_.number(column);
}

std::string packed(const Options& options) {
  std::string text;
  for (const auto& [name, value] : options) text += name + '=' + value + '\n';
  return text;
}

// Each turn takes a line away, so it ends.
std::optional<Options> unpacked(std::string_view text) {
  Options options;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || equals == 0) return std::nullopt;
    if (!options.emplace(line.substr(0, equals), line.substr(equals + 1)).second)
      return std::nullopt;
    if (options.size() > kMostOptions) return std::nullopt;
    text.remove_prefix(end + 1);
  }
  return options;
}

std::optional<TableHead> read_head(const Database& db, std::string_view id) {
  Statement select(db,
                   "SELECT id, game, board, options, secret, phase, is_public, locked, paused, "
                   "starts_full, host, clock, chat, next, assist, same_deal FROM tables "
                   "WHERE id = ?");
  if (!select.bind(id).step()) return std::nullopt;
  const Row row(select, "tables");
  TableHead head = head_in(row);
  read_seats(db, head);
  read_kicked(db, head);
  if (head.host >= static_cast<int>(head.seats.size())) row.bad(10);
  return head;
}

void read_lines(const Database& db, const TableHead& head, std::vector<std::string>& lines) {
  Statement select(db, "SELECT n, line FROM lines WHERE table_id = ? ORDER BY n");
  std::size_t bytes = 0;
  for (select.bind(head.id); select.step();) {
    const int next = static_cast<int>(lines.size());
    const Row row(select, fmt::format("lines {}", next));
    row.number(0, next, next);
    std::string line = row.text(1, kMostLine);
    bytes += line.size();
    if (bytes > kMostRecord || head.phase == Phase::open) row.bad(1);
    lines.push_back(std::move(line));
  }
  if (lines.empty() && head.phase != Phase::open) throw BadRow{"lines: none"};
}

std::vector<Answered> read_answered(const Database& db, const TableHead& head) {
  Statement select(db, "SELECT seat, prompt, request FROM answered WHERE table_id = ?");
  const int last = static_cast<int>(head.seats.size()) - 1;
  std::vector<Answered> answered;
  for (select.bind(head.id); select.step();) {
    const Row row(select, "answered");
    answered.push_back({row.number(0, 0, last), row.number(1, 0, std::numeric_limits<int>::max()),
                        row.text(2, kMostText)});
  }
  return answered;
}

std::vector<Said> read_said(const Database& db, const TableHead& head) {
  Statement select(db,
                   "SELECT * FROM (SELECT n, seat, name, text, phrase FROM said "
                   "WHERE table_id = ? ORDER BY n DESC LIMIT ?) ORDER BY n");
  const int last = static_cast<int>(head.seats.size()) - 1;
  std::vector<Said> said;
  for (select.bind(head.id).bind(kSaidKept); select.step();) {
    const Row row(select, "said");
    said.push_back({row.number(0, 0, std::numeric_limits<int>::max() - 1), row.number(1, 0, last),
                    row.text(2, kMostText), row.text(3, kMostText), row.flag(4)});
  }
  return said;
}

std::optional<TableSummary> read_summary(const Database& db, std::string_view id,
                                         std::string_view guest) {
  Statement select(db, "SELECT id, game, board, phase, touched FROM tables WHERE id = ?");
  if (!select.bind(id).step()) return std::nullopt;
  const Row head(select, "tables");
  TableSummary found{head.text(0, kMostText),
                     head.text(1, kMostText),
                     head.text(2, kMostText),
                     static_cast<Phase>(head.number(3, 0, static_cast<int>(Phase::over))),
                     head.moment(4),
                     {},
                     {},
                     0};
  Statement seats(db,
                  "SELECT seat, name, bot, guest, token_hash FROM seats WHERE table_id = ? "
                  "ORDER BY seat");
  for (seats.bind(id); seats.step();) {
    const int next = static_cast<int>(found.names.size());
    const Row row(seats, fmt::format("seats {}", next));
    const int seat = row.number(0, next, std::min(next, kMostSeats - 1));
    const std::string name = row.text(1, kMostText), bot = row.text(2, kMostText);
    found.names.push_back(name.empty() ? bot : name);
    if (!guest.empty() && row.text(3, kMostText) == guest) found.own.push_back(seat);
    if (bot.empty() && row.text(4, kMostText).empty()) ++found.free;
  }
  if (found.names.empty()) throw BadRow{"seats: none"};
  return found;
}

}  // namespace roundhouse::server
