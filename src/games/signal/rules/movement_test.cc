// How far a train runs, against a second implementation that knows no tables: it walks along the
// lines as they stand in the board's data and looks at one thing after the other.
#include "games/signal/rules/movement.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "games/signal/rules/boards_testing.h"

namespace roundhouse::signal {
namespace {

// Where a train is, in words: on the k-th section of a line going up (towards b) or down, or in a
// place.
struct Spot {
  int line = -1, section = 0;
  bool up = false;
  int place = -1;
};

class SlowRailway {
 public:
  SlowRailway(const Board& board, const Public& open, int mover)
      : board_(board), open_(open), mover_(mover) {}

  std::string drive(Spot at, int first_line, int points) {
    std::string path;
    for (bool first = true; points > 0; first = false) {
      why_ = "";
      const Spot next = step(at, first ? first_line : -1);
      if (!why_.empty()) return path + why_ + " left " + std::to_string(points);
      const int space = number(next);
      if (const int other = who_is_on(space); other >= 0)
        return path +
               (is_head_on(next, other) ? "collision with " + std::to_string(other)
                                        : "train at " + std::to_string(space)) +
               " left " + std::to_string(points);
      at = next;
      --points;
      path += std::to_string(space) + " ";
      if (at.place >= 0)
        return path +
               (at.place < kStarts ? "start at " + std::to_string(space)
                                   : "city by " + std::to_string(entered_by_)) +
               " left " + std::to_string(points);
    }
    return path + "facing " + (at.up ? "b" : "a") + " points left 0";
  }

  Spot spot_of(int train) const {
    const Train& t = open_.train[train];
    int space = kStarts + board_.cities;
    if (t.at < space) return {.place = t.at};
    for (int l = 0; l < board_.lines; ++l)
      for (int k = 1; k <= board_.line[l].sections; ++k, ++space)
        if (space == t.at) return {l, k, t.facing == 1, -1};
    return {};
  }

 private:
  int number(const Spot& spot) const {
    if (spot.place >= 0) return spot.place;
    int space = kStarts + board_.cities;
    for (int l = 0; l < spot.line; ++l) space += board_.line[l].sections;
    return space + spot.section - 1;
  }
  int who_is_on(int space) const {
    for (int t = 0; t < kTrains; ++t)
      if (t != mover_ && open_.train[t].at == space) return t;
    return -1;
  }
  bool is_red(int line, int boundary) {
    if ((board_.line[line].signals >> boundary & 1) == 0) return false;
    int number = 0;
    for (int l = 0; l < board_.lines; ++l)
      for (int k = 0; k <= board_.line[l].sections; ++k) {
        if ((board_.line[l].signals >> k & 1) == 0) continue;
        if (l == line && k == boundary) {
          if ((open_.green >> number & 1) != 0) return false;
          why_ = "signal at " + std::to_string(number);
          return true;
        }
        ++number;
      }
    return false;
  }
  // Onto a line from the place at one of its ends.
  Spot enter(int line, int place) {
    const bool up = board_.line[line].a == place;
    if (is_red(line, up ? 0 : board_.line[line].sections)) return {};
    return {line, up ? 1 : board_.line[line].sections, up, -1};
  }
  Spot step(const Spot& at, int by_line) {
    if (at.place >= 0) {
      int line = by_line;
      for (int l = 0; l < board_.lines && line < 0; ++l)
        if (board_.line[l].a == at.place || board_.line[l].b == at.place) line = l;
      return enter(line, at.place);
    }
    const Line& line = board_.line[at.line];
    const int boundary = at.up ? at.section : at.section - 1;
    if (is_red(at.line, boundary)) return {};
    if (boundary > 0 && boundary < line.sections)
      return {at.line, at.section + (at.up ? 1 : -1), at.up, -1};
    const int place = at.up ? line.b : line.a;
    const int junction = place - kStarts - board_.cities;
    entered_by_ = at.line;
    if (junction < 0) return {.place = place};
    std::vector<int> arms;
    for (int l = 0; l < board_.lines; ++l)
      if (board_.line[l].a == place || board_.line[l].b == place) arms.push_back(l);
    int setting = 0;
    for (std::size_t i = 0; i < arms.size(); ++i)
      for (std::size_t j = i + 1; j < arms.size(); ++j)
        if (setting++ == open_.setting[junction]) {
          if (arms[i] == at.line) return enter(arms[j], place);
          if (arms[j] == at.line) return enter(arms[i], place);
        }
    why_ = "switch at " + std::to_string(junction);
    return {};
  }
  // Would the other train, if it went on, cross the same boundary?
  bool is_head_on(const Spot& next, int other) const {
    if (next.place >= 0) return next.place < kStarts;
    return spot_of(other).up != next.up;
  }

  const Board& board_;
  const Public& open_;
  int mover_;
  int entered_by_ = -1;
  std::string why_;
};

std::string in_words(const Leg& leg) {
  std::string text;
  for (int i = 0; i < leg.n; ++i) text += std::to_string(leg.path[i]) + " ";
  switch (leg.cause) {
    case Cause::points:
      text += std::string("facing ") + (leg.train.facing == 1 ? "b" : "a") + " points";
      break;
    case Cause::signal: text += "signal at " + std::to_string(leg.at); break;
    case Cause::junction: text += "switch at " + std::to_string(leg.at); break;
    case Cause::train: text += "train at " + std::to_string(leg.at); break;
    case Cause::city: text += "city by " + std::to_string(leg.line); break;
    case Cause::start: text += "start at " + std::to_string(leg.at); break;
    case Cause::collision: text += "collision with " + std::to_string(leg.with); break;
  }
  return text + " left " + std::to_string(leg.left);
}

TEST(Movement, S32_agrees_with_a_slow_walk_over_random_boards) {
  Chance chance = Chance::seeded(81);
  int seen[7] = {};
  for (int boards = 0; boards < 300; ++boards) {
    const Board board = small::random_board(chance);
    for (int positions = 0; positions < 40; ++positions) {
      State s{};
      small::scatter(board, s.open, chance);
      for (int t = 0; t < kTrains; ++t) {
        const Train& train = s.open.train[t];
        if (train.at == kNone) continue;
        const int points = 1 + small::below(chance, kMaxPoints);
        int line = -1;
        if (board.is_city(train.at)) {
          const u64 lines = board.city_lines[board.city_at(train.at)];
          line = nth(lines, small::below(chance, count(lines)));
        }
        const Exit& way =
            line < 0 ? way_ahead(board, train) : board.from_city[board.city_at(train.at)][line];
        const Leg leg = run(board, s.open, t, way, points);
        SlowRailway slow(board, s.open, t);
        ASSERT_EQ(in_words(leg), slow.drive(slow.spot_of(t), line, points))
            << "board " << boards << ", train " << t << ", points " << points;
        ASSERT_LE(leg.n + leg.left, points);
        ++seen[static_cast<int>(leg.cause)];
      }
    }
  }
  for (int cause = 0; cause < 7; ++cause) EXPECT_GT(seen[cause], 100) << "cause " << cause;
}

TEST(Movement, nothing_is_changed_by_looking) {
  Chance chance = Chance::seeded(82);
  const Board board = small::random_board(chance);
  State s{};
  small::scatter(board, s.open, chance);
  const State before = s;
  for (int t = 0; t < kTrains; ++t)
    if (board.is_section(s.open.train[t].at) && s.open.train[t].at != kNone)
      run(board, s.open, t, way_ahead(board, s.open.train[t]), 5);
  EXPECT_EQ(std::memcmp(&before, &s, sizeof s), 0);
}

}  // namespace
}  // namespace roundhouse::signal
