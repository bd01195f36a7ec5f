// Refusals as JSON members "code", "rule" and "params": protocol/messages.md, "Refusals".
#pragma once

#include <string>
#include <string_view>

#include "games/routes/text/map.h"
#include "text/parsed.h"
#include "games/routes/rules/reject.h"

namespace roundhouse::codec {

// `rule` is the line of the game's ledger: the same refusal rests on another rule in another game.
void write_reject(std::string& out, const Map& map, const ttr::Reject& reject,
                  std::string_view rule);
void write_unreadable(std::string& out, const Unreadable& bad);

}  // namespace roundhouse::codec
