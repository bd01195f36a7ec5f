// The documented digests of positions and views: docs/record.md and docs/position.md list the
// fields.
#pragma once

#include "games/routes/text/map.h"
#include "games/ttr/rules/state.h"

namespace roundhouse::ttr {

u64 state_digest(const Map& map, const State& state);
u64 view_digest(const Map& map, const View& view);

}  // namespace roundhouse::ttr
