// What views and positions of the games on a map write alike: cards by kind, ids of tracks and
// tickets.
#pragma once

#include <string>
#include <string_view>

#include "games/routes/text/map.h"
#include "text/json_out.h"

namespace roundhouse::routes {

// {"red":2,"locomotive":1}
void write_counts(std::string& out, const Map& map, const u8 (&counts)[kKinds]);

// ,"name":["a-b","c-d"] for a set of numbers.
void put_ids(std::string& out, std::string_view name, const std::vector<std::string>& ids,
             const auto& set) {
  put_key(out, name);
  out += '[';
  for (int i : set) {
    if (out.back() != '[') out += ',';
    put_id(out, ids[static_cast<std::size_t>(i)]);
  }
  out += ']';
}

}  // namespace roundhouse::routes
