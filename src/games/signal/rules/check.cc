// Whose move it is, which moves are asked for, and what each does: S20.
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

constexpr u32 kinds(auto... kind) { return ((1u << static_cast<int>(kind)) | ...); }

// The moves each phase asks for; helpers have their own windows.
constexpr u32 kAsked[kPhases] = {
    kinds(MoveKind::set, MoveKind::signal, MoveKind::ready),  // placing
    kinds(MoveKind::extra),                                   // extra
    kinds(MoveKind::go),                                      // reveal
    kinds(MoveKind::deploy),                                  // deploy
    kinds(MoveKind::colour),                                  // colour
    kinds(MoveKind::train),                                   // train
    kinds(MoveKind::go, MoveKind::leave),                     // rolled
    kinds(MoveKind::stop, MoveKind::leave),                   // city
    kinds(MoveKind::play, MoveKind::load, MoveKind::end),     // action
    kinds(MoveKind::signal),                                  // signal
    kinds(MoveKind::set),                                     // switch
    kinds(MoveKind::draw),                                    // draw
    0,                                                        // over
};

}  // namespace

SeatSet Rules::to_act(const Public& open) const {
  return open.phase == Phase::over ? SeatSet{} : SeatSet::only(open.turn);
}

Reject Rules::check(const Public& open, Seat seat, const Move& move) const {
  if (open.phase == Phase::over) return {Why::game_over};
  if (seat != open.turn) return {Why::not_your_turn, static_cast<u8>(open.turn)};
  if (!move.is_well_formed()) return {Why::unknown_name};
  const Reject wrong_step{Why::wrong_step, static_cast<u8>(open.phase)};
  if (move.kind == MoveKind::use) return check_use(open, move);
  if (!has(kAsked[static_cast<int>(open.phase)], static_cast<int>(move.kind))) return wrong_step;
  const bool change = move.kind == MoveKind::set || move.kind == MoveKind::signal;
  if (change && open.phase == Phase::placing && open.changes >= kMostChanges)
    return {Why::placing_limit};
  switch (move.kind) {
    case MoveKind::set: return check_set(open, move);
    case MoveKind::signal: return check_signal(open, move);
    case MoveKind::extra:
      if (move.signal() >= board_->signals) return {Why::unknown_name};
      return has(open.green, move.signal()) ? Reject{Why::marker_there, move.signal()} : Reject{};
    case MoveKind::go:  // S31: out of a city a line must be named
      return open.phase == Phase::rolled && city_of_mover(*board_, open) >= 0 ? wrong_step
                                                                              : Reject{};
    case MoveKind::deploy: return check_deploy(open, move);
    case MoveKind::colour: return check_colour(open, move);
    case MoveKind::train: return check_train(open, move.train());
    case MoveKind::leave: return check_leave(open, move);
    case MoveKind::play: return check_play(open, move);
    case MoveKind::load: return check_load(open, move);
    case MoveKind::draw: {  // S29
      const int most = board_->deck.limit - hand_of(open, open.turn);
      return move.count() > most ? Reject{Why::draw_range, static_cast<u8>(most)} : Reject{};
    }
    case MoveKind::ready:
    case MoveKind::stop:
    case MoveKind::end:
    case MoveKind::use: return {};
  }
  return wrong_step;
}

void Rules::apply(State& s, Seat seat, const Move& move, Chance& chance, Events& events) const {
  RH_ASSERT(!kCheckEveryMove || check(s, seat, move).ok(), "an illegal move is applied");
  switch (move.kind) {
    case MoveKind::ready: return apply_ready(s, chance, events);
    case MoveKind::set: return apply_set(s, move, events);
    case MoveKind::signal: return apply_signal(s, move, events);
    case MoveKind::extra: return apply_extra(s, move, chance, events);
    case MoveKind::go:
      return s.open.phase == Phase::reveal ? carry_out(s, events) : apply_go(s, events);
    case MoveKind::deploy: return apply_deploy(s, move, chance, events);
    case MoveKind::colour: return apply_colour(s, move, events);
    case MoveKind::train: return apply_train(s, move, chance, events);
    case MoveKind::use: return apply_use(s, move, chance, events);
    case MoveKind::leave: return apply_leave(s, move, events);
    case MoveKind::stop: return apply_stop(s, events);
    case MoveKind::play: return apply_play(s, move, events);
    case MoveKind::load: return apply_load(s, move, events);
    case MoveKind::end: return apply_end(s, chance, events);
    case MoveKind::draw: return apply_draw(s, move, chance, events);
  }
}

}  // namespace roundhouse::signal
