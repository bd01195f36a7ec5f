#include "games/signal/bots/turn.h"

#include <algorithm>

#include "games/signal/rules/change.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal::bots {

namespace {

// The card played for an action, or two of which there are most (S27); false: too few.
bool pay(Public& open, int action, Move& play) {
  u8(&hand)[kKinds] = open.hand[index(open.turn)];
  if (hand[action] > 0) {
    --hand[action];
    play = Move::play(action, action);
    return true;
  }
  if (total(hand) < 2) return false;
  int paid[2];
  for (int& card : paid) {
    card = 0;
    for (int kind = 1; kind < kKinds; ++kind)
      if (hand[kind] > hand[card]) card = kind;
    --hand[card];
  }
  play = Move::play(action, std::min(paid[0], paid[1]), std::max(paid[0], paid[1]));
  return true;
}

// Any card loads (S28): the one there is most of, a train card last.
int card_for_load(const Public& open) {
  const u8(&hand)[kKinds] = open.hand[index(open.turn)];
  int best = -1, most = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int rank = hand[kind] == 0 ? 0 : 2 * hand[kind] + (kind != kTrainCard);
    if (rank <= most) continue;
    best = kind;
    most = rank;
  }
  return best;
}

// What stands in the trains' ways, nearest first.
struct Wanted {
  u64 signals = 0;
  u64 used = 0;  // green ones on the ways
  InlineVec<RailArc, 4 * kTrains> junctions;

  void look_at(const Board& board, const Public& open, const RailArc& arc) {
    for (u8 signal : {arc.signal, arc.beyond})
      if (signal != kNone) (has(open.green, signal) ? used : signals) |= bit(signal);
    if (arc.junction == kNone || junctions.size() == 4 * kTrains) return;
    const Arms arms = open_arms(board.ways[arc.junction], open.setting[arc.junction]);
    if ((arms.a == arc.arm && arms.b == arc.out) || (arms.b == arc.arm && arms.a == arc.out))
      return;
    for (const RailArc& known : junctions)
      if (known.junction == arc.junction &&
          std::minmax(known.arm, known.out) == std::minmax(arc.arm, arc.out))
        return;
    junctions.push(arc);
  }
};

void look_ahead(const Rails& rails, const Evaluation& evaluation, const Public& open, int train,
                int goal, int sight, Wanted& wanted) {
  const RailReach& reach = evaluation.to_city(goal);
  int node = rail_node(open.train[train]);
  for (int seen = 0; seen < sight && reach.next[node] >= 0; ++seen) {
    const RailArc& arc = rails.arc(reach.next[node]);
    wanted.look_at(rails.board(), open, arc);
    node = arc.to;
  }
}

Wanted wanted_on(const Rails& rails, const Evaluation& now, const Public& open, int sight) {
  Wanted wanted;
  for (int t = 0; t < kTrains; ++t) {
    if (open.train[t].at == kNone) continue;
    int goal = now.goal(t);
    if (goal < 0) goal = rails.board().port_city[0];
    look_ahead(rails, now, open, t, goal, sight, wanted);
  }
  return wanted;
}

// S26: the markers that may be laid there.
u64 markers_for(const Board& board, const Public& open, int target) {
  u64 movable = open.green;
  for (int c = 0; c < board.cities; ++c) {
    const u64 there = open.green & board.city_signals[c];
    if (count(there) == 1 && board.signal_city[target] != c) movable &= ~there;
  }
  return movable;
}

}  // namespace

u64 Turn::needed_signals(const Public& open) const {
  return wanted_on(rails_, evaluation(open), open, style_.sight).used;
}

