// Why a bot likes the move it advises, in both languages: what stands behind a hint of the program
// or of a table. It is told from a seat's view and nothing else.
#pragma once

#include "codec/ghost_kit.h"
#include "codec/signal_kit.h"
#include "codec/ttr_kit.h"

namespace roundhouse {

codec::Words reason_for(const codec::TtrKit& kit, const ttr::View& view, const ttr::Move& move);
// hint_ghost.cc
codec::Words reason_for(const codec::GhostKit& kit, const ttr::ghost::View& view,
                        const ttr::ghost::Move& move);
// hint_signal.cc
codec::Words reason_for(const codec::SignalKit& kit, const signal::View& view,
                        const signal::Move& move);

}  // namespace roundhouse
