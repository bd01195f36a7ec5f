#include "games/routes/words/map_words.h"

namespace roundhouse::routes {

std::string MapWords::city(int c) const {
  return in_language(map_->cities[static_cast<std::size_t>(c)].name);
}

const City& MapWords::kind_entry(int k) const {
  const auto& kinds = map_->colours;
  return k == kLocomotive ? kinds.back() : kinds[static_cast<std::size_t>(k)];
}

std::string MapWords::kind(int k) const {
  const City& entry = kind_entry(k);
  return paint(lower_first(in_language(entry.name)), paint_of(entry.id));
}

std::string MapWords::card(int k) const {
  if (lang() == Lang::pl) return kind(k);
  if (k == kLocomotive) return "a " + kind(k);
  const std::string plain = fold(kind_entry(k).name.en);
  const bool vowel =
      !plain.empty() && std::string_view("aeiou").find(plain[0]) != std::string_view::npos;
  return (vowel ? "an " : "a ") + kind(k) + " card";
}

std::string MapWords::colour(int of_track) const {
  return of_track == kGrey ? text(Say::grey) : kind(of_track);
}

std::vector<std::string> MapWords::cards(std::span<const u8> by_kind) const {
  std::vector<std::string> items;
  for (std::size_t k = 0; k < by_kind.size(); ++k)
    if (by_kind[k] > 0) items.push_back(times(kind(static_cast<int>(k)), by_kind[k]));
  return items;
}

std::string MapWords::payment(int length, int colour, int locomotives) const {
  std::vector<std::string> parts;
  if (length > locomotives) parts.push_back(times(kind(colour), length - locomotives));
  if (locomotives > 0) parts.push_back(times(kind(kLocomotive), locomotives));
  return joined(parts);
}

std::string MapWords::payment(const Claim& claim) const {
  return payment(board().track[claim.track].length, claim.colour, claim.locomotives);
}

std::string MapWords::track(int t) const { return pair(board().track[t].a, board().track[t].b); }

}  // namespace roundhouse::routes