// Every way out of where a train would be stopped soon, and everything on its way to its goal.
void Turn::list_certain(const Public& open, Options& out) const {
  const Board& board = rules_.board();
  const Evaluation now = evaluation(open);
  const auto add = [&](const Move& play, const Move& then, const Public& next) {
    if (out.size() < kMostOptions) out.push({play, then, worth(next, style_.risk)});
  };
  const int card = card_for_load(open);
  for (u8 t = 0; t < kTrains && card >= 0; ++t) {
    const Option load{Move::load(t, card), {}, 0};
    const Train& train = open.train[t];
    if (train.at == kNone || train.goods != kNone || !board.is_city(train.at)) continue;
    const u8 goods = board.city[board.city_at(train.at)].goods;
    if (goods != kNone && open.goods[goods] > 0) add(load.play, {}, after(open, load));
  }
  const Wanted wanted = wanted_on(rails_, now, open, style_.sight);
  Public paid = open;
  Move play;
  if (!wanted.junctions.empty() && pay(paid, kSwitchCard, play)) {
    for (const RailArc& arc : wanted.junctions) {
      const auto [a, b] = std::minmax(arc.arm, arc.out);
      const Move set =
          Move::set(arc.junction, board.arm_line[arc.junction][a], board.arm_line[arc.junction][b]);
      Public next = paid;
      change(next, board, set);
      add(play, set, next);
    }
  }
  paid = open;
  if (wanted.signals == 0 || !rules_.has_effect(open, kSignalCard) || !pay(paid, kSignalCard, play))
    return;
  for (u64 to = wanted.signals; to != 0; to &= to - 1) {
    const int target = std::countr_zero(to);
    const u64 movable = markers_for(board, open, target);
    const u64 free = movable & ~wanted.used;
    for (u64 from = free != 0 ? free : movable; from != 0; from &= from - 1) {
      const int marker = std::countr_zero(from);
      const Move lay = Move::move_signal(marker, target);
      Public next = paid;
      change(next, board, lay);
      add(play, lay, next);
    }
  }
}

// The trains that gain most at first sight are looked at closely.
void Turn::list_moves(const Public& open, Options& out) const {
  constexpr int kClosely = 2;
  Public paid = open;
  Move play;
  if (!rules_.has_effect(open, kTrainCard) || !pay(paid, kTrainCard, play)) return;
  const Evaluation now = evaluation(paid);
  u32 left = trains_on_board(open);
  if (open.held != kNone) left &= ~(1u << open.held);
  for (int i = 0; i < kClosely && left != 0; ++i) {
    int best = std::countr_zero(left);
    for (u32 set = left; set != 0; set &= set - 1)
      if (const int t = std::countr_zero(set); now.gain(t) > now.gain(best)) best = t;
    left &= ~(1u << best);
    if (out.size() < kMostOptions)
      out.push({play, Move::pick_train(best), worth_of_roll(paid, now, best, style_.risk)});
  }
}

void Turn::list_actions(const Public& open, Options& out) const {
  out.push({Move::end(), {}, worth(open, style_.risk)});
  list_certain(open, out);
  list_moves(open, out);
}

Public Turn::after(const Public& open, const Option& option) const {
  Public next = open;
  u8(&hand)[kKinds] = next.hand[index(open.turn)];
  if (option.play.kind == MoveKind::load) {
    Train& train = next.train[option.play.train()];
    train.goods = rules_.board().city[rules_.board().city_at(train.at)].goods;
    --next.goods[train.goods];
    --hand[option.play.card()];
    return next;
  }
  --hand[option.play.card()];
  if (option.play.second_card() != kNone) --hand[option.play.second_card()];
  change(next, rules_.board(), option.then);
  return next;
}

int Turn::worth_after(const Public& open, int train, const Forecast& end, int risk) const {
  Public next = open;
  Train& moved = next.train[train];
  if (end.delivers != kNone) {
    const int port = rules_.board().port_of[rules_.board().city_at(end.path[end.n - 1])];
    ++next.delivered[port][end.delivers];
    moved.goods = kNone;
  }
  if (end.at == kNone && moved.goods != kNone) {
    ++next.goods[moved.goods];
    moved.goods = kNone;
  }
  moved.at = end.at;
  moved.facing = end.facing;
  next.pending = static_cast<u16>(next.pending & ~bit(train));
  const int time = next.clock + next.schedule * rules_.set().time;
  if (end.lost >= time && end.delivers == kNone) return -1'000 * kRoll;  // S41
  return worth(next, risk) - end.lost * style_.token;
}

// The end that looks best for the train itself is looked at in full.
int Turn::worth_with(const Public& open, const Evaluation& now, int train, int points,
                     int risk) const {
  Forecast best;
  int most = -1'000'000;
  explain(rules_, open, train, points, [&](const Forecast& end) {
    const int gain = now.gain_of(train, end);
    if (gain <= most) return;
    most = gain;
    best = end;
  });
  return worth_after(open, train, best, risk);
}

