// Views and results as JSON: protocol/messages.md. Takes a View; a State does not fit.
#pragma once

#include <string>

#include "games/routes/text/map.h"
#include "games/routes/text/map_json.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

void write_view(std::string& out, const Map& map, const Rules& rules, const View& view);
// The members "reason", "seats" and "winners", without braces.
void write_result(std::string& out, const Result& result);
std::string_view phase_name(Phase phase);

}  // namespace roundhouse::ttr
