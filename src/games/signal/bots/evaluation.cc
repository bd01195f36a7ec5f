#include "games/signal/bots/evaluation.h"

#include <algorithm>
#include <functional>

#include "core/sort.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {

namespace {

constexpr int kNever = 40 * kRoll;  // no way at all
constexpr int kStuck = 12 * kRoll;  // goods on board that no port takes any more
constexpr int kVictory = 400 * kRoll;

int mean_cost(const u8 (&die)[kFaces]) {
  int sum = 0;
  for (u8 points : die) sum += points;
  return kRoll * kFaces / std::max(sum, 1);
}

}  // namespace

Evaluation::Evaluation(const Rules& rules, const Rails& rails, const Style& style,
                       const Public& open)
    : rules_(rules), board_(rules.board()), rails_(rails), style_(style), open_(open) {
  for (int c = 0; c < kColours; ++c) point_[c] = mean_cost(board_.deck.die[c]);
  find_ways();
  count_needs();
  assign_loaded();
  assign_empty();
  count_effort();
  count_gains();
}

void Evaluation::find_ways() {
  const RailCosts costs(rails_, open_, style_.rails);
  for (int city = 0; city < board_.cities; ++city) {
    const u8 goods = board_.city[city].goods;
    if (goods == kNone || open_.goods[goods] > 0)
      reach_[city] = RailReach(rails_, costs, city, style_.fade);
  }
}

// S50, S62
void Evaluation::count_needs() {
  const int each = board_.ports == 2 ? 1 : 2;
  const int more = (rules_.set().goods - kGoods * 2) / board_.ports;
  for (int p = 0; p < board_.ports; ++p) {
    int beyond = 0;
    for (int g = 0; g < kGoods; ++g) {
      need_[p][g] = std::max(0, each - open_.delivered[p][g]);
      beyond += std::max(0, open_.delivered[p][g] - each);
    }
    any_[p] = std::max(0, more - beyond);
  }
  for (int g = 0; g < kGoods; ++g) stock_[g] = open_.goods[g];
}

bool Evaluation::wanted(const Slot& slot) const {
  return need_[slot.port][slot.goods] > 0 || any_[slot.port] > 0;
}

void Evaluation::take(const Slot& slot) {
  --(need_[slot.port][slot.goods] > 0 ? need_[slot.port][slot.goods] : any_[slot.port]);
}

int Evaluation::way(int colour, int node, int city, int percent) const {
  const RailReach& reach = reach_[city];
  if (reach.length[node] == RailReach::kFar) return kNever;
  return reach.points[node] * point_[colour] +
         reach.obstacles[node] * style_.obstacle / 100 * percent / 100;
}

// From the trade city to the port, loading before.
int Evaluation::haul(int colour, const Slot& slot) const {
  const int from = 2 * (board_.first_city() + board_.trade_city[slot.goods]);
  return style_.load + way(colour, from, board_.port_city[slot.port], style_.far);
}

// A train that stays in a port keeps the others out of it.
int Evaluation::in_the_way(const Train& train) const {
  const bool in_port = board_.is_city(train.at) && board_.city[board_.city_at(train.at)].port != 0;
  return in_port ? style_.block : 0;
}

int Evaluation::cost_for(int colour, const Train& train, const Slot& slot) const {
  const int node = rail_node(train);
  const int stay = in_the_way(train);
  if (train.goods != kNone) return stay + way(colour, node, board_.port_city[slot.port], 100);
  return stay + way(colour, node, board_.trade_city[slot.goods], 100) + haul(colour, slot);
}

int Evaluation::fresh(const Slot& slot) const { return style_.fresh + haul(1, slot); }

void Evaluation::assign_loaded() {
  u32 left = 0;
  for (int t = 0; t < kTrains; ++t)
    if (open_.train[t].at != kNone && open_.train[t].goods != kNone) left |= 1u << t;
  while (left != 0) {
    int best = -1, least = kNever + 1;
    Slot found;
    for (u32 set = left; set != 0; set &= set - 1) {
      const int t = std::countr_zero(set);
      for (u8 p = 0; p < board_.ports; ++p) {
        const Slot slot{open_.train[t].goods, p};
        if (!wanted(slot)) continue;
        const int cost = cost_for(colour_of(t), open_.train[t], slot);
        if (cost >= least) continue;
        best = t;
        least = cost;
        found = slot;
      }
    }
    if (best < 0) break;
    left &= ~(1u << best);
    slot_[best] = found;
    take(found);
    effort_ += least;
  }
  effort_ += kStuck * count(left);
}

