#include "text/offer.h"

#include <algorithm>

namespace roundhouse {

std::vector<std::string> numbers_between(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back(std::to_string(n));
  return all;
}

OptionOffer first_seat_option(int most_players) {
  OptionOffer option{"first-seat", {"Who begins", "Kto zaczyna"}, {"random"}, "random"};
  for (const std::string& seat : numbers_between(0, most_players - 1))
    option.values.push_back(seat);
  return option;
}

const OptionOffer& assist_offer() {
  static const OptionOffer offer{
      "assist",
      {"Assistance for everyone at the table", "Pomoc dla wszystkich przy stole"},
      {"none", "legal", "tracker", "planner", std::string(kCoach)},
      std::string(kCoach)};
  return offer;
}

bool is_assist(std::string_view value) {
  return std::ranges::find(assist_offer().values, value) != assist_offer().values.end();
}

std::string_view assist_of(const GameSetup& setup) {
  return setup.assist.empty() ? kCoach : std::string_view(setup.assist);
}

}  // namespace roundhouse
