#include "games/signal/text/options.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "text/scanner.h"

namespace roundhouse::signal {

namespace {

struct Option {
  std::string_view name;
  std::vector<std::string> values;  // the first is what holds when it is not given
};

std::vector<Option> options_for(const NamedBoard& words, int seats) {
  Option first{"first-seat", {"random"}};
  for (int i = 0; i < seats; ++i) first.values.push_back(std::to_string(i));
  Option removed{"removed", {"2"}};
  for (int n = 0; n < words.board.deck.cards; ++n)
    if (n != 2) removed.values.push_back(std::to_string(n));
  return {first,
          {"layout", {"fixed", "free"}},
          removed,
          {"time", {"7", "8", "9", "10"}},
          {"extra-signal", {"0", "1"}},
          {"goods", {"8", "10"}},
          {"places", {"fixed", "shuffled", "stack"}}};
}

// How many letters have to be changed, added or left out.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = corner + (a[i - 1] != b[j - 1]);
      corner = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

// The option whose name begins like this, else the one least different.
std::string unknown_option(const std::vector<Option>& known, std::string_view name) {
  const auto apart = [&](const Option& option) {
    return option.name.starts_with(name) ? 0 : distance(name, option.name);
  };
  const auto nearest =
      std::min_element(known.begin(), known.end(),
                       [&](const auto& a, const auto& b) { return apart(a) < apart(b); });
  return "there is no option \"" + std::string(name) + "\"; did you mean " +
         std::string(nearest->name) + "?";
}

std::string list(const Option& option) {
  if (option.name == "first-seat")
    return "random or a seat from 0 to " + std::to_string(option.values.size() - 2);
  if (option.name == "removed")
    return "a number from 0 to " + std::to_string(option.values.size() - 1);
  std::string text;
  for (const std::string& value : option.values) {
    if (!text.empty()) text += &value == &option.values.back() ? " or " : ", ";
    text += value;
  }
  return text;
}

// What the box and the board do not have (S14).
std::string shortage(const NamedBoard& words, const Ruleset& set) {
  const Board& board = words.board;
  const int markers = board.cities + board.open_track_markers + set.extra;
  if (markers > kBoxSignals)
    return "board " + words.id + " uses all 10 signal markers: extra-signal must be 0";
  if (markers > board.signals)
    return "board " + words.id +
           " has no signal space left for an extra marker: extra-signal must "
           "be 0";
  return {};
}

}  // namespace

Expected<Ruleset> read_options(const NamedBoard& words, int seats, const Options& options) {
  const std::vector<Option> known = options_for(words, seats);
  std::vector<std::size_t> chosen(known.size());
  for (const auto& [name, value] : options) {
    const auto option =
        std::find_if(known.begin(), known.end(), [&](const Option& o) { return o.name == name; });
    if (option == known.end()) return unknown_option(known, name);
    const auto at = std::find(option->values.begin(), option->values.end(), value);
    if (at == option->values.end())
      return name + " must be " + list(*option) + ", not \"" + value + "\"";
    chosen[static_cast<std::size_t>(option - known.begin())] =
        static_cast<std::size_t>(at - option->values.begin());
  }
  const auto number = [&](std::size_t i) {
    return static_cast<u8>(small_number(known[i].values[chosen[i]]).value_or(0));
  };
  Ruleset set;
  set.first = chosen[0] == 0 ? kNobody : seat_at(number(0));
  set.free = chosen[1] == 1;
  set.removed = number(2);
  set.time = number(3);
  set.extra = number(4);
  set.goods = number(5);
  set.places = static_cast<Places>(chosen[6]);
  if (std::string why = shortage(words, set); !why.empty()) return why;
  return set;
}

}  // namespace roundhouse::signal
