// Is this position possible? The loader of positions refuses impossible ones by the sentence given
// here; the conformance suite asks after every move. What the engine relies on is all checked.
#include <algorithm>
#include <iterator>

#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

const char* turn_flaw(const Ruleset& set, const Public& open) {
  if (open.seats < kLeastPlayers || open.seats > kMostPlayers) return "too few or too many players";
  if (open.phase > Phase::over) return "there is no such phase";
  if (index(open.first) >= open.seats) return "the first seat does not exist";
  const bool over = open.phase == Phase::over;
  if (over ? open.turn != kNobody : index(open.turn) >= open.seats)
    return "the seat to act does not fit the phase";
  if (open.outcome > Outcome::schedule || over != (open.outcome != Outcome::none))
    return "the outcome does not fit the phase";
  const bool placing = open.phase == Phase::placing || open.phase == Phase::extra;
  if (placing != (open.turns == 0)) return "the number of turns does not fit the phase";
  if (placing && open.turn != open.first) return "the first seat places the markers (S16)";
  if (open.changes > kMostChanges) return "too many changes were made while placing (S16)";
  if (open.clock > set.time) return "there are more time tokens than the clock holds (S13)";
  if ((open.clock == 0) != (open.outcome == Outcome::time))
    return "the clock is empty although it would have been refilled (S40)";
  const bool ran_out = open.outcome == Outcome::time || open.outcome == Outcome::schedule;
  if (ran_out && open.schedule != 0) return "the game is lost although schedule cards are left";
  return nullptr;
}

const char* card_flaw(const Deck& deck, const Public& open) {
  for (int k = 0; k < kKinds; ++k) {
    int cards = open.deck[k] + open.discards[k];
    for (const auto& hand : open.hand) cards += hand[k];
    if (cards != deck.actions[k]) return "the action cards do not add up to the deck (S11)";
  }
  for (int i = 0; i < kMostPlayers; ++i) {
    const int cards = total(open.hand[i]);
    const bool dealt = i < open.seats && open.turns > 0;
    if (cards > (dealt ? deck.limit : 0)) return "a hand holds more cards than it may (S29)";
  }
  if (total(open.deck) == 0 && total(open.discards) > 0)
    return "the deck is empty although there are discards (S29)";
  return nullptr;
}

const char* schedule_flaw(const Deck& deck, const Public& open) {
  const u32 all = static_cast<u32>(bit(deck.cards) - 1);
  u32 seen = open.used;
  for (u8 card : {open.card, open.bottom}) {
    if (card == kNone || (card == kStartCard && card == open.card)) continue;
    if (card >= deck.cards || has(seen, card)) return "a schedule card is there twice";
    seen |= static_cast<u32>(bit(card));
  }
  if (((open.unseen | seen) & ~all) != 0 || (open.unseen & seen) != 0)
    return "a schedule card is there twice";
  const int under = open.bottom != kNone;
  if (open.schedule < under || open.schedule - under > count(open.unseen))
    return "the schedule deck is larger than the cards nobody has seen (S12)";
  if (open.turns + open.schedule > deck.cards + 1) return "there were too many turns (S20)";
  return nullptr;
}

const char* marker_flaw(const Board& board, const Public& open) {
  for (int j = 0; j < kMaxJunctions; ++j)
    if (open.setting[j] >= (j < board.junctions ? settings_of(board.ways[j]) : 1))
      return "a junction has no such setting (S3)";
  if ((open.green & ~board.all_signals) != 0) return "a marker lies on no signal space";
  const int markers = count(open.green), needed = board.cities + board.open_track_markers;
  const bool placing = open.turns == 0;
  if (markers != needed && (placing || markers != needed + 1))
    return "the number of signal markers is wrong (S14)";
  for (int c = 0; c < board.cities; ++c) {
    const int here = count(open.green & board.city_signals[c]);
    if (here == 0) return "a city has no signal marker (S26)";
    if (placing && here != 1) return "a city has more than one signal marker while placing (S14)";
  }
  return nullptr;
}

const char* train_flaw(const Board& board, const Public& open) {
  u64 taken[2] = {};
  for (const Train& train : open.train) {
    if (train.goods != kNone && train.goods >= kGoods) return "a train carries no known goods";
    if (train.at == kNone) {
      if (train.facing != kNone || train.goods != kNone)
        return "a train in the depot has goods or a direction";
      continue;
    }
    if (train.at >= board.spaces) return "a train stands on no space";
    if (board.is_section(train.at) ? train.facing > 1 : train.facing != kNone)
      return "a train's direction does not fit its space (S5)";
    if (board.is_start(train.at) && train.goods != kNone)
      return "a train on a start place carries goods (S36)";
    if (has(taken[train.at / 64], train.at % 64)) return "two trains stand on one space (S1)";
    taken[train.at / 64] |= bit(train.at % 64);
  }
  return nullptr;
}

