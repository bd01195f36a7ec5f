#include "games/ttr/bots/yardsticks.h"

#include <algorithm>

#include "games/routes/bots/paths.h"
#include "games/routes/rules/claims.h"
#include "games/ttr/bots/tickets.h"

namespace roundhouse::ttr::bots {

using namespace routes::bots;

namespace {

// What all yardsticks share: paying with few locomotives, collecting for wanted tracks.
class Yardstick {
 public:
  Yardstick(const Rules& rules, const View& v)
      : rules_(rules),
        board_(rules.board()),
        v_(v),
        mine_(v.open.claimed[index(v.seat)]),
        trains_(v.open.trains[index(v.seat)]) {
    for (int t : without_own_twins(board_, v.open.open, mine_))
      if (board_.track[t].length <= trains_) free_.add(t);
  }

  bool choosing_tickets() const {
    return v_.open.phase == Phase::opening || v_.open.phase == Phase::keep_tickets;
  }
  int trains() const { return trains_; }
  const TrackSet& free() const { return free_; }
  int points(const Move& claim) const { return board_.points[board_.track[claim.track()].length]; }

  // The thrifty payments of these tracks, each given to f.
  template <class F>
  void payable(const TrackSet& tracks, F f) const {
    for (int t : tracks)
      list_thrifty(v_.own.hand, t, board_.track[t], [&](int track, int colour, int locomotives) {
        f(Move::claim(track, colour, locomotives));
      });
  }

  // The longest of these that can be paid, with the fewest locomotives.
  const Move* longest(const TrackSet& tracks, Move& best) const {
    int best_worth = -1;
    payable(tracks, [&](const Move& claim) {
      const int worth = 10 * board_.track[claim.track()].length + 9 - claim.locomotives;
      if (worth <= best_worth) return;
      best_worth = worth;
      best = claim;
    });
    return best_worth >= 0 ? &best : nullptr;
  }

  // The tracks of the shortest way for one ticket; nothing if it needs too many trains.
  int way_for(int ticket, TrackSet& way) const {
    const Paths paths(board_, mine_, free_);
    TrackSet needed;
    const int cost = paths.cheapest(board_.ticket[ticket].a, board_.ticket[ticket].b, needed);
    if (cost <= trains_) way = way | needed;
    return cost;
  }

  // A card for the wanted track that lacks least; from the deck if the row has none.
  Move draw(const TrackSet& wanted) const {
    const Public& open = v_.open;
    const auto& hand = v_.own.hand;
    const int most = static_cast<int>(std::max_element(hand, hand + kColours) - hand);
    int colour = most, least = 99;
    for (int t : wanted) {
      const Track& track = board_.track[t];
      const int c = track.colour == kGrey ? most : track.colour;
      const int lacking = track.length - hand[c];
      if (lacking <= 0 || lacking >= least) continue;
      least = lacking;
      colour = c;
    }
    for (int slot = 0; slot < kMaxRow; ++slot)
      if (open.row[slot] == colour) return Move::take(slot);
    if (open.deck > 0) return Move::draw();
    for (int slot = 0; slot < kMaxRow; ++slot)
      if (open.row[slot] < kLocomotive) return Move::take(slot);
    return anything();
  }

  bool can_draw() const { return v_.open.deck > 0 || v_.open.phase == Phase::second_card; }
  bool second_card() const { return v_.open.phase == Phase::second_card; }

  Move anything() const {
    MoveList legal;
    rules_.legal(v_, legal);
    return legal[0];
  }

  // Of the sets of tickets it may keep the one with the greatest worth(set, how many).
  template <class F>
  Move keep(F worth) const {
    MoveList legal;
    rules_.legal(v_, legal);
    const Move* best = nullptr;
    int best_worth = 0;
    for (const Move& move : legal) {
      TicketSet kept;
      for (int i = 0; i < move.kept(); ++i) kept.add(move.tickets[i]);
      const int value = worth(kept, move.kept());
      if (best != nullptr && value <= best_worth) continue;
      best = &move;
      best_worth = value;
    }
    return *best;
  }

  // Trains that the union of the single shortest ways needs, for what is held and these.
  int trains_for(const TicketSet& also) const {
    TrackSet way;
    for (int t : v_.own.held | also) way_for(t, way);
    int trains = 0;
    for (int t : way) trains += board_.track[t].length;
    return trains;
  }
  int points_of(const TicketSet& tickets) const {
    int points = 0;
    for (int t : tickets) points += board_.ticket[t].points;
    return points;
  }

