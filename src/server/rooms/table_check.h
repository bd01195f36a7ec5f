// Whether a stored table is one: its rows were read (store.h); here its record replays and fits
// what stands around it. For waking a table and for `roundhouse tables check`.
#pragma once

#include <memory>
#include <string>

#include "play/game.h"
#include "server/store/store.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

struct Woken {
  std::unique_ptr<Game> game = {};  // as far as it goes; none where it has not begun
  std::string damage = {};          // where it is wrong, and nothing of what is hidden
};
Woken wake_game(const Catalogue& catalogue, const StoredTable& table);

}  // namespace roundhouse::server
