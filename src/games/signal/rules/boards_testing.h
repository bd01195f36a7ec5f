// Random boards and positions for tests: possible track plans, not good ones.
#pragma once

#include <algorithm>
#include <vector>

#include "games/signal/rules/board_tables.h"
#include "games/signal/rules/builtin.h"
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::small {

inline int below(Chance& chance, int n) {
  return static_cast<int>(chance.below(static_cast<u32>(n)));
}

// The ends of lines that places have to offer, shuffled.
inline std::vector<u8> loose_ends(Board& b, Chance& chance) {
  std::vector<u8> ends;
  const auto add = [&](int place, int n) {
    ends.insert(ends.end(), static_cast<std::size_t>(n), static_cast<u8>(place));
  };
  for (int i = 0; i < kStarts; ++i) add(i, 1);
  for (int c = 0; c < b.cities; ++c) add(kStarts + c, 1 + below(chance, 3));
  for (int j = 0; j < b.junctions; ++j) add(b.first_junction() + j, b.ways[j]);
  if (ends.size() % 2 != 0) add(kStarts, 1);
  for (std::size_t i = ends.size(); i > 1; --i)
    std::swap(ends[i - 1], ends[chance.below(static_cast<u32>(i))]);
  return ends;
}

inline bool lay_lines(Board& b, Chance& chance) {
  const std::vector<u8> ends = loose_ends(b, chance);
  for (std::size_t i = 0; i < ends.size(); i += 2) {
    Line line{ends[i], ends[i + 1], static_cast<u8>(1 + below(chance, 3)), 0, 0};
    if (line.a == line.b) return false;
    for (int l = 0; l < b.lines; ++l)
      if (std::minmax(b.line[l].a, b.line[l].b) == std::minmax(line.a, line.b)) return false;
    line.signals = static_cast<u16>(chance.below(1u << (line.sections + 1)));
    const auto is_city = [&](u8 place) { return place >= kStarts && place < b.first_junction(); };
    if (is_city(line.a)) line.signals |= 1;
    if (is_city(line.b)) line.signals = static_cast<u16>(line.signals | 1u << line.sections);
    b.line[b.lines++] = line;
  }
  return true;
}

inline bool fits(const Board& b) {
  int spaces = b.first_of_sections(), signals = 0;
  for (int l = 0; l < b.lines; ++l) {
    spaces += b.line[l].sections;
    signals += count(b.line[l].signals);
  }
  return spaces <= kMaxSpaces && signals <= kMaxSignals;
}

// Starts, five or six cities, up to nine junctions, joined at random.
inline Board random_board(Chance& chance) {
  while (true) {
    Board b;
    b.run_through = static_cast<u8>(chance.below(2));
    b.cities = static_cast<u8>(kGoods + 1 + b.run_through);
    for (int c = 0; c < b.cities; ++c)
      b.city[c] = c < kGoods ? City{0, static_cast<u8>(c)} : City{1, kNone};
    b.junctions = static_cast<u8>(2 + below(chance, 8));
    for (int j = 0; j < b.junctions; ++j) b.ways[j] = static_cast<u8>(3 + below(chance, 2));
    b.deck = builtins()[0].board->deck;
    for (int i = 0; i < kHelpers; ++i) b.helper[i] = static_cast<Helper>(i + 3 * b.run_through);
    if (lay_lines(b, chance) && fits(b)) return with_tables(b);
  }
}

// Trains, markers and switches anywhere they can be.
inline void scatter(const Board& b, Public& open, Chance& chance) {
  open.green = chance.below(1u << 16) * u64{0x0001000100010001} & b.all_signals;
  for (int s = 0; s < b.signals; ++s)
    if (chance.below(2) == 0) open.green ^= bit(s);
  for (int c = 0; c < b.cities; ++c)
    if ((open.green & b.city_signals[c]) == 0)
      open.green |= bit(nth(b.city_signals[c], below(chance, count(b.city_signals[c]))));
  for (int j = 0; j < b.junctions; ++j)
    open.setting[j] = static_cast<u8>(below(chance, settings_of(b.ways[j])));
  for (Train& train : open.train) train = {kNone, kNone, kNone};
  for (Train& train : open.train) {
    const int at = below(chance, b.spaces);
    if (chance.below(4) == 0 || train_on(open, at) != kNone) continue;
    train.at = static_cast<u8>(at);
    if (b.is_section(at)) train.facing = static_cast<u8>(chance.below(2));
  }
}

}  // namespace roundhouse::signal::small
