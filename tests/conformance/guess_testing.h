// A guess is as likely as the view allows: compared with every way to deal the unseen cards and
// tickets, each physical card counted once. The games with cards and tickets say what is unseen and
// where it may lie.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "conformance/game.h"
#include "games/routes/rules/deck.h"

namespace roundhouse::conformance {

template <class State>
std::string bytes(const State& s) {
  return {reinterpret_cast<const char*>(&s), sizeof s};
}

// Builds every position that fits what `watcher` sees, from the real one. Heirs lift what is unseen
// into cards_ and tickets_, call deal(), and lay the tickets.
template <class State>
class Enumeration {
 public:
  using Weights = std::map<std::string, long>;

  Enumeration(const State& real, Seat watcher) : s_(real) {
    for (int i = 0; i < s_.open.seats; ++i)
      if (seat_at(i) != watcher) others_.push_back(i);
  }
  virtual ~Enumeration() = default;

  const Weights& weights() const { return weights_; }
  long total_weight() const { return total_; }

 protected:
  // The unseen tickets in this order, into the places one after the other.
  virtual void lay(const std::vector<u8>& order) = 0;

  void deal() {
    std::sort(tickets_.begin(), tickets_.end());
    deal_cards(0);
  }
  void count(const State& s) {
    ++weights_[bytes(s)];
    ++total_;
  }

  State s_;
  std::vector<int> others_;
  std::vector<u8> cards_, tickets_;

 private:
  // Each unseen card in turn to each place that has room: every physical deal once.
  void deal_cards(std::size_t next) {
    if (next == cards_.size()) return deal_tickets();
    const u8 kind = cards_[next];
    const auto put = [&](auto& where, int room) {
      if (routes::total(where) >= room) return;
      ++where[kind];
      deal_cards(next + 1);
      --where[kind];
    };
    for (int i : others_) put(s_.own[i].hand, s_.open.cards[i]);
    put(s_.hidden.deck, s_.open.deck);
  }

  void deal_tickets() {
    std::vector<u8> order = tickets_;
    do {
      lay(order);
    } while (std::next_permutation(order.begin(), order.end()));
  }

  Weights weights_;
  long total_ = 0;
};

template <class All, class Rules, class State>
void expect_uniform_guesses(const Rules& rules, const State& s, Seat watcher) {
  const All all(rules, s, watcher);
  ASSERT_TRUE(all.weights().contains(bytes(s)))
      << "the real position is not among those enumerated";
  const long samples = 30 * static_cast<long>(all.weights().size()) + 2000;
  typename All::Weights seen;
  Chance chance = Chance::seeded(2);
  const auto view = rules.view(s, watcher);
  for (long n = 0; n < samples; ++n) {
    const std::string guess = bytes(rules.guess(view, chance));
    ASSERT_TRUE(all.weights().contains(guess)) << "a guess that cannot be";
    ++seen[guess];
  }
  double chi = 0;
  for (const auto& [position, weight] : all.weights()) {
    const double hoped = static_cast<double>(samples) * static_cast<double>(weight) /
                         static_cast<double>(all.total_weight());
    const double off = static_cast<double>(seen[position]) - hoped;
    chi += off * off / hoped;
  }
  const double freedom = static_cast<double>(all.weights().size()) - 1;
  EXPECT_LT(chi, freedom + 4.5 * std::sqrt(2 * freedom) + 4)
      << all.weights().size() << " positions";
}

// The first positions of random games that please, seen by each seat and a spectator.
template <class All, class Rules>
void expect_uniform_guesses_where(
    const Rules& rules, int wanted,
    const std::function<bool(const typename Rules::State&)>& pleases) {
  for (u64 seed = 0; wanted > 0 && seed < 3000; ++seed) {
    Chance chance = Chance::seeded(seed);
    typename Rules::Events events = Rules::Events::off();
    auto s = rules.deal(2, chance, events);
    while (!rules.to_act(s).empty() && !pleases(s)) {
      const Seat seat = any_of(rules.to_act(s), chance);
      rules.apply(s, seat, rules.sample(s, seat, chance), chance, events);
    }
    if (!pleases(s)) continue;
    --wanted;
    for (Seat watcher : watchers(2)) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", watcher " + std::to_string(index(watcher)));
      expect_uniform_guesses<All>(rules, s, watcher);
    }
  }
  EXPECT_EQ(wanted, 0) << "no such position was found";
}

}  // namespace roundhouse::conformance