  // Wanted tracks first; with none wanted, long routes; else cards.
  Move build(const TrackSet& wanted) const {
    if (second_card()) return draw(wanted);
    Move move;
    if (longest(wanted, move) != nullptr) return move;
    const bool last = v_.open.last_turns != kNone;
    if (wanted.empty() || last || !can_draw()) {
      const Move* claim = longest(free_, move);
      const bool worthwhile =
          claim != nullptr && (board_.track[claim->track()].length >= 4 || last || trains_ < 10);
      if (claim != nullptr && (worthwhile || !can_draw())) return move;
    }
    return can_draw() ? draw(wanted.empty() ? free_ : wanted) : anything();
  }

  const View& view() const { return v_; }
  const Board& board() const { return board_; }
  const TrackSet& mine() const { return mine_; }

 private:
  const Rules& rules_;
  const Board& board_;
  const View& v_;
  TrackSet mine_, free_;
  int trains_;
};

}  // namespace

Move hungry(const Rules& rules, const View& v) {
  const Yardstick me(rules, v);
  if (me.choosing_tickets())
    return me.keep([&](const TicketSet& kept, int) {
      const int trains = me.trains_for(kept);
      return trains > me.trains() - 4 ? -trains : me.points_of(kept);
    });
  constexpr int kMany = 6, kTrainsToStart = 38;
  const Public& open = v.open;
  if (open.phase == Phase::turn && open.fresh > 0 && open.tickets[index(v.seat)] < kMany &&
      me.trains() >= kTrainsToStart && me.trains_for({}) < 34)
    return Move::draw_tickets();
  TrackSet wanted;
  for (int t : v.own.held) me.way_for(t, wanted);
  return me.build(wanted);
}

Move long_routes(const Rules& rules, const View& v) {
  const Yardstick me(rules, v);
  if (me.choosing_tickets())
    return me.keep([&](const TicketSet& kept, int) { return -me.trains_for(kept); });
  int longest = 0;
  for (int t : me.free()) longest = std::max<int>(longest, me.board().track[t].length);
  TrackSet wanted;
  for (int t : me.free())
    if (me.board().track[t].length >= longest - 1) wanted.add(t);
  return me.build(wanted);
}

Move one_step(const Rules& rules, const View& v) {
  const Yardstick me(rules, v);
  if (me.choosing_tickets())
    return me.keep(
        [&](const TicketSet& kept, int) { return me.points_of(kept) - me.trains_for(kept); });
  TrackSet wanted;
  for (int t : v.own.held) me.way_for(t, wanted);
  if (me.second_card()) return me.draw(wanted);
  Move best;
  int best_worth = -1;
  me.payable(me.free(), [&](const Move& claim) {
    const int worth =
        10 * me.points(claim) + (wanted.has(claim.track()) ? 50 : 0) - claim.locomotives;
    if (worth <= best_worth) return;
    best_worth = worth;
    best = claim;
  });
  constexpr int kWorthATurn = 40;
  if (best_worth >= kWorthATurn || (best_worth >= 0 && !me.can_draw())) return best;
  return me.can_draw() ? me.draw(wanted) : me.anything();
}

Move shortest_path(const Rules& rules, const View& v) {
  const Yardstick me(rules, v);
  if (me.choosing_tickets())
    return me.keep([&](const TicketSet& kept, int count) {
      return me.points_of(kept) - 2 * me.trains_for(kept) - 20 * count;
    });
  TrackSet wanted;
  int least = Paths::kFar;
  for (int t : v.own.held) {
    TrackSet way;
    const int cost = me.way_for(t, way);
    if (cost == 0 || cost > me.trains() || cost >= least) continue;
    least = cost;
    wanted = way;
  }
  return me.build(wanted);
}

Move steiner(const Rules& rules, const View& v) {
  const Yardstick me(rules, v);
  Prices length;
  for (int t : me.free()) length[t] = me.board().track[t].length;
  const Network network(me.board(), me.mine(), me.free(), length);
  TicketSet tickets = v.own.held;
  if (me.choosing_tickets())
    return me.keep([&](const TicketSet& kept, int) {
      const TicketPlans plans(me.board(), network, v.own.held | kept);
      const int trains = plans.price(plans.sets() - 1);
      return me.points_of(kept) - trains - 4 * std::max(0, trains + 8 - me.trains());
    });
  const TicketPlans plans(me.board(), network, tickets);
  unsigned best = 0;
  for (unsigned set = 0; set < plans.sets(); ++set)
    if (plans.price(set) <= me.trains() && plans.points(set) > plans.points(best)) best = set;
  TrackSet wanted;
  plans.add_tracks(best, wanted);
  for (int t : plans.loose())
    if (wanted.empty()) me.way_for(t, wanted);
  return me.build(wanted);
}

}  // namespace roundhouse::ttr::bots
