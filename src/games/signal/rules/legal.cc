// Every legal move, counted or picked by its place: one description serves the list and the random
// player, who needs no list. What check() allows is written apart from this, and tests compare.
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

// Goes past groups of moves; knows in the end how many there are, and the one wanted.
class Walk {
 public:
  static constexpr int kNothing = 1 << 20;  // wanted by whoever only counts
  explicit Walk(int wanted) : wanted_(wanted) {}

  // n moves, the i-th of which is make(i).
  template <class F>
  void group(int n, F make) {
    const int i = wanted_ - size_;
    if (i >= 0 && i < n) found_ = make(i);
    size_ += n;
  }
  void one(const Move& move) {
    group(1, [&](int) { return move; });
  }
  void one_if(bool there, const Move& move) {
    group(there, [&](int) { return move; });
  }
  int size() const { return size_; }
  const Move& found() const { return found_; }

 private:
  int wanted_;
  int size_ = 0;
  Move found_{};
};

namespace {

// Each marker of `from` to each signal space of `to`.
void each_to_each(u64 from, u64 to, Walk& walk) {
  const int targets = count(to);
  walk.group(count(from) * targets, [&](int i) {
    return Move::move_signal(nth(from, i / targets), nth(to, i % targets));
  });
}

}  // namespace

// S26: every junction to every setting but the one that lies there.
void Rules::walk_settings(const Public& open, Walk& walk) const {
  walk.group(board_->changes, [&](int i) {
    const auto [junction, place] = board_->change[i];
    const int setting = place + (place >= open.setting[junction]);
    const Arms arms = open_arms(board_->ways[junction], setting);
    return Move::set(junction, board_->arm_line[junction][arms.a],
                     board_->arm_line[junction][arms.b]);
  });
}

// S26: a city's only marker stays at its city.
void Rules::walk_signals(const Public& open, Walk& walk) const {
  const u64 red = board_->all_signals & ~open.green;
  u64 loose = open.green & board_->on_track;
  for (int c = 0; c < board_->cities; ++c) {
    const u64 green = open.green & board_->city_signals[c];
    if (count(green) > 1)
      loose |= green;
    else
      each_to_each(green, red & board_->city_signals[c], walk);
  }
  each_to_each(loose, red, walk);
}

// S14, S16
void Rules::walk_placing(const Public& open, Walk& walk) const {
  walk.one(Move::ready());
  if (open.changes >= kMostChanges) return;
  walk_settings(open, walk);
  each_to_each(open.green & board_->on_track, board_->on_track & ~open.green, walk);
  for (int c = 0; c < board_->cities; ++c)
    each_to_each(open.green & board_->city_signals[c], board_->city_signals[c] & ~open.green, walk);
}

void Rules::walk_deploy(const Public& open, Walk& walk) const {
  const u32 colours = deployable(open);
  walk.group(count(colours), [&](int i) { return Move::deploy(nth(colours, i)); });
  if (!unused(open, Helper::shunter)) return;
  u64 free = bit(kStarts) - 1;
  for (const Train& train : open.train)
    if (train.at < kStarts) free &= ~bit(train.at);
  const int places = count(free);
  walk.group(count(colours) * places,
             [&](int i) { return Move::deploy(nth(colours, i / places), nth(free, i % places)); });
}

void Rules::walk_trains(const Public& open, Walk& walk) const {
  u32 trains = open.pending;
  if (open.by_card != 0) {
    trains = trains_on_board(open);
    if (open.held != kNone) trains &= ~(1u << open.held);
  }
  const int n = count(trains);
  walk.group(n, [&](int i) { return Move::pick_train(nth(trains, i)); });
  if (open.by_card != 0) return;
  walk.one_if(unused(open, Helper::conductor) && open.begun == 0, Move::use(Helper::conductor));
  if (unused(open, Helper::traffic_controller))
    walk.group(n, [&](int i) { return Move::use(Helper::traffic_controller, nth(trains, i)); });
}

