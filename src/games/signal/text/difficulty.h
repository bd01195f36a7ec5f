// How often our bots win a game by its settings, as measured: data/signal/difficulty.json, written
// by tools/difficulty. For people who choose the settings of a table.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::signal {

// The measured settings of a game as the text of a JSON array, or "" where nothing was measured.
std::string difficulty_of(std::string_view game);

}  // namespace roundhouse::signal
