#include "games/signal/bots/reason.h"

#include <algorithm>

#include "games/signal/bots/expert.h"
#include "games/signal/bots/medium.h"
#include "games/signal/bots/turn.h"
#include "games/signal/rules/change.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {

namespace {

bool same_end(const Forecast& a, const Forecast& b) {
  return a.n == b.n && std::equal(a.path, a.path + a.n, b.path) && a.at == b.at &&
         a.facing == b.facing && a.lost == b.lost && a.delivers == b.delivers;
}

class Explainer {
 public:
  Explainer(const Rules& rules, const View& view, Planner planner)
      : rules_(rules),
        board_(rules.board()),
        view_(view),
        open_(view.open),
        planner_(planner),
        turn_(rules, planner == Planner::medium ? medium_style() : Style{}) {}

  Reason of(const Move& move) const;

 private:
  bool gets_to(const Forecast& end, int city) const {
    return end.n > 0 && end.path[end.n - 1] == board_.first_city() + city;
  }
  bool changed(const Public& then, int train) const;
  int least_loss(const Public& open, int train, int points) const;
  bool risks(const Public& open, int train) const;
  int goal(const Evaluation& evaluation, int train) const;
  void add_prospect(const Evaluation& evaluation, const Public& open, Reason& reason) const;
  u8 train_cleared(const Evaluation& before, const Evaluation& after, const Public& then) const;
  Reason clear(const Move& what) const;
  u8 train_behind(const Evaluation& evaluation, const Move& what) const;
  Reason drive(const Move& what) const;
  Reason load(const Move& load) const;
  Reason end() const;
  Reason of_colour(const Move& what, int colour) const;
  Reason use(const Move& what) const;
  Reason play(const Move& card) const;
  bool risky(const ScheduleCard& card, u32 colours) const;