int Turn::worth_of_roll(const Public& open, const Evaluation& now, int train, int risk) const {
  const u8(&die)[kFaces] = rules_.board().deck.die[colour_of(train)];
  long sum = 0;
  int value = 0;
  for (int face = 0; face < kFaces; ++face) {
    if (face == 0 || die[face] != die[face - 1])
      value = worth_with(open, now, train, die[face], risk);
    sum += value;
  }
  return static_cast<int>(sum / kFaces);
}

namespace {

const Option& best_of(const Options& options) {
  const Option* best = options.begin();
  for (const Option& option : options)
    if (option.worth > best->worth) best = &option;
  return *best;
}

const Move* find(const MoveList& legal, const Move& wanted) {
  const Move* at = std::find(legal.begin(), legal.end(), wanted);
  return at == legal.end() ? nullptr : at;
}

}  // namespace

Move Turn::act(const Public& open) const {
  Options options;
  list_actions(open, options);
  return best_of(options).play;
}

// The trains that have to move: first the one whose move leaves most to the others. A helper holds
// what would cost much.
Move Turn::choose_train(const Public& open) const {
  const Evaluation now = evaluation(open);
  MoveList legal;
  rules_.legal(View{open, open.turn, {}}, legal);
  Move best = legal[0];
  int most = -1'000'000, least = 1'000'000, sum = 0;
  for (const Move& m : legal) {
    if (m.kind != MoveKind::train) continue;
    const int gain = now.gain(m.train());
    sum += gain;
    least = std::min(least, gain);
    const int worth = worth_of_roll(open, now, m.train(), style_.between);
    if (worth <= most) continue;
    most = worth;
    best = m;
  }
  const int bad = -helper_price(open);
  if (sum < bad && find(legal, Move::use(Helper::conductor))) return Move::use(Helper::conductor);
  if (least >= bad) return best;
  for (const Move& m : legal)
    if (m.kind == MoveKind::use && m.helper() == Helper::traffic_controller &&
        now.gain(m.held()) == least)
      return m;
  return best;
}

Move Turn::choose_colour(const Public& open) const {
  const Evaluation now = evaluation(open);
  int best = -1, most = 0;
  for (int c = 0; c < kColours; ++c) {
    if (has(open.named, c)) continue;
    const int gain = now.gain_of_colour(c);
    if (best >= 0 && gain <= most) continue;
    best = c;
    most = gain;
  }
  return Move::pick_colour(best);
}

int Turn::worth_of_deploy(const Public& open, int colour, int place) const {
  if (train_on(open, place) != kNone) return worth(open, style_.between) - 2 * style_.token;
  Public next = open;
  for (int t = colour * kTrainsEach; t < (colour + 1) * kTrainsEach; ++t) {
    if (next.train[t].at != kNone) continue;
    next.train[t] = {static_cast<u8>(place), kNone, kNone};
    break;
  }
  return worth(next, style_.between);
}

// The colour that would stand best on the average of the places; the shunter where luck would be
// much worse than the best place.
Move Turn::choose_deploy(const Public& open) const {
  MoveList legal;
  rules_.legal(View{open, open.turn, {}}, legal);
  Move best = legal[0], shunted = legal[0];
  long most = 0, most_shunted = 0;
  bool first = true;
  for (const Move& m : legal) {
    if (m.kind != MoveKind::deploy || m.place() != kNone) continue;
    long sum = 0, top = 0;
    Move at_top = m;
    for (int place = 0; place < kStarts; ++place) {
      const int value = worth_of_deploy(open, m.colour(), place);
      sum += (6l - std::abs(7 - open.number[place])) * value;
      if (at_top.place() != kNone && value <= top) continue;
      top = value;
      at_top = Move::deploy(m.colour(), place);
    }
    const long mean = sum / 36;
    if (!first && mean <= most) continue;
    first = false;
    most = mean;
    most_shunted = top;
    best = m;
    shunted = at_top;
  }
  const bool late = open.schedule < 6;
  const long asked = (late ? 3 : 5) * kRoll;
  return most_shunted - most > asked && find(legal, shunted) ? shunted : best;
}

Move Turn::choose_extra(const Public& open) const {
  Move best;
  int most = 0;
  for (u64 red = rules_.board().all_signals & ~open.green; red != 0; red &= red - 1) {
    Public next = open;
    next.green |= red & (~red + 1);
    const int value = worth(next, 0);
    if (best.kind == MoveKind::extra && value <= most) continue;
    best = Move::extra(std::countr_zero(red));
    most = value;
  }
  return best;
}

