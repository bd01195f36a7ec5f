// The rails as arcs between places (a space and a direction), and how far each of them is from a
// city as the table lies now: points to run, and obstacles to clear with a card each (a red signal,
// a junction set another way). For bots that plan what to clear.
#pragma once

#include "core/inline_vec.h"
#include "games/signal/rules/board.h"
#include "games/signal/rules/state.h"

namespace roundhouse::signal::bots {

inline constexpr int kRailNodes = 2 * kMaxSpaces;
inline constexpr int kRailArcs = 2 * kRailNodes;
constexpr int rail_node(const Train& train) { return 2 * train.at + (train.facing == 1); }

// From a place to the next one; what lies between is as in Exit, on both sides of a
// junction.
struct RailArc {
  u8 from, to;
  u8 signal = kNone, beyond = kNone;  // before and behind the junction
  u8 junction = kNone, arm = kNone, out = kNone;
};

class Rails {
 public:
  explicit Rails(const Board& board);

  const Board& board() const { return board_; }
  int arcs() const { return count_; }
  const RailArc& arc(int i) const { return arc_[i]; }
  int source(int i) const { return source_[i]; }
  int first_into(int node) const { return first_[node]; }  // arcs are sorted by where they lead

 private:
  void lead(int node, const Exit& way);
  void sort_by_target();

  const Board& board_;
  int count_ = 0;
  RailArc arc_[kRailArcs];
  u8 source_[kRailArcs];
  i16 first_[kRailNodes + 1];
};

// What stands in the way, in hundredths of an obstacle that takes a card.
struct RailPrices {
  int red = 100, closed = 100;
  int meet = 400;  // a train that comes the other way
  int full = 100;  // a train in the city
};

// What each arc costs as the table lies.
struct RailCosts {
  RailCosts(const Rails& rails, const Public& open, const RailPrices& price);
  u8 points[kRailArcs];
  u16 obstacles[kRailArcs];  // in hundredths
  u8 length[kRailArcs];      // as in RailReach
};

// The way from every place to one city.
struct RailReach {
  static constexpr u8 kFar = 255;
  RailReach() = default;
  // `fade`: percent that is left of what an obstacle counts one point further away.
  RailReach(const Rails& rails, const RailCosts& costs, int city, int fade);

  u8 length[kRailNodes];  // what was minimised: a point counts 2, an obstacle kObstacle
  u8 points[kRailNodes];
  i16 obstacles[kRailNodes];  // in hundredths, the far ones counted less
  i16 next[kRailNodes];       // the arc to take, -1 at the city and where there is no way

  static constexpr int kObstacle = 5;
  // Places wait in as many lists, one for each length; an arc must be shorter.
  static constexpr int kLists = 64;

 private:
  void add_up(const Rails& rails, const RailCosts& costs, int node, int fade);
};

}  // namespace roundhouse::signal::bots