const char* goods_flaw(const signal::Rules& rules, const Public& open) {
  const Board& board = rules.board();
  for (int g = 0; g < kGoods; ++g) {
    int all = open.goods[g];
    for (const Train& train : open.train) all += train.goods == g;
    for (int p = 0; p < kMaxPorts; ++p) {
      all += open.delivered[p][g];
      if (p >= board.ports && open.delivered[p][g] != 0) return "there is no such port";
    }
    if (all != (rules.set().goods > 8 ? 3 : 2)) return "the goods do not add up (S15, S62)";
  }
  for (int t = 0; t < kTrains; ++t) {
    const Train& train = open.train[t];
    const int city = board.is_city(train.at) ? board.city_at(train.at) : -1;
    if (city < 0 || board.port_of[city] == kNone || t == open.mover) continue;
    if (board.run_through == 0) return "a train stands in the port (S34)";
    if (train.goods != kNone && rules.needs(open, board.port_of[city], train.goods))
      return "a train in a port has not unloaded goods the port needs (S38)";
  }
  const bool all_there = rules.delivered(open) == rules.set().goods;
  if (all_there != (open.outcome == Outcome::delivered))
    return "the goods delivered do not fit the outcome (S50)";
  return nullptr;
}

const char* place_flaw(const Board& board, const Ruleset& set, const Public& open) {
  u64 printed = 0, lying = 0;
  for (u8 number : board.number) printed |= bit(number);
  for (u8 number : open.number) lying |= number < 64 ? bit(number) : 0;
  const bool as_printed = std::equal(std::begin(open.number), std::end(open.number), board.number);
  const bool shuffled = set.places == Places::shuffled && open.turns > 0;
  if (printed != lying || (!shuffled && !as_printed))
    return "the start numbers are not those of the board (S63)";
  const int tokens = set.places == Places::stack ? kStarts : 0;
  if (count(open.stack) + open.turned != tokens || open.stack >> tokens != 0 ||
      (tokens == 0 && open.stack_shuffles != 0))
    return "the stack of tokens does not add up (S64)";
  return nullptr;
}

const char* helper_flaw(const Board& board, const Public& open) {
  if (open.unused >= 1u << kHelpers) return "there is no such helper";
  const auto is_used = [&](Helper helper) {
    const u8 which = board.helper_bit(helper);
    return which != 0 && (open.unused & which) == 0;
  };
  if (open.dispatcher > 1 || (open.dispatcher == 1 && !is_used(Helper::dispatcher)))
    return "the dispatcher works without having been used (S44)";
  if (open.held == kNone) return nullptr;
  if (open.held >= kTrains || open.train[open.held].at == kNone ||
      !is_used(Helper::traffic_controller))
    return "a train is held without the traffic controller (S47)";
  return nullptr;
}

bool is_moving(Phase phase) {
  return phase == Phase::train || phase == Phase::rolled || phase == Phase::city;
}

// The train that moves, and for what.
const char* mover_flaw(const signal::Rules& rules, const Public& open) {
  const Board& board = rules.board();
  if (open.by_card > 1 || (open.by_card == 1 && (!is_moving(open.phase) || open.card != kNone)))
    return "a train-move card is being played in the wrong step";
  const bool moves = open.phase == Phase::rolled || open.phase == Phase::city;
  if (!moves)
    return open.mover == kNone && open.points == 0 && open.came_by == kNone
               ? nullptr
               : "a train is moving in the wrong step";
  if (open.mover >= kTrains || open.train[open.mover].at == kNone || open.mover == open.held)
    return "the moving train cannot move";
  if (open.points < 1 || open.points > kMaxPoints) return "a moving train has no points left";
  if (open.phase == Phase::rolled)
    return open.came_by == kNone ? nullptr : "a train has entered a city before it moved";
  const int city = city_of_mover(board, open);
  if (city < 0 || open.came_by >= board.lines || !has(board.city_lines[city], open.came_by))
    return "the moving train has not entered a city";
  Leg leg{.cause = Cause::city, .left = open.points, .line = open.came_by, .train = {}};
  leg.train = open.train[open.mover];
  return rules.may_run_on(open, open.mover, leg) ? nullptr : "the moving train may not run on";
}

// So many colours were named for the symbols before this one, and perhaps for it.
const char* named_flaw(const ScheduleCard& card, const Public& open) {
  const int move = open.symbol - card.deploy;
  int any = 0;
  for (int i = 0; i < move; ++i) any += card.move[i] == kAny;
  const bool here = move >= 0 && card.move[move] == kAny &&
                    (is_moving(open.phase) || (open.phase == Phase::over && open.colour != kNone));
  if (count(open.named) != any + here) return "the colours named do not fit the card (S25)";
  const int deployments = std::min<int>(open.symbol, card.deploy);
  const bool over = open.phase == Phase::over;
  if (count(open.deployed) > deployments + (over && move < 0))
    return "the colours deployed do not fit the card (S23)";
  if (open.card == kStartCard && open.deployed != (1u << open.symbol) - 1)
    return "the start card deploys black, brown and grey (S21)";
  return nullptr;
}

