#include "games/routes/rules/network.h"

#include <algorithm>

namespace roundhouse::routes {

// Each track joins the parts it touches to one. Without branches: whether it touches a part is what
// no processor can predict.
Joined::Joined(const Board& board, const TrackSet& tracks) {
  for (int t : tracks) {
    u64 joined = board.ends[t];
    int apart = 0;
    for (int i = 0; i < parts_; ++i) {
      const u64 part = part_[i];
      const bool touched = (part & board.ends[t]) != 0;
      joined |= touched ? part : 0;
      part_[apart] = part;
      apart += !touched;
    }
    part_[apart] = joined;
    parts_ = apart + 1;
  }
}

namespace {

// The search for the longest path within one component of a player's network.
//
// A longest trail uses every track at its two ends (else it could go on), so unless it is closed
// its ends are cities where an odd number of tracks meet. A closed one must hold the whole
// component. So: with at most two odd cities the answer is everything (Euler); else only odd cities
// are tried as starts.
class TrailSearch {
 public:
  TrailSearch(const Board& board, const TrackSet& tracks);
  Trail run();

 private:
  struct Edge {
    u8 to, length, id;  // id: the edge's bit in used_
  };
  struct Component {
    int weight = 0;
    int cities = 0;
    int bound = 0;  // no trail in it is longer
    u64 edges = 0;  // bits
    u64 odd = 0;    // cities
  };

  Component explore(int city);
  int bound_of(const Component& component) const;
  void extend(int city, int length);
  void cross_tree(int city);
  TrackSet tracks_of(u64 edges) const;

  static constexpr int kMaxEdges = 64;  // more trains than anybody has
  u8 edges_ = 0;
  u8 track_[kMaxEdges];
  u8 degree_[kMaxCities] = {};
  Edge edge_[kMaxCities][16];
  u64 seen_ = 0;
  u64 used_ = 0;
  int rest_ = 0;    // weight not used yet in this component
  int target_ = 0;  // stop as soon as this is reached
  int best_ = 0;
  u64 best_edges_ = 0;
  int end_ = 0;  // where the best trail ends
};

TrailSearch::TrailSearch(const Board& board, const TrackSet& tracks) {
  for (int t : tracks) {
    const Track& track = board.track[t];
    RH_ASSERT(edges_ < kMaxEdges && degree_[track.a] < 16 && degree_[track.b] < 16,
              "a player's network is larger than any board allows");
    track_[edges_] = static_cast<u8>(t);
    edge_[track.a][degree_[track.a]++] = {track.b, track.length, edges_};
    edge_[track.b][degree_[track.b]++] = {track.a, track.length, edges_};
    ++edges_;
  }
}

TrailSearch::Component TrailSearch::explore(int start) {
  Component found;
  u8 stack[kMaxCities];
  int depth = 0;
  stack[depth++] = static_cast<u8>(start);
  seen_ |= u64{1} << start;
  while (depth > 0) {
    const int city = stack[--depth];
    ++found.cities;
    if (degree_[city] % 2 != 0) found.odd |= u64{1} << city;
    for (int i = 0; i < degree_[city]; ++i) {
      const Edge& e = edge_[city][i];
      if ((found.edges >> e.id & 1) == 0) found.weight += e.length;
      found.edges |= u64{1} << e.id;
      if ((seen_ >> e.to & 1) == 0) stack[depth++] = e.to;
      seen_ |= u64{1} << e.to;
    }
  }
  found.bound = bound_of(found);
  return found;
}

// Each odd city but the two ends must leave one of its tracks out; a track left out serves two
// cities.
int TrailSearch::bound_of(const Component& c) const {
  if (std::popcount(c.odd) <= 2) return c.weight;
  int sum = 0, largest = 0, second = 0;
  for (u64 rest = c.odd; rest != 0; rest &= rest - 1) {
    const int city = std::countr_zero(rest);
    int least = kMaxLength;
    for (int i = 0; i < degree_[city]; ++i) least = std::min<int>(least, edge_[city][i].length);
    sum += least;
    if (least > largest) std::swap(least, largest);
    second = std::max(second, least);
  }
  return c.weight - (sum - largest - second + 1) / 2;
}

void TrailSearch::extend(int city, int length) {
  if (length > best_) {
    best_ = length;
    best_edges_ = used_;
    end_ = city;
  }
  if (length + rest_ <= best_) return;
  for (int i = 0; i < degree_[city]; ++i) {
    const Edge e = edge_[city][i];
    const u64 bit = u64{1} << e.id;
    if ((used_ & bit) != 0) continue;
    used_ |= bit;
    rest_ -= e.length;
    extend(e.to, length + e.length);
    rest_ += e.length;
    used_ &= ~bit;
    if (best_ >= target_) return;
  }
}

// In a tree the city farthest from anywhere is one end of a longest path.
void TrailSearch::cross_tree(int start) {
  const int best_elsewhere = best_;
  const u64 edges_elsewhere = best_edges_;
  best_ = 0;
  target_ = kMaxEdges * kMaxLength;
  extend(start, 0);
  const int far = end_;
  best_ = best_elsewhere;
  best_edges_ = edges_elsewhere;
  extend(far, 0);
}

TrackSet TrailSearch::tracks_of(u64 edges) const {
  TrackSet set;
  for (; edges != 0; edges &= edges - 1) set.add(track_[std::countr_zero(edges)]);
  return set;
}

Trail TrailSearch::run() {
  for (int city = 0; city < kMaxCities; ++city) {
    if (degree_[city] == 0 || (seen_ >> city & 1) != 0) continue;
    const Component c = explore(city);
    if (c.bound <= best_) continue;
    if (std::popcount(c.odd) <= 2) {
      best_ = c.weight;
      best_edges_ = c.edges;
      continue;
    }
    rest_ = c.weight;
    if (std::popcount(c.edges) == c.cities - 1) {
      cross_tree(city);
      continue;
    }
    target_ = c.bound;
    // The last odd city need not be tried: a trail that ends there starts at another.
    for (u64 rest = c.odd; (rest & (rest - 1)) != 0 && best_ < target_; rest &= rest - 1)
      extend(std::countr_zero(rest), 0);
  }
  return {best_, tracks_of(best_edges_)};
}

}  // namespace

Trail longest_trail(const Board& board, const TrackSet& tracks) {
  return TrailSearch(board, tracks).run();
}

}  // namespace roundhouse::routes
