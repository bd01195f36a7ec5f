// A friendly Ghost Train player: joins the nearer of its tickets the short way and sees nothing of
// what the others are up to.
#pragma once

#include "core/chance.h"
#include "ttr/ghost_rules.h"

namespace roundhouse::bots {

ttr::ghost::Move ghost_easy(const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                            Chance& luck);

}  // namespace roundhouse::bots
