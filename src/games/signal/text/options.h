// The options of Switch & Signal, as texts and as the engine's ruleset.
#pragma once

#include <string>
#include <variant>

#include "text/options.h"
#include "games/signal/text/board.h"
#include "games/signal/rules/ruleset.h"

namespace roundhouse::codec {

// A clear sentence instead when an option does not exist or does not fit the board.
std::variant<signal::Ruleset, std::string> read_signal_options(const SignalBoard& words, int seats,
                                                               const Options& options);

}  // namespace roundhouse::codec
