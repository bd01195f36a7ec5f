// A guess in Ticket to Ride is as likely as the view allows: compared with every way to deal the
// unseen cards and tickets and every secret choice.
#include "conformance/guess_testing.h"
#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::conformance {
namespace {

using namespace ttr;

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

class TtrDeals : public Enumeration<ttr::State> {
 public:
  TtrDeals(const ttr::Rules& rules, const ttr::State& real, Seat watcher)
      : Enumeration(real, watcher), rules_(rules), watcher_(watcher) {
    lift_cards();
    lift_tickets();
    deal();
  }

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
  }

  void lay(const std::vector<u8>& order) override {
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
    if (who == others_.size()) return count(s);
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
};

void expect_uniform(int wanted, const std::function<bool(const ttr::State&)>& pleases) {
  expect_uniform_guesses_where<TtrDeals>(ttr::Rules(handful().board, handful().rules), wanted,
                                         pleases);
}

TEST(Guess, is_uniform_while_all_choose_opening_tickets) {
  expect_uniform(1, [](const ttr::State& s) { return s.open.waiting.empty(); });
}

TEST(Guess, is_uniform_over_secret_opening_choices) {
  expect_uniform(2, [](const ttr::State& s) { return !s.open.waiting.empty(); });
}

TEST(Guess, is_uniform_when_cards_are_known_and_tickets_lie_under) {
  expect_uniform(3, [](const ttr::State& s) {
    return s.open.under > 1 && total(s.open.known[0]) > 0 &&
           s.open.cards[0] > total(s.open.known[0]) && s.open.deck > 0;
  });
}

TEST(Guess, is_uniform_when_tickets_are_offered_from_under) {
  expect_uniform(2, [](const ttr::State& s) {
    return s.open.phase == Phase::keep_tickets && s.open.fresh == 0 && s.open.under > 0;
  });
}

}  // namespace
}  // namespace roundhouse::conformance
