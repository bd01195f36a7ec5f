// From "c dul hel" to a claim: the track, a sensible payment, or why not.
#pragma once

#include <string>
#include <vector>

#include "games/ttr/words/words_board.h"

namespace roundhouse::cli {

struct ClaimReading {
  // Legal claims that fit; one: play it, several: ask, and propose the first.
  std::vector<ttr::Move> options;
  std::string problem;  // told when there is none
};

// `args` are folded words: two cities or a track's id, then perhaps a colour or cards (red:2
// locomotive:1).
ClaimReading read_claim(const BoardWords& words, const ttr::View& view,
                        const std::vector<std::string>& args);

// "… is no city of this board", with a hint.
std::string no_such_city(const BoardWords& words, const std::string& typed);
// The legal claims of these tracks that waste no locomotive, one a colour, in the order of the
// list; all locomotives only where nothing else pays.
std::vector<ttr::Move> sensible_claims(const ttr::MoveList& legal, const std::vector<int>& tracks);
// The nearest this hand comes to paying for the track.
ttr::Move nearest_payment(const ttr::View& view, const ttr::Track& track, int t);

}  // namespace roundhouse::cli
