// Which routes are free, and what is short for each.
#include <algorithm>

#include "games/ghost/words/words.h"
#include "phrases/ghost.h"
#include "phrases/routes.h"
#include "text/words/commands.h"

namespace roundhouse::ghost {

namespace {

namespace ground = phrases::routes;

}  // namespace

// G12: the twin of an own track is none.
routes::TrackSet Words::free_tracks(const Public& open, Seat who) const {
  return routes::without_own_twins(board(), open.open, open.claimed[index(who)]);
}

// Cards missing for a track, 0 if it can be paid (G11).
int Words::missing_for(const Private& own, int t) const {
  const routes::Track& wanted = board().track[t];
  int coloured = 0;
  for (int c = 0; c < routes::kColours; ++c)
    if (wanted.colour == routes::kGrey || wanted.colour == c)
      coloured = std::max<int>(coloured, own.hand[c]);
  return std::max(0, wanted.length - coloured - own.hand[routes::kLocomotive]);
}

std::string Words::route(int t) const {
  const routes::Track& it = board().track[t];
  return track(t) + " " + std::to_string(it.length) + " " + link_colour(it.colour);
}

std::string Words::claimable(const Public& open, const Private& own, Seat who) const {
  std::vector<std::string> now;
  for (const int t : free_tracks(open, who))
    if (board().track[t].length <= open.trains[index(who)] && missing_for(own, t) == 0)
      now.push_back(route(t));
  return list(say(ground::lists::now), now);
}

std::optional<std::string> Words::answer(const View& view, const std::string& line) const {
  std::vector<std::string> words = folded_words(line);
  if (words.empty() || !means(phrases::ghost::commands::routes, words[0])) return std::nullopt;
  words.erase(words.begin());
  const auto wanted = [&](const std::string& name) {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      return fold(name).find(word) != std::string::npos;
    });
  };
  // By what is short; where wagons are, cards do not help.
  std::vector<std::vector<std::string>> by_short(routes::kMaxLength + 2);
  for (const int t : free_tracks(view.open, view.seat)) {
    if (!wanted(track(t))) continue;
    const bool wagons = board().track[t].length <= view.open.trains[index(view.seat)];
    const int cards_short = wagons ? missing_for(view.own, t) : routes::kMaxLength + 1;
    by_short[static_cast<std::size_t>(cards_short)].push_back(route(t));
  }
  std::string out;
  for (std::size_t n = 0; n < by_short.size(); ++n) {
    if (by_short[n].empty()) continue;
    const int missing = static_cast<int>(n);
    out += list(n == 0                         ? say(ground::lists::now)
                : missing > routes::kMaxLength ? say(phrases::ghost::position::too_few_wagons)
                                               : upper_first(cards_short(missing)),
                by_short[n]);
  }
  return out.empty() ? say(ground::lists::nothing) + "\n" : out;
}

}  // namespace roundhouse::ghost
