// A claim as text: the track, then what is paid, as in "duluth-helena orange:5 locomotive:1".
#pragma once

#include <string>

#include "codec/map.h"
#include "codec/scanner.h"
#include "ttr/claim.h"

namespace roundhouse::codec {

void write_claim(std::string& out, const Map& map, const ttr::Claim& claim);
// Reads the rest of the words. `count_rule` is the rule a payment of too many or too few breaks.
Parsed<ttr::Claim> parse_claim(const Map& map, Scanner words, std::string_view count_rule);

}  // namespace roundhouse::codec
