// Each impossible position is refused by its own sentence: one small change to a position of a
// random game for each.
#include <gtest/gtest.h>

#include <functional>
#include <ostream>

#include "games/signal/rules/builtin.h"
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {
namespace {

constexpr int kEurope = 0, kAmerica = 1;

struct Case {
  const char* error;
  Phase phase;  // the position before
  std::function<void(Public&, const Board&)> spoil;
  int board = kEurope;
  Ruleset set = {};
  std::function<bool(const Public&)> wanted = [](const Public&) { return true; };

  friend std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.error; }
};

// The first position of random games that is as the case wants it.
State position(const Rules& rules, const Case& c) {
  Chance chance = Chance::seeded(5);
  Events events = Events::off();
  for (int games = 0; games < 3000; ++games) {
    State s = rules.deal(2, chance, events);
    while (s.open.phase != c.phase || !c.wanted(s.open)) {
      if (rules.to_act(s).empty()) break;
      rules.apply(s, s.open.turn, rules.sample(s, s.open.turn, chance), chance, events);
    }
    if (s.open.phase == c.phase && c.wanted(s.open)) return s;
  }
  ADD_FAILURE() << "no such position was met";
  return {};
}

Train& some_train(Public& open) {
  for (Train& train : open.train)
    if (train.at != kNone) return train;
  return open.train[0];
}
Train& train_in_depot(Public& open) {
  for (Train& train : open.train)
    if (train.at == kNone) return train;
  return open.train[0];
}
bool first_train_runs(const Public& open) { return open.train[0].at != kNone; }
bool first_train_waits(const Public& open) { return open.train[0].at == kNone; }
bool has_hand(const Public& open) { return hand_of(open, Seat{0}) > 0; }
bool by_schedule(const Public& open) { return open.by_card == 0; }
bool by_card(const Public& open) { return open.by_card == 1; }

const Ruleset kFree{.free = 1}, kExtra{.extra = 1, .free = 1}, kStack{.places = Places::stack};

const Case kCases[] = {
    {"too few or too many players", Phase::action, [](Public& o, auto&) { o.seats = 1; }},
    {"too few or too many players", Phase::action, [](Public& o, auto&) { o.seats = 5; }},
    {"there is no such phase", Phase::action,
     [](Public& o, auto&) { o.phase = static_cast<Phase>(kPhases); }},
    {"the first seat does not exist", Phase::action, [](Public& o, auto&) { o.first = Seat{2}; }},
    {"the seat to act does not fit the phase", Phase::action,
     [](Public& o, auto&) { o.turn = Seat{2}; }},
    {"the seat to act does not fit the phase", Phase::over,
     [](Public& o, auto&) { o.turn = Seat{0}; }},
    {"the outcome does not fit the phase", Phase::action,
     [](Public& o, auto&) { o.outcome = Outcome::time; }},
    {"the outcome does not fit the phase", Phase::over,
     [](Public& o, auto&) { o.outcome = Outcome::none; }},
    {"the outcome does not fit the phase", Phase::over,
     [](Public& o, auto&) { o.outcome = static_cast<Outcome>(4); }},
    {"the number of turns does not fit the phase", Phase::action,
     [](Public& o, auto&) { o.turns = 0; }},
    {"the number of turns does not fit the phase", Phase::placing,
     [](Public& o, auto&) { o.turns = 1; }, kEurope, kFree},
    {"the number of turns does not fit the phase", Phase::extra,
     [](Public& o, auto&) { o.turns = 1; }, kEurope, kExtra},
    {"the first seat places the markers (S16)", Phase::placing,
     [](Public& o, auto&) { o.turn = o.first == Seat{0} ? Seat{1} : Seat{0}; }, kEurope, kFree},
    {"too many changes were made while placing (S16)", Phase::placing,
     [](Public& o, auto&) { o.changes = kMostChanges + 1; }, kEurope, kFree},
    {"there are more time tokens than the clock holds (S13)", Phase::action,
     [](Public& o, auto&) { o.clock = Ruleset{}.time + 1; }},
    {"the clock is empty although it would have been refilled (S40)", Phase::action,
     [](Public& o, auto&) { o.clock = 0; }},
    {"the game is lost although schedule cards are left", Phase::over,
     [](Public& o, auto&) { o.schedule = 1; }},
    {"the action cards do not add up to the deck (S11)", Phase::action,
     [](Public& o, auto&) { ++o.deck[0]; }},
    {"the action cards do not add up to the deck (S11)", Phase::action,
     [](Public& o, auto&) { ++o.discards[kKinds - 1]; }},
    {"the action cards do not add up to the deck (S11)", Phase::action,
     [](Public& o, auto&) { --o.hand[0][o.hand[0][0] > 0 ? 0 : o.hand[0][1] > 0 ? 1 : 2]; },
     kEurope, {}, has_hand},
    {"a hand holds more cards than it may (S29)", Phase::action,
     [](Public& o, auto&) { o.deck[0] -= 12, o.hand[0][0] += 12; }, kEurope, {},
     [](const Public& o) { return o.deck[0] >= 12; }},
    {"a hand holds more cards than it may (S29)", Phase::action,
     [](Public& o, auto&) { --o.deck[0], ++o.hand[2][0]; }},
    {"the deck is empty although there are discards (S29)", Phase::action,
     [](Public& o, auto&) {
       for (int k = 0; k < kKinds; ++k) o.discards[k] += o.deck[k], o.deck[k] = 0;
     }},
    {"a schedule card is there twice", Phase::action,
     [](Public& o, auto&) { o.unseen |= o.used; }, kEurope, {},
     [](const Public& o) { return o.used != 0; }},
    {"a schedule card is there twice", Phase::colour,
     [](Public& o, auto&) { o.bottom = o.card; }},
    {"a schedule card is there twice", Phase::action,
     [](Public& o, auto& b) { o.unseen |= 1u << b.deck.cards; }},
    {"the schedule deck is larger than the cards nobody has seen (S12)", Phase::action,
     [](Public& o, auto&) { o.schedule = static_cast<u8>(count(o.unseen) + 1); }},
    {"the schedule deck is larger than the cards nobody has seen (S12)", Phase::action,
     [](Public& o, auto&) {
       o.schedule = 0;
       o.bottom = static_cast<u8>(std::countr_zero(o.unseen));
       o.unseen &= o.unseen - 1;
     }},
    {"there were too many turns (S20)", Phase::action,
     [](Public& o, auto& b) { o.turns = static_cast<u8>(b.deck.cards + 2 - o.schedule); }},
    {"a junction has no such setting (S3)", Phase::action,
     [](Public& o, auto& b) { o.setting[0] = static_cast<u8>(settings_of(b.ways[0])); }},
    {"a junction has no such setting (S3)", Phase::action,
     [](Public& o, auto& b) { o.setting[b.junctions] = 1; }},
    {"a marker lies on no signal space", Phase::action,
     [](Public& o, auto& b) { o.green |= bit(count(b.all_signals)); }},
    {"the number of signal markers is wrong (S14)", Phase::action,
     [](Public& o, auto& b) { o.green |= b.all_signals; }},
    {"the number of signal markers is wrong (S14)", Phase::placing,
     [](Public& o, auto& b) { o.green |= bit(nth(b.all_signals & ~o.green, 0)); },
     kEurope, kFree},
    {"a city has no signal marker (S26)", Phase::action,
     [](Public& o, auto& b) {
       const u64 here = o.green & b.city_signals[0];
       o.green &= ~here;
       for (int n = 0; n < count(here); ++n)
         o.green |= bit(nth(b.all_signals & ~o.green & ~b.city_signals[0], 0));
     }},
    {"a train carries no known goods", Phase::action,
     [](Public& o, auto&) { some_train(o).goods = kGoods; }},
    {"a train in the depot has goods or a direction", Phase::action,
     [](Public& o, auto&) { train_in_depot(o).facing = 0; }},
    {"a train in the depot has goods or a direction", Phase::action,
     [](Public& o, auto&) { train_in_depot(o).goods = 0; }},
    {"a train stands on no space", Phase::action,
     [](Public& o, auto& b) { some_train(o) = {b.spaces, kNone, kNone}; }},
    {"a train's direction does not fit its space (S5)", Phase::action,
     [](Public& o, auto& b) { some_train(o) = {b.first_section[0], 2, kNone}; }},
    {"a train's direction does not fit its space (S5)", Phase::action,
     [](Public& o, auto&) { some_train(o) = {0, 1, kNone}; }},
    {"a train on a start place carries goods (S36)", Phase::action,
     [](Public& o, auto&) { train_in_depot(o) = {0, kNone, 0}; }, kEurope, {},
     [](const Public& o) { return train_on(o, 0) == kNone; }},
    {"two trains stand on one space (S1)", Phase::action,
     [](Public& o, auto&) {
       train_in_depot(o) = {some_train(o).at, some_train(o).facing, kNone};
     }},
    {"there is no such helper", Phase::action, [](Public& o, auto&) { o.unused = 1u << kHelpers; }},
    {"the dispatcher works without having been used (S44)", Phase::action,
     [](Public& o, auto&) { o.unused = (1u << kHelpers) - 1, o.dispatcher = 1; }},
    {"a train is held without the traffic controller (S47)", Phase::action,
     [](Public& o, auto&) { o.unused = (1u << kHelpers) - 1, o.dispatcher = 0, o.held = 0; }, kEurope, {},
     first_train_runs},
    {"a train is held without the traffic controller (S47)", Phase::action,
     [](Public& o, auto&) { o.unused = 0, o.held = kTrains; }, kAmerica},
    {"a train is held without the traffic controller (S47)", Phase::action,
     [](Public& o, auto&) { o.unused = 0, o.held = 0; }, kAmerica, {}, first_train_waits},
    {"a train-move card is being played in the wrong step", Phase::action,
     [](Public& o, auto&) { o.by_card = 1; }},
    {"a train-move card is being played in the wrong step", Phase::rolled,
     [](Public& o, auto&) { o.by_card = 1; }, kEurope, {}, by_schedule},
    {"a train is moving in the wrong step", Phase::action,
     [](Public& o, auto&) { o.mover = 0; }},
    {"a train is moving in the wrong step", Phase::action,
     [](Public& o, auto&) { o.points = 1; }},
    {"a train is moving in the wrong step", Phase::action,
     [](Public& o, auto&) { o.came_by = 0; }},
    {"the moving train cannot move", Phase::rolled, [](Public& o, auto&) { o.mover = kTrains; }},
    {"a moving train has no points left", Phase::rolled, [](Public& o, auto&) { o.points = 0; }},
    {"a moving train has no points left", Phase::rolled,
     [](Public& o, auto&) { o.points = kMaxPoints + 1; }},
    {"a train has entered a city before it moved", Phase::rolled,
     [](Public& o, auto&) { o.came_by = 0; }},
    {"the moving train has not entered a city", Phase::city,
     [](Public& o, auto&) { o.came_by = kNone; }, kAmerica},
    {"there is no such port", Phase::action, [](Public& o, auto&) { o.delivered[1][0] = 1; }},
    {"the goods do not add up (S15, S62)", Phase::action,
     [](Public& o, auto&) { ++o.goods[0]; }},
    {"the goods do not add up (S15, S62)", Phase::action,
     [](Public& o, auto&) { ++o.delivered[0][kGoods - 1]; }},
    {"a train stands in the port (S34)", Phase::action,
     [](Public& o, auto& b) {
       for (int c = 0; c < b.cities; ++c)
         if (b.port_of[c] != kNone) o.train[0] = {static_cast<u8>(kStarts + c), kNone, kNone};
     },
     kEurope, {}, first_train_waits},
    {"the goods delivered do not fit the outcome (S50)", Phase::over,
     [](Public& o, auto&) { o.outcome = Outcome::delivered, o.clock = 1; }, kEurope, {},
     [](const Public& o) { return o.outcome == Outcome::schedule; }},
    {"the start numbers are not those of the board (S63)", Phase::action,
     [](Public& o, auto&) { std::swap(o.number[0], o.number[1]); }},
    {"the start numbers are not those of the board (S63)", Phase::action,
     [](Public& o, auto&) { o.number[0] = o.number[1]; }, kEurope,
     Ruleset{.places = Places::shuffled}},
    {"the stack of tokens does not add up (S64)", Phase::action,
     [](Public& o, auto&) { ++o.turned; }, kEurope, kStack},
    {"the stack of tokens does not add up (S64)", Phase::action,
     [](Public& o, auto&) { o.stack_shuffles = 1; }},
    {"the stack of tokens does not add up (S64)", Phase::action,
     [](Public& o, auto&) { o.stack = 1; }},
    {"there is no such colour", Phase::train, [](Public& o, auto&) { o.named = 8; }},
    {"there is no such colour", Phase::train, [](Public& o, auto&) { o.deployed = 8; }},
    {"there is no such colour", Phase::train, [](Public& o, auto&) { o.begun = 2; }},
    {"symbols are counted without a card", Phase::action, [](Public& o, auto&) { o.symbol = 1; }},
    {"symbols are counted without a card", Phase::action, [](Public& o, auto&) { o.named = 1; }},
    {"there is no card to carry out", Phase::train,
     [](Public& o, auto&) { o.card = kNone, o.symbol = o.deployed = o.named = 0; }, kEurope, {},
     [](const Public& o) { return by_schedule(o) && o.card != kStartCard; }},
    {"a card lies open in the wrong step", Phase::action,
     [](Public& o, auto&) {
       o.card = static_cast<u8>(std::countr_zero(o.used));
       o.used &= o.used - 1;
     },
     kEurope, {}, [](const Public& o) { return o.used != 0; }},
    {"the start card is the first one (S12)", Phase::deploy, [](Public& o, auto&) { o.turns = 2; },
     kEurope, {}, [](const Public& o) { return o.card == kStartCard; }},
    {"the card has no such symbol", Phase::colour, [](Public& o, auto&) { o.symbol = 9; }},
    {"the colours named do not fit the card (S25)", Phase::colour,
     [](Public& o, auto&) { o.named = 7; }},
    {"trains have to move in the wrong step", Phase::action, [](Public& o, auto&) { o.colour = 0; }},
    {"trains have to move in the wrong step", Phase::action,
     [](Public& o, auto&) { o.pending = 1; }},
    {"trains have to move in the wrong step", Phase::action, [](Public& o, auto&) { o.begun = 1; }},
    {"trains have to move for no symbol", Phase::over,
     [](Public& o, auto&) { o.colour = kNone, o.pending = 1; }, kEurope, {},
     [](const Public& o) { return o.card == kNone; }},
    {"there is no such colour", Phase::over, [](Public& o, auto&) { o.colour = kColours; }, kEurope,
     {}, [](const Public& o) { return o.card == kNone; }},
    {"a train has to move that cannot", Phase::rolled,
     [](Public& o, auto&) { o.pending |= static_cast<u16>(1u << o.mover); }, kEurope, {},
     by_schedule},
    {"a train has to move that cannot", Phase::train,
     [](Public& o, auto&) { o.pending = 0x1ff; }, kEurope, {}, by_schedule},
    {"no train has to move", Phase::train, [](Public& o, auto&) { o.pending = 0; }, kEurope, {},
     by_schedule},
    {"the moving train is not of the symbol's colour", Phase::rolled,
     [](Public& o, auto&) { o.begun = 0; }, kEurope, {}, by_schedule},
    {"no train can move", Phase::train,
     [](Public& o, auto&) {
       for (Train& train : o.train) train = {kNone, kNone, kNone};
       for (u8& left : o.goods) left = 2;
       for (auto& port : o.delivered)
         for (u8& there : port) there = 0;
     },
     kEurope, {}, by_card},
    {"the number of cards to draw is given (S29)", Phase::draw,
     [](Public& o, auto&) {
       for (int k = 0; k < kKinds; ++k)
         o.discards[k] += o.hand[index(o.turn)][k], o.hand[index(o.turn)][k] = 0;
     },
     kEurope, {}, [](const Public& o) { return total(o.deck) > 0; }},
    {"no train is to be deployed (S22)", Phase::deploy,
     [](Public& o, auto&) {
       for (int t = 0; t < kTrainsEach; ++t)
         o.train[t] = {static_cast<u8>(t), kNone, kNone};
     },
     kEurope, {}, [](const Public& o) { return o.card == kStartCard && o.symbol == 0; }},
};

class PositionErrors : public ::testing::TestWithParam<Case> {};

TEST_P(PositionErrors, are_told) {
  const Case& c = GetParam();
  const Board& board = *builtins()[static_cast<std::size_t>(c.board)].board;
  const Rules rules(board, c.set);
  State s = position(rules, c);
  ASSERT_EQ(rules.position_error(s), nullptr);
  c.spoil(s.open, board);
  EXPECT_STREQ(rules.position_error(s), c.error);
}

INSTANTIATE_TEST_SUITE_P(All, PositionErrors, ::testing::ValuesIn(kCases));

}  // namespace
}  // namespace roundhouse::signal
