// From "c dul hel" to a claim: the track, a sensible payment, or why not.
#pragma once

#include <string>
#include <vector>

#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

struct ClaimReading {
  // Legal claims that fit; one: play it, several: ask, and propose the first.
  std::vector<Move> options;
  std::string problem;  // told when there is none
};

// `args` are folded words: two cities or a track's id, then perhaps a colour or cards (red:2
// locomotive:1).
ClaimReading read_claim(const Words& words, const View& view, const std::vector<std::string>& args);

// "… is no city of this board", with a hint.
std::string no_such_city(const Words& words, const std::string& typed);
// The legal claims of these tracks that waste no locomotive, one a colour, in the order of the
// list; all locomotives only where nothing else pays.
std::vector<Move> sensible_claims(const MoveList& legal, const std::vector<int>& tracks);
// The nearest this hand comes to paying for the track.
Move nearest_payment(const View& view, const Track& track, int t);

}  // namespace roundhouse::ttr
