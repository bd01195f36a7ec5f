#include "bots/signal_expert.h"

#include <algorithm>

#include "bots/signal_turn.h"
#include "core/digest.h"

namespace roundhouse::bots {

using namespace signal;

namespace {

constexpr int kMostNodes = 400;

struct Node {
  Public open;
  SignalOption first;  // the step from the root that led here
  int worth;
  u64 key;
  u8 depth;
  bool expanded;
};

u64 key_of(const Public& open) {
  Digest digest;
  for (int i = 0; i < 8; ++i) digest.byte(static_cast<u8>(open.green >> (8 * i)));
  for (u8 setting : open.setting) digest.byte(setting);
  for (const Train& train : open.train) digest.byte(train.goods);
  for (u8 cards : open.hand[index(open.turn)]) digest.byte(cards);
  return digest.value();
}

class Search {
 public:
  Search(const SignalTurn& turn, const Public& root) : turn_(turn) {
    nodes_.push({root, {}, turn.worth(root, 100), key_of(root), 0, false});
    best_ = {move(MoveKind::end), {}, nodes_[0].worth};
  }

  // Looks closely at the most promising table. False: all were.
  bool step() {
    Node* next = nullptr;
    for (Node& node : nodes_)
      if (!node.expanded && (next == nullptr || node.worth > next->worth)) next = &node;
    if (next == nullptr) return false;
    next->expanded = true;
    expand(*next);
    return true;
  }
  const SignalOption& best() const { return best_; }

 private:
  void expand(const Node& node) {
    SignalOptions options;
    turn_.list_certain(node.open, options);
    const std::size_t certain = options.size();
    turn_.list_moves(node.open, options);
    for (std::size_t i = 0; i < options.size(); ++i) {
      const SignalOption& option = options[i];
      SignalOption first = node.depth == 0 ? option : node.first;
      first.worth = option.worth;
      if (option.worth > best_.worth) best_ = first;
      if (i < certain) remember(node, option, first);
    }
  }

  // The same table by other steps counts once.
  void remember(const Node& from, const SignalOption& option, const SignalOption& first) {
    const Public open = turn_.after(from.open, option);
    const u64 key = key_of(open);
    for (const Node& node : nodes_)
      if (node.key == key) return;
    const Node node{open, first, option.worth, key, static_cast<u8>(from.depth + 1), false};
    if (nodes_.size() < kMostNodes) return nodes_.push(node);
    Node* worst = nullptr;
    for (Node& other : nodes_)
      if (!other.expanded && (worst == nullptr || other.worth < worst->worth)) worst = &other;
    if (worst != nullptr && worst->worth < node.worth) *worst = node;
  }

  const SignalTurn& turn_;
  InlineVec<Node, kMostNodes> nodes_;
  SignalOption best_;
};

}  // namespace

Move signal_expert(const signal::Rules& rules, const View& view, Chance&, const Budget& budget,
                   Stop stop, const SignalStyle& style) {
  const SignalTurn turn(rules, style);
  if (view.open.phase != Phase::action) return turn.greedy(view.open);
  const u32 most = budget.iterations != 0     ? budget.iterations
                   : budget.milliseconds != 0 ? kMostNodes
                                              : kSignalExpertIterations;
  Search search(turn, view.open);
  for (u32 used = 0; used < most && search.step(); ++used)
    if (stop()) break;
  return search.best().play;
}

}  // namespace roundhouse::bots
