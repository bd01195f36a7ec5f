// Legal moves in the order in which people want them: the first that does what was pointed at is
// the one to propose (protocol/messages.md). It sorts and leaves nothing out.
#pragma once

#include "games/signal/rules/rules.h"

namespace roundhouse::signal::bots {

void order_moves(const Rules& rules, const View& view, MoveList& legal);

}  // namespace roundhouse::signal::bots