// All goods have to be hauled in the end, so each train takes those that it brings nearer than a
// fresh one would.
void Evaluation::assign_empty() {
  u32 left = 0;
  for (int t = 0; t < kTrains; ++t)
    if (open_.train[t].at != kNone && open_.train[t].goods == kNone) left |= 1u << t;
  while (left != 0) {
    int best = -1, least = 0, most = -kNever;
    Slot found;
    for (u8 g = 0; g < kGoods; ++g) {
      if (stock_[g] <= 0) continue;
      for (u8 p = 0; p < board_.ports; ++p) {
        if (!wanted({g, p})) continue;
        for (u32 set = left; set != 0; set &= set - 1) {
          const int t = std::countr_zero(set);
          const int cost = cost_for(colour_of(t), open_.train[t], {g, p});
          const int saving = fresh({g, p}) - cost;
          if (cost > kNever || saving <= most) continue;
          most = saving;
          best = t;
          least = cost;
          found = {g, p};
        }
      }
    }
    if (best < 0) break;
    left &= ~(1u << best);
    slot_[best] = found;
    take(found);
    --stock_[found.goods];
    effort_ += least;
  }
  for (; left != 0; left &= left - 1) {
    const int t = std::countr_zero(left);
    effort_ += cost(t, open_.train[t]);
  }
}

// What has no train yet.
void Evaluation::count_effort() {
  for (u8 p = 0; p < board_.ports; ++p) {
    for (u8 g = 0; g < kGoods; ++g) effort_ += need_[p][g] * fresh({g, p});
    if (any_[p] == 0) continue;
    int least = kNever;
    for (u8 g = 0; g < kGoods; ++g)
      if (stock_[g] > 0) least = std::min(least, fresh({g, p}));
    effort_ += any_[p] * least;
  }
}

int Evaluation::cost(int train, const Train& where) const {
  const Slot& own = slot_[train];
  const int colour = colour_of(train);
  if (own.port == kNone) {  // nobody needs it: off the rails with it where a port takes it
    if (where.at == kNone) return where.goods != kNone ? kStuck : 0;
    if (where.goods != kNone) return kStuck + in_the_way(where);
    if (board_.run_through != 0) return in_the_way(where);
    return way(colour, rail_node(where), board_.port_city[0], 100) * style_.idle / 100;
  }
  if (where.at == kNone) return fresh(own);
  int least = cost_for(colour, where, own);
  if (where.goods != kNone) {
    for (u8 p = 0; p < board_.ports; ++p)
      if (wanted({where.goods, p}))
        least = std::min(least, cost_for(colour, where, {where.goods, p}));
    return least;
  }
  for (u8 g = 0; g < kGoods; ++g)
    for (u8 p = 0; p < board_.ports; ++p)
      if (stock_[g] > 0 && wanted({g, p})) least = std::min(least, cost_for(colour, where, {g, p}));
  return least;
}

int Evaluation::gain_of(int train, const Forecast& end) const {
  const int before = cost_now_[train] - style_.token * end.lost;
  if (end.delivers != kNone) return before;
  Train then = open_.train[train];
  then.at = end.at;
  then.facing = end.facing;
  if (end.at == kNone) {
    // A train nobody needs goes home for nothing, any other has to begin anew.
    then.goods = slot_[train].port == kNone ? kNone : then.goods;
  }
  return before - cost(train, then);
}

int Evaluation::gain_with(int train, int points) const {
  int best = -kNever;
  explain(rules_, open_, train, points,
          [&](const Forecast& end) { best = std::max(best, gain_of(train, end)); });
  return best;
}

