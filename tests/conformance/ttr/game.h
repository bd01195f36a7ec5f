// Ticket to Ride as the conformance suite sees it: what is luck, what is hidden, what a near miss
// is.
#pragma once

#include "conformance/game.h"
#include "core/digest.h"
#include "games/ttr/bots/bots.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::conformance {

struct TicketToRide {
  using Rules = ttr::Rules;
  static std::span<const Bot<Rules>> bots() { return ttr::bots::all(); }

  static constexpr bool kSecrets = true;
  static bool is_fair_end(const ttr::Result& result) { return !result.winners.empty(); }
  static Outcomes outcomes(const ttr::State* before, std::span<const ttr::Event> events);
  static ttr::Move counterpart(const ttr::Move& move, Seat seat, const ttr::State& from,
                               const ttr::State& to);
  static bool tells_apart(const ttr::Move& move, Seat seat, const ttr::State& a,
                          const ttr::State& b, Seat watcher);
  static Outcomes twin_outcomes(std::span<const ttr::Event> events, const ttr::State& a,
                                const ttr::State& b, Seat watcher, Chance& chance);
  static bool reveals(const ttr::Event& event) { return event.kind == ttr::EventKind::over; }
  static void mix(const ttr::Result& result, Digest& digest);

 protected:
  static ttr::Move any_move(const Rules& rules, const ttr::State& s, Seat seat, Chance& chance);
  static ttr::State disguise(const Rules& rules, const ttr::State& s, Seat watcher, Chance& chance);
};

// A board of Ticket to Ride: `Of` gives its name, rules, seats and number of games.
template <class Of>
struct TicketToRideOn : TicketToRide {
  static std::string name() { return Of::kName; }
  static Rules rules() { return Of::rules(); }
  static std::vector<int> seats() { return Of::seats(); }
  static int games() { return Of::kGames; }
  static u64 signature() { return Of::kSignature; }
  static ttr::Move any_move(const ttr::State& s, Seat seat, Chance& chance) {
    return TicketToRide::any_move(rules(), s, seat, chance);
  }
  static ttr::State disguise(const ttr::State& s, Seat watcher, Chance& chance) {
    return TicketToRide::disguise(rules(), s, watcher, chance);
  }
};

}  // namespace roundhouse::conformance
