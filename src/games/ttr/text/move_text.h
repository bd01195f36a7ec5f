// Moves as text, the same on the wire, in records and in the terminal: docs/record.md, "Moves".
#pragma once

#include <string>
#include <string_view>

#include "games/routes/text/map.h"
#include "games/ttr/rules/move.h"
#include "text/parsed.h"

namespace roundhouse::ttr {

void write_move(std::string& out, const Map& map, const Move& move);
Parsed<Move> parse_move(const Map& map, std::string_view text);

}  // namespace roundhouse::ttr
