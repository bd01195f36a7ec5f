// Each impossible position is refused by its own sentence, and no possible one is.
#include <gtest/gtest.h>

#include <functional>

#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/builtin.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

class PositionError : public ::testing::Test {
 protected:
  // The first position of a random game that pleases.
  State find(const std::function<bool(const State&)>& wanted, int seats = 2) const {
    for (u64 seed = 1;; ++seed) {
      Chance chance = Chance::seeded(seed);
      Events events = Events::off();
      State s = rules_.deal(seats, chance, events);
      while (!wanted(s) && !rules_.to_act(s).empty()) {
        const Seat seat = rules_.to_act(s).lowest();
        rules_.apply(s, seat, rules_.sample(s, seat, chance), chance, events);
      }
      if (wanted(s)) return s;
    }
  }
  State in(Phase phase) const {
    return find([phase](const State& s) { return s.open.phase == phase; });
  }
  // A position in mid-game: both have claimed something and put tickets back.
  State mid_game(int seats = 2) const {
    return find(
        [](const State& s) {
          return s.open.phase == Phase::turn && s.open.under > 2 && s.open.claimed[0].count() > 2 &&
                 s.open.claimed[1].count() > 2 && total(s.open.known[0]) > 0;
        },
        seats);
  }
  void expect(const char* sentence, State s, const std::function<void(State&)>& spoil) const {
    ASSERT_EQ(rules_.position_error(s), nullptr);
    spoil(s);
    EXPECT_STREQ(rules_.position_error(s), sentence);
  }
  int kind_held(const State& s, int seat) const {
    int kind = 0;
    while (s.own[seat].hand[kind] == 0) ++kind;
    return kind;
  }

  Rules rules_{*builtins()[0].board, builtins()[0].rules};
};

TEST_F(PositionError, cards) {
  const State s = mid_game();
  const char* sum = "the train cards do not add up to the deck of the board";
  for (int k = 0; k < kKinds; ++k) {
    expect(sum, s, [k](State& x) { ++x.open.discards[k]; });
    expect(sum, s, [k](State& x) { ++x.hidden.deck[k]; });
    for (int i : {0, 1}) {
      expect(sum, s, [k, i](State& x) { ++x.own[i].hand[k]; });
      expect("a seat is known to hold more cards than it holds", s,
             [k, i](State& x) { x.open.known[i][k] = static_cast<u8>(x.own[i].hand[k] + 1); });
    }
  }
  for (int slot = 0; slot < 5; ++slot)
    expect(sum, s, [slot](State& x) {
      x.open.row[slot] = static_cast<u8>((x.open.row[slot] + 1) % kKinds);
    });
  for (int i : {0, 1})
    expect("a hand has not the size all see", s, [i](State& x) { ++x.open.cards[i]; });
  expect("the deck has not the size all see", s, [](State& x) { ++x.open.deck; });
  expect("the deck is empty although there are discards (T17)", s, [](State& x) {
    for (int k = 0; k < kKinds; ++k) {
      x.open.discards[k] = static_cast<u8>(x.open.discards[k] + x.hidden.deck[k]);
      x.hidden.deck[k] = 0;
    }
    x.open.deck = 0;
  });
}

TEST_F(PositionError, row) {
  const State s = mid_game();
  for (int slot = 0; slot < 5; ++slot)
    for (u8 instead : {kNone, u8{kKinds}})
      expect(instead == kNone ? "the row is short although the deck is not empty (T19)"
                              : "the row holds something that is no card",
             s, [slot, instead](State& x) {
               ++x.hidden.deck[x.open.row[slot]];
               ++x.open.deck;
               x.open.row[slot] = instead;
             });
  expect("a reset of the row is withheld without need (T19)", s,
         [](State& x) { x.open.withheld = 1; });
  Ruleset short_row = rules_.set();
  short_row.row = 4;
  EXPECT_STREQ(Rules(rules_.board(), short_row).position_error(s),
               "the row holds something that is no card");
}

TEST_F(PositionError, tickets) {
  const State s = mid_game();
  const char* lost = "a ticket is missing or there twice";
  for (int n : {0, 1, s.open.under - 1}) {
    expect("a ticket under the deck does not exist", s, [n](State& x) { x.hidden.under[n] = 30; });
    expect("a ticket was put under the deck by nobody", s,
           [n](State& x) { x.open.under_by.set(n, 2); });
    expect(lost, s, [n](State& x) { x.hidden.under[n] = x.hidden.under[n == 0]; });
  }
  for (int i : {0, 1}) {
    expect("a seat has not the number of tickets all see", s,
           [i](State& x) { ++x.open.tickets[i]; });
    expect("an offer has not the size all see", s, [i](State& x) { ++x.open.offered[i]; });
    expect(lost, s, [i](State& x) {
      x.own[i].held.add(x.hidden.fresh.nth(0));
      ++x.open.tickets[i];
    });
  }
  expect(lost, s, [](State& x) { x.hidden.fresh.remove(x.hidden.fresh.nth(0)); });
  for (int t : {30, 79}) expect(lost, s, [t](State& x) { x.hidden.fresh.add(t); });
  expect("the ticket deck has not the size all see", s, [](State& x) { --x.open.fresh; });
  for (int seat : {0, 1}) {
    const State offered = find([seat](const State& x) {
      return x.open.phase == Phase::keep_tickets && x.open.turn == seat_at(seat);
    });
    for (int n : {0, 2})
      expect("an offered ticket does not exist", offered,
             [=](State& x) { x.own[seat].offer[n] = 30; });
    expect("an offer has not the size all see", offered,
           [seat](State& x) { --x.open.offered[seat]; });
    expect(lost, offered, [seat](State& x) { x.own[seat].offer[1] = x.own[seat].offer[0]; });
  }
}

