// Why a bot likes the move it advises, in every language: what stands behind a hint of the program
// or of a table. The facts come from bots/reason.h, told from a seat's view and nothing else; here
// they only become sentences, and no sentence says more than its facts.
#pragma once

#include <string_view>

#include "games/signal/bots/reason.h"
#include "games/signal/text/codec.h"

namespace roundhouse::signal {

Translated words_for(const Codec& codec, const bots::Reason& reason);
// By the plan of the bot that chose the move.
bots::Reason reason_for(const Codec& codec, const View& view, const Move& move,
                        std::string_view bot);

}  // namespace roundhouse::signal
