#include "bots/signal_reason.h"

#include <algorithm>

#include "bots/signal_turn.h"
#include "signal/sets.h"

namespace roundhouse::bots {

using namespace signal;

namespace {

// How one roll of this train would end, by the end that is best for it.
Forecast best_end(const signal::Rules& rules, const Outlook& outlook, const Public& open, int train,
                  int points) {
  Forecast best;
  int most = -1'000'000;
  explain(rules, open, train, points, [&](const Forecast& end) {
    const int gain = outlook.gain_of(train, end);
    if (gain <= most) return;
    most = gain;
    best = end;
  });
  return best;
}

void add_prospect(const signal::Rules& rules, const Outlook& outlook, const Public& open,
                  SignalReason& reason) {
  const Board& board = rules.board();
  const int goal = outlook.goal(reason.train);
  if (goal >= 0) reason.city = static_cast<u8>(goal);
  for (const u8 points : board.deck.die[colour_of(reason.train)]) {
    const Forecast end = best_end(rules, outlook, open, reason.train, points);
    const bool there = goal >= 0 && end.n > 0 && end.path[end.n - 1] == board.first_city() + goal;
    reason.faces += there;
    reason.lost = std::max<int>(reason.lost, end.lost);
  }
}

// The train whose next roll gains most by the change.
SignalReason why_clear(const SignalTurn& turn, const Public& open, const Move& what) {
  const SignalOption option{move(MoveKind::play, 0, 0, kNone), what, 0};
  Public paid = open;  // the card was played before
  ++paid.hand[index(open.turn)][0];
  const Public then = turn.after(paid, option);
  const Outlook before = turn.outlook(open), after = turn.outlook(then);
  SignalReason reason{.why = SignalWhy::clear, .what = what};
  int most = 0;
  for (u8 t = 0; t < kTrains; ++t) {
    const int gain = after.gain(t) - before.gain(t);
    if (open.train[t].at == kNone || gain <= most) continue;
    most = gain;
    reason.train = t;
  }
  if (reason.train == kNone) return {.why = SignalWhy::other, .what = what};
  add_prospect(turn.rules(), after, then, reason);
  return reason;
}

SignalReason why_load(const SignalTurn& turn, const Public& open, const Move& load) {
  SignalReason reason{.why = SignalWhy::load, .what = load, .train = load.a};
  const Public then = turn.after(open, {load, {}, 0});
  const int goal = turn.outlook(then).goal(load.a);
  if (goal < 0) return {.why = SignalWhy::other, .what = load};
  reason.city = static_cast<u8>(goal);
  return reason;
}

// Tokens the next schedule card costs on the average, in tenths; free symbols go to the colour that
// gains most.
int tenths_at_risk(const SignalTurn& turn, const Public& open) {
  const signal::Rules& rules = turn.rules();
  const Outlook outlook = turn.outlook(open);
  int lost[kColours] = {};  // in sixths
  for (int t = 0; t < kTrains; ++t) {
    if (open.train[t].at == kNone) continue;
    for (const u8 points : rules.board().deck.die[colour_of(t)])
      lost[colour_of(t)] += best_end(rules, outlook, open, t, points).lost;
  }
  int order[kColours] = {0, 1, 2};
  std::sort(order, order + kColours,
            [&](int a, int b) { return outlook.gain_of_colour(a) > outlook.gain_of_colour(b); });
  int sum = 0;
  for (u64 cards = open.unseen; cards != 0; cards &= cards - 1) {
    const ScheduleCard& card = rules.board().deck.card[std::countr_zero(cards)];
    int any = 0;
    for (int i = 0; i < card.moves; ++i)
      sum += lost[card.move[i] == kAny ? order[std::min(any++, kColours - 1)] : card.move[i]];
  }
  return 10 * sum / (kFaces * std::max(1, count(open.unseen)));
}

}  // namespace

SignalReason explain(const signal::Rules& rules, const View& view, const Move& move) {
  const SignalTurn turn(rules, SignalStyle{});
  const Public& open = view.open;
  switch (move.kind) {
    case MoveKind::set:
    case MoveKind::signal:
      if (open.phase != Phase::placing) return why_clear(turn, open, move);
      break;
    case MoveKind::train: {
      SignalReason reason{.why = SignalWhy::run, .what = move, .train = move.a};
      add_prospect(rules, turn.outlook(open), open, reason);
      return reason;
    }
    case MoveKind::load: return why_load(turn, open, move);
    case MoveKind::end:
      return {.why = SignalWhy::end, .what = move, .tenths = tenths_at_risk(turn, open)};
    case MoveKind::play: {
      State state{open};
      Chance unasked = Chance::seeded(0);
      auto events = Events::off();
      rules.apply(state, view.seat, move, unasked, events);
      return explain(rules, View{state.open, view.seat, {}}, turn.greedy(state.open));
    }
    default: break;
  }
  return {.why = SignalWhy::other, .what = move};
}

}  // namespace roundhouse::bots
