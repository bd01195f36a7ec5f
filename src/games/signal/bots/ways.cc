#include "games/signal/bots/ways.h"

#include <cstring>

#include "core/assert.h"

namespace roundhouse::signal::bots {

namespace {

// Arcs by the node they lead to, so that the search can go backwards from a city.
template <int kNodes, int kMaxArcs>
struct Arcs {
  int count = 0;
  i16 first[kNodes];
  i16 next[kMaxArcs];
  u8 from[kMaxArcs];

  Arcs() { std::memset(first, -1, sizeof first); }
  void add(int source, int target) {
    RH_ASSERT(count < kMaxArcs && source < 256, "a board has more ways than it can have");
    from[count] = static_cast<u8>(source);
    next[count] = first[target];
    first[target] = static_cast<i16>(count++);
  }
};

}  // namespace

Ways::Ways(const Board& board) {
  Arcs<kNodes, kMaxArcs> arcs;
  const auto lead = [&](int source, const Exit& way) {
    if (way.space != kNone) return arcs.add(source, node(way.space, way.facing));
    for (int arm = 0; arm < board.ways[way.junction]; ++arm) {
      const Exit& beyond = board.from_arm[way.junction][arm];
      if (arm != way.arm) arcs.add(source, node(beyond.space, beyond.facing));
    }
  };
  for (int space = 0; space < board.spaces; ++space) {
    if (board.is_city(space)) {
      const int city = board.city_at(space);
      for (int line = 0; line < board.lines; ++line)
        if ((board.city_lines[city] >> line & 1) != 0) lead(2 * space, board.from_city[city][line]);
    } else {
      lead(2 * space, board.exit[space][0]);
      if (board.is_section(space)) lead(2 * space + 1, board.exit[space][1]);
    }
  }
  for (int city = 0; city < board.cities; ++city) {
    u8* distance = distance_[city];
    std::memset(distance, kFar, kNodes);
    u8 queue[kNodes];
    int head = 0, tail = 0;
    const int goal = 2 * (board.first_city() + city);
    distance[goal] = 0;
    queue[tail++] = static_cast<u8>(goal);
    while (head < tail) {
      const u8 here = queue[head++];
      for (int arc = arcs.first[here]; arc >= 0; arc = arcs.next[arc]) {
        const u8 before = arcs.from[arc];
        if (distance[before] != kFar) continue;
        distance[before] = static_cast<u8>(distance[here] + 1);
        queue[tail++] = before;
      }
    }
  }
}

}  // namespace roundhouse::signal::bots
