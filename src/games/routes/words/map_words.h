// The words for a table on a map of tracks: names of its cities, colours and tracks, fit to print.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/routes/rules/claim.h"
#include "games/routes/text/map.h"
#include "text/words/table_words.h"

namespace roundhouse::routes {

class MapWords : public TableWords {
 public:
  // The map must outlive the words.
  MapWords(const Map& map, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : TableWords(seats, lang, paint), map_(&map) {}

  const Map& map() const { return *map_; }
  const Board& board() const { return map_->board; }

  std::string board_name() const { return in_language(map_->name); }
  std::string city(int c) const;
  std::string card(int k) const;                // as cards are called: "red", "locomotive"
  std::string a_card(int k) const;              // in a sentence: "a red card"
  std::string colour(int k) const;              // as the board calls it
  std::string link_colour(int of_track) const;  // of a route: "red", "grey"
  // "3 red", one entry a kind that is there.
  std::vector<std::string> cards(std::span<const u8> by_kind) const;
  std::string short_of(int k, int n) const;                            // "2 red cards"
  std::string cards_short(int n) const;                                // "2 cards short"
  std::string payment(int length, int colour, int locomotives) const;  // "2 red and 1 locomotive"
  std::string payment(const Claim& claim) const;
  std::string pair(int a, int b) const { return city(a) + " – " + city(b); }
  std::string track(int t) const;  // "Duluth – Helena"

 private:
  std::string about(std::span<const NamedPhrase> section, int k, int n = 1) const;

  const Map* map_;
};

}  // namespace roundhouse::routes
