// The tables of Switch & Signal that may be asked for.
#pragma once

#include <vector>

#include "text/game_info.h"

namespace roundhouse::signal {

const std::vector<GameInfo>& game_infos();

}  // namespace roundhouse::signal
