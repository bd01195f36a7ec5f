// The figures of a refusal with the names of a board: protocol/messages.md, "Refusals".
#pragma once

#include <span>

#include "games/routes/rules/reject.h"
#include "games/routes/text/map.h"
#include "text/refusal.h"

namespace roundhouse::routes {

Refusal refusal_of(const Map& map, std::span<const RefusalRow> rows, const Reject& reject);

}  // namespace roundhouse::routes