// Helpers are kept for what is worth them, less and less as the game ends.
int Turn::helper_price(const Public& open) const {
  return style_.helper * std::min<int>(open.schedule, 10) / 10;
}

// The dispatcher comes when the trains that are to move gain much by running through cities.
bool Turn::dispatch_now(const Public& open) const {
  if (!rules_.check(View{open, open.turn, {}}, Move::use(Helper::dispatcher)).ok()) return false;
  Public with = open;
  with.dispatcher = 1;
  const Evaluation then = evaluation(with), now = evaluation(open);
  int gain = then.rest_of_card() - now.rest_of_card();
  if (open.phase == Phase::action && open.hand[index(open.turn)][kTrainCard] > 0)
    for (int t = 0; t < kTrains; ++t) gain = std::max(gain, then.gain(t) - now.gain(t));
  return gain > helper_price(open);
}

// The crossing keeper sends away a card that is much worse than the others.
Move Turn::choose_reveal(const Public& open) const {
  const Evaluation now = evaluation(open);
  const int value = now.card(card_of(rules_.board(), open.card));
  const bool bad = value < now.next_card() - helper_price(open);
  return bad ? Move::use(Helper::crossing_keeper) : Move::go();
}

// The line (or the stop) with the best end; a new roll where all ends are much worse than another
// roll would be.
Move Turn::drive(const Public& open) const {
  MoveList legal;
  rules_.legal(View{open, open.turn, {}}, legal);
  const int risk = open.by_card != 0 ? style_.risk : style_.between;
  Move best = legal[0];
  int most = -1'000'000;
  const auto consider = [&](const Move& m, int value) {
    if (value <= most) return;
    most = value;
    best = m;
  };
  const int mover = open.mover;
  if (find(legal, Move::stop())) {
    Forecast stop{.n = 1, .path = {open.train[mover].at}, .at = open.train[mover].at};
    Leg leg;
    leg.cause = Cause::city;
    leg.left = open.points;
    leg.train = open.train[mover];
    const Ending end = rules_.ending(open, mover, leg);
    stop.delivers = end.unloads;
    if (end.goes_home) stop.at = kNone;
    consider(Move::stop(), worth_after(open, mover, stop, risk));
  }
  explain(rules_, open, mover, open.points, [&](const Forecast& end) {
    const Move m = end.line == kNone ? Move::go() : Move::leave(end.line);
    if (find(legal, m)) consider(m, worth_after(open, mover, end, risk));
  });
  if (!find(legal, Move::use(Helper::logistician))) return best;
  const int again = worth_of_roll(open, evaluation(open), mover, risk);
  return again - most > helper_price(open) ? Move::use(Helper::logistician) : best;
}

Move Turn::greedy(const Public& open) const {
  if (open.by_card == 0 && dispatch_now(open)) return Move::use(Helper::dispatcher);
  switch (open.phase) {
    case Phase::placing: return Move::ready();
    case Phase::extra: return choose_extra(open);
    case Phase::reveal: return choose_reveal(open);
    case Phase::deploy: return choose_deploy(open);
    case Phase::colour: return choose_colour(open);
    case Phase::train:
      if (open.by_card == 0) return choose_train(open);
      break;
    case Phase::rolled:
    case Phase::city: return drive(open);
    case Phase::action: return act(open);
    case Phase::draw: return Move::draw(rules_.board().deck.limit - hand_of(open, open.turn));
    default: break;
  }
  // A card lies on the table: what it is played for.
  Public asked = open;
  const int action = open.phase == Phase::signal    ? kSignalCard
                     : open.phase == Phase::switch_ ? kSwitchCard
                                                    : kTrainCard;
  ++asked.hand[index(open.turn)][action];
  asked.phase = Phase::action;
  asked.by_card = 0;
  Options options;
  if (action == kTrainCard)
    list_moves(asked, options);
  else
    list_certain(asked, options);
  const Option* best = nullptr;
  for (const Option& option : options)
    if (option.play.kind == MoveKind::play && option.play.action() == action &&
        (best == nullptr || option.worth > best->worth))
      best = &option;
  if (best != nullptr) return best->then;
  MoveList legal;
  rules_.legal(View{open, open.turn, {}}, legal);
  return legal[0];
}

}  // namespace roundhouse::signal::bots
