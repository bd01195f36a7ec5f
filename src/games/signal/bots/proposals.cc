#include "games/signal/bots/proposals.h"

#include <algorithm>

#include "core/sort.h"
#include "games/signal/bots/turn.h"
#include "games/signal/rules/change.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {

namespace {

// S27: cards of which many are held go first; an action's own card before any two.
int payment_rank(const u8 (&hand)[kKinds], const Move& play) {
  if (play.second_card() == kNone) return 100;
  const bool same = play.card() == play.second_card();
  return hand[play.card()] + hand[play.second_card()] - same;
}

// S28: the card there is most of, one for a train last.
int load_rank(const u8 (&hand)[kKinds], const Move& load) {
  return 2 * hand[load.card()] + (load.card() != kTrainCard);
}

// Sorts the moves of one kind by a rank, the highest first, and keeps them where they stand in the
// list. Ranks are asked for once each.
template <class F>
void sort_kind(MoveList& legal, MoveKind kind, F rank) {
  const auto is_other = [&](const Move& move) { return move.kind != kind; };
  const auto begin = std::find_if_not(legal.begin(), legal.end(), is_other);
  const auto end = std::find_if(begin, legal.end(), is_other);
  struct Ranked {
    int rank, place;
    Move move;
  };
  InlineVec<Ranked, kMaxMoves> all;
  for (auto at = begin; at != end; ++at) all.push({rank(*at), static_cast<int>(at - begin), *at});
  sort_short(all.begin(), all.end(), [](const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.place < b.place;
  });
  std::transform(all.begin(), all.end(), begin, [](const Ranked& ranked) { return ranked.move; });
}

// A marker that no train needs goes first, and of those the one that is missed least where it lies.
void sort_signals(const Turn& turn, const Public& open, MoveList& legal) {
  constexpr int kNeeded = 1'000'000;
  const u64 needed = turn.needed_signals(open);
  int rank[kMaxSignals];
  for (u64 green = open.green; green != 0; green &= green - 1) {
    const int signal = std::countr_zero(green);
    Public without = open;
    without.green &= ~bit(signal);
    rank[signal] = turn.worth(without, turn.style().risk) - (has(needed, signal) ? kNeeded : 0);
  }
  sort_kind(legal, MoveKind::signal, [&](const Move& move) { return rank[move.from()]; });
}

// A setting that opens a way which trains want goes first.
void sort_settings(const Turn& turn, const Public& open, MoveList& legal) {
  sort_kind(legal, MoveKind::set, [&](const Move& move) {
    Public next = open;
    change(next, turn.rules().board(), move);
    return turn.worth(next, turn.style().risk);
  });
}

// The train whose move leaves most to the others goes first.
void sort_trains(const Turn& turn, const Public& open, MoveList& legal) {
  const Evaluation now = turn.evaluation(open);
  sort_kind(legal, MoveKind::train, [&](const Move& move) {
    return turn.worth_of_roll(open, now, move.train(), turn.style().between);
  });
}

}  // namespace

void order_moves(const Rules& rules, const View& view, MoveList& legal) {
  const Public& open = view.open;
  const Turn turn(rules, Style{});
  if (legal.empty()) return;
  if (open.phase == Phase::signal) return sort_signals(turn, open, legal);
  if (open.phase == Phase::switch_) return sort_settings(turn, open, legal);
  if (open.phase == Phase::train && open.by_card == 0) return sort_trains(turn, open, legal);
  if (open.phase != Phase::action) return;
  const u8(&hand)[kKinds] = open.hand[index(open.turn)];
  sort_kind(legal, MoveKind::play, [&](const Move& move) { return payment_rank(hand, move); });
  sort_kind(legal, MoveKind::load, [&](const Move& move) { return load_rank(hand, move); });
}

}  // namespace roundhouse::signal::bots
