// Refusals as JSON members "code", "rule" and "params": protocol/messages.md, "Refusals".
#pragma once

#include <string>

#include "codec/map.h"
#include "codec/parsed.h"
#include "ttr/reject.h"

namespace roundhouse::codec {

void write_reject(std::string& out, const Map& map, const ttr::Reject& reject);
void write_unreadable(std::string& out, const Unreadable& bad);

}  // namespace roundhouse::codec
