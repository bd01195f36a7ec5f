#include "games/routes/text/map.h"

#include <algorithm>

#include "games/routes/text/map_reader.h"

namespace roundhouse::codec {

namespace {

std::optional<int> find_in(const std::vector<std::string>& ids, std::string_view id) {
  const auto at = std::find(ids.begin(), ids.end(), id);
  if (at == ids.end()) return std::nullopt;
  return static_cast<int>(at - ids.begin());
}

Edition read_edition(const JsonIn& in) {
  in.member("format").expect_text("roundhouse-ttr-rules");
  in.member("version").integer(1, 1);
  Edition e{
      read_id(in.member("id")), read_words(in.member("name")), read_id(in.member("tickets")), {}};
  const JsonIn players = in.member("players");
  e.rules.least_players = static_cast<u8>(players.item(0).integer(2, kMaxSeats));
  e.rules.most_players = static_cast<u8>(players.item(1).integer(2, kMaxSeats));
  e.rules.row = small(in, "row", 0, ttr::kMaxRow);
  e.rules.row_locomotives = small(in, "row_locomotives", 1, ttr::kMaxRow);
  e.rules.row_resets = small(in, "row_resets", 0, 9);
  e.rules.hand = small(in, "hand", 0, ttr::kMaxHandDealt);
  e.rules.trains = small(in, "trains", 1, 64);
  e.rules.opening_deal = small(in, "opening_deal", 1, ttr::kMaxOffer);
  e.rules.opening_keep = small(in, "opening_keep", 1, ttr::kMaxOffer);
  e.rules.offer = small(in, "offer", 1, ttr::kMaxOffer);
  e.rules.offer_keep = small(in, "offer_keep", 1, ttr::kMaxOffer);
  e.rules.doubles_from = small(in, "doubles_from", 2, kMaxSeats + 1);
  e.rules.end_trains = small(in, "end_trains", 0, 63);
  e.rules.longest_bonus = small(in, "longest_bonus", 0, 100);
  return e;
}

}  // namespace

std::optional<int> Map::find_kind(std::string_view wanted) const {
  for (std::size_t i = 0; i < colours.size(); ++i)
    if (colours[i].id == wanted)
      return i + 1 == colours.size() ? ttr::kLocomotive : static_cast<int>(i);
  return std::nullopt;
}
std::optional<int> Map::find_track(std::string_view wanted) const {
  return find_in(tracks, wanted);
}
std::optional<int> Map::find_ticket(std::string_view wanted) const {
  return find_in(tickets, wanted);
}

std::variant<Edition, DataError> load_edition(std::string_view json, std::string_view file) {
  return read_file<Edition>(json, file, read_edition);
}

std::variant<Map, DataError> load_map(std::string_view json, std::string_view file,
                                      std::string_view ticket_set) {
  return read_file<Map>(json, file, [&](const JsonIn& in) {
    return read_map(in, "roundhouse-ttr-board", ticket_set, Points::given);
  });
}

}  // namespace roundhouse::codec
