#include "games/signal/bots/rails.h"

#include <algorithm>
#include <cstring>

#include "core/assert.h"
#include "core/sort.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {

namespace {

bool joins(const Board& board, const Public& open, const RailArc& arc) {
  const Arms arms = open_arms(board.ways[arc.junction], open.setting[arc.junction]);
  return (arms.a == arc.arm && arms.b == arc.out) || (arms.b == arc.arm && arms.a == arc.out);
}

bool is_red(const Public& open, u8 signal) { return signal != kNone && !has(open.green, signal); }

}  // namespace

// Start places are left and never aimed at; on a board without running through, a port is the end.
Rails::Rails(const Board& board) : board_(board) {
  for (int space = 0; space < board.spaces; ++space) {
    if (board.is_city(space)) {
      const int city = board.city_at(space);
      if (board.run_through == 0 && board.city[city].port != 0) continue;
      for (u64 lines = board.city_lines[city]; lines != 0; lines &= lines - 1)
        lead(2 * space, board.from_city[city][std::countr_zero(lines)]);
    } else {
      lead(2 * space, board.exit[space][0]);
      if (board.is_section(space)) lead(2 * space + 1, board.exit[space][1]);
    }
  }
  sort_by_target();
}

void Rails::lead(int node, const Exit& way) {
  const auto add = [&](const Exit& into, RailArc arc) {
    if (board_.is_start(into.space)) return;
    RH_ASSERT(count_ < kRailArcs, "a board has more ways than it can have");
    arc.from = static_cast<u8>(node);
    arc.to = static_cast<u8>(2 * into.space + (into.facing == 1));
    arc_[count_++] = arc;
  };
  if (way.junction == kNone) return add(way, {.from = 0, .to = 0, .signal = way.signal});
  for (u8 out = 0; out < board_.ways[way.junction]; ++out) {
    if (out == way.arm) continue;
    const Exit& into = board_.from_arm[way.junction][out];
    add(into, {.from = 0,
               .to = 0,
               .signal = way.signal,
               .beyond = into.signal,
               .junction = way.junction,
               .arm = way.arm,
               .out = out});
  }
}

void Rails::sort_by_target() {
  const auto rank = [](const RailArc& a) { return a.to << 16 | a.from << 8 | a.out; };
  sort_short(arc_, arc_ + count_,
             [&](const RailArc& a, const RailArc& b) { return rank(a) < rank(b); });
  int next = 0;
  for (int node = 0; node <= kRailNodes; ++node) {
    while (next < count_ && arc_[next].to < node) ++next;
    first_[node] = static_cast<i16>(next);
  }
  for (int i = 0; i < count_; ++i) source_[i] = arc_[i].from;
}

RailCosts::RailCosts(const Rails& rails, const Public& open, const RailPrices& price) {
  const Board& board = rails.board();
  constexpr u8 kNobodyThere = 2;
  u8 facing[kMaxSpaces];  // of the train there
  std::memset(facing, kNobodyThere, sizeof facing);
  for (const Train& train : open.train)
    if (train.at != kNone) facing[train.at] = train.facing;
  for (int i = 0; i < rails.arcs(); ++i) {
    const RailArc& arc = rails.arc(i);
    const int into = arc.to / 2;
    int all = price.red * (is_red(open, arc.signal) + is_red(open, arc.beyond));
    if (arc.junction != kNone && !joins(board, open, arc)) all += price.closed;
    // A train that comes the other way has to get out of it; one in a city will leave.
    if (facing[into] == kNone)
      all += price.full;
    else if (facing[into] != kNobodyThere && facing[into] != arc.to % 2)
      all += price.meet;
    obstacles[i] = static_cast<u16>(all);
    // Where a city ends the move, the points left are lost: one on the average.
    points[i] = static_cast<u8>(1 + (board.run_through == 0 && board.is_city(arc.from / 2)));
    length[i] = static_cast<u8>(2 * points[i] + all * RailReach::kObstacle / 100);
    RH_ASSERT(length[i] < RailReach::kLists, "an arc is longer than there are lists");
  }
}

// Lengths are small whole numbers, so places wait in one list for each.
RailReach::RailReach(const Rails& rails, const RailCosts& costs, int city, int fade) {
  std::memset(length, kFar, sizeof length);
  std::memset(next, -1, sizeof next);
  u8 list[kLists][kRailNodes];
  int size[kLists] = {};
  const int goal = 2 * (rails.board().first_city() + city);
  length[goal] = points[goal] = 0;
  obstacles[goal] = 0;
  list[0][size[0]++] = static_cast<u8>(goal);
  for (int now = 0, waiting = 1; waiting > 0 && now < kFar; ++now) {
    const int slot = now % kLists;
    for (int k = 0; k < size[slot]; ++k) {
      const int here = list[slot][k];
      --waiting;
      if (length[here] != now) continue;
      if (next[here] >= 0) add_up(rails, costs, here, fade);
      for (int i = rails.first_into(here); i < rails.first_into(here + 1); ++i) {
        const int before = rails.source(i);
        const int then = now + costs.length[i];
        if (then >= length[before]) continue;
        length[before] = static_cast<u8>(then);
        next[before] = static_cast<i16>(i);
        const int at = then % kLists;
        list[at][size[at]++] = static_cast<u8>(before);
        ++waiting;
      }
    }
    size[slot] = 0;
  }
}

void RailReach::add_up(const Rails& rails, const RailCosts& costs, int node, int fade) {
  const int arc = next[node], then = rails.arc(arc).to;
  points[node] = static_cast<u8>(points[then] + costs.points[arc]);
  obstacles[node] = static_cast<i16>(costs.obstacles[arc] + obstacles[then] * fade / 100);
}

}  // namespace roundhouse::signal::bots
