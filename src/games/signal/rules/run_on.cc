#include "games/signal/rules/run_on.h"

#include <algorithm>

#include "games/signal/rules/explain.h"

namespace roundhouse::signal {

namespace {

constexpr int kDeployCost = 2;  // S22

// Tokens that are likely to be lost are counted in parts: all throws of two dice.
constexpr int kParts = kFaces * kFaces;
constexpr int whole(int parts) { return parts / kParts; }

// What a roll comes to if the way is chosen well.
struct Worth {
  int lost = 255;
  bool brings = false;
};

Worth worth_of(const Rules& rules, const Public& open, int train, int points) {
  Worth best;
  explain(rules, open, train, points, [&](const Forecast& end) {
    best.lost = std::min<int>(best.lost, end.lost);
    best.brings |= end.delivers != kNone;
  });
  return best;
}

// What these trains lose on the average with their next rolls, in parts of a token.
int risk_of(const Rules& rules, const Public& open, u32 trains) {
  int sum = 0;
  for (; trains != 0; trains &= trains - 1) {
    const int train = std::countr_zero(trains);
    for (u8 points : rules.board().deck.die[colour_of(train)])
      sum += worth_of(rules, open, train, points).lost;
  }
  return sum * kParts / kFaces;
}

// What a deployment may lose where places are taken (S22). On the start card it is only rolled
// anew.
DeployOdds deploy_odds(const Rules& rules, const Public& open) {
  if (open.card == kStartCard) return {};
  const bool tokens = rules.set().places == Places::stack;
  const u32 stack = open.stack != 0 ? open.stack : (1u << kStarts) - 1;
  const auto throws = [&](int place) {
    return tokens ? static_cast<int>(has(stack, place)) : 6 - std::abs(7 - open.number[place]);
  };
  DeployOdds odds{0, static_cast<u8>(tokens ? count(stack) : kParts), kDeployCost};
  for (const Train& train : open.train)
    if (train.at < kStarts) odds.throws = static_cast<u8>(odds.throws + throws(train.at));
  return odds.throws == 0 ? DeployOdds{} : odds;
}

// The same on the average, in parts of a token.
int deploy_risk(const Rules& rules, const Public& open) {
  const DeployOdds odds = deploy_odds(rules, open);
  return odds.throws == 0 ? 0 : odds.throws * odds.lost * kParts / odds.of;
}

using Spaces = u64[(kMaxSpaces + 63) / 64];

void add_space(Spaces& set, int space) { set[space / 64] |= bit(space % 64); }
bool meet(const Spaces& a, const Spaces& b) { return (a[0] & b[0]) != 0 || (a[1] & b[1]) != 0; }

// Every space that a train stands on or may come to, the others that are to move taken away.
void reach_of(const Rules& rules, const Public& open, int train, Spaces& out) {
  Public alone = open;
  for (int t = 0; t < kTrains; ++t)
    if (t != train && has(open.pending, t)) alone.train[t] = {kNone, kNone, kNone};
  const auto& die = rules.board().deck.die[colour_of(train)];
  add_space(out, open.train[train].at);
  explain(rules, alone, train, *std::max_element(std::begin(die), std::end(die)),
          [&](const Forecast& end) {
            for (int i = 0; i < end.n; ++i) add_space(out, end.path[i]);
          });
}

// S24: does it matter which of the trains moves first? Not where none can come into another's way,
// unless one may win the game that another loses (S41, S50).
bool order_matters(const Rules& rules, const Public& open) {
  if (count(open.pending) < 2) return false;
  Spaces reach[kTrains] = {};
  for (u32 set = open.pending; set != 0; set &= set - 1) {
    const int train = std::countr_zero(set);
    reach_of(rules, open, train, reach[train]);
    for (int other = 0; other < train; ++other)
      if (has(open.pending, other) && meet(reach[train], reach[other])) return true;
  }
  return open.schedule == 0 && risk_of(rules, open, open.pending) > 0;
}

class Look {
 public:
  Look(const Rules& rules, const Public& open, const MoveList& legal)
      : rules_(rules), board_(rules.board()), open_(open), legal_(legal) {}

  Run run() {
    switch (open_.phase) {
      case Phase::reveal: reveal(); break;
      case Phase::deploy: deploy(); break;
      case Phase::colour: colour(); break;
      case Phase::train: train(); break;
      case Phase::rolled: rolled(); break;
      case Phase::action: action(); break;
      case Phase::draw:
        go_on_if_only([](const Move& m) { return m.kind == MoveKind::draw; });
        break;
      default: break;
    }
    if (run_.has_move) run_.halt = halt();
    return run_;
  }

