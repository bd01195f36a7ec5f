// A refusal as a sentence with the rule it rests on: "You are 2 red cards short (T30)."
#pragma once

#include <string>

#include "games/routes/rules/reject.h"
#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

std::string explain(const Words& words, const Reject& reject);

}  // namespace roundhouse::ttr
