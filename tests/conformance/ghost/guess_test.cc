// A guess in Ghost Train is as likely as the view allows: compared with every way to deal the
// unseen cards and tickets in which nobody holds a ticket that is joined.
#include "conformance/guess_testing.h"
#include "games/ghost/rules/boards_testing.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::conformance {
namespace {

using namespace ghost;
using GhostState = ghost::State;
using GhostRules = ghost::Rules;

// Five cards, six tickets.
const small::Game& handful() {
  static const small::Game game{
      routes::hand_made::board(
          {{0, 1, 1, 0}, {1, 2, 1, 1}, {0, 2, 2, routes::kGrey}, {2, 3, 1, routes::kGrey}},
          {{0, 1, 0}, {0, 2, 0}, {1, 2, 0}, {0, 3, 0}, {1, 3, 0}, {2, 3, 0}}, {2, 2}, 1),
      {.from = 1u << 0, .to = 1u << 3, .bonus = {{1, 3, 1}}, .bonuses = 1},
      {.hand = 1, .wagons = 4, .win = 4, .stall_rounds = 4}};
  return game;
}

class GhostDeals : public Enumeration<GhostState> {
 public:
  GhostDeals(const GhostRules& rules, const GhostState& real, Seat watcher)
      : Enumeration(real, watcher), rules_(rules) {
    for (u8 k = 0; k < routes::kKinds; ++k) {
      const auto lift = [&](u8& from) {
        cards_.insert(cards_.end(), from, k);
        from = 0;
      };
      for (int i : others_) lift(s_.own[i].hand[k]);
      lift(s_.hidden.deck[k]);
    }
    const auto lift = [&](routes::TicketSet& from) {
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
    deal();
  }

 private:
  void lay(const std::vector<u8>& order) override { fill_places(s_, order, 0, 0); }

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
    if (rules_.position_error(s) != nullptr) return;
    count(s);
  }

  GhostRules rules_;
};

void expect_uniform(int wanted, const std::function<bool(const GhostState&)>& pleases) {
  const GhostRules rules(handful().board, handful().haunts, handful().rules);
  expect_uniform_guesses_where<GhostDeals>(rules, wanted, pleases);
}

TEST(GhostGuess, is_uniform_after_the_deal) {
  expect_uniform(1, [](const GhostState&) { return true; });
}

TEST(GhostGuess, is_uniform_when_chains_rule_tickets_out) {
  expect_uniform(2, [](const GhostState& s) {
    return s.open.phase == Phase::turn && s.open.claimed[0].count() > 1 &&
           !s.open.claimed[1].empty();
  });
}

TEST(GhostGuess, is_uniform_when_tickets_were_exchanged) {
  expect_uniform(
      2, [](const GhostState& s) { return s.open.exchanged[0] > 0 && !s.open.claimed[0].empty(); });
}

TEST(GhostGuess, is_uniform_when_a_place_is_empty) {
  expect_uniform(
      2, [](const GhostState& s) { return s.open.phase == Phase::turn && s.open.tickets[1] == 1; });
}

TEST(GhostGuess, is_uniform_when_somebody_has_won) {
  expect_uniform(1, [](const GhostState& s) {
    return s.open.phase == Phase::over && done(s.open, 0) == handful().rules.win &&
           s.open.tickets[0] > 0;
  });
}

}  // namespace
}  // namespace roundhouse::conformance