void Rules::walk_lines(const Public& open, Walk& walk) const {
  const u64 signals = ways_out(open, city_of_mover(*board_, open), open.came_by);
  walk.group(count(signals),
             [&](int i) { return Move::leave(board_->signal_line[nth(signals, i)]); });
}

void Rules::walk_rolled(const Public& open, Walk& walk) const {
  if (city_of_mover(*board_, open) >= 0)
    walk_lines(open, walk);
  else
    walk.one(Move::go());
  walk.one_if(unused(open, Helper::logistician), Move::use(Helper::logistician));
}

void Rules::walk_action(const Public& open, Walk& walk) const {
  const u8(&hand)[kKinds] = open.hand[index(open.turn)];
  u32 held = 0, pairs = 0;  // kinds; pairs of kinds 00 01 02 11 12 22
  constexpr u8 kFirst[] = {0, 0, 0, 1, 1, 2}, kSecond[] = {0, 1, 2, 1, 2, 2};
  for (int k = 0; k < kKinds; ++k) held |= static_cast<u32>(hand[k] > 0) << k;
  for (int p = 0; p < 6; ++p) {
    const bool same = kFirst[p] == kSecond[p];
    const bool there = same ? hand[kFirst[p]] > 1 : hand[kFirst[p]] > 0 && hand[kSecond[p]] > 0;
    pairs |= static_cast<u32>(there) << p;
  }
  for (int action = 0; action < kKinds; ++action) {
    if (held == 0 || !has_effect(open, action)) continue;
    walk.one_if(has(held, action), Move::play(action, action));
    walk.group(count(pairs), [&](int i) {
      const int p = nth(pairs, i);
      return Move::play(action, kFirst[p], kSecond[p]);
    });
  }
  const u32 trains = loadable(open);
  const int ways = count(held);
  walk.group(count(trains) * ways,
             [&](int i) { return Move::load(nth(trains, i / ways), nth(held, i % ways)); });
  walk.one(Move::end());
}

void Rules::walk(const Public& open, Walk& walk) const {
  const u64 red = board_->all_signals & ~open.green;
  const u32 colours = ~static_cast<u32>(open.named) & ((1u << kColours) - 1);
  switch (open.phase) {
    case Phase::placing: return walk_placing(open, walk);
    case Phase::extra:
      walk.group(count(red), [&](int i) { return Move::extra(nth(red, i)); });
      return;
    case Phase::reveal:
      walk.one(Move::go());
      walk.one(Move::use(Helper::crossing_keeper));
      break;
    case Phase::deploy: walk_deploy(open, walk); break;
    case Phase::colour:
      walk.group(count(colours), [&](int i) { return Move::pick_colour(nth(colours, i)); });
      break;
    case Phase::train: walk_trains(open, walk); break;
    case Phase::rolled: walk_rolled(open, walk); break;
    case Phase::city:
      walk.one(Move::stop());
      walk_lines(open, walk);
      break;
    case Phase::action: walk_action(open, walk); break;
    case Phase::signal: walk_signals(open, walk); break;
    case Phase::switch_: walk_settings(open, walk); break;
    case Phase::draw:
      walk.group(board_->deck.limit - hand_of(open, open.turn) + 1,
                 [](int i) { return Move::draw(i); });
      break;
    case Phase::over: return;
  }
  walk.one_if(unused(open, Helper::dispatcher), Move::use(Helper::dispatcher));  // S44
}

void Rules::legal(const Public& open, Seat seat, MoveList& out) const {
  out.clear();
  if (!to_act(open).has(seat)) return;
  Walk all(Walk::kNothing);
  walk(open, all);
  for (int i = 0; i < all.size(); ++i) {
    Walk to(i);
    walk(open, to);
    out.push(to.found());
  }
}

Move Rules::sample(const Public& open, Seat, Chance& chance) const {
  Walk all(Walk::kNothing);
  walk(open, all);
  RH_ASSERT(all.size() > 0, "a move is asked for although the game is over");
  Walk to(static_cast<int>(chance.below(static_cast<u32>(all.size()))));
  walk(open, to);
  return to.found();
}

}  // namespace roundhouse::signal