TEST_F(PositionError, tracks) {
  const State s = mid_game();
  const char* twice = "a track is claimed twice or does not exist";
  expect(twice, s, [](State& x) { x.open.claimed[1].add(x.open.claimed[0].nth(0)); });
  for (int i : {0, 1}) {
    expect(twice, s, [i](State& x) { x.open.claimed[i].add(100); });
    expect("trains left and claimed tracks do not add up (T33)", s,
           [i](State& x) { ++x.open.trains[i]; });
    expect("route points do not fit the claimed tracks (T37)", s,
           [i](State& x) { --x.open.points[i]; });
  }
  const char* open = "the open tracks are not those left over";
  expect(open, s, [](State& x) { x.open.open.remove(x.open.open.nth(5)); });
  expect(open, s, [](State& x) { x.open.open.add(x.open.claimed[0].nth(0)); });
}

// Gives a track to a seat as a claim would have done, but leaves the open tracks as they are.
void claim(State& s, const Board& board, int seat, int t) {
  s.open.claimed[seat].add(t);
  s.open.trains[seat] = static_cast<u8>(s.open.trains[seat] - board.track[t].length);
  s.open.points[seat] = static_cast<i16>(s.open.points[seat] + board.points[board.track[t].length]);
}

TEST_F(PositionError, T35_both_tracks_of_a_double_route_are_one_seats) {
  Chance chance = Chance::seeded(5);
  Events events = Events::off();
  const Board& board = rules_.board();
  const int t = board.doubles.nth(0);
  for (int seats : {2, 3, 4, 5})
    expect("a seat holds both tracks of a double route (T35)", rules_.deal(seats, chance, events),
           [&](State& x) {
             claim(x, board, 1, t);
             claim(x, board, 1, board.track[t].twin);
           });
}

// The twin may be the very first track, and a track without a twin is nobody's twin.
TEST_F(PositionError, T35_wherever_the_twins_stand_in_the_file) {
  const small::Game& game = small::doubles();
  const Rules rules(game.board, game.rules);
  Chance chance = Chance::seeded(5);
  Events events = Events::off();
  const State s = rules.deal(4, chance, events);
  for (int t = 0; t < game.board.tracks; ++t) {
    const u8 twin = game.board.track[t].twin;
    State x = s;
    claim(x, game.board, 1, t);
    rules.open_tracks(x.open);
    EXPECT_EQ(rules.position_error(x), nullptr);
    if (twin == kNone) continue;
    claim(x, game.board, 1, twin);
    rules.open_tracks(x.open);
    EXPECT_STREQ(rules.position_error(x), "a seat holds both tracks of a double route (T35)");
  }
}

TEST_F(PositionError, T36_both_tracks_of_a_double_route_are_used_by_few_players) {
  Chance chance = Chance::seeded(5);
  Events events = Events::off();
  const Board& board = rules_.board();
  const int t = board.doubles.nth(2);
  const auto both = [&](State& x) {
    claim(x, board, 0, t);
    claim(x, board, 1, board.track[t].twin);
  };
  for (int seats : {2, 3})
    expect("both tracks of a double route are used (T36)", rules_.deal(seats, chance, events),
           both);
  for (int seats : {4, 5}) {
    State many = rules_.deal(seats, chance, events);
    both(many);
    rules_.open_tracks(many.open);
    EXPECT_EQ(rules_.position_error(many), nullptr);
  }
  expect("the open tracks are not those left over", rules_.deal(3, chance, events), [&](State& x) {
    claim(x, board, 0, t);
    rules_.open_tracks(x.open);
    x.open.open.add(board.track[t].twin);  // its twin should be closed
  });
  expect("the open tracks are not those left over", mid_game(),
         [&](State& x) { ++x.open.counts.grey[0]; });
}

