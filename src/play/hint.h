// Why a bot likes the move it advises, in both languages: what stands behind a hint of the program
// or of a table. The facts come from bots/*_reason.h, told from a seat's view and nothing else;
// here they only become sentences, and no sentence says more than its facts.
#pragma once

#include <string_view>

#include "games/ghost/bots/reason.h"
#include "games/signal/bots/reason.h"
#include "games/ttr/bots/reason.h"
#include "games/ghost/text/kit.h"
#include "games/signal/text/kit.h"
#include "games/ttr/text/kit.h"

namespace roundhouse {

codec::Words words_for(const codec::TtrKit& kit, const bots::Reason& reason);
codec::Words words_for(const codec::GhostKit& kit,
                       const bots::GhostReason& reason);  // hint_ghost.cc
codec::Words words_for(const codec::SignalKit& kit,
                       const bots::SignalReason& reason);  // hint_signal.cc

// By the plan of the bot that chose the move.
bots::Reason reason_for(const codec::TtrKit& kit, const ttr::View& view, const ttr::Move& move,
                        std::string_view bot);
bots::GhostReason reason_for(const codec::GhostKit& kit, const ttr::ghost::View& view,
                             const ttr::ghost::Move& move, std::string_view bot);
bots::SignalReason reason_for(const codec::SignalKit& kit, const signal::View& view,
                              const signal::Move& move, std::string_view bot);

}  // namespace roundhouse
