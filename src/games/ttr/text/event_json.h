// Events as JSON (docs/record.md, "Events"), and back from a record to the outcomes of luck they
// spell out.
#pragma once

#include <string>
#include <string_view>

#include "games/routes/text/map.h"
#include "games/ttr/rules/event.h"
#include "text/outcomes.h"

namespace roundhouse::ttr {

void write_event(std::string& out, const Map& map, const Event& event, EventFor reader);

}  // namespace roundhouse::ttr
