// The parts the planners are made of, against slow and obvious ways; and the yardsticks, which must
// never change.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/digest.h"
#include "games/routes/rules/network.h"
#include "games/ttr/bots/beliefs.h"
#include "games/ttr/bots/bots.h"
#include "games/ttr/bots/expert.h"
#include "games/ttr/bots/reason.h"
#include "games/ttr/bots/tickets.h"
#include "games/ttr/rules/builtin.h"

namespace roundhouse::ttr::bots {
namespace {

using Who = Player<Rules>;

Who bot(std::string_view text) { return *find_player(all(), text); }

const Board& usa() { return *builtins()[0].board; }
Rules classic() { return {usa(), builtins()[0].rules}; }

void lengths(Prices& price) {
  for (int t : usa().all) price[t] = usa().track[t].length;
}

int length_of(const TrackSet& tracks) {
  int sum = 0;
  for (int t : tracks) sum += usa().track[t].length;
  return sum;
}

TEST(Network, ways_are_as_long_as_their_price_says_and_join_what_they_should) {
  Prices price;
  lengths(price);
  Chance luck = Chance::seeded(1);
  for (int n = 0; n < 40; ++n) {
    TrackSet own, open = usa().all;
    for (int k = 0; k < 12; ++k) {
      const int t = static_cast<int>(luck.below(usa().tracks));
      own.add(t);
      open.remove(t);
    }
    const Network network(usa(), own, open, price);
    for (int k = 0; k < usa().tickets; ++k) {
      const Ticket& ticket = usa().ticket[k];
      const int distance = network.distance(ticket.a, ticket.b);
      if (distance >= Network::kFar) continue;
      TrackSet way;
      network.add_way(network.node(ticket.a), network.node(ticket.b), way);
      EXPECT_EQ(length_of(way), distance);
      EXPECT_TRUE(Joined(usa(), own | way).join(ticket.a, ticket.b));
    }
  }
}

// With three terminals the best tree is a star: the best meeting point over all cities.
TEST(Steiner, a_tree_for_three_places_is_the_best_star) {
  Prices price;
  lengths(price);
  const Network network(usa(), {}, usa().all, price);
  Chance luck = Chance::seeded(2);
  for (int n = 0; n < 200; ++n) {
    u8 ends[3];
    for (u8& end : ends) end = static_cast<u8>(luck.below(usa().cities));
    if (ends[0] == ends[1] || ends[1] == ends[2] || ends[0] == ends[2]) continue;
    int best = Network::kFar;
    for (int c = 0; c < usa().cities; ++c)
      best = std::min(best, network.distance(c, ends[0]) + network.distance(c, ends[1]) +
                                network.distance(c, ends[2]));
    const Steiner steiner(network, ends, 3);
    EXPECT_EQ(steiner.price(7), best);
    TrackSet tree;
    steiner.add_tree(7, tree);
    EXPECT_LE(length_of(tree), best);
    const Joined joined(usa(), tree);
    EXPECT_TRUE(joined.join(ends[0], ends[1]) && joined.join(ends[1], ends[2]));
  }
}

TEST(TicketPlans, every_subset_is_joined_and_costs_no_more_than_apart) {
  Prices price;
  lengths(price);
  const Network network(usa(), {}, usa().all, price);
  Chance luck = Chance::seeded(3);
  for (int n = 0; n < 30; ++n) {
    TicketSet tickets;
    for (int k = 0; k < 4; ++k) tickets.add(static_cast<int>(luck.below(usa().tickets)));
    const TicketPlans plans(usa(), network, tickets);
    for (unsigned set = 1; set < plans.sets(); ++set) {
      TrackSet tracks;
      plans.add_tracks(set, tracks);
      const Joined joined(usa(), tracks);
      int apart = 0;
      for (int i = 0; i < plans.count(); ++i) {
        if ((set >> i & 1) == 0) continue;
        const Ticket& ticket = usa().ticket[plans.ticket(i)];
        EXPECT_TRUE(joined.join(ticket.a, ticket.b));
        apart += network.distance(ticket.a, ticket.b);
        EXPECT_GE(plans.price(set), plans.price(set & ~(1u << i)));
      }
      EXPECT_LE(plans.price(set), apart);
      EXPECT_LE(length_of(tracks), plans.price(set));
    }
  }
}

TEST(Bot, names_and_budgets_are_read) {
  EXPECT_EQ(bot("hard").bot->name, "hard");
  EXPECT_EQ(bot("long-routes").bot->name, "long-routes");
  EXPECT_EQ(bot("expert:ms=200").budget, (Budget{0, 200}));
  EXPECT_EQ(bot("expert:iters=500").budget, (Budget{500, 0}));
  for (const char* wrong : {"", "exprt", "expert:", "expert:ms=", "expert:ms=0", "expert:ms=2x",
                            "expert:200", "hard:ms=5", "expert:iters=-1", "child"})
    EXPECT_FALSE(find_player(all(), wrong)) << wrong;
}

// Plays a game of one bot against itself; f sees every position before its move.
template <class F>
Result play(const Who& player, u64 seed, F see) {
  const Rules rules = classic();
  Chance chance = Chance::seeded(seed), luck = Chance::seeded(seed + 1);
  auto events = Events::off();
  State state = rules.deal(2, chance, events);
  while (!rules.to_act(state).empty()) {
    const Seat seat = rules.to_act(state).lowest();
    const View view = rules.view(state, seat);
    see(rules, view);
    rules.apply(state, seat, player.choose(rules, view, luck), chance, events);
  }
  return rules.result(state);
}

TEST(Yardsticks, play_as_they_always_did) {
  const std::map<std::string_view, u64> known = {
      {"hungry", 14477376956231756286ull},   {"long-routes", 7462994772312617066ull},
      {"one-step", 16759923645733187034ull}, {"shortest-path", 6050107607485967282ull},
      {"steiner", 9109622144968878607ull},   {"short-way", 12129552791985352355ull}};
  for (const auto& [name, number] : known) {
    Digest digest;
    for (u64 seed = 0; seed < 10; ++seed) {
      const Result result = play(bot(name), seed, [](const Rules&, const View&) {});
      for (int i = 0; i < 2; ++i) digest.word(static_cast<u16>(result.seat[i].total));
    }
    EXPECT_EQ(digest.value(), number) << name;
  }
}

TEST(Beliefs, a_guess_fits_the_view_and_leans_to_what_a_rival_builds) {
  Chance luck = Chance::seeded(8);
  long towards = 0, uniform = 0;
  const Rules rules = classic();
  // Seat 1 holds a long ticket; give it half of the way and see how often it is guessed.
  Chance chance = Chance::seeded(4);
  auto events = Events::off();
  State state = rules.deal(2, chance, events);
  const int n = 400;
  for (int pass = 0; pass < 2; ++pass) {
    const View view = rules.view(state, seat_at(0));
    int wanted = -1;
    for (int k = 0; k < usa().tickets && wanted < 0; ++k)
      if (usa().ticket[k].points > 15 && !view.own.held.has(k) &&
          std::find(std::begin(view.own.offer), std::end(view.own.offer), k) ==
              std::end(view.own.offer))
        wanted = k;
    ASSERT_GE(wanted, 0);
    if (pass == 0) {  // as if the choice were made and the way half built
      Prices price;
      lengths(price);
      const Network network(usa(), {}, usa().all, price);
      TrackSet way;
      network.add_way(network.node(usa().ticket[wanted].a), network.node(usa().ticket[wanted].b),
                      way);
      state.open.tickets[1] = 2;
      state.open.offered[1] = 0;
      int left = 3;
      for (int t : way)
        if (left-- > 0) {
          state.open.claimed[1].add(t);
          state.open.open.remove(t);
        }
      continue;
    }
    const Beliefs beliefs(rules, view);
    for (int i = 0; i < n; ++i) {
      const State guess = beliefs.guess(luck);
      EXPECT_EQ(guess.own[1].held.count(), 2);
      EXPECT_TRUE((guess.own[1].held & guess.hidden.fresh).empty());
      towards += guess.own[1].held.has(wanted);
      uniform += rules.guess(view, luck).own[1].held.has(wanted);
    }
  }
  EXPECT_GT(towards, 2 * uniform);
}

TEST(Expert, stops_when_it_is_told_to) {
  const Rules rules = classic();
  Chance chance = Chance::seeded(1), luck = Chance::seeded(2);
  auto events = Events::off();
  const State state = rules.deal(2, chance, events);
  int asked = 0;
  const Stop stop(
      [](const void* self) {
        int& count = *const_cast<int*>(static_cast<const int*>(self));
        return ++count > 10;
      },
      &asked);
  Contenders contenders;
  think(rules, rules.view(state, seat_at(0)), luck, {.milliseconds = 1000}, stop, contenders);
  EXPECT_EQ(asked, 11) << "asked before every playout, and no more once it said stop";
  EXPECT_EQ(contenders[0].tries, 10 / static_cast<int>(contenders.size())) << "whole worlds only";
}

TEST(Reason, every_move_of_a_planner_has_one) {
  std::map<Why, int> seen;
  for (u64 seed = 0; seed < 6; ++seed)
    play(bot("hard"), seed, [&](const Rules& rules, const View& view) {
      Chance luck = Chance::seeded(1);
      ++seen[explain(rules, view, bot("hard").choose(rules, view, luck)).why];
    });
  EXPECT_EQ(seen.count(Why::forced), 0u);
  for (Why why :
       {Why::keep, Why::cheapest, Why::planned, Why::finish, Why::points, Why::colour, Why::deck})
    EXPECT_GT(seen[why], 0) << static_cast<int>(why);
}

}  // namespace
}  // namespace roundhouse::ttr::bots
