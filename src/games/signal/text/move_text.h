// Moves of Switch & Signal as text: docs/games/switch-and-signal.md, "Steps and moves".
#pragma once

#include <string>
#include <string_view>

#include "text/parsed.h"
#include "games/signal/text/board.h"
#include "games/signal/rules/move.h"

namespace roundhouse::codec {

void write_move(std::string& out, const SignalBoard& words, const signal::Move& move);
Parsed<signal::Move> parse_move(const SignalBoard& words, std::string_view text);

}  // namespace roundhouse::codec
