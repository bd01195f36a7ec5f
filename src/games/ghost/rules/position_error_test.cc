// A position that cannot be is refused by the sentence that fits. What the rulebook tests refuse
// already is not repeated here.
#include <gtest/gtest.h>

#include <functional>

#include "games/ghost/rules/builtin.h"
#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {
namespace {

Rules rules() { return {*builtin().board, builtin().haunts, builtin().rules}; }

State dealt() {
  Chance chance = Chance::seeded(5);
  Events events = Events::off();
  return rules().deal(3, chance, events);
}

const char* error_after(const std::function<void(State&)>& spoil) {
  State s = dealt();
  EXPECT_EQ(rules().position_error(s), nullptr);
  spoil(s);
  return rules().position_error(s);
}

TEST(GhostFlaw, turns) {
  EXPECT_STREQ(error_after([](State& s) { s.open.phase = static_cast<Phase>(2); }),
               "there is no such phase");
  EXPECT_STREQ(error_after([](State& s) { s.open.first = seat_at(3); }),
               "the first seat does not exist");
  for (Seat turn : {seat_at(3), kNobody})
    EXPECT_STREQ(error_after([&](State& s) { s.open.turn = turn; }),
                 "the seat to act does not fit the phase");
  EXPECT_STREQ(error_after([](State& s) { s.open.phase = Phase::over; }),
               "the seat to act does not fit the phase");
}

TEST(GhostFlaw, cards) {
  EXPECT_STREQ(error_after([](State& s) { ++s.open.cards[1]; }), "a hand has not the size all see");
  EXPECT_STREQ(error_after([](State& s) { --s.open.deck; }), "the deck has not the size all see");
  EXPECT_STREQ(error_after([](State& s) {
                 for (int k = 0; k < kKinds; ++k) {
                   s.open.discards[k] = s.hidden.deck[k];
                   s.hidden.deck[k] = 0;
                 }
                 s.open.deck = 0;
               }),
               "the deck is empty although there are discards (G18)");
}

TEST(GhostFlaw, tickets) {
  EXPECT_STREQ(error_after([](State& s) { s.own[0].held[1] = 33; }),
               "a held ticket does not exist or has no place");
  EXPECT_STREQ(error_after([](State& s) { s.open.tickets[2] = 1; }),
               "a seat has not the number of tickets all see");
  EXPECT_STREQ(error_after([](State& s) { s.open.exchanged[2] = 1; }),
               "the ticket discards have not the size all see");
  EXPECT_STREQ(error_after([](State& s) { s.hidden.tickets.remove(s.hidden.tickets.nth(0)); }),
               "a ticket is missing or there twice");
  EXPECT_STREQ(error_after([](State& s) { --s.open.ticket_deck; }),
               "the ticket deck has not the size all see");
}

TEST(GhostFlaw, tracks) {
  const auto claim = [](State& s, int seat, int t) {
    s.open.claimed[seat].add(t);
    s.open.trains[seat] = static_cast<u8>(s.open.trains[seat] - builtin().board->track[t].length);
    rules().open_tracks(s.open);
  };
  EXPECT_STREQ(error_after([&](State& s) {
                 claim(s, 0, 7);
                 claim(s, 1, 7);
               }),
               "a track is claimed twice or does not exist");
  EXPECT_STREQ(error_after([](State& s) { --s.open.trains[0]; }),
               "wagons left and claimed tracks do not add up (G11)");
  EXPECT_STREQ(error_after([](State& s) { s.open.open.remove(3); }),
               "the open tracks are not those left over");
  EXPECT_STREQ(error_after([](State& s) { s.open.special.add(seat_at(3)); }),
               "somebody who does not play has a special ticket (G15)");
}

// A double route that completes every ticket; a single one wins, and everybody has one wagon.
struct Trifle {
  Board board;
  Rules rules;
  State s{};

  Trifle()
      : board(finish([] {
          Board b{};
          b.cities = 2;
          b.tracks = 2;
          b.colours = 1;
          b.tickets = 3;
          b.deck[0] = 9;
          b.track[0] = {0, 1, 1, 0, 1};
          b.track[1] = {0, 1, 1, 0, 0};
          for (int t = 0; t < 3; ++t) b.ticket[t] = {0, 1, 0};
          return b;
        }())),
        rules(board, {}, {.wagons = 1, .win = 1}) {
    s.open.seats = 2;
    s.open.trains[0] = s.open.trains[1] = 1;
    for (Private& own : s.own)
      for (u8& place : own.held) place = kNone;
    s.hidden.deck[0] = s.open.deck = 9;
    for (int t = 0; t < 3; ++t) s.hidden.tickets.add(t);
    s.open.ticket_deck = 3;
    rules.open_tracks(s.open);
  }
  void complete(int ticket) {
    s.hidden.tickets.remove(ticket);
    --s.open.ticket_deck;
    s.open.completed[0].add(ticket);
  }
};

TEST(GhostFlaw, ends) {
  Trifle t;
  EXPECT_STREQ(t.rules.position_error(t.s), nullptr);
  t.s.open.claimed[0].add(0);
  t.s.open.trains[0] = 0;
  t.rules.open_tracks(t.s.open);
  t.complete(0);
  EXPECT_STREQ(t.rules.position_error(t.s),
               "the game is not over although it must be (G20 to G22)");
  t.s.open.phase = Phase::over;
  t.s.open.turn = kNobody;
  EXPECT_STREQ(t.rules.position_error(t.s), nullptr);
  Trifle late = t;
  late.s.open.claimed[1].add(1);
  late.s.open.trains[1] = 0;
  t.rules.open_tracks(late.s.open);
  EXPECT_STREQ(t.rules.position_error(late.s), "the game went on after its end (G20, G21)");
  t.complete(1);
  EXPECT_STREQ(t.rules.position_error(t.s),
               "a seat has completed more tickets than win the game (G20)");
}

}  // namespace
}  // namespace roundhouse::ghost
