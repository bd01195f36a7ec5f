// Views and results as JSON: protocol/messages.md. Takes a View; a State does not fit.
#pragma once

#include <string>

#include "games/routes/text/map.h"
#include "games/routes/text/map_json.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::codec {

void write_view(std::string& out, const Map& map, const ttr::Rules& rules, const ttr::View& view);
// The members "reason", "seats" and "winners", without braces.
void write_result(std::string& out, const ttr::Result& result);
std::string_view phase_name(ttr::Phase phase);

}  // namespace roundhouse::codec
