#include "games/signal/bots/expert.h"

#include <algorithm>

#include "core/digest.h"
#include "games/signal/bots/turn.h"

namespace roundhouse::signal::bots {

namespace {

constexpr int kMostNodes = 400;

struct Node {
  Public open;
  Option first;  // the step from the root that led here
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
  Search(const Turn& turn, const Public& root) : turn_(turn) {
    nodes_.push({root, {}, turn.worth(root, turn.style().risk), key_of(root), 0, false});
    best_ = {Move::end(), {}, nodes_[0].worth};
    for (Option& option : best_for_) option.worth = -1'000'000;
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
  const Option& best() const { return best_; }
  // Of those that begin with a card for this action.
  const Option& best_for(int action) const { return best_for_[action]; }

 private:
  void expand(const Node& node) {
    Options options;
    turn_.list_certain(node.open, options);
    const std::size_t certain = options.size();
    turn_.list_moves(node.open, options);
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Option& option = options[i];
      Option first = node.depth == 0 ? option : node.first;
      first.worth = option.worth - turn_.style().doubt * node.depth;
      if (first.worth > best_.worth) best_ = first;
      if (first.play.kind == MoveKind::play && first.worth > best_for_[first.play.action()].worth)
        best_for_[first.play.action()] = first;
      if (i < certain) remember(node, option, first);
    }
  }

  // The same table by other steps counts once.
  void remember(const Node& from, const Option& option, const Option& first) {
    const Public open = turn_.after(from.open, option);
    const u64 key = key_of(open);
    for (const Node& node : nodes_)
      if (node.key == key) return;
    const Node node{open, first, first.worth, key, static_cast<u8>(from.depth + 1), false};
    if (nodes_.size() < kMostNodes) return nodes_.push(node);
    Node* worst = nullptr;
    for (Node& other : nodes_)
      if (!other.expanded && (worst == nullptr || other.worth < worst->worth)) worst = &other;
    if (worst != nullptr && worst->worth < node.worth) *worst = node;
  }

  const Turn& turn_;
  InlineVec<Node, kMostNodes> nodes_;
  Option best_, best_for_[kKinds];
};

// The action of the card that was just played and still asks for what, or -1.
int card_on_table(const Public& open) {
  if (open.phase == Phase::signal) return 0;
  if (open.phase == Phase::switch_) return 1;
  return open.phase == Phase::train && open.by_card != 0 ? 2 : -1;
}

// As it was before the card was played, so that the same plan is found again.
void take_back(Public& open, int action) {
  ++open.hand[index(open.turn)][action];
  open.phase = Phase::action;
  open.by_card = 0;
}

}  // namespace

Move expert(const Rules& rules, const View& view, Chance&, const Budget& budget, const Stop& stop,
            const Style& style) {
  const Turn turn(rules, style);
  Public open = view.open;
  const int asked = card_on_table(open);
  if (open.phase != Phase::action && asked < 0) return turn.greedy(open);
  if (asked < 0 && turn.dispatch_now(open)) return Move::use(Helper::dispatcher);
  if (asked >= 0) take_back(open, asked);
  const u32 most = budget.iterations != 0     ? budget.iterations
                   : budget.milliseconds != 0 ? kMostNodes
                                              : kExpertIterations;
  Search search(turn, open);
  for (u32 used = 0; used < most && search.step(); ++used)
    if (stop()) break;
  if (asked < 0) return search.best().play;
  const Option& found = search.best_for(asked);
  return found.play.kind == MoveKind::play ? found.then : turn.greedy(view.open);
}

}  // namespace roundhouse::signal::bots