TEST_F(PositionError, offers) {
  const State offered = in(Phase::keep_tickets), s = mid_game(), opening = in(Phase::opening);
  const int who = index(offered.open.turn);
  const char* wrong = "tickets are offered to the wrong seats for this phase";
  expect(wrong, offered, [](State& x) { x.open.phase = Phase::turn; });
  expect(wrong, offered, [who](State& x) { x.open.turn = seat_at(1 - who); });
  expect(wrong, s, [](State& x) { x.open.phase = Phase::keep_tickets; });
  for (int i : {0, 1}) {
    expect("a seat waits for opening choices although the opening is over", s,
           [i](State& x) { x.open.waiting.add(seat_at(i)); });
    expect("a seat keeps tickets it has not chosen", s, [i](State& x) { x.own[i].keeps = 1; });
    expect("a seat keeps tickets it has not chosen", opening,
           [i](State& x) { x.own[i].keeps = 2; });
    expect("a seat keeps tickets it has not chosen", opening, [i](State& x) {
      x.own[i].keeps = 4;
      x.open.waiting.add(seat_at(i));
    });
    expect("an offer is not in order", opening,
           [i](State& x) { std::swap(x.own[i].offer[1], x.own[i].offer[2]); });
    expect("an offer is not in order", opening, [i](State& x) {
      std::swap(x.own[i].offer[0], x.own[i].offer[1]);
      x.own[i].keeps = 2;
      x.open.waiting.add(seat_at(i));
    });
    State waits = opening;  // what goes under stands in any order; all three may be kept
    waits.open.waiting.add(seat_at(i));
    waits.own[i].keeps = 3;
    EXPECT_EQ(rules_.position_error(waits), nullptr);
    std::swap(waits.own[i].offer[1], waits.own[i].offer[2]);
    waits.own[i].keeps = 2;
    EXPECT_EQ(rules_.position_error(waits), nullptr);
  }
}

TEST_F(PositionError, turns) {
  const State s = mid_game(), opening = in(Phase::opening), over = in(Phase::over);
  expect("too few or too many players (T1)", s, [](State& x) { x.open.seats = 1; });
  expect("too few or too many players (T1)", s, [](State& x) { x.open.seats = 6; });
  expect("there is no such phase", s, [](State& x) { x.open.phase = static_cast<Phase>(5); });
  expect("the first seat does not exist", s, [](State& x) { x.open.first = seat_at(2); });
  const char* turn = "the seat to act does not fit the phase";
  expect(turn, s, [](State& x) { x.open.turn = seat_at(2); });
  expect(turn, s, [](State& x) { x.open.turn = kNobody; });
  expect(turn, opening, [](State& x) { x.open.turn = seat_at(0); });
  expect(turn, over, [](State& x) { x.open.turn = seat_at(1); });
  expect("all have chosen but the opening is not over", opening,
         [](State& x) { x.open.waiting = SeatSet::all(2); });
}

TEST_F(PositionError, T22_T50_the_counters_of_the_end) {
  const State s = mid_game(), over = in(Phase::over);
  const char* passes = "too many passes in a row (T22)";
  expect(passes, s, [](State& x) { x.open.passes = 2; });
  expect(passes, over, [](State& x) { x.open.passes = 3; });
  const char* last = "the last round has an impossible number of turns (T50)";
  expect(last, s, [](State& x) { x.open.last_turns = 3; });
  expect(last, s, [](State& x) { x.open.last_turns = 0; });
  const char* not_over =
      "the game is over although neither the last round nor the passes have run out";
  expect(not_over, over, [](State& x) { x.open.last_turns = 1; });
  expect(not_over, over, [](State& x) { x.open.last_turns = kNone; });
  for (u8 turns : {u8{1}, u8{2}, kNone}) {
    State fine = s;
    fine.open.last_turns = turns;
    fine.open.passes = 1;
    EXPECT_EQ(rules_.position_error(fine), nullptr);
  }
  State stalled = over;
  stalled.open.last_turns = 2;
  stalled.open.passes = 2;
  EXPECT_EQ(rules_.position_error(stalled), nullptr);
}

// The rest of the cards are in one hand; only one card of this kind lies open.
void leave_open(State& x, int kind) {
  for (int k = 0; k < kKinds; ++k) {
    x.own[0].hand[k] = static_cast<u8>(x.own[0].hand[k] + x.hidden.deck[k] + x.open.discards[k]);
    x.hidden.deck[k] = x.open.discards[k] = 0;
  }
  for (u8& card : x.open.row) {
    ++x.own[0].hand[card];
    card = kNone;
  }
  --x.own[0].hand[kind];
  x.open.row[2] = static_cast<u8>(kind);
  x.open.cards[0] = static_cast<u8>(total(x.own[0].hand));
  x.open.deck = 0;
}

TEST_F(PositionError, T20_a_second_card_that_cannot_be_taken) {
  const State s = in(Phase::second_card);
  expect("no second card can be taken (T20)", s, [](State& x) { leave_open(x, kLocomotive); });
  for (int colour = 0; colour < kColours; ++colour) {
    State fine = s;
    leave_open(fine, colour);
    EXPECT_EQ(rules_.position_error(fine), nullptr) << colour;
  }
}

}  // namespace
}  // namespace roundhouse::ttr
