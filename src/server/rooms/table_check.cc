#include "server/rooms/table_check.h"

#include <utility>

#include "play/catalogue.h"
#include "play/sealed.h"
#include "server/base/faults.h"
#include "server/base/log.h"
#include "server/rooms/table_texts.h"

namespace roundhouse::server {
namespace {

// What the head says and the record does not.
const char* misfit(const TableHead& head, const Game& game) {
  if (game.seats() != static_cast<int>(head.seats.size())) return "seats: not those of the record";
  if (head.phase == Phase::over && !game.over()) return "tables: phase";
  return "";
}

// Where, not what: that may quote hidden cards.
std::string line_in(const BadRecord& bad) {
  return "lines: " + (bad.line == 0 ? bad.what.substr(0, bad.what.find(':'))
                                    : "line " + std::to_string(bad.line));
}

Woken replayed(const Catalogue& catalogue, const StoredTable& table) {
  std::optional<BadRecord> damage;
  auto made = catalogue.resume(table.lines, table.head.secret, nonces_of(table.head), &damage);
  if (!made) return {nullptr, line_in(made.error())};
  auto& game = *made;
  if (damage) return {std::move(game), line_in(*damage)};
  std::string where = misfit(table.head, *game);
  return {std::move(game), std::move(where)};
}

}  // namespace

Woken wake_game(const Catalogue& catalogue, const StoredTable& table) {
  const TableHead& head = table.head;
  if (!catalogue.has_game(head.game)) return {nullptr, "tables: game"};
  if (head.phase == Phase::open)
    return {nullptr, SealedLuck::from_hex(head.secret) ? "" : "tables: secret"};
  Woken woken;
  const auto fault = fault_in([&] { woken = replayed(catalogue, table); });
  if (!fault) return woken;
  // A bug, which is this table's alone.
  log_error("fault", {{"table", short_id(head.id)}, {"where", "wake"}, {"what", *fault}});
  return {nullptr, "lines: replaying them meets a fault"};
}

}  // namespace roundhouse::server