 private:
  void go_on(const Move& move) {
    run_.move = move;
    run_.has_move = true;
  }
  // With the one move of this sort; where there are several somebody has to choose.
  template <class F>
  void go_on_if_only(F is_one) {
    if (std::count_if(legal_.begin(), legal_.end(), is_one) == 1)
      go_on(*std::find_if(legal_.begin(), legal_.end(), is_one));
  }
  void may_help(Helper helper, int saves, bool brings = false) {
    if ((open_.unused & board_.helper_bit(helper)) == 0 || (saves <= 0 && !brings)) return;
    run_.helpers.push({helper, static_cast<u8>(std::max(0, saves)), brings});
  }
  Halt halt() const {
    for (const HelperChance& chance : run_.helpers)
      if (chance.saves > 0) return Halt::loss;
    return run_.helpers.empty() ? Halt::none : Halt::helper;
  }

  // S46: a card that is likely to cost time could be exchanged.
  void reveal() {
    go_on(Move::go());
    const ScheduleCard& card = card_of(board_, open_.card);
    int risk = card.deploy * deploy_risk(rules_, open_);
    if (card.deploy > 0) run_.odds = deploy_odds(rules_, open_);
    for (int i = 0; i < card.moves; ++i)
      if (card.move[i] != kAny)
        risk += risk_of(rules_, open_, trains_of(card.move[i]) & trains_on_board(open_));
    may_help(Helper::crossing_keeper, whole(risk));
  }

  void deploy() {
    go_on_if_only([](const Move& m) { return m.kind == MoveKind::deploy && m.place() == kNone; });
    may_help(Helper::shunter, whole(deploy_risk(rules_, open_)));
    run_.odds = deploy_odds(rules_, open_);
  }

  // S25: one colour is left, or none of them has a train on the board.
  void colour() {
    const u32 left = ~static_cast<u32>(open_.named) & ((1u << kColours) - 1);
    u32 trains = 0;
    for (int c = 0; c < kColours; ++c)
      if (has(left, c)) trains |= trains_of(c) & trains_on_board(open_);
    if (count(left) == 1 || trains == 0) go_on(Move::pick_colour(std::countr_zero(left)));
  }

  void train() {
    if (open_.by_card != 0) return;
    if (!order_matters(rules_, open_)) go_on(legal_[0]);
    const int risk = whole(risk_of(rules_, open_, open_.pending));
    if (open_.begun == 0) may_help(Helper::conductor, risk);
    may_help(Helper::traffic_controller, risk);
  }

  void rolled() {
    go_on_if_only(
        [](const Move& m) { return m.kind == MoveKind::go || m.kind == MoveKind::leave; });
    const int mover = open_.mover;
    const Worth now = worth_of(rules_, open_, mover, open_.points);
    Worth again;
    for (u8 points : board_.deck.die[colour_of(mover)]) {
      const Worth worth = worth_of(rules_, open_, mover, points);
      again.lost = std::min(again.lost, worth.lost);
      again.brings |= worth.brings;
    }
    may_help(Helper::logistician, now.lost - again.lost, again.brings && !now.brings);
    Public through = open_;
    through.dispatcher = 1;
    const Worth then = worth_of(rules_, through, mover, open_.points);
    may_help(Helper::dispatcher, now.lost - then.lost, then.brings && !now.brings);
  }

  // Nothing can be done any more, nor taken back; a helper without a card helps nobody.
  void action() {
    const auto is_open = [](const Move& m) {
      return m.kind != MoveKind::end && m.kind != MoveKind::use;
    };
    if (std::none_of(legal_.begin(), legal_.end(), is_open)) go_on(Move::end());
  }

  const Rules& rules_;
  const Board& board_;
  const Public& open_;
  const MoveList& legal_;
  Run run_;
};

// What a card asks for; helpers are offered, not asked for.
bool is_asked(const Move& m) {
  if (m.kind == MoveKind::deploy) return m.place() == kNone;
  return m.kind == MoveKind::colour || m.kind == MoveKind::train;
}

}  // namespace

Run run_on(const Rules& rules, const Public& open, const MoveList& legal) {
  return Look(rules, open, legal).run();
}

MoveList asked_after_reveal(const Rules& rules, const Public& open) {
  MoveList legal, asked;
  if (open.phase != Phase::reveal) return asked;
  State next{open};
  Events events;
  Chance unused = Chance::seeded(0);  // nothing is rolled before something is asked
  rules.apply(next, open.turn, Move::go(), unused, events);
  rules.legal(next, open.turn, legal);
  if (run_on(rules, next.open, legal).has_move) return asked;
  for (const Move& move : legal)
    if (is_asked(move)) asked.push(move);
  return asked;
}

}  // namespace roundhouse::signal
