// The options of Switch & Signal, as texts and as the engine's ruleset.
#pragma once

#include <string>
#include <variant>

#include "games/signal/rules/ruleset.h"
#include "games/signal/text/board.h"
#include "text/options.h"

namespace roundhouse::signal {

// A clear sentence instead when an option does not exist or does not fit the board.
Expected<Ruleset> read_options(const NamedBoard& words, int seats, const Options& options);

}  // namespace roundhouse::signal
