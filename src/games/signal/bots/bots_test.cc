// The planning bots of Switch & Signal: ways over the rails against walking them, plain positions
// with a plain answer, and games against `easy`.
#include <gtest/gtest.h>

#include <numeric>

#include "games/signal/bots/bots.h"
#include "games/signal/bots/expert.h"
#include "games/signal/bots/rails.h"
#include "games/signal/bots/reason.h"
#include "games/signal/rules/boards_testing.h"
#include "games/signal/rules/builtin.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {
namespace {

using Who = Player<Rules>;

Who bot(std::string_view text) { return *find_player(all(), text); }

const Board& europe() { return *builtins()[0].board; }
const Board& america() { return *builtins()[1].board; }

// Places of Europe as the board file has them.
constexpr int kParis = 0, kAmsterdam = 1, kMarseille = 4;  // cities
constexpr int kToulouse = 2, kLyon = 14, kDijon = 19;      // junctions
int city(int n) { return kStarts + n; }
int junction(int n) { return europe().first_junction() + n; }

int line_between(int a, int b) {
  for (int l = 0; l < europe().lines; ++l)
    if (std::minmax<int>(europe().line[l].a, europe().line[l].b) == std::minmax(a, b)) return l;
  ADD_FAILURE() << "no line between " << a << " and " << b;
  return 0;
}

// The k-th section of a line (from 0, at its end a), facing its end a or b.
Train on(int line, int section, bool to_b, int goods = kNone) {
  return {static_cast<u8>(europe().first_section[line] + section), static_cast<u8>(to_b),
          static_cast<u8>(goods)};
}

// The action step of the second turn, no train on the board, no card in hand.
class Position {
 public:
  Position() : rules_(europe(), Ruleset{}) {
    Chance chance = Chance::seeded(1);
    auto events = Events::off();
    view_ = rules_.view(rules_.deal(2, chance, events), Seat{0});
    Public& open = view_.open;
    open.turn = Seat{0};
    open.turns = 2;
    open.phase = Phase::action;
    open.card = kNone;
    for (Train& train : open.train) train = {kNone, kNone, kNone};
    for (u8& cards : open.hand[0]) cards = 0;
  }
  Public& open() { return view_.open; }
  const View& view() const { return view_; }
  const Rules& rules() const { return rules_; }
  void load(int train, const Train& at) {
    view_.open.train[train] = at;
    if (at.goods != kNone) --view_.open.goods[at.goods];
  }
  Move ask(const Who& who) const {
    Chance luck = Chance::seeded(1);
    const Move move = who.choose(rules_, view_, luck);
    EXPECT_TRUE(rules_.check(view_, move).ok()) << who.bot->name;
    return move;
  }
  // What the card is played for, once it lies on the table.
  Move ask_after(const Who& who, const Move& play) const {
    Position next = *this;
    State state{view_.open};
    Chance chance = Chance::seeded(1);
    auto events = Events::off();
    rules_.apply(state, Seat{0}, play, chance, events);
    next.view_ = rules_.view(state, Seat{0});
    return next.ask(who);
  }

