#include "games/signal/rules/reach.h"

#include <cstddef>

#include "core/inline_vec.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

// Goes through sections in a direction, each once.
class Search {
 public:
  explicit Search(const Board& board) : board_(board) {}

  bool find(int from, int to) {
    if (board_.is_city(from))
      leave(board_.city_at(from), kNone);
    else
      add(board_.exit[from][0]);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const Exit& way = board_.exit[queue_[i].space][queue_[i].facing];
      if (way.space == to) return true;
      if (way.junction != kNone)
        for (int arm = 0; arm < board_.ways[way.junction]; ++arm) {
          if (arm != way.arm) add(board_.from_arm[way.junction][arm]);
        }
      else if (board_.is_city(way.space))
        leave(board_.city_at(way.space), way.line);
      else if (board_.is_section(way.space))
        add(way);
    }
    return false;
  }

 private:
  struct QueuedSpace {
    u8 space, facing;
  };

  void add(const Exit& into) {
    if (seen_[into.space][into.facing]) return;
    seen_[into.space][into.facing] = true;
    queue_.push({into.space, into.facing});
  }
  void leave(int city, u8 came_by) {
    for (u64 lines = board_.city_lines[city]; lines != 0; lines &= lines - 1)
      if (const int line = std::countr_zero(lines); line != came_by)
        add(board_.from_city[city][line]);
  }

  const Board& board_;
  bool seen_[kMaxSpaces][2] = {};
  InlineVec<QueuedSpace, kMaxSpaces * 2> queue_;
};

}  // namespace

bool can_reach(const Board& board, int from, int to) { return Search(board).find(from, to); }

}  // namespace roundhouse::signal
