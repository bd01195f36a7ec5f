#include "text/game_info.h"

#include <algorithm>

#include "phrases/shared.h"

namespace roundhouse {

std::vector<std::string> numbers_between(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back(std::to_string(n));
  return all;
}

OptionInfo first_seat_option(int most_players) {
  OptionInfo option{
      "first-seat", text::translated(phrases::shared::options::first_seat), {"random"}, "random"};
  for (const std::string& seat : numbers_between(0, most_players - 1))
    option.values.push_back(seat);
  return option;
}

const OptionInfo& assist_option() {
  static const OptionInfo offer{"assist",
                                text::translated(phrases::shared::options::assist),
                                {"none", "legal", "tracker", "planner", std::string(kCoach)},
                                std::string(kCoach)};
  return offer;
}

bool is_assist(std::string_view value) {
  return std::ranges::find(assist_option().values, value) != assist_option().values.end();
}

std::string_view assist_of(const GameSetup& setup) {
  return setup.assist.empty() ? kCoach : std::string_view(setup.assist);
}

}  // namespace roundhouse
