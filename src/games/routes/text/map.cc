#include "games/routes/text/map.h"

#include <algorithm>

namespace roundhouse::routes {

namespace {

std::optional<int> find_in(const std::vector<std::string>& ids, std::string_view id) {
  const auto at = std::find(ids.begin(), ids.end(), id);
  if (at == ids.end()) return std::nullopt;
  return static_cast<int>(at - ids.begin());
}

}  // namespace

std::optional<int> Map::find_kind(std::string_view wanted) const {
  for (std::size_t i = 0; i < colours.size(); ++i)
    if (colours[i].id == wanted) return i + 1 == colours.size() ? kLocomotive : static_cast<int>(i);
  return std::nullopt;
}
std::optional<int> Map::find_track(std::string_view wanted) const {
  return find_in(tracks, wanted);
}
std::optional<int> Map::find_ticket(std::string_view wanted) const {
  return find_in(tickets, wanted);
}

}  // namespace roundhouse::routes
