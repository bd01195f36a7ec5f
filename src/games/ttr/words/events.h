// What happened, as short sentences from one seat's eyes. It tells no more than that seat may see.
#pragma once

#include <span>
#include <string>

#include "games/ttr/rules/event.h"
#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

// The events of one move (or of the deal) as one paragraph, "" if there is nothing to tell.
// The final count is not told here: the table of results shows it better.
std::string tell(const Words& words, std::span<const Event> events, Seat viewer);

}  // namespace roundhouse::ttr
