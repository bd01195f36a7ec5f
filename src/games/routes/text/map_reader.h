// Reading board files of the games on a map: Ticket to Ride and Ghost Train share cities, tracks,
// tickets and deck. Included by .cc files of codec alone.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/digest.h"
#include "games/routes/text/map.h"
#include "text/data_reader.h"

namespace roundhouse::routes {

u8 read_city(const Map& map, const JsonIn& in);

// Does the file say what tracks and tickets are worth?
enum class Points : u8 { given, none };
Map read_map(const JsonIn& in, std::string_view format, std::string_view ticket_set, Points points);

// Everything the rules depend on and nothing else: names may be mended without breaking old
// records.
Digest map_digest(const Map& map);

}  // namespace roundhouse::routes
