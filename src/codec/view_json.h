// Views and results as JSON: protocol/messages.md. Takes a View; a State does not fit.
#pragma once

#include <string>

#include "codec/map.h"
#include "ttr/rules.h"

namespace roundhouse::codec {

void write_view(std::string& out, const Map& map, const ttr::Rules& rules, const ttr::View& view);
// The members "reason", "seats" and "winners", without braces.
void write_result(std::string& out, const ttr::Result& result);
// {"red":2,"locomotive":1}
void write_counts(std::string& out, const Map& map, const u8 (&counts)[ttr::kKinds]);
std::string_view phase_name(ttr::Phase phase);

}  // namespace roundhouse::codec
