// Sidings as the conformance suite sees it: what is luck, what is hidden, what a near miss is.
#pragma once

#include "conformance/game.h"
#include "games/sidings/bots/bots.h"
#include "games/sidings/rules/rules.h"

namespace roundhouse::conformance {

// `Of` gives a name, a yard, the number of games and their signature.
template <class Of>
struct SidingsOn {
  using Rules = sidings::Rules;
  using State = sidings::State;
  using Move = sidings::Move;
  using Event = sidings::Event;
  using EventKind = sidings::EventKind;

  static std::string name() { return Of::kName; }
  static Rules rules() { return Rules(Of::kYard); }
  static std::vector<int> seats() { return {2, 3, 4}; }
  static int games() { return Of::kGames; }
  static u64 signature() { return Of::kSignature; }
  static std::span<const Bot<Rules>> bots() { return sidings::bots::all(); }

  // A given decision has exactly one encoding.
  static Move any_move(const State&, Seat, Chance& chance) {
    const auto kind = static_cast<sidings::MoveKind>(chance.below(3));
    if (kind != sidings::MoveKind::couple) return {kind};
    return {kind, static_cast<u8>(chance.below(sidings::kWeights + 1))};
  }

  static Outcomes outcomes(const State*, std::span<const Event> events) {
    Outcomes luck;
    for (const Event& e : events) {
      if (e.kind == EventKind::first && e.by_luck == 1)
        luck.picks.push_back(static_cast<u8>(e.seat));
      if (e.kind == EventKind::drew) luck.cards.push_back(e.wagon);
      if (e.kind == EventKind::hand)
        for (u8 k = 0; k < sidings::kWeights; ++k)
          luck.cards.insert(luck.cards.end(), e.wagons[k], k);
    }
    return luck;
  }

  // The hands of the others and the deck, shuffled.
  static constexpr bool kSecrets = true;
  static State disguise(const State& state, Seat watcher, Chance& chance) {
    State s = state;
    std::vector<u8> unseen;
    const auto take = [&](sidings::Wagons& from) {
      for (u8 k = 0; k < sidings::kWeights; ++k)
        for (; from[k] > 0; --from[k]) unseen.push_back(k);
    };
    const auto give = [&](sidings::Wagons& to, int n) {
      for (; n > 0; --n) {
        std::swap(unseen[chance.below(static_cast<u32>(unseen.size()))], unseen.back());
        ++to[unseen.back()];
        unseen.pop_back();
      }
    };
    for (int i = 0; i < s.open.seats; ++i)
      if (seat_at(i) != watcher) take(s.own[i].hand);
    take(s.deck);
    for (int i = 0; i < s.open.seats; ++i)
      if (seat_at(i) != watcher) give(s.own[i].hand, s.open.cards[i]);
    give(s.deck, s.open.deck);
    return s;
  }
  // Every move looks to others as it is, and none shows more than itself.
  static Move counterpart(const Move& move, Seat, const State&, const State&) { return move; }
  static bool tells_apart(const Move&, Seat, const State&, const State&, Seat) { return false; }
  static bool reveals(const Event&) { return false; }
  static Outcomes twin_outcomes(std::span<const Event> events, const State&, const State& other,
                                Seat watcher, Chance& chance) {
    Outcomes luck;
    for (const Event& e : events)
      if (e.kind == EventKind::drew)
        luck.cards.push_back(e.seat == watcher ? e.wagon : any_wagon(other, chance));
    return luck;
  }

  static bool is_fair_end(const sidings::Result& result) {
    int most = result.seat[0].score;
    for (int i = 1; i < result.seats; ++i) most = std::max(most, result.seat[i].score);
    for (int i = 0; i < result.seats; ++i)
      if (result.winners.has(seat_at(i)) != (result.seat[i].score == most)) return false;
    return result.over;
  }
  static void mix(const sidings::Result& result, Digest& digest) {
    for (int i = 0; i < result.seats; ++i) digest.byte(static_cast<u8>(result.seat[i].score));
  }

 private:
  static u8 any_wagon(const State& s, Chance& chance) {
    return static_cast<u8>(chance.card({Purpose::bot, 0, 0, s.open.deck}, s.deck));
  }
};

struct SidingsYard {
  static constexpr const char* kName = "sidings";
  static constexpr u64 kSignature = 16784910013211806698ull;
  static constexpr int kGames = 20;
  static constexpr sidings::Yard kYard = {};
};

}  // namespace roundhouse::conformance
