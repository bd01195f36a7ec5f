// Which routes are free, and what is short for each.
#include <algorithm>

#include "cli/ghost_words.h"

namespace roundhouse::cli {

// G12: the twin of an own track is none.
ttr::TrackSet GhostWords::free_tracks(const Public& open, Seat who) const {
  return ttr::without_own_twins(board(), open.open, open.claimed[index(who)]);
}

// Cards missing for a track, 0 if it can be paid (G11).
int GhostWords::short_of(const Private& own, int t) const {
  const ttr::Track& wanted = board().track[t];
  int coloured = 0;
  for (int c = 0; c < ttr::kColours; ++c)
    if (wanted.colour == ttr::kGrey || wanted.colour == c)
      coloured = std::max<int>(coloured, own.hand[c]);
  return std::max(0, wanted.length - coloured - own.hand[ttr::kLocomotive]);
}

std::string GhostWords::route(int t) const {
  const ttr::Track& it = board().track[t];
  return track(t) + " " + std::to_string(it.length) + " " + colour(it.colour);
}

std::string GhostWords::claimable(const Public& open, const Private& own, Seat who) const {
  std::vector<std::string> now;
  for (const int t : free_tracks(open, who))
    if (board().track[t].length <= open.trains[index(who)] && short_of(own, t) == 0)
      now.push_back(route(t));
  return list(text(Say::routes_now), now);
}

std::optional<std::string> GhostWords::answer(const View& view, const std::string& line) const {
  std::vector<std::string> words = folded_words(line);
  if (words.empty() || (words[0] != "routes" && words[0] != "trasy")) return std::nullopt;
  words.erase(words.begin());
  const auto wanted = [&](const std::string& name) {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      return fold(name).find(word) != std::string::npos;
    });
  };
  std::vector<int> tracks;
  for (const int t : free_tracks(view.open, view.seat))
    if (wanted(track(t))) tracks.push_back(t);
  if (tracks.empty()) return text(Say::no_routes) + "\n";
  std::ranges::sort(tracks, {}, [&](int t) { return std::pair(short_of(view.own, t), t); });
  std::vector<std::vector<std::string>> rows;
  for (const int t : tracks) {
    const ttr::Track& free = board().track[t];
    const int cards_short = short_of(view.own, t);
    rows.push_back(
        {track(t), std::to_string(free.length), colour(free.colour),
         free.length > view.open.trains[index(view.seat)] ? say("too few wagons", "za mało wagonów")
         : cards_short == 0                               ? say("now", "teraz")
                            : text(Say::cards_short, {count(cards_short, Noun::card_missing)})});
  }
  return table(rows, "lrll");
}

}  // namespace roundhouse::cli
