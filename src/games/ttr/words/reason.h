// Why a bot likes the move it advises, in every language: what stands behind a hint of the program
// or of a table. The facts come from bots/reason.h, told from a seat's view and nothing else; here
// they only become sentences, and no sentence says more than its facts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/ttr/bots/reason.h"
#include "games/ttr/text/codec.h"

namespace roundhouse::ttr {

Translated words_for(const Codec& codec, const bots::Reason& reason);
// By the plan of the bot that chose the move.
bots::Reason reason_for(const Codec& codec, const View& view, const Move& move,
                        std::string_view bot);
// The routes that bot has in mind with the move, by their ids.
std::vector<std::string> plan_ids(const Codec& codec, const View& view, const Move& move,
                                  std::string_view bot);

}  // namespace roundhouse::ttr
