// A position of Ticket to Ride as text a person can read, whole and in parts.
#pragma once

#include <string>

#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

std::string describe_view(const Words& words, const View& view);
std::string describe_everything(const Words& words, const State& state);  // what no seat sees
std::string why_over(const Words& words, const Public& open);
std::string describe_row(const Words& words, const Public& open);
std::string describe_hand(const Words& words, const Private& own);
// Hand, tickets held (with what is done) and tickets offered, by number.
std::string describe_own(const Words& words, const Private& own, const TrackSet& tracks);
std::string describe_offer(const Words& words, const Private& own);
// The final count by source, with the ranking and every ticket. The game must be over.
std::string describe_result(const Words& words, const State& state, Seat viewer);

}  // namespace roundhouse::ttr
