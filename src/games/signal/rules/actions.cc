// Action cards played: S3, S14, S16, S26 to S28.
#include "games/signal/rules/change.h"
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

constexpr int kSignalCard = 0, kSwitchCard = 1;

}  // namespace

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
  if (move.a >= kKinds || move.b >= kKinds || (move.c >= kKinds && move.c != kNone))
    return {Why::unknown_name};
  if (move.c == kNone ? move.b != move.a : move.b > move.c) return {Why::wrong_card, move.a};
  const u8(&hand)[kKinds] = open.hand[index(open.turn)];
  if (hand[move.b] == 0) return {Why::no_card, move.b};
  if (move.c != kNone && hand[move.c] < (move.b == move.c ? 2 : 1)) return {Why::no_card, move.c};
  return has_effect(open, move.a) ? Reject{} : Reject{Why::no_effect, move.a};
}

void Rules::apply_play(State& s, const Move& move, Events& events) const {
  constexpr Phase kNext[] = {Phase::signal, Phase::switch_, Phase::train};
  Public& open = s.open;
  Event played{.kind = EventKind::played, .seat = open.turn, .a = move.a};
  for (u8 card : {move.b, move.c}) {
    if (card == kNone) continue;
    --open.hand[index(open.turn)][card];
    ++open.discards[card];
    played.list[played.n++] = card;
  }
  events.push(played);
  open.phase = kNext[move.a];
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
  if (move.a >= kTrains || move.b >= kKinds) return {Why::unknown_name};
  const Train& train = open.train[move.a];
  const int city = board_->is_city(train.at) ? board_->city_at(train.at) : -1;
  if (city < 0 || board_->city[city].port != 0) return {Why::not_in_trade_city, move.a};
  if (train.goods != kNone) return {Why::loaded, move.a};
  if (open.goods[board_->city[city].goods] == 0) return {Why::no_goods, move.a};
  if (open.hand[index(open.turn)][move.b] == 0) return {Why::no_card, move.b};
  return {};
}

void Rules::apply_load(State& s, const Move& move, Events& events) const {
  Public& open = s.open;
  Train& train = open.train[move.a];
  train.goods = board_->city[board_->city_at(train.at)].goods;
  --open.goods[train.goods];
  --open.hand[index(open.turn)][move.b];
  ++open.discards[move.b];
  events.push(EventKind::loaded, move.a, train.goods, move.b);
}

Reject Rules::check_signal(const Public& open, const Move& move) const {
  if (move.a >= board_->signals || move.b >= board_->signals) return {Why::unknown_name};
  if (!has(open.green, move.a)) return {Why::no_marker, move.a};
  if (has(open.green, move.b)) return {Why::marker_there, move.b};
  const u8 from = board_->signal_city[move.a], to = board_->signal_city[move.b];
  if (open.phase == Phase::placing)
    return from == to ? Reject{} : Reject{Why::marker_stays, move.a};  // S14
  const bool last = from != kNone && count(open.green & board_->city_signals[from]) == 1;
  return last && from != to ? Reject{Why::city_needs_one, from} : Reject{};
}

void Rules::apply_signal(State& s, const Move& move, Events& events) const {
  change(s.open, *board_, move);
  events.push(EventKind::signalled, move.a, move.b);
  after_change(s);
}

Reject Rules::check_set(const Public& open, const Move& move) const {
  if (move.a >= board_->junctions || move.b >= move.c) return {Why::unknown_name};
  for (u8 line : {move.b, move.c})
    if (arm_of(*board_, move.a, line) < 0) return {Why::not_an_arm, move.a, line};  // S3
  return setting_asked(*board_, move) == open.setting[move.a] ? Reject{Why::same_setting, move.a}
                                                              : Reject{};
}

void Rules::apply_set(State& s, const Move& move, Events& events) const {
  change(s.open, *board_, move);
  events.push(EventKind::switched, move.a, move.b, move.c);
  after_change(s);
}

void Rules::after_change(State& s) const {
  if (s.open.phase == Phase::placing)
    ++s.open.changes;  // S16
  else
    s.open.phase = Phase::action;
}

}  // namespace roundhouse::signal
