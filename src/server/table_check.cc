#include "server/table_check.h"

#include <string>
#include <utility>

#include "server/table_texts.h"
#include "table/catalogue.h"
#include "table/sealed.h"

namespace roundhouse::server {
namespace {

// What the head says and the record does not.
const char* misfit(const TableHead& head, const Game& game) {
  if (game.seats() != static_cast<int>(head.seats.size())) return "seats: not those of the record";
  if (head.phase == Phase::over && !game.over()) return "tables: phase";
  return nullptr;
}

}  // namespace

std::variant<std::unique_ptr<Game>, Damaged> wake_game(const Catalogue& catalogue,
                                                       const StoredTable& table) {
  const TableHead& head = table.head;
  if (!catalogue.has_game(head.game)) return Damaged{"tables: game", table};
  if (head.phase == Phase::open) {
    if (!SealedLuck::from_hex(head.secret)) return Damaged{"tables: secret", table};
    return nullptr;
  }
  auto made = catalogue.resume(table.lines, head.secret, nonces_of(head));
  if (const auto* why = std::get_if<std::string>(&made))
    return Damaged{"lines: " + why->substr(0, why->find(':')), table};
  auto& game = std::get<std::unique_ptr<Game>>(made);
  if (const char* where = misfit(head, *game)) return Damaged{where, table};
  return std::move(game);
}

}  // namespace roundhouse::server
