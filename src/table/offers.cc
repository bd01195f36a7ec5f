#include "table/offers.h"

namespace roundhouse {

namespace {

std::vector<std::string> numbers(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back(std::to_string(n));
  return all;
}

OptionOffer first_seat(int most) {
  OptionOffer option{"first-seat", {"Who begins", "Kto zaczyna"}, {"random"}, "random"};
  for (const std::string& seat : numbers(0, most - 1)) option.values.push_back(seat);
  return option;
}

GameOffer ticket_to_ride(std::string_view id) {
  const codec::Edition& e = *codec::builtin_edition(id);
  return {e.id,
          e.name,
          e.rules.least_players,
          e.rules.most_players,
          "usa",
          {first_seat(e.rules.most_players)}};
}

}  // namespace

std::span<const GameOffer> game_offers() {
  static const std::vector<GameOffer> offers = {ticket_to_ride("ttr-classic"),
                                                ticket_to_ride("ttr-new")};
  return offers;
}

const GameOffer* find_offer(std::string_view game) {
  for (const GameOffer& offer : game_offers())
    if (offer.id == game) return &offer;
  return nullptr;
}

}  // namespace roundhouse
