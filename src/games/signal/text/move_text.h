// Moves of Switch & Signal as text: docs/games/switch-and-signal.md, "Steps and moves".
#pragma once

#include <string>
#include <string_view>

#include "games/signal/rules/move.h"
#include "games/signal/text/board.h"
#include "text/parsed.h"

namespace roundhouse::signal {

void write_move(std::string& out, const NamedBoard& words, const Move& move);
Parsed<Move> parse_move(const NamedBoard& words, std::string_view text);

}  // namespace roundhouse::signal
