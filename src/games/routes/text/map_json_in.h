// Reading what map_json.h writes. Included by .cc files of codec alone.
#pragma once

#include "text/json_in.h"
#include "games/routes/text/map.h"

namespace roundhouse::codec {

void read_counts(const JsonIn& in, const Map& map, u8 (&into)[ttr::kKinds]);
u8 read_ticket(const JsonIn& in, const Map& map);
void read_tickets(const JsonIn& in, const Map& map, ttr::TicketSet& into);
void read_tracks(const JsonIn& in, const Map& map, ttr::TrackSet& into);

}  // namespace roundhouse::codec
