// Positions, views, results and forecasts of Switch & Signal as JSON:
// docs/games/switch-and-signal.md. A view is the position without its options.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "games/signal/rules/rules.h"
#include "games/signal/text/board.h"
#include "text/data_error.h"

namespace roundhouse::signal {

void write_view(std::string& out, const NamedBoard& words, const Rules& rules, const View& view);
void write_position(std::string& out, std::string_view game, const NamedBoard& words,
                    const Rules& rules, const State& state);
Expected<State, DataError> read_position(std::string_view json, std::string_view game,
                                         const NamedBoard& words, const Rules& rules);
// The members from "reason" on, without braces.
void write_result(std::string& out, const Result& result);
// One entry of "rolls" in a forecast: every way the train's move with so many points can end.
void write_roll(std::string& out, const NamedBoard& words, const Rules& rules, const Public& open,
                int train, int points);
// How the schedule runs on for whoever is to act, and why it stops.
void write_run(std::string& out, const NamedBoard& words, const Rules& rules, const View& view,
               const MoveList& legal);
std::string_view places_name(Places places);

}  // namespace roundhouse::signal
