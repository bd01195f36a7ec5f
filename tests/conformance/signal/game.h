// Switch & Signal as the conformance suite sees it: what is luck and what a near miss is. Nothing
// is hidden from anybody (S18), so two worlds never differ.
#pragma once

#include "conformance/game.h"
#include "games/signal/bots/bots.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::conformance {

struct SwitchAndSignal {
  using Rules = signal::Rules;
  static std::span<const Bot<Rules>> bots() { return signal::bots::all(); }

  static constexpr bool kSecrets = false;
  static bool is_fair_end(const signal::Result& r) {
    return r.winners == (r.won != 0 ? SeatSet::all(r.seats) : SeatSet{}) &&
           (r.won != 0) == (r.delivered == r.needed);
  }
  static signal::Move counterpart(const signal::Move& move, Seat, const signal::State&,
                                  const signal::State&) {
    return move;
  }
  static bool tells_apart(const signal::Move&, Seat, const signal::State&, const signal::State&,
                          Seat) {
    return false;
  }
  static bool reveals(const signal::Event&) { return false; }
  static signal::State disguise(const signal::State& s, Seat, Chance&) { return s; }
  static void mix(const signal::Result& result, Digest& digest);

 protected:
  static Outcomes outcomes(const signal::Board& board, std::span<const signal::Event> events);
  static signal::Move any_move(const Rules& rules, const signal::State& s, Seat seat,
                               Chance& chance);
};

// A board with options: `Of` gives its name, rules, seats and number of games.
template <class Of>
struct SwitchAndSignalOn : SwitchAndSignal {
  static std::string name() { return Of::kName; }
  static Rules rules() { return Of::rules(); }
  static std::vector<int> seats() { return Of::seats(); }
  static int games() { return Of::kGames; }
  static u64 signature() { return Of::kSignature; }
  static Outcomes outcomes(const signal::State*, std::span<const signal::Event> events) {
    return SwitchAndSignal::outcomes(rules().board(), events);
  }
  static Outcomes twin_outcomes(std::span<const signal::Event> events, const signal::State&,
                                const signal::State&, Seat, Chance&) {
    return SwitchAndSignal::outcomes(rules().board(), events);
  }
  static signal::Move any_move(const signal::State& s, Seat seat, Chance& chance) {
    return SwitchAndSignal::any_move(rules(), s, seat, chance);
  }
};

}  // namespace roundhouse::conformance
