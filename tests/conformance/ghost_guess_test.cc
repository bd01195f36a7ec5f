// A guess in Ghost Train is as likely as the view allows: compared with every way to deal the
// unseen cards and tickets in which nobody holds a ticket that is joined.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "conformance/game.h"
#include "ttr/ghost_boards_testing.h"
#include "ttr/ghost_rules.h"

namespace roundhouse::conformance {
namespace {

using namespace ttr::ghost;
using GhostState = ttr::ghost::State;
using GhostRules = ttr::ghost::Rules;
using Weights = std::map<std::string, long>;

std::string bytes(const GhostState& s) { return {reinterpret_cast<const char*>(&s), sizeof s}; }

// Five cards, six tickets.
const small::Game& handful() {
  static const small::Game game{
      ttr::small::board({{0, 1, 1, 0}, {1, 2, 1, 1}, {0, 2, 2, ttr::kGrey}, {2, 3, 1, ttr::kGrey}},
                        {{0, 1, 0}, {0, 2, 0}, {1, 2, 0}, {0, 3, 0}, {1, 3, 0}, {2, 3, 0}}, {2, 2},
                        1),
      {.from = 1u << 0, .to = 1u << 3, .bonus = {{1, 3, 1}}, .bonuses = 1},
      {.hand = 1, .wagons = 4, .win = 4, .stall_rounds = 4}};
  return game;
}

// Builds every position that fits what `watcher` sees, from the real one.
class Enumeration {
 public:
  Enumeration(const GhostRules& rules, const GhostState& real, Seat watcher)
      : rules_(rules), s_(real) {
    for (int i = 0; i < s_.open.seats; ++i)
      if (seat_at(i) != watcher) others_.push_back(i);
    for (u8 k = 0; k < ttr::kKinds; ++k) {
      const auto lift = [&](u8& from) {
        cards_.insert(cards_.end(), from, k);
        from = 0;
      };
      for (int i : others_) lift(s_.own[i].hand[k]);
      lift(s_.hidden.deck[k]);
    }
    const auto lift = [&](ttr::TicketSet& from) {
      for (int t : from) tickets_.push_back(static_cast<u8>(t));
      from = {};
    };
    lift(s_.hidden.tickets);
    for (int i : others_) {
      lift(s_.own[i].discarded);
      for (u8& t : s_.own[i].held) {
        if (t != kNone) tickets_.push_back(t);
        t = kNone;
      }
    }
    std::sort(tickets_.begin(), tickets_.end());
    deal_cards(0);
  }
  const Weights& weights() const { return weights_; }
  long total_weight() const { return total_; }

 private:
  // Each unseen card in turn to each place that has room: every physical deal once.
  void deal_cards(std::size_t next) {
    if (next == cards_.size()) return deal_tickets();
    const u8 kind = cards_[next];
    const auto put = [&](u8(&where)[ttr::kKinds], int room) {
      if (ttr::total(where) >= room) return;
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
      fill_places(s_, order, 0, 0);
    } while (std::next_permutation(order.begin(), order.end()));
  }

  // A seat that holds one may have it in either place.
  void fill_places(GhostState s, const std::vector<u8>& order, std::size_t who, std::size_t next) {
    if (who == others_.size()) return lay_rest(s, order, next);
    const int i = others_[who], n = s.open.tickets[i];
    for (int first = 0; first + n <= kMaxHeld; ++first) {
      GhostState filled = s;
      for (int k = 0; k < n; ++k)
        filled.own[i].held[first + k] = order[next + static_cast<std::size_t>(k)];
      fill_places(filled, order, who + 1, next + static_cast<std::size_t>(n));
      if (n == 0) break;
    }
  }

  void lay_rest(GhostState& s, const std::vector<u8>& order, std::size_t next) {
    for (int i : others_)
      for (int n = 0; n < s.open.exchanged[i]; ++n) s.own[i].discarded.add(order[next++]);
    while (next < order.size()) s.hidden.tickets.add(order[next++]);
    if (rules_.flaw(s) != nullptr) return;
    ++weights_[bytes(s)];
    ++total_;
  }

  GhostRules rules_;
  GhostState s_;
  std::vector<int> others_;
  std::vector<u8> cards_, tickets_;
  Weights weights_;
  long total_ = 0;
};

void expect_uniform_guesses(const GhostRules& rules, const GhostState& s, Seat watcher) {
  const Enumeration all(rules, s, watcher);
  ASSERT_TRUE(all.weights().contains(bytes(s)))
      << "the real position is not among those enumerated";
  const long samples = 30 * static_cast<long>(all.weights().size()) + 2000;
  Weights seen;
  Chance chance = Chance::seeded(2);
  const View view = rules.view(s, watcher);
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
                                  const std::function<bool(const GhostState&)>& pleases) {
  const GhostRules rules(handful().board, handful().haunts, handful().rules);
  for (u64 seed = 0; wanted > 0 && seed < 3000; ++seed) {
    Chance chance = Chance::seeded(seed);
    Events events = Events::off();
    GhostState s = rules.deal(2, chance, events);
    while (!rules.to_act(s).empty() && !pleases(s))
      rules.apply(s, s.open.turn, rules.sample(s, s.open.turn, chance), chance, events);
    if (!pleases(s)) continue;
    --wanted;
    for (Seat watcher : watchers(2)) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", watcher " + std::to_string(index(watcher)));
      expect_uniform_guesses(rules, s, watcher);
    }
  }
  EXPECT_EQ(wanted, 0) << "no such position was found";
}

TEST(GhostGuess, is_uniform_after_the_deal) {
  expect_uniform_guesses_where(1, [](const GhostState&) { return true; });
}

TEST(GhostGuess, is_uniform_when_chains_rule_tickets_out) {
  expect_uniform_guesses_where(2, [](const GhostState& s) {
    return s.open.phase == Phase::turn && s.open.claimed[0].count() > 1 &&
           !s.open.claimed[1].empty();
  });
}

TEST(GhostGuess, is_uniform_when_tickets_were_exchanged) {
  expect_uniform_guesses_where(
      2, [](const GhostState& s) { return s.open.exchanged[0] > 0 && !s.open.claimed[0].empty(); });
}

TEST(GhostGuess, is_uniform_when_a_place_is_empty) {
  expect_uniform_guesses_where(
      2, [](const GhostState& s) { return s.open.phase == Phase::turn && s.open.tickets[1] == 1; });
}

TEST(GhostGuess, is_uniform_when_somebody_has_won) {
  expect_uniform_guesses_where(1, [](const GhostState& s) {
    return s.open.phase == Phase::over && done(s.open, 0) == handful().rules.win &&
           s.open.tickets[0] > 0;
  });
}

}  // namespace
}  // namespace roundhouse::conformance
