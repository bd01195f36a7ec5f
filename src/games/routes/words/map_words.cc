#include "games/routes/words/map_words.h"

#include "games/routes/words/kind_words.h"
#include "phrases/routes.h"

namespace roundhouse::routes {

namespace ground = phrases::routes;

std::string MapWords::city(int c) const {
  return in_language(map_->cities[static_cast<std::size_t>(c)].name);
}

std::string MapWords::about(std::span<const NamedPhrase> section, int k, int n) const {
  return paint(kind_words(*map_, section, k, n, lang()), paint_of(kind_entry(*map_, k).id));
}

std::string MapWords::card(int k) const { return about(ground::card::kAll, k); }
std::string MapWords::a_card(int k) const { return about(ground::a_card::kAll, k); }
std::string MapWords::short_of(int k, int n) const { return about(ground::short_::kAll, k, n); }

std::string MapWords::colour(int k) const {
  const City& entry = kind_entry(*map_, k);
  return paint(lower_first(in_language(entry.name)), paint_of(entry.id));
}

std::string MapWords::link_colour(int of_track) const {
  return of_track == kGrey ? say(ground::link::grey) : about(ground::link::kAll, of_track);
}

std::vector<std::string> MapWords::cards(std::span<const u8> by_kind) const {
  std::vector<std::string> items;
  for (std::size_t k = 0; k < by_kind.size(); ++k)
    if (by_kind[k] > 0)
      items.push_back(about(ground::cards::kAll, static_cast<int>(k), by_kind[k]));
  return items;
}

std::string MapWords::cards_short(int n) const {
  return say(ground::lists::short_of, {{"cards", say(ground::short_::any, {{"n", n}})}});
}

std::string MapWords::payment(int length, int colour, int locomotives) const {
  u8 by_kind[kKinds] = {};
  by_kind[colour] = static_cast<u8>(length - locomotives);
  by_kind[kLocomotive] = static_cast<u8>(colour == kLocomotive ? length : locomotives);
  return with_and(cards(by_kind), lang());
}

std::string MapWords::payment(const Claim& claim) const {
  return payment(board().track[claim.track].length, claim.colour, claim.locomotives);
}

std::string MapWords::track(int t) const { return pair(board().track[t].a, board().track[t].b); }

}  // namespace roundhouse::routes
