// Derives the tables of a board from its data. Constant expressions, so that built-in boards are
// constants; the loader of other boards calls the same function.
#pragma once

#include "core/assert.h"
#include "games/signal/rules/board.h"

namespace roundhouse::signal {

namespace tables {

constexpr void number_signals(Board& b) {
  for (int l = 0; l < b.lines; ++l) {
    const Line& line = b.line[l];
    for (int k = 0; k <= line.sections; ++k) {
      if ((line.signals >> k & 1) == 0) continue;
      const u8 s = b.signals++;
      b.signal_line[s] = static_cast<u8>(l);
      b.signal_boundary[s] = static_cast<u8>(k);
      b.all_signals |= u64{1} << s;
      const int place = k == 0 ? line.a : k == line.sections ? line.b : kNone;
      const bool at_city = place >= kStarts && place < b.first_junction();
      b.signal_city[s] = at_city ? static_cast<u8>(place - kStarts) : kNone;
      (at_city ? b.city_signals[place - kStarts] : b.on_track) |= u64{1} << s;
    }
  }
}

constexpr u8 signal_at(const Board& b, int line, int boundary) {
  for (int s = 0; s < b.signals; ++s)
    if (b.signal_line[s] == line && b.signal_boundary[s] == boundary) return static_cast<u8>(s);
  return kNone;
}

constexpr void number_spaces(Board& b) {
  int next = b.first_of_sections();
  for (int l = 0; l < b.lines; ++l) {
    b.first_section[l] = static_cast<u8>(next);
    for (int k = 0; k < b.line[l].sections; ++k) b.section_line[next++] = static_cast<u8>(l);
  }
  b.spaces = static_cast<u8>(next);
}

// The line l entered at its end a (end 0) or b (end 1).
constexpr Exit entry(const Board& b, int l, int end) {
  const int last = b.line[l].sections - 1;
  return {.signal = signal_at(b, l, end == 0 ? 0 : last + 1),
          .space = static_cast<u8>(b.first_section[l] + (end == 0 ? 0 : last)),
          .facing = static_cast<u8>(end == 0 ? 1 : 0),
          .line = static_cast<u8>(l)};
}

// Where the line's end meets its place: registers the way in, and returns the way out.
constexpr Exit join(Board& b, int (&arms)[kMaxJunctions], int l, int end) {
  const int place = end == 0 ? b.line[l].a : b.line[l].b;
  const Exit in = entry(b, l, end);
  Exit out{.signal = in.signal, .line = static_cast<u8>(l)};
  if (place < kStarts) {
    out.space = static_cast<u8>(place);
    b.exit[place][0] = in;
  } else if (place < b.first_junction()) {
    out.space = static_cast<u8>(place);
    b.from_city[place - kStarts][l] = in;
    b.city_lines[place - kStarts] |= u64{1} << l;
  } else {
    const int j = place - b.first_junction();
    RH_ASSERT(arms[j] < kArms, "more lines than ways meet at a junction");
    out.junction = static_cast<u8>(j);
    out.arm = static_cast<u8>(arms[j]++);
    b.arm_line[j][out.arm] = static_cast<u8>(l);
    b.from_arm[j][out.arm] = in;
  }
  return out;
}

constexpr void join_spaces(Board& b) {
  int arms[kMaxJunctions] = {};
  for (int l = 0; l < b.lines; ++l) {
    const int first = b.first_section[l], last = first + b.line[l].sections - 1;
    b.exit[first][0] = join(b, arms, l, 0);
    b.exit[last][1] = join(b, arms, l, 1);
    for (int s = first; s < last; ++s) {
      const u8 between = signal_at(b, l, s - first + 1);
      b.exit[s][1] = {.signal = between,
                      .space = static_cast<u8>(s + 1),
                      .facing = 1,
                      .line = static_cast<u8>(l)};
      b.exit[s + 1][0] = {
          .signal = between, .space = static_cast<u8>(s), .facing = 0, .line = static_cast<u8>(l)};
    }
  }
}

constexpr void number_cities(Board& b) {
  for (int c = 0; c < b.cities; ++c) {
    b.port_of[c] = b.city[c].port != 0 ? b.ports : kNone;
    if (b.city[c].port != 0)
      b.port_city[b.ports++] = static_cast<u8>(c);
    else
      b.trade_city[b.city[c].goods] = static_cast<u8>(c);
  }
}

constexpr void list_changes(Board& b) {
  for (int j = 0; j < b.junctions; ++j)
    for (int k = 0; k + 1 < settings_of(b.ways[j]); ++k)
      b.change[b.changes++] = {static_cast<u8>(j), static_cast<u8>(k)};
}

}  // namespace tables

// The data must have passed the checks of the loader (or of the build step).
constexpr Board with_tables(Board board) {
  tables::number_signals(board);
  tables::number_spaces(board);
  tables::join_spaces(board);
  tables::number_cities(board);
  tables::list_changes(board);
  return board;
}

}  // namespace roundhouse::signal
