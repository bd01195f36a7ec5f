// Cards that a plan still lacks.
#pragma once

#include "games/routes/rules/deck.h"

namespace roundhouse::routes::bots {

// How many more cards of one's choice pay for all of these tracks: exact, each grey one in the
// colour that is best for all.
int cards_missing(const Board& board, const TrackSet& tracks, const Cards& hand);

}  // namespace roundhouse::routes::bots
