// A claim as text: the track, then what is paid, as in "duluth-helena orange:5 locomotive:1".
#pragma once

#include <string>

#include "games/routes/rules/claim.h"
#include "games/routes/text/map.h"
#include "text/scanner.h"

namespace roundhouse::routes {

void write_claim(std::string& out, const Map& map, const Claim& claim);
// Reads the rest of the words. Too many or too few cards are read too, for the rules to refuse.
Parsed<Claim> parse_claim(const Map& map, Scanner words);

}  // namespace roundhouse::routes
