// A full position as JSON, both ways: docs/position.md. Reading says what is wrong and where.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "games/routes/text/map.h"
#include "games/ttr/rules/rules.h"
#include "text/data_error.h"

namespace roundhouse::ttr {

void write_position(std::string& out, std::string_view game, const Map& map, const State& state);
Expected<State, DataError> read_position(std::string_view json, std::string_view game,
                                         const Map& map, const Rules& rules);

}  // namespace roundhouse::ttr
