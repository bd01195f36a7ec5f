// The tables of Switch & Signal that may be asked for.
#pragma once

#include <vector>

#include "text/offer.h"

namespace roundhouse::signal {

const std::vector<GameOffer>& offers();

}  // namespace roundhouse::signal