const char* symbol_flaw(const Board& board, const Public& open) {
  const bool over = open.phase == Phase::over;
  if (open.deployed > 7 || open.named > 7 || open.begun > 1) return "there is no such colour";
  if (open.card == kNone && (open.symbol | open.deployed | open.named) != 0)
    return "symbols are counted without a card";
  if (open.card == kNone) {
    const bool without_card = open.phase <= Phase::extra || open.phase >= Phase::action;
    return without_card || open.by_card == 1 ? nullptr : "there is no card to carry out";
  }
  if (open.phase <= Phase::extra || (open.phase >= Phase::action && !over))
    return "a card lies open in the wrong step";
  if ((open.card == kStartCard) != (open.turns == 1))
    return "the start card is the first one (S12)";
  const ScheduleCard& card = card_of(board, open.card);
  const int move = open.symbol - card.deploy;
  if (move >= card.moves) return "the card has no such symbol";
  if (const char* f = named_flaw(card, open)) return f;
  if (over) return nullptr;
  if (open.phase == Phase::reveal) return open.symbol == 0 ? nullptr : "the card is begun already";
  if (open.phase == Phase::deploy) return move < 0 ? nullptr : "the card has no such deployment";
  if (move < 0) return "the card has no such move";
  if (open.phase == Phase::colour)
    return card.move[move] == kAny ? nullptr : "no colour is to be named";
  const bool fits = card.move[move] == kAny ? open.colour < kColours && has(open.named, open.colour)
                                            : card.move[move] == open.colour;
  return fits ? nullptr : "the colour is not that of the symbol";
}

const char* pending_flaw(const Public& open) {
  const bool moves = is_moving(open.phase) && open.by_card == 0;
  if (!moves && open.phase != Phase::over)
    return open.colour == kNone && open.pending == 0 && open.begun == 0
               ? nullptr
               : "trains have to move in the wrong step";
  if (open.colour == kNone)
    return open.pending == 0 && open.begun == 0 ? nullptr : "trains have to move for no symbol";
  if (open.colour >= kColours) return "there is no such colour";
  u32 may = trains_on_board(open) & trains_of(open.colour);
  for (u8 t : {open.held, open.mover})
    if (t != kNone) may &= ~(1u << t);
  if ((open.pending & ~may) != 0) return "a train has to move that cannot";
  if (open.phase == Phase::train && open.pending == 0) return "no train has to move";
  if (open.mover != kNone && (open.begun == 0 || colour_of(open.mover) != open.colour))
    return "the moving train is not of the symbol's colour";
  return nullptr;
}

// Something must be possible in every step that is asked for.
const char* step_flaw(const signal::Rules& rules, const Public& open) {
  const int hand = open.phase == Phase::draw ? hand_of(open, open.turn) : 0;
  switch (open.phase) {
    case Phase::extra:
      return open.green != rules.board().all_signals ? nullptr : "every signal is green already";
    case Phase::signal: return rules.has_effect(open, 0) ? nullptr : "no marker can move";
    case Phase::switch_: return rules.has_effect(open, 1) ? nullptr : "there is no junction";
    case Phase::train:
      return open.by_card == 0 || rules.has_effect(open, 2) ? nullptr : "no train can move";
    case Phase::draw:
      return hand > rules.board().deck.draw ? nullptr
                                            : "the number of cards to draw is given (S29)";
    default: return nullptr;
  }
}

}  // namespace

const char* Rules::position_error(const State& s) const {
  const Public& open = s.open;
  if (const char* f = turn_flaw(set_, open)) return f;
  if (const char* f = card_flaw(board_->deck, open)) return f;
  if (const char* f = schedule_flaw(board_->deck, open)) return f;
  if (const char* f = marker_flaw(*board_, open)) return f;
  if (const char* f = train_flaw(*board_, open)) return f;
  if (const char* f = helper_flaw(*board_, open)) return f;
  if (const char* f = mover_flaw(*this, open)) return f;
  if (const char* f = goods_flaw(*this, open)) return f;
  if (const char* f = place_flaw(*board_, set_, open)) return f;
  if (const char* f = symbol_flaw(*board_, open)) return f;
  if (const char* f = pending_flaw(open)) return f;
  if (const char* f = step_flaw(*this, open)) return f;
  if (open.phase == Phase::reveal && !may_keep_crossing(open))
    return "nothing is to be decided about the card revealed (S46)";
  if (open.phase == Phase::deploy && !can_deploy(open)) return "no train is to be deployed (S22)";
  return nullptr;
}

}  // namespace roundhouse::signal
