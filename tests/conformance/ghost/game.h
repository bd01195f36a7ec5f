// Ghost Train as the conformance suite sees it: what is luck, what is hidden, what a near miss is.
#pragma once

#include "conformance/game.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::conformance {

struct GhostTrain {
  using Rules = ttr::ghost::Rules;

  static constexpr bool kSecrets = true;
  static bool is_fair_end(const ttr::ghost::Result& result);
  static Outcomes outcomes(const ttr::ghost::State* before,
                           std::span<const ttr::ghost::Event> events);
  // Every move looks to others as it is.
  static ttr::ghost::Move counterpart(const ttr::ghost::Move& move, Seat, const ttr::ghost::State&,
                                      const ttr::ghost::State&) {
    return move;
  }
  static bool reveals(const ttr::ghost::Event&) { return false; }
  static void mix(const ttr::ghost::Result& result, Digest& digest);

 protected:
  static ttr::ghost::Move any_move(const Rules& rules, const ttr::ghost::State& s, Seat seat,
                                   Chance& chance);
  static ttr::ghost::State disguise(const Rules& rules, const ttr::ghost::State& s, Seat watcher,
                                    Chance& chance);
  static bool tells_apart(const Rules& rules, const ttr::ghost::Move& move, Seat seat,
                          const ttr::ghost::State& a, const ttr::ghost::State& b);
  static Outcomes twin_outcomes(const Rules& rules, std::span<const ttr::ghost::Event> events,
                                const ttr::ghost::State& b, Seat watcher, Chance& chance);
};

// A board of Ghost Train: `Of` gives its name, rules, seats and number of games.
template <class Of>
struct GhostTrainOn : GhostTrain {
  static std::string name() { return Of::kName; }
  static Rules rules() { return Of::rules(); }
  static std::vector<int> seats() { return Of::seats(); }
  static int games() { return Of::kGames; }
  static ttr::ghost::Move any_move(const ttr::ghost::State& s, Seat seat, Chance& chance) {
    return GhostTrain::any_move(rules(), s, seat, chance);
  }
  static ttr::ghost::State disguise(const ttr::ghost::State& s, Seat watcher, Chance& chance) {
    return GhostTrain::disguise(rules(), s, watcher, chance);
  }
  static bool tells_apart(const ttr::ghost::Move& move, Seat seat, const ttr::ghost::State& a,
                          const ttr::ghost::State& b, Seat) {
    return GhostTrain::tells_apart(rules(), move, seat, a, b);
  }
  static Outcomes twin_outcomes(std::span<const ttr::ghost::Event> events, const ttr::ghost::State&,
                                const ttr::ghost::State& b, Seat watcher, Chance& chance) {
    return GhostTrain::twin_outcomes(rules(), events, b, watcher, chance);
  }
};

}  // namespace roundhouse::conformance
