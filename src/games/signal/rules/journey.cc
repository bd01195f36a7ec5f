// A train's move, from being named to what its end brings: S24, S30 to S38, S44.
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

Reject Rules::check_train(const Public& open, int train) const {
  if (train >= kTrains) return {Why::unknown_name};
  const u8 t = static_cast<u8>(train);
  if (open.train[train].at == kNone) return {Why::not_on_board, t};
  if (open.by_card == 0 && colour_of(train) != open.colour) return {Why::other_colour, t};
  if (open.held == train) return {Why::held, t};
  if (open.by_card == 0 && !has(open.pending, train)) return {Why::already_moved, t};
  return {};
}

void Rules::apply_train(State& s, const Move& move, Chance& chance, Events& events) const {
  Public& open = s.open;
  open.mover = move.train();
  if (open.by_card == 0) {
    open.pending = static_cast<u16>(open.pending & ~bit(move.train()));
    open.begun = 1;
  }
  roll(s, chance, events);
}

void Rules::roll(State& s, Chance& chance, Events& events) const {
  Public& open = s.open;
  const int colour = colour_of(open.mover);
  const Question die{Purpose::movement_die, static_cast<u8>(colour), open.rolls[colour], kFaces};
  ++open.rolls[colour];
  open.points = board_->deck.die[colour][chance.below(die)];
  events.push({.kind = EventKind::rolled, .train = open.mover, .points = open.points});
  ask_before_moving(s, events);
}

// Out of a city a line is chosen (S31); a helper may come between the roll and the move (S42).
void Rules::ask_before_moving(State& s, Events& events) const {
  if (city_of_mover(*board_, s.open) >= 0 || may_reroll_or_dispatch(s.open))
    s.open.phase = Phase::rolled;
  else
    apply_go(s, events);
}

void Rules::apply_go(State& s, Events& events) const {
  set_off(s, way_ahead(*board_, s.open.train[s.open.mover]), events);
}

u64 Rules::ways_out(const Public& open, int city, u8 came_by) const {
  u64 signals = open.green & board_->city_signals[city];
  if (came_by != kNone) signals &= ~bit(board_->from_city[city][came_by].signal);
  return signals;
}

Reject Rules::check_leave(const Public& open, const Move& move) const {
  const int city = city_of_mover(*board_, open);
  if (city < 0) return {Why::wrong_step, static_cast<u8>(open.phase)};
  const u8 line = move.line();
  if (!has(board_->city_lines[city], line)) return {Why::not_a_line, line};
  if (line == open.came_by) return {Why::came_by, line};  // S37
  if (!has(open.green, board_->from_city[city][line].signal)) return {Why::line_red, line};
  return {};
}

void Rules::apply_leave(State& s, const Move& move, Events& events) const {
  set_off(s, board_->from_city[city_of_mover(*board_, s.open)][move.line()], events);
}

void Rules::apply_stop(State& s, Events& events) const {
  Leg leg;
  leg.cause = Cause::city;
  leg.left = s.open.points;
  leg.train = s.open.train[s.open.mover];
  end_move(s, leg, events);
}

void Rules::set_off(State& s, const Exit& way, Events& events) const {
  Public& open = s.open;
  const Leg leg = run(*board_, open, open.mover, way, open.points);
  if (leg.n > 0 && events.on()) {
    Event moved{.kind = EventKind::moved, .train = open.mover, .left = leg.left, .n = leg.n};
    for (int i = 0; i < leg.n; ++i) moved.list[i] = leg.path[i];
    events.push(moved);
  }
  if (!may_run_on(open, open.mover, leg)) return end_move(s, leg, events);
  open.train[open.mover] = leg.train;
  open.points = leg.left;
  open.came_by = leg.line;
  open.phase = Phase::city;
}

// S33, S37, S44: having entered a city with points left and another line open.
bool Rules::may_run_on(const Public& open, int train, const Leg& leg) const {
  if (leg.cause != Cause::city || leg.left == 0) return false;
  if (board_->run_through == 0 && open.dispatcher == 0) return false;
  const int city = board_->city_at(leg.train.at);
  const bool must_unload = board_->run_through == 0 && board_->port_of[city] != kNone &&
                           open.train[train].goods != kNone;  // S44
  return !must_unload && ways_out(open, city, leg.line) != 0;
}

Ending Rules::ending(const Public& open, int train, const Leg& leg) const {
  switch (leg.cause) {
    case Cause::collision: return {static_cast<u8>(2 * leg.left), kNone, true};  // S35
    case Cause::start: return {2, kNone, true};                                  // S36
    default: break;
  }
  const bool free = leg.cause == Cause::points || leg.cause == Cause::city;
  Ending end{free ? u8{0} : leg.left, kNone, false};  // S30, S33, S37
  const int city = board_->is_city(leg.train.at) ? board_->city_at(leg.train.at) : -1;
  if (city < 0 || board_->port_of[city] == kNone) return end;
  const u8 goods = open.train[train].goods;
  if (board_->run_through == 0) return {end.lost, goods, true};  // S34, S44
  if (goods == kNone || !needs(open, board_->port_of[city], goods)) return end;
  return {end.lost, goods, true};  // S38
}

void Rules::end_move(State& s, const Leg& leg, Events& events) const {
  Public& open = s.open;
  const u8 mover = open.mover;
  Train& train = open.train[mover];
  const Ending end = ending(open, mover, leg);
  const bool by_card = open.by_card != 0;
  if (leg.cause == Cause::collision)
    events.push({.kind = EventKind::collided, .train = mover, .with = leg.with, .left = leg.left});
  else
    events.push({.kind = EventKind::stopped,
                 .train = mover,
                 .left = leg.left,
                 .cause = leg.cause,
                 .at = leg.at});
  train.at = leg.train.at;
  train.facing = leg.train.facing;
  if (end.unloads != kNone) {
    const int city = board_->city_at(train.at);
    ++open.delivered[board_->port_of[city]][end.unloads];
    events.push({.kind = EventKind::unloaded,
                 .train = mover,
                 .goods = end.unloads,
                 .city = static_cast<u8>(city)});
    train.goods = kNone;
  }
  if (end.goes_home) {
    if (train.goods != kNone) {
      ++open.goods[train.goods];
      events.push({.kind = EventKind::returned,
                   .goods = train.goods,
                   .city = board_->trade_city[train.goods]});
    }
    train = {kNone, kNone, kNone};
    events.push({.kind = EventKind::depot, .train = mover});
  }
  open.mover = open.came_by = kNone;
  open.points = open.by_card = 0;
  if (end.unloads != kNone && delivered(open) == set_.goods)
    return finish(s, Outcome::delivered, events);  // S50
  if (lose_time(s, end.lost, events)) after_move(s, by_card, events);
}

void Rules::after_move(State& s, bool by_card, Events& events) const {
  if (by_card)
    s.open.phase = Phase::action;
  else if (s.open.pending != 0)
    s.open.phase = Phase::train;
  else
    end_symbol(s, events);
}

}  // namespace roundhouse::signal
