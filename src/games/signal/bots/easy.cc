#include "games/signal/bots/easy.h"

#include <algorithm>

#include "games/signal/bots/ways.h"
#include "games/signal/rules/change.h"
#include "games/signal/rules/explain.h"

namespace roundhouse::signal::bots {

namespace {

// In sixths of a point of way, so that averages over a die stay whole.
constexpr int kPoint = 6, kToken = 2 * kPoint, kDelivery = 12 * kPoint;

class Judge {
 public:
  Judge(const Rules& rules, const View& view)
      : rules_(rules), open_(view.open), ways_(rules.board()) {}

  // Points to where this train wants to go: a port that needs its goods, or a city that has some.
  int way_left(const Public& open, const Train& train) const {
    const Board& board = rules_.board();
    int least = Ways::kFar;
    for (int city = 0; city < board.cities; ++city) {
      const int port = board.port_of[city];
      const bool wanted = port != kNone
                              ? train.goods != kNone && rules_.needs(open, port, train.goods)
                              : train.goods == kNone && open.goods[board.city[city].goods] > 0;
      if (wanted) least = std::min(least, ways_.to_city(train, city));
    }
    return std::min(least, 40);
  }

  int worth(const Public& open, int train, const Forecast& end) const {
    const int before = way_left(open, open.train[train]);
    int value = -kToken * end.lost;
    if (end.delivers != kNone) return value + kDelivery;
    if (end.at == kNone) return value - kDelivery / (open.train[train].goods == kNone ? 4 : 1);
    Train then = open.train[train];
    then.at = end.at;
    then.facing = facing_after(open, train, end);
    return value + kPoint * (before - way_left(open, then));
  }

  int best_with(const Public& open, int train, int points) const {
    int best = -10'000;
    explain(rules_, open, train, points,
            [&](const Forecast& end) { best = std::max(best, worth(open, train, end)); });
    return best;
  }

  // Over the faces of the train's die, with the best line each time.
  int expected(const Public& open, int train) const {
    const u8(&die)[kFaces] = rules_.board().deck.die[colour_of(train)];
    int sum = 0, best = 0;
    for (int face = 0; face < kFaces; ++face) {
      if (face == 0 || die[face] != die[face - 1]) best = best_with(open, train, die[face]);
      sum += best;
    }
    return sum / kFaces;
  }

  int expected_of(const Public& open, u32 trains) const {
    int sum = 0;
    for (; trains != 0; trains &= trains - 1) sum += expected(open, std::countr_zero(trains));
    return sum;
  }
  int all(const Public& open) const { return expected_of(open, trains_on_board(open)); }

  Public after(const Move& m) const {
    Public next = open_;
    change(next, rules_.board(), m);
    return next;
  }

 private:
  // A forecast tells the space; the direction there follows from the way to it.
  u8 facing_after(const Public& open, int train, const Forecast& end) const {
    const Board& board = rules_.board();
    if (!board.is_section(end.at)) return kNone;
    if (end.n == 0) return open.train[train].facing;
    const int line = board.section_line[end.at];
    if (end.n >= 2 && board.is_section(end.path[end.n - 2]) &&
        board.section_line[end.path[end.n - 2]] == line)
      return end.path[end.n - 1] > end.path[end.n - 2];
    const u8 came_from = end.n >= 2 ? end.path[end.n - 2] : open.train[train].at;
    if (board.is_section(came_from) && board.section_line[came_from] == line)
      return end.at > came_from;
    return end.at ==
           board.first_section[line];  // it entered the line at its first section, or its last
  }

