// Reading what map_json.h writes. Included by .cc files of codec alone.
#pragma once

#include "games/routes/text/map.h"
#include "text/json_in.h"

namespace roundhouse::routes {

void read_counts(const JsonIn& in, const Map& map, u8 (&into)[kKinds]);
u8 read_ticket(const JsonIn& in, const Map& map);
void read_tickets(const JsonIn& in, const Map& map, TicketSet& into);
void read_tracks(const JsonIn& in, const Map& map, TrackSet& into);

}  // namespace roundhouse::routes
