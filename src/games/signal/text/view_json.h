// Positions, views, results and forecasts of Switch & Signal as JSON:
// docs/games/switch-and-signal.md. A view is the position without its options.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "text/data_error.h"
#include "games/signal/text/board.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::codec {

void write_view(std::string& out, const SignalBoard& words, const signal::Rules& rules,
                const signal::View& view);
void write_position(std::string& out, std::string_view game, const SignalBoard& words,
                    const signal::Rules& rules, const signal::State& state);
std::variant<signal::State, DataError> read_position(std::string_view json, std::string_view game,
                                                     const SignalBoard& words,
                                                     const signal::Rules& rules);
// The members from "reason" on, without braces.
void write_result(std::string& out, const signal::Result& result);
// One entry of "rolls" in a forecast: every way the train's move with so many points can end.
void write_roll(std::string& out, const SignalBoard& words, const signal::Rules& rules,
                const signal::Public& open, int train, int points);
std::string_view places_name(signal::Places places);

}  // namespace roundhouse::codec
