// The players of Ghost Train: what their plans are made of, and how they stand to each other. Seeds
// are fixed, so the games are always the same.
#include <gtest/gtest.h>

#include "games/ghost/bots/bots.h"
#include "games/ghost/bots/child.h"
#include "games/ghost/bots/planner.h"
#include "games/ghost/rules/builtin.h"

namespace roundhouse::ghost::bots {
namespace {

using Who = Player<Rules>;

Who bot(std::string_view text) { return *find_player(all(), text); }

Rules haunted() { return {*builtin().board, builtin().haunts, builtin().rules}; }

// Plays a game to its end; `see` gets every view before its move.
template <class See>
State play(const Who* players, int seats, u64 seed, See see) {
  const auto rules = haunted();
  Chance chance = Chance::seeded(seed), luck = Chance::seeded(seed + 1);
  auto events = Events::off();
  State state = rules.deal(seats, chance, events);
  while (state.open.phase != Phase::over) {
    const Seat seat = state.open.turn;
    const View view = rules.view(state, seat);
    const Move move = players[index(seat)].choose(rules, view, luck);
    see(view, move);
    rules.apply(state, seat, move, chance, events);
  }
  return state;
}

// Wins of the first in percent, both seats of every deal; a shared victory is half a win.
double wins(const Who& a, const Who& b, int deals) {
  double won = 0;
  for (int deal = 0; deal < deals; ++deal)
    for (int place = 0; place < 2; ++place) {
      const Who players[] = {place == 0 ? a : b, place == 0 ? b : a};
      const State end = play(players, 2, 100 + static_cast<u64>(deal), [](auto&, auto&) {});
      const SeatSet winners = haunted().result(end).winners;
      if (winners.has(seat_at(place))) won += 100.0 / winners.count();
    }
  return won / (2 * deals);
}

TEST(GhostBots, a_child_has_a_fair_chance_against_easy) {
  const double share = wins(bot("child"), bot("easy"), 500);
  EXPECT_GE(share, 35);
  EXPECT_LE(share, 60);
}

TEST(GhostBots, each_level_beats_the_one_below) {
  const Who expert = bot("expert:iters=40");
  EXPECT_GT(wins(bot("medium"), bot("easy"), 50), 80);
  EXPECT_GT(wins(expert, bot("easy"), 8), 80);
  EXPECT_GT(wins(expert, bot("medium"), 24), 52);
}

// One claim away: of a free track, with the wagons left.
bool one_claim_from_done(const View& v) {
  const auto rules = haunted();
  for (const int t : without_own_twins(rules.board(), v.open.open, v.open.claimed[index(v.seat)])) {
    if (rules.board().track[t].length > v.open.trains[index(v.seat)]) continue;
    TrackSet own = v.open.claimed[index(v.seat)];
    own.add(t);
    const Joined chains(rules.board(), own);
    for (const u8 held : v.own.held)
      if (held != kNone && rules.completes(chains, held)) return true;
  }
  return false;
}

TEST(GhostBots, easy_never_gives_away_a_ticket_that_is_one_claim_from_done) {
  const Who players[] = {bot("easy"), bot("easy"), bot("easy")};
  int near = 0, swaps = 0;
  for (u64 seed = 0; seed < 400; ++seed)
    play(players, 3, seed, [&](const View& view, const Move& move) {
      const bool could_draw = view.open.deck > 0;
      near += one_claim_from_done(view);
      swaps += move.kind == MoveKind::exchange;
      if (could_draw && one_claim_from_done(view)) {
        ASSERT_NE(move.kind, MoveKind::exchange) << "seed " << seed;
      }
    });
  EXPECT_GT(near, 100);
  EXPECT_GT(swaps, 10) << "it does give hopeless ones away";
}

// Nothing in the rules ends a game of exchanges by choice, so patience must.
TEST(GhostBots, G22_no_bot_swaps_by_choice_when_the_tickets_have_come_round_often) {
  const Who expert = bot("expert:iters=12");
  const Who players[] = {bot("medium"), bot("easy"), expert};
  const auto rules = haunted();
  Chance luck = Chance::seeded(3);
  int swaps = 0;
  for (u64 seed = 0; seed < 60; ++seed)
    play(players, 3, seed, [&](const View& view, const Move& move) {
      if (move.kind != MoveKind::exchange || view.open.deck == 0) return;
      ++swaps;
      View late = view;
      late.open.ticket_shuffles = kMostTicketShuffles;
      for (const Who& player : players)
        ASSERT_NE(player.choose(rules, late, luck).kind, MoveKind::exchange);
    });
  EXPECT_GT(swaps, 10);
}

TEST(GhostBots, a_child_claims_when_it_can_and_keeps_its_tickets) {
  const Who players[] = {bot("child"), bot("medium")};
  const auto rules = haunted();
  for (u64 seed = 0; seed < 30; ++seed)
    play(players, 2, seed, [&](const View& view, const Move& move) {
      if (index(view.seat) != 0) return;
      MoveList legal;
      rules.legal(view, legal);
      bool can_claim = false;
      for (const Move& other : legal) can_claim |= other.kind == MoveKind::claim;
      ASSERT_EQ(move.kind == MoveKind::claim, can_claim);
      ASSERT_TRUE(move.kind != MoveKind::exchange || view.open.deck == 0);
    });
}

// The yardstick is held to a number: its play never changes.
TEST(GhostBots, the_child_never_changes) {
  const Who players[] = {bot("child"), bot("child")};
  u64 sum = 0;
  for (u64 seed = 0; seed < 20; ++seed)
    play(players, 2, seed, [&](const View&, const Move& move) {
      sum = sum * 1'000'003 + static_cast<u64>(move.kind) * 4096 + move.track * 16u +
            move.locomotives;
    });
  EXPECT_EQ(sum, 9186061470218693750u);
}

// A hint's claim finishes something or is on the way to a ticket, as long as one can be finished.
TEST(GhostPlan, for_tickets_advises_only_claims_that_help_them) {
  const Who players[] = {bot("medium"), bot("easy"), bot("random")};
  const auto rules = haunted();
  const Board& board = rules.board();
  int kept = 0, mended = 0;
  for (u64 seed = 0; seed < 60; ++seed)
    play(players, 3, seed, [&](const View& view, const Move& move) {
      const Move advice = for_tickets(rules, view, move);
      ASSERT_TRUE(rules.check(view, advice).ok());
      (advice == move ? kept : mended) += move.kind == MoveKind::claim;
      const Plan plan = plan_goals(rules, view.open, view.own, view.seat, {.treats = false});
      if (advice.kind != MoveKind::claim || plan.empty()) return;
      TrackSet with = view.open.claimed[index(view.seat)];
      with.add(advice.track);
      const Joined joined(board, with);
      bool helps =
          !view.open.special.has(view.seat) && joined.join(rules.haunts().from, rules.haunts().to);
      for (const u8 held : view.own.held) helps |= held != kNone && rules.completes(joined, held);
      const u8 twin = board.track[advice.track].twin;
      for (const Way& way : plan)
        helps |= way.tracks.has(advice.track) || (twin != kNone && way.tracks.has(twin));
      ASSERT_TRUE(helps || advice != move) << "seed " << seed;
    });
  EXPECT_GT(kept, 200);
  EXPECT_GT(mended, 100);
}

TEST(GhostPlan, its_ways_join_their_goals_within_the_wagons) {
  const Who players[] = {bot("medium"), bot("medium"), bot("medium"), bot("medium")};
  const auto rules = haunted();
  int specials = 0;
  for (u64 seed = 0; seed < 20; ++seed)
    play(players, 4, seed, [&](const View& view, const Move&) {
      TrackSet own = view.open.claimed[index(view.seat)];
      int wagons = view.open.trains[index(view.seat)];
      for (const Way& way : plan_goals(rules, view.open, view.own, view.seat)) {
        for (const int t : way.tracks) {
          ASSERT_TRUE(view.open.open.has(t));
          wagons -= rules.board().track[t].length;
        }
        own = own | way.tracks;
        const Joined chains(rules.board(), own);
        const bool special = way.goal == Way::kTrickOrTreat;
        specials += special;
        ASSERT_TRUE(special ? rules.trick_or_treat(chains) : rules.completes(chains, way.goal));
      }
      ASSERT_GE(wagons, 0);
    });
  EXPECT_GT(specials, 100);
}

TEST(GhostPlan, a_claim_takes_no_locomotive_that_the_colour_can_spare) {
  const auto rules = haunted();
  Private own{};
  const int t = 0;
  const Track& track = rules.board().track[t];
  own.hand[track.colour] = track.length;
  own.hand[kLocomotive] = 5;
  EXPECT_EQ(thrifty_claim(rules.board(), own, t), Move::claim(t, track.colour, 0));
  own.hand[track.colour] = 0;
  EXPECT_EQ(thrifty_claim(rules.board(), own, t), Move::claim(t, kLocomotive, track.length));
  own.hand[kLocomotive] = 0;
  EXPECT_EQ(thrifty_claim(rules.board(), own, t), Move::pass());
}

}  // namespace
}  // namespace roundhouse::ghost::bots
