// Action cards played: S3, S14, S16, S26 to S28.
#include "games/signal/rules/change.h"
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {}  // namespace

// S26: a marker that may go somewhere, a junction, a train.
bool Rules::has_effect(const Public& open, int action) const {
  if (action == kSwitchCard) return board_->junctions > 0;
  if (action != kSignalCard) {
    const u32 trains = trains_on_board(open);
    return (open.held == kNone ? trains : trains & ~(1u << open.held)) != 0;
  }
  const u64 red = board_->all_signals & ~open.green;
  if (red == 0) return false;
  if ((open.green & board_->on_track) != 0) return true;
  for (int c = 0; c < board_->cities; ++c)
    if (count(open.green & board_->city_signals[c]) > 1 || (red & board_->city_signals[c]) != 0)
      return true;
  return false;
}

Reject Rules::check_play(const Public& open, const Move& move) const {
  const u8 action = move.action(), card = move.card(), second = move.second_card();
  if (action >= kKinds || card >= kKinds || (second >= kKinds && second != kNone))
    return {Why::unknown_name};
  if (second == kNone ? card != action : card > second) return {Why::wrong_card, action};
  const u8(&hand)[kKinds] = open.hand[index(open.turn)];
  if (hand[card] == 0) return {Why::no_card, card};
  if (second != kNone && hand[second] < (card == second ? 2 : 1)) return {Why::no_card, second};
  return has_effect(open, action) ? Reject{} : Reject{Why::no_effect, action};
}

void Rules::apply_play(State& s, const Move& move, Events& events) const {
  constexpr Phase kNext[] = {Phase::signal, Phase::switch_, Phase::train};
  Public& open = s.open;
  Event played{.kind = EventKind::played, .seat = open.turn, .action = move.action()};
  for (u8 card : {move.card(), move.second_card()}) {
    if (card == kNone) continue;
    --open.hand[index(open.turn)][card];
    ++open.discards[card];
    played.list[played.n++] = card;
  }
  events.push(played);
  open.phase = kNext[move.action()];
  open.by_card = open.phase == Phase::train;
}

// Empty trains in trade cities with goods left, a bit each (S28).
u32 Rules::loadable(const Public& open) const {
  u32 trains = 0;
  for (int t = 0; t < kTrains; ++t) {
    const Train& train = open.train[t];
    if (train.goods != kNone || !board_->is_city(train.at)) continue;
    const u8 goods = board_->city[board_->city_at(train.at)].goods;
    if (goods != kNone && open.goods[goods] > 0) trains |= 1u << t;
  }
  return trains;
}

Reject Rules::check_load(const Public& open, const Move& move) const {
  const u8 which = move.train(), card = move.card();
  if (which >= kTrains || card >= kKinds) return {Why::unknown_name};
  const Train& train = open.train[which];
  const int city = board_->is_city(train.at) ? board_->city_at(train.at) : -1;
  if (city < 0 || board_->city[city].port != 0) return {Why::not_in_trade_city, which};
  if (train.goods != kNone) return {Why::loaded, which};
  if (open.goods[board_->city[city].goods] == 0) return {Why::no_goods, which};
  if (open.hand[index(open.turn)][card] == 0) return {Why::no_card, card};
  return {};
}

void Rules::apply_load(State& s, const Move& move, Events& events) const {
  Public& open = s.open;
  Train& train = open.train[move.train()];
  train.goods = board_->city[board_->city_at(train.at)].goods;
  --open.goods[train.goods];
  --open.hand[index(open.turn)][move.card()];
  ++open.discards[move.card()];
  events.push({.kind = EventKind::loaded,
               .card = move.card(),
               .train = move.train(),
               .goods = train.goods});
}

Reject Rules::check_signal(const Public& open, const Move& move) const {
  if (move.from() >= board_->signals || move.to() >= board_->signals) return {Why::unknown_name};
  if (!has(open.green, move.from())) return {Why::no_marker, move.from()};
  if (has(open.green, move.to())) return {Why::marker_there, move.to()};
  const u8 from = board_->signal_city[move.from()], to = board_->signal_city[move.to()];
  if (open.phase == Phase::placing)
    return from == to ? Reject{} : Reject{Why::marker_stays, move.from()};  // S14
  const bool last = from != kNone && count(open.green & board_->city_signals[from]) == 1;
  return last && from != to ? Reject{Why::city_needs_one, from} : Reject{};
}

void Rules::apply_signal(State& s, const Move& move, Events& events) const {
  change(s.open, *board_, move);
  events.push({.kind = EventKind::signalled, .from = move.from(), .to = move.to()});
  after_change(s);
}

Reject Rules::check_set(const Public& open, const Move& move) const {
  const u8 junction = move.junction();
  if (junction >= board_->junctions || move.first_line() >= move.second_line())
    return {Why::unknown_name};
  for (u8 line : {move.first_line(), move.second_line()})
    if (arm_of(*board_, junction, line) < 0) return {Why::not_an_arm, junction, line};  // S3
  return setting_asked(*board_, move) == open.setting[junction]
             ? Reject{Why::same_setting, junction}
             : Reject{};
}

void Rules::apply_set(State& s, const Move& move, Events& events) const {
  change(s.open, *board_, move);
  events.push({.kind = EventKind::switched,
               .junction = move.junction(),
               .lines = {move.first_line(), move.second_line()}});
  after_change(s);
}

void Rules::after_change(State& s) const {
  if (s.open.phase == Phase::placing)
    ++s.open.changes;  // S16
  else
    s.open.phase = Phase::action;
}

}  // namespace roundhouse::signal