  const Rules& rules_;
  const Board& board_;
  const View& view_;
  const Public& open_;
  const Planner planner_;
  const Turn turn_;
};

// Would the next roll of this train end otherwise, with any face?
bool Explainer::changed(const Public& then, int train) const {
  InlineVec<Forecast, 256> before;
  std::size_t n = 0, same = 0;
  for (const u8 points : board_.deck.die[colour_of(train)])
    explain(rules_, open_, train, points, [&](const Forecast& end) {
      if (before.size() < 256) before.push(end);
    });
  for (const u8 points : board_.deck.die[colour_of(train)])
    explain(rules_, then, train, points, [&](const Forecast& end) {
      same += n < before.size() && same_end(before[n], end);
      ++n;
    });
  return same != before.size() || n != before.size();
}

int Explainer::least_loss(const Public& open, int train, int points) const {
  int least = 1000;
  explain(rules_, open, train, points,
          [&](const Forecast& end) { least = std::min<int>(least, end.lost); });
  return least;
}

bool Explainer::risks(const Public& open, int train) const {
  const u8(&die)[kFaces] = board_.deck.die[colour_of(train)];
  return std::any_of(die, die + kFaces,
                     [&](u8 points) { return least_loss(open, train, points) > 0; });
}

// Where the plan sends it; -1 where nowhere, or where it stands already.
int Explainer::goal(const Evaluation& evaluation, int train) const {
  const int city = evaluation.goal(train);
  return city >= 0 && open_.train[train].at == board_.first_city() + city ? -1 : city;
}

// A roll that can bring the train to its goal is taken there, any other where it loses least.
void Explainer::add_prospect(const Evaluation& evaluation, const Public& open,
                             Reason& reason) const {
  const int city = goal(evaluation, reason.train);
  if (city >= 0) reason.city = static_cast<u8>(city);
  for (const u8 points : board_.deck.die[colour_of(reason.train)]) {
    int least = 1000;
    explain(rules_, open, reason.train, points, [&](const Forecast& end) {
      if (city >= 0 && gets_to(end, city)) least = std::min<int>(least, end.lost);
    });
    reason.faces += least < 1000;
    if (least == 1000) least = least_loss(open, reason.train, points);
    reason.lost = std::max(reason.lost, least);
  }
}

// The train on whose planned way the junction or the signal lies.
u8 Explainer::train_behind(const Evaluation& evaluation, const Move& what) const {
  const Rails rails(board_);
  const auto meant = [&](const RailArc& arc) {
    if (what.kind == MoveKind::signal) return arc.signal == what.to() || arc.beyond == what.to();
    if (arc.junction != what.junction()) return false;
    const auto [a, b] = std::minmax(arc.arm, arc.out);
    const auto& lines = board_.arm_line[what.junction()];
    return lines[a] == what.first_line() && lines[b] == what.second_line();
  };
  for (u8 t = 0; t < kTrains; ++t) {
    if (open_.train[t].at == kNone) continue;
    const int city = goal(evaluation, t);
    if (city < 0) continue;
    const RailReach& reach = evaluation.to_city(city);
    int node = rail_node(open_.train[t]);
    for (int seen = 0; seen < turn_.style().sight && reach.next[node] >= 0; ++seen) {
      const RailArc& arc = rails.arc(reach.next[node]);
      if (meant(arc)) return t;
      node = arc.to;
    }
  }
  return kNone;
}

// The train whose next roll ends otherwise, and gains most by it.
u8 Explainer::train_cleared(const Evaluation& before, const Evaluation& after,
                            const Public& then) const {
  u8 cleared = kNone;
  int most = 0;
  for (u8 t = 0; t < kTrains; ++t) {
    if (open_.train[t].at == kNone || !changed(then, t)) continue;
    const int gain = after.gain(t) - before.gain(t);
    if (cleared != kNone && gain <= most) continue;
    most = gain;
    cleared = t;
  }
  return cleared;
}

// Whom a junction or a signal helps where it is changed; only then whom the marker leaves that was
// brought there.
Reason Explainer::clear(const Move& what) const {
  Public then = open_;
  change(then, board_, what);
  Public brought = then;
  if (what.kind == MoveKind::signal) brought.green |= open_.green;
  const Evaluation before = turn_.evaluation(open_), after = turn_.evaluation(then);
  Reason reason{.why = Why::clear, .what = what};
  reason.train = train_cleared(before, after, brought);
  if (reason.train == kNone) reason.train = train_cleared(before, after, then);
  if (reason.train != kNone) {
    add_prospect(after, then, reason);
    return reason;
  }
  reason.train = train_behind(before, what);
  reason.why = reason.train == kNone ? Why::idle : Why::ahead;
  if (reason.train != kNone) reason.city = static_cast<u8>(goal(before, reason.train));
  return reason;
}

// The end of a move whose points are known: the one that the plan likes best.
Reason Explainer::drive(const Move& what) const {
  Reason reason{.why = Why::halt, .what = what, .train = open_.mover};
  const Evaluation evaluation = turn_.evaluation(open_);
  Forecast best;
  if (what.kind == MoveKind::stop) {
    best.n = 1;
    best.path[0] = best.at = open_.train[open_.mover].at;
  } else {
    int most = -1'000'000;
    explain(rules_, open_, open_.mover, open_.points, [&](const Forecast& end) {
      if (what.kind == MoveKind::leave && end.line != what.line()) return;
      const int gain = evaluation.gain_of(open_.mover, end);
      if (gain <= most) return;
      most = gain;
      best = end;
    });
  }
  reason.lost = best.lost;
  if (best.n > 0 && board_.is_city(best.path[best.n - 1])) {
    reason.why = Why::arrive;
    reason.city = static_cast<u8>(board_.city_at(best.path[best.n - 1]));
  }
  // From the city it has just come to it may still have to go home, by a collision further on.
  const bool collides = best.cause == Cause::collision || best.cause == Cause::start;
  if (collides) reason.why = Why::home;
  return reason;
}

Reason Explainer::load(const Move& load) const {
  Reason reason{.why = Why::load, .what = load, .train = load.train()};
  const Public then = turn_.after(open_, {load, {}, 0});
  reason.goods = then.train[load.train()].goods;
  const int city = turn_.evaluation(then).goal(load.train());
  if (city >= 0) reason.city = static_cast<u8>(city);
  return reason;
}

// Free symbols are given to colours that lose nothing, as far as there are any (S25).
bool Explainer::risky(const ScheduleCard& card, u32 colours) const {
  int any = 0;
  for (int i = 0; i < card.moves; ++i) {
    if (card.move[i] == kAny)
      ++any;
    else if (has(colours, card.move[i]))
      return true;
  }
  return std::min(any, kColours) > kColours - count(colours);
}

// What helpers do lasts for the turn.
Reason Explainer::end() const {
  Reason reason{.why = Why::end, .what = Move::end()};
  Public next = open_;
  next.dispatcher = 0;
  u32 colours = 0;
  for (int t = 0; t < kTrains; ++t)
    if (open_.train[t].at != kNone && risks(next, t)) colours |= 1u << colour_of(t);
  if (open_.schedule == 0) return reason;
  const bool known = open_.schedule == 1 && open_.bottom != kNone;
  for (u64 set = known ? bit(open_.bottom) : open_.unseen; set != 0; set &= set - 1) {
    ++reason.cards;
    reason.risky += risky(board_.deck.card[std::countr_zero(set)], colours);
  }
  return reason;
}

Reason Explainer::of_colour(const Move& what, int colour) const {
  Reason reason{.why = Why::colour, .what = what};
  reason.colour = static_cast<u8>(colour);
  for (int t = 0; t < kTrains; ++t) {
    if (colour_of(t) != colour) continue;
    const bool here = open_.train[t].at != kNone;
    if (what.kind == MoveKind::deploy) reason.cards += !here;
    if (what.kind == MoveKind::deploy || !here) continue;
    ++reason.cards;
    reason.risky += risks(open_, t);
  }
  if (what.kind == MoveKind::deploy) reason.why = Why::deploy;
  return reason;
}

Reason Explainer::use(const Move& what) const {
  Reason reason{.what = what};
  switch (what.helper()) {
    case Helper::logistician:
      reason.why = Why::reroll;
      reason.train = open_.mover;
      reason.lost = least_loss(open_, open_.mover, open_.points);
      break;
    case Helper::conductor: return of_colour(what, open_.colour);
    case Helper::traffic_controller:
      reason.why = Why::hold;
      reason.train = what.held();
      add_prospect(turn_.evaluation(open_), open_, reason);
      break;
    default: break;
  }
  return reason;
}

// A card is played for what the same bot does with it next.
Reason Explainer::play(const Move& card) const {
  State state{open_};
  Chance unasked = Chance::seeded(0);
  auto events = Events::off();
  rules_.apply(state, view_.seat, card, unasked, events);
  const View then{state.open, view_.seat, {}};
  const Move next = planner_ == Planner::medium   ? medium(rules_, then)
                    : planner_ == Planner::expert ? expert(rules_, then, unasked, {}, {})
                                                  : turn_.greedy(then.open);
  return Explainer(rules_, then, planner_).of(next);
}

Reason Explainer::of(const Move& what) const {
  Reason reason{.what = what};
  switch (what.kind) {
    case MoveKind::set:
    case MoveKind::signal: return clear(what);
    case MoveKind::train:
      reason.why = Why::run;
      reason.train = what.train();
      add_prospect(turn_.evaluation(open_), open_, reason);
      return reason;
    case MoveKind::leave:
    case MoveKind::stop: return drive(what);
    case MoveKind::go: return open_.phase == Phase::rolled ? drive(what) : reason;
    case MoveKind::load: return load(what);
    case MoveKind::end: return end();
    case MoveKind::deploy:
    case MoveKind::colour: return of_colour(what, what.colour());
    case MoveKind::use: return use(what);
    case MoveKind::play: return play(what);
    case MoveKind::draw:
      reason.why = Why::draw;
      reason.cards = hand_of(open_, open_.turn) + what.count();
      return reason;
    case MoveKind::ready:
    case MoveKind::extra: break;
  }
  return reason;
}

}  // namespace

Reason explain(const Rules& rules, const View& view, const Move& move, Planner planner) {
  return Explainer(rules, view, planner).of(move);
}

}  // namespace roundhouse::signal::bots