  const Rules& rules_;
  const Public& open_;
  Ways ways_;
};

// The best of the legal moves of a kind by a measure.
template <class F>
const Move* best_of(const MoveList& legal, MoveKind kind, F measure, int& value) {
  const Move* best = nullptr;
  for (const Move& move : legal) {
    if (move.kind != kind) continue;
    const int worth = measure(move);
    if (best != nullptr && worth <= value) continue;
    best = &move;
    value = worth;
  }
  return best;
}

const Move* find_move(const MoveList& legal, const Move& wanted) {
  for (const Move& move : legal)
    if (move == wanted) return &move;
  return nullptr;
}

// What playing this kind of card would gain at best.
int gain_of(const Rules& rules, const Judge& judge, const View& view, int action) {
  View asked = view;
  asked.open.phase = action == 0 ? Phase::signal : action == 1 ? Phase::switch_ : Phase::train;
  asked.open.by_card = action == 2;
  MoveList targets;
  rules.legal(asked, targets);
  int value = -10'000;
  const int now = judge.all(view.open);
  if (action == 2)
    best_of(
        targets, MoveKind::train,
        [&](const Move& m) { return judge.expected(view.open, m.train()); }, value);
  else
    best_of(
        targets, action == 0 ? MoveKind::signal : MoveKind::set,
        [&](const Move& m) { return judge.all(judge.after(m)) - now; }, value);
  return value;
}

Move act(const Rules& rules, const Judge& judge, const View& view, const MoveList& legal) {
  const u8* hand = view.open.hand[index(view.seat)];
  int value = 0;
  // The kind there is most of pays for loading.
  if (const Move* load =
          best_of(legal, MoveKind::load, [&](const Move& m) { return hand[m.card()]; }, value))
    return *load;
  constexpr int kWorthwhile[kKinds] = {2 * kPoint, 2 * kPoint, 2 * kPoint};
  const Move* best = nullptr;
  int best_gain = 0;
  for (int action = 0; action < kKinds; ++action) {
    const Move* play = find_move(legal, Move::play(action, action));
    if (play == nullptr) continue;
    const int gain = gain_of(rules, judge, view, action) - kWorthwhile[action];
    if (gain <= best_gain) continue;
    best = play;
    best_gain = gain;
  }
  return best != nullptr ? *best : Move::end();
}

// Worst trains stay where a helper can hold them; good ones go first.
Move name_train(const Judge& judge, const View& view, const MoveList& legal) {
  const Public& open = view.open;
  constexpr int kBad = -3 * kToken;
  if (const Move* stop = find_move(legal, Move::use(Helper::conductor));
      stop != nullptr && judge.expected_of(open, open.pending) < kBad)
    return *stop;
  int value = 0;
  const Move* hold = best_of(
      legal, MoveKind::use,
      [&](const Move& m) { return m.held() == kNone ? -10'000 : -judge.expected(open, m.held()); },
      value);
  if (hold != nullptr && -value < kBad) return *hold;
  const Move* go = best_of(
      legal, MoveKind::train, [&](const Move& m) { return judge.expected(open, m.train()); },
      value);
  return go != nullptr ? *go : legal[0];
}

// The line (or the stop) with the best end; a new roll where all ends are bad.
Move drive(const Rules& rules, const Judge& judge, const View& view, const MoveList& legal) {
  const Public& open = view.open;
  int value = 0;
  const Move* best = best_of(
      legal, MoveKind::leave,
      [&](const Move& m) {
        int worth = -10'000;
        explain(rules, open, open.mover, open.points, [&](const Forecast& end) {
          if (end.line == m.line()) worth = std::max(worth, judge.worth(open, open.mover, end));
        });
        return worth;
      },
      value);
  const Move* again = find_move(legal, Move::use(Helper::logistician));
  if (best == nullptr) value = judge.best_with(open, open.mover, open.points);
  if (again != nullptr && value < -3 * kToken) return *again;
  const Move* stop = find_move(legal, Move::stop());
  if (stop != nullptr) {
    const bool at_goal = judge.way_left(open, open.train[open.mover]) == 0;
    if (best == nullptr || at_goal || value <= 0) return *stop;
  }
  if (best != nullptr) return *best;
  const Move* go = find_move(legal, Move::go());
  return go != nullptr ? *go : legal[0];
}

Move choose_here(const Rules& rules, const View& view, const MoveList& legal, Chance& luck) {
  const Judge judge(rules, view);
  const Public& open = view.open;
  int value = 0;
  const Move* best = nullptr;
  switch (open.phase) {
    case Phase::colour:
      best = best_of(
          legal, MoveKind::colour,
          [&](const Move& m) {
            return judge.expected_of(open, trains_on_board(open) & trains_of(m.colour()));
          },
          value);
      break;
    case Phase::train: return name_train(judge, view, legal);
    case Phase::rolled:
    case Phase::city: return drive(rules, judge, view, legal);
    case Phase::action: return act(rules, judge, view, legal);
    case Phase::signal:
      best = best_of(
          legal, MoveKind::signal, [&](const Move& m) { return judge.all(judge.after(m)); }, value);
      break;
    case Phase::switch_:
      best = best_of(
          legal, MoveKind::set, [&](const Move& m) { return judge.all(judge.after(m)); }, value);
      break;
    case Phase::draw:
      best = best_of(legal, MoveKind::draw, [](const Move& m) { return m.count(); }, value);
      break;
    case Phase::deploy:  // fast trains first; no shunter
      best = best_of(
          legal, MoveKind::deploy,
          [](const Move& m) { return (m.place() == kNone ? 10 : 0) - m.colour(); }, value);
      break;
    default: break;
  }
  return best != nullptr ? *best : legal[luck.below(static_cast<u32>(legal.size()))];
}

}  // namespace

Move easy(const Rules& rules, const View& view, Chance& luck) {
  MoveList legal;
  rules.legal(view, legal);
  if (const Move* ready = find_move(legal, Move::ready())) return *ready;
  if (view.open.phase == Phase::reveal) return Move::go();
  return choose_here(rules, view, legal, luck);
}

}  // namespace roundhouse::signal::bots