 private:
  Rules rules_;
  View view_;
};

const Who kPlanners[] = {bot("medium"), bot("expert")};

TEST(SignalRails, the_way_to_a_city_is_what_walking_it_comes_to) {
  Chance chance = Chance::seeded(5);
  int walked = 0;
  for (int n = 0; n < 20; ++n) {
    const Board board = n == 0 ? europe() : n == 1 ? america() : small::random_board(chance);
    Public open{};
    small::scatter(board, open, chance);
    const Rails rails(board);
    const RailCosts costs(rails, open, {});
    for (int c = 0; c < board.cities; ++c) {
      const RailReach reach(rails, costs, c, 100);
      for (int start = 0; start < 2 * board.spaces; ++start) {
        if (reach.next[start] < 0) continue;
        int node = start, points = 0, obstacles = 0;
        for (int steps = 0; reach.next[node] >= 0 && steps < kRailNodes; ++steps) {
          const int arc = reach.next[node];
          ASSERT_EQ(rails.arc(arc).from, node);
          points += costs.points[arc];
          obstacles += costs.obstacles[arc];
          node = rails.arc(arc).to;
        }
        ++walked;
        ASSERT_EQ(node, 2 * (board.first_city() + c));
        ASSERT_EQ(points, reach.points[start]);
        ASSERT_EQ(obstacles, reach.obstacles[start]);
      }
    }
  }
  EXPECT_GT(walked, 2000);
}

TEST(SignalRails, a_red_signal_counts_one) {
  Public open{};
  open.green = europe().all_signals;
  std::copy(std::begin(europe().setting), std::end(europe().setting), open.setting);
  for (Train& train : open.train) train = {kNone, kNone, kNone};
  const int line = line_between(city(kMarseille), junction(kToulouse));
  const int node = rail_node(on(line, 1, false));
  const Rails rails(europe());
  const auto obstacles = [&] {
    return RailReach(rails, RailCosts(rails, open, {}), kMarseille, 100).obstacles[node];
  };
  EXPECT_EQ(obstacles(), 0);
  open.green = 0;
  EXPECT_EQ(obstacles(), 100);
}

TEST(SignalBots, load_a_train_that_stands_at_the_goods) {
  for (const Who& who : kPlanners) {
    Position p;
    p.load(3, {static_cast<u8>(city(kAmsterdam)), kNone, kNone});
    p.open().hand[0][1] = 2;
    p.open().hand[0][2] = 1;
    EXPECT_EQ(p.ask(who), Move::load(3, 1)) << who.bot->name;  // the card it has most of
  }
}

TEST(SignalBots, turn_the_signal_before_the_port_green) {
  const int line = line_between(city(kMarseille), junction(kToulouse));
  const int red = europe().from_city[kMarseille][line].signal;
  for (const Who& who : kPlanners) {
    Position p;
    p.load(0, on(line, 0, false, kParis));  // black, loaded, before a red signal
    p.open().hand[0][0] = 1;
    const Move play = p.ask(who);
    EXPECT_EQ(play, Move::play(0, 0)) << who.bot->name;
    const Move then = p.ask_after(who, play);
    EXPECT_EQ(then.kind, MoveKind::signal);
    EXPECT_EQ(then.to(), red) << who.bot->name;
  }
}

TEST(SignalBots, set_the_junction_on_the_way) {
  const int way = line_between(junction(kDijon), junction(kLyon));
  const int on_to = line_between(city(kMarseille), junction(kLyon));
  for (const Who& who : kPlanners) {
    Position p;
    p.load(0, on(way, 1, true, kParis));
    p.open().green |= bit(europe().from_city[kMarseille][on_to].signal);
    p.open().setting[kLyon] = static_cast<u8>((p.open().setting[kLyon] + 1) % 3);
    p.open().hand[0][1] = 1;
    const Move play = p.ask(who);
    EXPECT_EQ(play, Move::play(1, 1)) << who.bot->name;
    const Move then = p.ask_after(who, play);
    EXPECT_EQ(then.kind, MoveKind::set);
    EXPECT_EQ(then.junction(), kLyon) << who.bot->name;
    EXPECT_EQ(std::minmax<int>(then.first_line(), then.second_line()), std::minmax(way, on_to))
        << who.bot->name;
  }
}

TEST(SignalBots, pay_with_two_cards_where_the_right_one_is_missing) {
  const int line = line_between(city(kMarseille), junction(kToulouse));
  Position p;
  p.load(0, on(line, 0, false, kParis));
  p.open().hand[0][1] = 8;  // more than can be kept
  EXPECT_EQ(p.ask(bot("expert")), Move::play(0, 1, 1));
}

TEST(SignalBots, name_the_colour_that_gains_and_not_the_one_that_pays) {
  for (const Who& who : kPlanners) {
    Position p;
    const int open_line = line_between(city(kMarseille), junction(kLyon));
    const int red_line = line_between(city(kMarseille), junction(kToulouse));
    p.open().green |= bit(europe().from_city[kMarseille][open_line].signal);
    p.load(3, on(open_line, 1, false, kParis));  // brown: delivers
    p.load(0, on(red_line, 0, false, kParis));   // black: stands before the red signal
    p.open().phase = Phase::colour;
    p.open().card = 8;  // one free move
    EXPECT_EQ(p.ask(who), Move::pick_colour(1)) << who.bot->name;
  }
}

TEST(SignalBots, the_expert_answers_the_same_and_when_stopped_too) {
  Position p;
  p.load(0, {static_cast<u8>(city(kParis)), kNone, kNone});
  p.load(4, {2, kNone, kNone});
  for (u8& cards : p.open().hand[0]) cards = 2;
  Chance one = Chance::seeded(1), other = Chance::seeded(2);
  const Budget budget{.iterations = 5};
  EXPECT_EQ(expert(p.rules(), p.view(), one, budget, {}),
            expert(p.rules(), p.view(), other, budget, {}));
  const Stop at_once([](const void*) { return true; }, nullptr);
  const Move hurried = expert(p.rules(), p.view(), one, {}, at_once);
  EXPECT_TRUE(p.rules().check(p.view(), hurried).ok());
}

// Goods delivered and games won over a few deals.
std::pair<int, int> play_games(const Who& who, const Board& board, const Ruleset& set) {
  const Rules rules(board, set);
  int goods = 0, won = 0;
  for (u64 seed = 1; seed <= 4; ++seed) {
    Chance chance = Chance::seeded(seed), luck = Chance::seeded(seed + 100);
    auto events = Events::off();
    State state = rules.deal(2 + static_cast<int>(seed % 3), chance, events);
    for (SeatSet acting = rules.to_act(state); !acting.empty(); acting = rules.to_act(state)) {
      const Seat seat = acting.lowest();
      rules.apply(state, seat, who.choose(rules, rules.view(state, seat), luck), chance, events);
    }
    goods += rules.result(state).delivered;
    won += rules.result(state).won;
  }
  return {goods, won};
}

TEST(SignalBots, deliver_far_more_than_easy_does) {
  for (const Board* board : {&europe(), &america()}) {
    const int easy = play_games(bot("easy"), *board, {}).first;
    for (const Who& who : kPlanners) {
      EXPECT_GT(play_games(who, *board, {}).first, easy + 6) << who.bot->name;
    }
  }
}

TEST(SignalBots, the_expert_wins_easy_games) {
  const Ruleset easiest{.time = 10, .removed = 0, .extra = 1};
  const int won = play_games(bot("expert"), europe(), easiest).second +
                  play_games(bot("expert"), america(), easiest).second;
  EXPECT_GE(won, 3) << "of 8";
}

TEST(SignalReason, tells_the_train_its_goal_its_chance_and_the_risk) {
  const int line = line_between(city(kMarseille), junction(kToulouse));
  const u8 red = europe().from_city[kMarseille][line].signal;
  const u8 green =
      europe().from_city[kMarseille][line_between(city(kMarseille), junction(kLyon))].signal;
  Position p;
  p.load(3, on(line, 1, false, kParis));  // brown, two points before the port: 1 2 2 3 3 4
  p.open().phase = Phase::signal;
  const Reason clear = explain(p.rules(), p.view(), Move::move_signal(green, red), Planner::expert);
  EXPECT_EQ(clear.why, Why::clear);
  EXPECT_EQ(clear.train, 3);
  EXPECT_EQ(clear.city, kMarseille);
  EXPECT_EQ(clear.faces, 5);
  EXPECT_EQ(clear.lost, 0);
  p.open().phase = Phase::train;
  p.open().by_card = 1;
  const Reason run = explain(p.rules(), p.view(), Move::pick_train(3), Planner::expert);
  EXPECT_EQ(run.why, Why::run);
  EXPECT_EQ(run.faces, 0);
  EXPECT_EQ(run.lost, 3);
}

TEST(SignalReason, of_a_card_is_the_reason_of_what_it_is_for) {
  const int line = line_between(city(kMarseille), junction(kToulouse));
  Position p;
  p.load(0, on(line, 0, false, kParis));
  p.open().hand[0][0] = 1;
  const Reason reason = explain(p.rules(), p.view(), Move::play(0, 0), Planner::expert);
  EXPECT_EQ(reason.why, Why::clear);
  EXPECT_EQ(reason.what.kind, MoveKind::signal);
  EXPECT_EQ(reason.faces, kFaces);
}

TEST(SignalReason, of_the_end_of_a_turn_is_how_many_cards_may_cost_a_token) {
  Position p;
  EXPECT_EQ(explain(p.rules(), p.view(), Move::end(), Planner::expert).risky, 0);
  p.load(0, on(line_between(city(kMarseille), junction(kToulouse)), 0, false, kParis));
  const Reason reason = explain(p.rules(), p.view(), Move::end(), Planner::expert);
  EXPECT_EQ(reason.why, Why::end);
  EXPECT_GT(reason.risky, 0);
  EXPECT_LT(reason.risky, reason.cards) << "not every card moves the black trains";
}

}  // namespace
}  // namespace roundhouse::signal::bots
