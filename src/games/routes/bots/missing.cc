#include "games/routes/bots/missing.h"

#include <algorithm>
#include <bit>

namespace roundhouse::routes::bots {

// What is left of each colour beside the coloured tracks pays for the grey ones: for each set of
// grey tracks the most of it that can be put to use.
int cards_missing(const Board& board, const TrackSet& tracks, const Cards& hand) {
  constexpr int kMaxGrey = 12;  // more than any network of one player's trains has
  int left[kColours], all = 0, used = 0, greys = 0, grey[kMaxGrey];
  std::copy(hand, hand + kColours, left);
  for (int t : tracks) {
    const Track& track = board.track[t];
    all += track.length;
    if (track.colour == kGrey) {
      if (greys < kMaxGrey) grey[greys++] = track.length;
      continue;
    }
    const int paid = std::min<int>(left[track.colour], track.length);
    left[track.colour] -= paid;
    used += paid;
  }
  const unsigned sets = 1u << greys;
  u8 length[1 << kMaxGrey] = {}, best[1 << kMaxGrey] = {};
  for (unsigned set = 1; set < sets; ++set)
    length[set] = static_cast<u8>(length[set & (set - 1)] + grey[std::countr_zero(set)]);
  for (const int cards : left) {
    if (cards == 0) continue;
    for (unsigned set = sets - 1; set > 0; --set)  // smaller sets are still without this colour
      for (unsigned part = set; part > 0; part = (part - 1) & set)
        best[set] = static_cast<u8>(
            std::max<int>(best[set], best[set ^ part] + std::min<int>(cards, length[part])));
  }
  return std::max(0, all - used - best[sets - 1] - hand[kLocomotive]);
}

}  // namespace roundhouse::routes::bots
