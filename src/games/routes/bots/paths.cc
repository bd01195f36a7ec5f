#include "games/routes/bots/paths.h"

#include "core/assert.h"

namespace roundhouse::routes::bots {

Paths::Paths(const Board& board, const TrackSet& own, const TrackSet& claimable)
    : board_(board), own_(own) {
  for (int t : own | claimable) add(t, own.has(t) ? u8{0} : board.track[t].length);
}

Paths::Paths(const Board& board, const TrackSet& own, const TrackSet& claimable,
             const Prices& prices)
    : board_(board), own_(own) {
  for (int t : own | claimable) add(t, own.has(t) ? u8{0} : prices[t]);
}

void Paths::add(int t, u8 cost) {
  const Track& track = board_.track[t];
  RH_ASSERT(degree_[track.a] < kMaxDegree && degree_[track.b] < kMaxDegree,
            "too many tracks meet in a city");
  arc_[track.a][degree_[track.a]++] = {track.b, cost, static_cast<u8>(t)};
  arc_[track.b][degree_[track.b]++] = {track.a, cost, static_cast<u8>(t)};
}

int Paths::cheapest(u64 from, u64 to, TrackSet& needed) const {
  int distance[kMaxCities];
  u8 by[kMaxCities];  // the track by which a city is reached
  bool settled[kMaxCities] = {};
  const auto among = [](u64 cities, int c) { return (cities >> c & 1) != 0; };
  for (int c = 0; c < board_.cities; ++c) distance[c] = among(from, c) ? 0 : kFar;
  int end = -1;
  while (true) {
    int city = -1;
    for (int c = 0; c < board_.cities; ++c)
      if (!settled[c] && distance[c] < kFar && (city < 0 || distance[c] < distance[city])) city = c;
    if (city < 0) return kFar;
    if (among(to, city)) {
      end = city;
      break;
    }
    settled[city] = true;
    for (int i = 0; i < degree_[city]; ++i) {
      const Arc& arc = arc_[city][i];
      if (distance[city] + arc.cost >= distance[arc.to]) continue;
      distance[arc.to] = distance[city] + arc.cost;
      by[arc.to] = arc.track;
    }
  }
  for (int city = end; !among(from, city);) {
    const Track& track = board_.track[by[city]];
    if (!own_.has(by[city])) needed.add(by[city]);
    city = track.a == city ? track.b : track.a;
  }
  return distance[end];
}

}  // namespace roundhouse::routes::bots
