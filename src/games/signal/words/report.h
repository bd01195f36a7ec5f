// What a board file is, for its maker: `roundhouse board check`.
#pragma once

#include "games/signal/text/boards.h"
#include "text/board_report.h"

namespace roundhouse::signal {

BoardReport report_on(const Boards& boards);

}  // namespace roundhouse::signal
