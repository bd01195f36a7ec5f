#include "games/routes/text/map_json.h"

namespace roundhouse::routes {

void write_counts(std::string& out, const Map& map, const u8 (&counts)[kKinds]) {
  out += '{';
  for (int k = 0; k < kKinds; ++k) {
    if (counts[k] == 0) continue;
    if (out.back() != '{') out += ',';
    put_id(out, map.kind(k));
    out += ':';
    put_number(out, counts[k]);
  }
  out += '}';
}

void put_optional(std::string& out, std::string_view name, u8 n) {
  put_key(out, name);
  if (n == kNone)
    out += "null";
  else
    put_number(out, n);
}

void put_seats(std::string& out, std::string_view name, SeatSet seats) {
  put_key(out, name);
  out += '[';
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!seats.has(seat_at(i))) continue;
    if (out.back() != '[') out += ',';
    put_number(out, i);
  }
  out += ']';
}

}  // namespace roundhouse::routes
