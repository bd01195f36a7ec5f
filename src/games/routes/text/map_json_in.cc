#include "games/routes/text/map_json_in.h"

namespace roundhouse::routes {

void read_counts(const JsonIn& in, const Map& map, u8 (&into)[kKinds]) {
  in.each_member([&](std::string_view name, const JsonIn& n) {
    if (const auto kind = map.find_kind(name))
      into[*kind] = static_cast<u8>(n.integer(0, 255));
    else
      n.fail("there is no such kind of card");
  });
}

u8 read_ticket(const JsonIn& in, const Map& map) {
  if (const auto t = map.find_ticket(in.text())) return static_cast<u8>(*t);
  in.fail("there is no such ticket");
  return 0;
}

void read_tickets(const JsonIn& in, const Map& map, TicketSet& into) {
  for (std::size_t i = 0; i < in.size(); ++i) {
    const u8 t = read_ticket(in.item(i), map);
    if (into.has(t)) in.item(i).fail("this ticket is there twice");
    into.add(t);
  }
}

void read_tracks(const JsonIn& in, const Map& map, TrackSet& into) {
  for (std::size_t i = 0; i < in.size(); ++i) {
    const auto t = map.find_track(in.item(i).text());
    if (!t) return in.item(i).fail("there is no such track");
    into.add(*t);
  }
}

}  // namespace roundhouse::routes
