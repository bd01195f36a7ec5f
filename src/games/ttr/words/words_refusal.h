// A refusal as a sentence with the rule it rests on: "You are 2 red cards short (T30)."
#pragma once

#include <string>

#include "games/ttr/words/words_board.h"
#include "games/routes/rules/reject.h"

namespace roundhouse::cli {

std::string explain(const BoardWords& words, const ttr::Reject& reject);

}  // namespace roundhouse::cli
