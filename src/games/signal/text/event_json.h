// Events of Switch & Signal as JSON, and the luck they spell out back from a record:
// docs/games/switch-and-signal.md, "Events".
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "text/data_error.h"
#include "games/ttr/text/event_json.h"
#include "games/signal/text/board.h"
#include "games/signal/rules/event.h"

namespace roundhouse::codec {

void write_event(std::string& out, const SignalBoard& words, const signal::Event& event);
std::variant<Outcomes, DataError> read_outcomes(const SignalBoard& words,
                                                std::string_view events_json);

}  // namespace roundhouse::codec
