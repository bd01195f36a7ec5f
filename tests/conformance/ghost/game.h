// Ghost Train as the conformance suite sees it: what is luck, what is hidden, what a near miss is.
#pragma once

#include "conformance/game.h"
#include "games/ghost/bots/bots.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::conformance {

struct GhostTrain {
  using Rules = ghost::Rules;
  static std::span<const Bot<Rules>> bots() { return ghost::bots::all(); }

  static constexpr bool kSecrets = true;
  static bool is_fair_end(const ghost::Result& result);
  static Outcomes outcomes(const ghost::State* before, std::span<const ghost::Event> events);
  // Every move looks to others as it is.
  static ghost::Move counterpart(const ghost::Move& move, Seat, const ghost::State&,
                                 const ghost::State&) {
    return move;
  }
  static bool reveals(const ghost::Event&) { return false; }
  static void mix(const ghost::Result& result, Digest& digest);

 protected:
  static ghost::Move any_move(const Rules& rules, const ghost::State& s, Seat seat, Chance& chance);
  static ghost::State disguise(const Rules& rules, const ghost::State& s, Seat watcher,
                               Chance& chance);
  static bool tells_apart(const Rules& rules, const ghost::Move& move, Seat seat,
                          const ghost::State& a, const ghost::State& b);
  static Outcomes twin_outcomes(const Rules& rules, std::span<const ghost::Event> events,
                                const ghost::State& b, Seat watcher, Chance& chance);
};

// A board of Ghost Train: `Of` gives its name, rules, seats and number of games.
template <class Of>
struct GhostTrainOn : GhostTrain {
  static std::string name() { return Of::kName; }
  static Rules rules() { return Of::rules(); }
  static std::vector<int> seats() { return Of::seats(); }
  static int games() { return Of::kGames; }
  static u64 signature() { return Of::kSignature; }
  static ghost::Move any_move(const ghost::State& s, Seat seat, Chance& chance) {
    return GhostTrain::any_move(rules(), s, seat, chance);
  }
  static ghost::State disguise(const ghost::State& s, Seat watcher, Chance& chance) {
    return GhostTrain::disguise(rules(), s, watcher, chance);
  }
  static bool tells_apart(const ghost::Move& move, Seat seat, const ghost::State& a,
                          const ghost::State& b, Seat) {
    return GhostTrain::tells_apart(rules(), move, seat, a, b);
  }
  static Outcomes twin_outcomes(std::span<const ghost::Event> events, const ghost::State&,
                                const ghost::State& b, Seat watcher, Chance& chance) {
    return GhostTrain::twin_outcomes(rules(), events, b, watcher, chance);
  }
};

}  // namespace roundhouse::conformance
