// What a board file is, for its maker: `roundhouse board check`.
#pragma once

#include "games/ttr/text/boards.h"
#include "text/board_report.h"

namespace roundhouse::ttr {

BoardReport report_on(const Boards& boards);

}  // namespace roundhouse::ttr
