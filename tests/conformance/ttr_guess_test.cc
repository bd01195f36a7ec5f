// A guess is as likely as the view allows: compared with every way to deal the unseen cards and
// tickets, each physical card and each secret choice counted once.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "conformance/game.h"
#include "ttr/boards_testing.h"
#include "ttr/rules.h"

namespace roundhouse::conformance {
namespace {

using namespace ttr;
using Weights = std::map<std::string, long>;

std::string bytes(const ttr::State& s) { return {reinterpret_cast<const char*>(&s), sizeof s}; }

// Six cards, seven tickets.
const small::Game& handful() {
  static const small::Game game{
      small::board({{0, 1, 1, 0}, {1, 2, 1, 1}, {0, 2, 2, kGrey}, {2, 3, 1, kGrey}},
                   {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}, {0, 3, 5}, {1, 3, 6}, {2, 3, 7}, {3, 0, 8}},
                   {3, 2}, 1),
      {.row = 2,
       .hand = 1,
       .trains = 4,
       .opening_deal = 3,
       .opening_keep = 1,
       .offer = 2,
       .end_trains = 0}};
  return game;
}

// Builds every position that fits what `watcher` sees, from the real one.
class Enumeration {
 public:
  Enumeration(const ttr::Rules& rules, const ttr::State& real, Seat watcher)
      : rules_(rules), watcher_(watcher), s_(real) {
    for (int i = 0; i < s_.open.seats; ++i)
      if (seat_at(i) != watcher) others_.push_back(i);
    lift_cards();
    lift_tickets();
    deal_cards(0);
  }
  const Weights& weights() const { return weights_; }
  long total_weight() const { return total_; }

 private:
  void lift_cards() {
    for (int k = 0; k < kKinds; ++k) {
      for (int i : others_) {
        cards_.insert(cards_.end(),
                      static_cast<std::size_t>(s_.own[i].hand[k] - s_.open.known[i][k]),
                      static_cast<u8>(k));
        s_.own[i].hand[k] = s_.open.known[i][k];
      }
      cards_.insert(cards_.end(), s_.hidden.deck[k], static_cast<u8>(k));
      s_.hidden.deck[k] = 0;
    }
  }
  void lift_tickets() {
    for (int i : others_) {
      Private& own = s_.own[i];
      for (int t : own.held) tickets_.push_back(static_cast<u8>(t));
      for (int n = 0; n < s_.open.offered[i]; ++n) tickets_.push_back(own.offer[n]);
      own.held = {};
      own.keeps = 0;
    }
    for (int n = 0; n < s_.open.under; ++n)
      if (s_.open.under_by[n] != static_cast<u8>(watcher_)) tickets_.push_back(s_.hidden.under[n]);
    for (int t : s_.hidden.fresh) tickets_.push_back(static_cast<u8>(t));
    s_.hidden.fresh = {};
    std::sort(tickets_.begin(), tickets_.end());
  }

  // Each unseen card in turn to each place that has room: every physical deal once.
  void deal_cards(std::size_t next) {
    if (next == cards_.size()) return deal_tickets();
    const u8 kind = cards_[next];
    const auto put = [&](u8(&where)[kKinds], int room) {
      if (total(where) >= room) return;
      ++where[kind];
      deal_cards(next + 1);
      --where[kind];
    };
    for (int i : others_) put(s_.own[i].hand, s_.open.cards[i]);
    put(s_.hidden.deck, s_.open.deck);
  }

  // Every order of the unseen tickets, laid into the places one after the other.
  void deal_tickets() {
    std::vector<u8> order = tickets_;
    do {
      lay(order);
    } while (std::next_permutation(order.begin(), order.end()));
  }

