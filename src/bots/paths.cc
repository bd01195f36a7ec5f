#include "bots/paths.h"

#include "core/assert.h"

namespace roundhouse::bots {

Paths::Paths(const ttr::Board& board, const ttr::TrackSet& own, const ttr::TrackSet& claimable)
    : board_(board), own_(own) {
  for (int t : own | claimable) {
    const ttr::Track& track = board.track[t];
    const u8 cost = own.has(t) ? u8{0} : track.length;
    RH_ASSERT(degree_[track.a] < kMaxDegree && degree_[track.b] < kMaxDegree,
              "too many tracks meet in a city");
    arc_[track.a][degree_[track.a]++] = {track.b, cost, static_cast<u8>(t)};
    arc_[track.b][degree_[track.b]++] = {track.a, cost, static_cast<u8>(t)};
  }
}

int Paths::cheapest(int from, int to, ttr::TrackSet& needed) const {
  int distance[ttr::kMaxCities];
  u8 by[ttr::kMaxCities];  // the track by which a city is reached
  bool settled[ttr::kMaxCities] = {};
  for (int c = 0; c < board_.cities; ++c) distance[c] = kFar;
  distance[from] = 0;
  while (true) {
    int city = -1;
    for (int c = 0; c < board_.cities; ++c)
      if (!settled[c] && distance[c] < kFar && (city < 0 || distance[c] < distance[city])) city = c;
    if (city < 0) return kFar;
    if (city == to) break;
    settled[city] = true;
    for (int i = 0; i < degree_[city]; ++i) {
      const Arc& arc = arc_[city][i];
      if (distance[city] + arc.cost >= distance[arc.to]) continue;
      distance[arc.to] = distance[city] + arc.cost;
      by[arc.to] = arc.track;
    }
  }
  for (int city = to; city != from;) {
    const ttr::Track& track = board_.track[by[city]];
    if (!own_.has(by[city])) needed.add(by[city]);
    city = track.a == city ? track.b : track.a;
  }
  return distance[to];
}

}  // namespace roundhouse::bots
