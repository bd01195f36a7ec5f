// Events of Switch & Signal as JSON, and the luck they spell out back from a record:
// docs/games/switch-and-signal.md, "Events".
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "games/signal/rules/event.h"
#include "games/signal/text/board.h"
#include "text/data_error.h"
#include "text/outcomes.h"

namespace roundhouse::signal {

void write_event(std::string& out, const NamedBoard& words, const Event& event);
Expected<Outcomes, DataError> read_outcomes(const NamedBoard& words, std::string_view events_json);

}  // namespace roundhouse::signal