  void lay(const std::vector<u8>& order) {
    ttr::State s = s_;
    std::size_t next = 0;
    for (int i : others_) {
      for (int n = 0; n < s.open.tickets[i]; ++n) s.own[i].held.add(order[next++]);
      for (int n = 0; n < s.open.offered[i]; ++n) s.own[i].offer[n] = order[next++];
      std::sort(s.own[i].offer, s.own[i].offer + s.open.offered[i]);
    }
    for (int n = 0; n < s.open.under; ++n)
      if (s.open.under_by[n] != static_cast<u8>(watcher_)) s.hidden.under[n] = order[next++];
    while (next < order.size()) s.hidden.fresh.add(order[next++]);
    choose(s, 0);
  }

  // Who has chosen in secret may have chosen anything: each kept set with each order of the rest.
  void choose(const ttr::State& s, std::size_t who) {
    while (who < others_.size() && !s.open.waiting.has(seat_at(others_[who]))) ++who;
    if (who == others_.size()) {
      ++weights_[bytes(s)];
      ++total_;
      return;
    }
    const int i = others_[who], n = s.open.offered[i];
    std::vector<u8> order(s.own[i].offer, s.own[i].offer + n);
    for (int keeps = rules_.set().opening_keep; keeps <= n; ++keeps) {
      std::sort(order.begin(), order.end());
      do {
        if (!std::is_sorted(order.begin(), order.begin() + keeps)) continue;
        ttr::State chosen = s;
        std::copy(order.begin(), order.end(), chosen.own[i].offer);
        chosen.own[i].keeps = static_cast<u8>(keeps);
        choose(chosen, who + 1);
      } while (std::next_permutation(order.begin(), order.end()));
    }
  }

  ttr::Rules rules_;
  Seat watcher_;
  ttr::State s_;
  std::vector<int> others_;
  std::vector<u8> cards_, tickets_;
  Weights weights_;
  long total_ = 0;
};

void expect_uniform_guesses(const ttr::Rules& rules, const ttr::State& s, Seat watcher) {
  const Enumeration all(rules, s, watcher);
  ASSERT_TRUE(all.weights().contains(bytes(s)))
      << "the real position is not among those enumerated";
  const long samples = 30 * static_cast<long>(all.weights().size()) + 2000;
  Weights seen;
  Chance chance = Chance::seeded(2);
  const ttr::View view = rules.view(s, watcher);
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
void expect_uniform_guesses_where(int wanted,
                                  const std::function<bool(const ttr::State&)>& pleases) {
  const ttr::Rules rules(handful().board, handful().rules);
  for (u64 seed = 0; wanted > 0 && seed < 3000; ++seed) {
    Chance chance = Chance::seeded(seed);
    Events events = Events::off();
    ttr::State s = rules.deal(2, chance, events);
    while (!rules.to_act(s).empty() && !pleases(s)) {
      const Seat seat = any_of(rules.to_act(s), chance);
      rules.apply(s, seat, rules.sample(s, seat, chance), chance, events);
    }
    if (rules.to_act(s).empty()) continue;
    --wanted;
    for (Seat watcher : watchers(2)) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", watcher " + std::to_string(index(watcher)));
      expect_uniform_guesses(rules, s, watcher);
    }
  }
  EXPECT_EQ(wanted, 0) << "no such position was found";
}

TEST(Guess, is_uniform_while_all_choose_opening_tickets) {
  expect_uniform_guesses_where(1, [](const ttr::State& s) { return s.open.waiting.empty(); });
}

TEST(Guess, is_uniform_over_secret_opening_choices) {
  expect_uniform_guesses_where(2, [](const ttr::State& s) { return !s.open.waiting.empty(); });
}

TEST(Guess, is_uniform_when_cards_are_known_and_tickets_lie_under) {
  expect_uniform_guesses_where(3, [](const ttr::State& s) {
    return s.open.under > 1 && total(s.open.known[0]) > 0 &&
           s.open.cards[0] > total(s.open.known[0]) && s.open.deck > 0;
  });
}

TEST(Guess, is_uniform_when_tickets_are_offered_from_under) {
  expect_uniform_guesses_where(2, [](const ttr::State& s) {
    return s.open.phase == Phase::keep_tickets && s.open.fresh == 0 && s.open.under > 0;
  });
}

}  // namespace
}  // namespace roundhouse::conformance
