// The helpers, each once a game: S42 to S48. The shunter comes with the deployment (schedule.cc).
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

bool Rules::may_reroll_or_dispatch(const Public& open) const {
  return unused(open, Helper::logistician) || unused(open, Helper::dispatcher);
}

// S46: not with the start card, nor with an empty deck.
bool Rules::may_keep_crossing(const Public& open) const {
  return unused(open, Helper::crossing_keeper) && open.card != kStartCard && open.schedule > 0;
}

Reject Rules::check_helper(const Public& open, Helper helper) const {
  const u8 which = static_cast<u8>(helper);
  if (board_->helper_bit(helper) == 0) return {Why::helper_elsewhere, which};
  if (!unused(open, helper)) return {Why::helper_used, which};
  return {};
}

Reject Rules::check_use(const Public& open, const Move& move) const {
  const Helper helper = move.helper();
  if (static_cast<int>(helper) >= kHelperKinds) return {Why::unknown_name};
  const bool names_train = helper == Helper::traffic_controller;
  if (names_train ? move.held() >= kTrains : move.held() != kNone) return {Why::unknown_name};
  if (const Reject no = check_helper(open, helper); !no.ok()) return no;
  const bool of_schedule = open.phase == Phase::train && open.by_card == 0;
  bool window = false;
  switch (helper) {
    case Helper::logistician: window = open.phase == Phase::rolled; break;
    case Helper::dispatcher: window = open.phase >= Phase::reveal; break;
    case Helper::conductor: window = of_schedule && open.begun == 0; break;
    case Helper::crossing_keeper: window = open.phase == Phase::reveal; break;
    case Helper::traffic_controller: window = of_schedule; break;
    case Helper::shunter: break;
  }
  if (!window) return {Why::helper_window, static_cast<u8>(helper)};
  return names_train ? check_train(open, move.held()) : Reject{};
}

void Rules::use_up(State& s, Helper helper, u8 train, Events& events) const {
  s.open.unused = static_cast<u8>(s.open.unused & ~board_->helper_bit(helper));
  events.push({.kind = EventKind::helper, .helper = helper, .train = train});
}

void Rules::apply_use(State& s, const Move& move, Chance& chance, Events& events) const {
  Public& open = s.open;
  use_up(s, move.helper(), move.held(), events);
  switch (move.helper()) {
    case Helper::logistician: return roll(s, chance, events);  // S43
    case Helper::dispatcher: open.dispatcher = 1; return;      // S44
    case Helper::conductor: return end_symbol(s, events);      // S45
    case Helper::crossing_keeper:                              // S46
      events.push({.kind = EventKind::under, .card = open.card});
      open.bottom = open.card;
      ++open.schedule;
      return reveal(s, chance, events);
    case Helper::traffic_controller:  // S47
      open.held = move.held();
      open.pending = static_cast<u16>(open.pending & ~bit(move.held()));
      if (open.pending == 0) end_symbol(s, events);
      return;
    case Helper::shunter: return;
  }
}

}  // namespace roundhouse::signal
