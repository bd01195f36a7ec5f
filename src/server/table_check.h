// Whether a stored table is one: its rows were read (store.h); here its record replays and fits
// what stands around it. For waking a table and for `roundhouse tables check`.
#pragma once

#include <memory>
#include <variant>

#include "server/store.h"
#include "table/game.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

// The game as it stands, nullptr where it has not begun. `Damaged` says where, and nothing of what
// is hidden.
std::variant<std::unique_ptr<Game>, Damaged> wake_game(const Catalogue& catalogue,
                                                       const StoredTable& table);

}  // namespace roundhouse::server