int Evaluation::mean_gain(int train) const {
  const u8(&die)[kFaces] = board_.deck.die[colour_of(train)];
  int sum = 0, best = 0;
  for (int face = 0; face < kFaces; ++face) {
    if (face == 0 || die[face] != die[face - 1]) best = gain_with(train, die[face]);
    sum += best;
  }
  return sum / kFaces;
}

void Evaluation::count_gains() {
  for (u32 set = trains_on_board(open_); set != 0; set &= set - 1) {
    const int t = std::countr_zero(set);
    cost_now_[t] = cost(t, open_.train[t]);
    gain_[t] = mean_gain(t);
    gain_of_colour_[colour_of(t)] += gain_[t];
  }
}

// S22: the dice may name a place that is taken.
int Evaluation::deploy_risk() const {
  int ways = 0;
  for (int t = 0; t < kTrains; ++t) {
    if (open_.train[t].at >= kStarts) continue;
    const int number = open_.number[open_.train[t].at];
    ways += 6 - std::abs(7 - number);
  }
  return 2 * style_.token * ways / (kFaces * kFaces);
}

namespace {

// The fixed colours, and the best of those not yet named for the multicoloured symbols (S25).
int moves_of(const ScheduleCard& card, int from, int named, const int (&gain)[kColours]) {
  int sum = 0, any = 0;
  for (int i = from; i < card.moves; ++i) {
    if (card.move[i] == kAny)
      ++any;
    else
      sum += gain[card.move[i]];
  }
  int best[kColours], colours = 0;
  for (int c = 0; c < kColours; ++c)
    if (!has(static_cast<u64>(named), c)) best[colours++] = gain[c];
  sort_short(best, best + colours, std::greater<>());
  for (int i = 0; i < std::min(any, colours); ++i) sum += best[i];
  return sum;
}

}  // namespace

int Evaluation::card(const ScheduleCard& card) const {
  return moves_of(card, 0, 0, gain_of_colour_) - card.deploy * deploy_risk();
}

int Evaluation::rest_of_card() const {
  if (open_.card == kNone) return 0;
  const ScheduleCard& card = card_of(board_, open_.card);
  int sum = 0;
  for (u32 set = open_.pending; set != 0; set &= set - 1) sum += gain_[std::countr_zero(set)];
  const bool begun = open_.colour != kNone;  // this symbol is among the pending
  const int from = std::max(0, open_.symbol + begun - card.deploy);
  return sum + moves_of(card, from, open_.named, gain_of_colour_);
}

int Evaluation::next_card() const {
  if (open_.schedule == 0) return 0;
  const int risk = deploy_risk();
  const bool known = open_.schedule == 1 && open_.bottom != kNone;
  const u64 cards = known ? bit(open_.bottom) : open_.unseen;
  if (cards == 0) return 0;
  int sum = 0;
  for (u64 set = cards; set != 0; set &= set - 1) {
    const ScheduleCard& card = board_.deck.card[std::countr_zero(set)];
    sum += moves_of(card, 0, 0, gain_of_colour_) - card.deploy * risk;
  }
  return sum / count(cards);
}

// Five cards are worth keeping (S29); nothing is when the player has no turn left.
int Evaluation::hand_worth() const {
  const Seat seat = open_.turn;
  if (seat == kNobody || open_.schedule < open_.seats) return 0;
  const u8(&hand)[kKinds] = open_.hand[index(seat)];
  int kept = 0, sum = 0;
  for (int kind : {2, 1, 0}) {
    const int n = std::min<int>(hand[kind], board_.deck.draw - kept);
    kept += n;
    sum += n * style_.keep[kind];
  }
  return sum + (total(hand) - kept) * style_.spare;
}

int Evaluation::worth(int risk) const {
  if (rules_.delivered(open_) == rules_.set().goods) return kVictory;
  const int time = open_.clock + open_.schedule * rules_.set().time;
  int value = time * style_.token - effort_ + hand_worth() + rest_of_card();
  if (risk > 0) value += next_card() * risk / 100;
  return value;
}

int Evaluation::goal(int train) const {
  const Slot& slot = slot_[train];
  if (slot.port == kNone) return -1;
  return open_.train[train].goods != kNone ? board_.port_city[slot.port]
                                           : board_.trade_city[slot.goods];
}

}  // namespace roundhouse::signal::bots
