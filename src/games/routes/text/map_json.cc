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

}  // namespace roundhouse::routes
