#include "conformance/ghost/game.h"

#include <algorithm>

namespace roundhouse::conformance {

using namespace ghost;  // one game, one file: its words are used on every line

namespace {

using GhostMove = ghost::Move;
using GhostState = ghost::State;
using GhostEvent = ghost::Event;
using GhostRules = ghost::Rules;

int below(Chance& chance, int n) { return static_cast<int>(chance.below(static_cast<u32>(n))); }

template <class List>
void shuffle(List& list, Chance& chance) {
  for (std::size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[chance.below(static_cast<u32>(i))]);
}

GhostMove nonsense(const GhostRules& rules, Chance& chance) {
  switch (chance.below(4)) {
    case 0: return GhostMove::draw();
    case 1: return GhostMove::exchange();
    case 2: return GhostMove::pass();
    default: break;
  }
  return GhostMove::claim(below(chance, rules.board().tracks + 2), below(chance, 10),
                          below(chance, 6));
}

// Changes one thing that means something for a claim.
void spoil(GhostMove& move, const GhostRules& rules, Chance& chance) {
  if (move.kind != MoveKind::claim) return;
  if (chance.below(3) == 0) {
    move.track = static_cast<u8>(chance.below(rules.board().tracks + 1u));
    return;
  }
  u8* const fields[] = {&move.colour, &move.locomotives};
  u8& field = *fields[chance.below(2)];
  field = static_cast<u8>(field + (chance.below(2) == 0 ? 1 : 255));
}

}  // namespace

bool GhostTrain::is_fair_end(const Result& result) {
  int most = 0;
  for (int i = 0; i < result.seats; ++i) most = std::max<int>(most, result.seat[i].completed);
  for (int i = 0; i < result.seats; ++i)
    if (result.winners.has(seat_at(i)) != (result.seat[i].completed == most)) return false;
  return result.reason != EndReason::none;
}

GhostMove GhostTrain::any_move(const Rules& rules, const GhostState& s, Seat seat, Chance& chance) {
  MoveList legal;
  rules.legal(s, seat, legal);
  if (legal.empty() || chance.below(3) == 0) return nonsense(rules, chance);
  GhostMove move = legal[chance.below(static_cast<u32>(legal.size()))];
  for (u32 times = chance.below(3); times > 0; --times) spoil(move, rules, chance);
  return move;
}

Outcomes GhostTrain::outcomes(const GhostState*, std::span<const GhostEvent> events) {
  Outcomes luck;
  for (const GhostEvent& e : events) {
    if (e.kind == EventKind::first && e.by_luck == 1) luck.picks.push_back(static_cast<u8>(e.seat));
    if (e.kind == EventKind::hand) luck.cards.insert(luck.cards.end(), e.list, e.list + e.n);
    if (e.kind == EventKind::drew) luck.cards.push_back(e.card);
    if (e.kind == EventKind::dealt) luck.tickets.insert(luck.tickets.end(), e.list, e.list + e.n);
    if (e.kind == EventKind::drew_ticket) luck.tickets.push_back(e.ticket);
  }
  return luck;
}

namespace {

// Platform cards the watcher has not seen: other hands and the deck.
void disguise_cards(GhostState& s, Seat watcher, Chance& chance) {
  std::vector<u8> unseen;
  for (u8 k = 0; k < routes::kKinds; ++k) {
    const auto take = [&](u8& from) {
      for (; from > 0; --from) unseen.push_back(k);
    };
    for (int i = 0; i < s.open.seats; ++i)
      if (seat_at(i) != watcher) take(s.own[i].hand[k]);
    take(s.hidden.deck[k]);
  }
  shuffle(unseen, chance);
  for (int i = 0; i < s.open.seats; ++i)
    for (int n = seat_at(i) == watcher ? 0 : s.open.cards[i]; n > 0; --n) {
      ++s.own[i].hand[unseen.back()];
      unseen.pop_back();
    }
  for (u8 kind : unseen) ++s.hidden.deck[kind];
}

// Tickets the watcher neither holds nor laid away nor saw completed.
void disguise_tickets(GhostState& s, Seat watcher, Chance& chance) {
  std::vector<u8> unseen;
  std::vector<u8*> places;
  for (int t : s.hidden.tickets) unseen.push_back(static_cast<u8>(t));
  for (int i = 0; i < s.open.seats; ++i) {
    if (seat_at(i) == watcher) continue;
    for (int t : s.own[i].discarded) unseen.push_back(static_cast<u8>(t));
    for (u8& place : s.own[i].held) {
      if (place == kNone) continue;
      unseen.push_back(place);
      places.push_back(&place);
    }
  }
  shuffle(unseen, chance);
  const auto next = [&] {
    const u8 ticket = unseen.back();
    unseen.pop_back();
    return ticket;
  };
  for (u8* place : places) *place = next();
  for (int i = 0; i < s.open.seats; ++i) {
    if (seat_at(i) == watcher) continue;
    s.own[i].discarded = {};
    for (int n = 0; n < s.open.exchanged[i]; ++n) s.own[i].discarded.add(next());
  }
  s.hidden.tickets = {};
  for (u8 ticket : unseen) s.hidden.tickets.add(ticket);
}

}  // namespace

// Until nobody holds a ticket that would have been laid open.
GhostState GhostTrain::disguise(const Rules& rules, const GhostState& state, Seat watcher,
                                Chance& chance) {
  GhostState s = state;
  disguise_cards(s, watcher, chance);
  do disguise_tickets(s, watcher, chance);
  while (rules.position_error(s) != nullptr);
  return s;
}

namespace {

bool anybody_can_claim(const GhostRules& rules, GhostState s) {
  for (int i = 0; i < s.open.seats; ++i) {
    s.open.turn = seat_at(i);
    MoveList legal;
    rules.legal(s, seat_at(i), legal);
    for (const GhostMove& move : legal)
      if (move.kind == MoveKind::claim) return true;
  }
  return false;
}

}  // namespace

// A claim shows which tickets it completes. Beside an empty deck, two rounds of exchanges and
// passes show whether anybody could claim: the game ends or not (G22).
bool GhostTrain::tells_apart(const Rules& rules, const GhostMove& move, Seat seat,
                             const GhostState& a, const GhostState& b) {
  if (move.kind == MoveKind::exchange || move.kind == MoveKind::pass) {
    const bool last = a.open.idle + 1 >= rules.set().stall_rounds * a.open.seats;
    return last && a.open.deck == 0 && anybody_can_claim(rules, a) != anybody_can_claim(rules, b);
  }
  if (move.kind != MoveKind::claim) return false;
  routes::TrackSet tracks = a.open.claimed[index(seat)];
  tracks.add(move.track);
  const routes::Joined chains(rules.board(), tracks);
  const auto completes = [&](u8 t) { return t != kNone && rules.completes(chains, t); };
  for (int place = 0; place < kMaxHeld; ++place) {
    const u8 in_a = a.own[index(seat)].held[place], in_b = b.own[index(seat)].held[place];
    if (in_a != in_b && (completes(in_a) || completes(in_b))) return true;
  }
  return false;
}

namespace {

// The luck of another world: what the watcher sees is the same, what it does not see is drawn from
// that world's decks. Where a deck has not what is needed, the tape breaks and the pair is left.
class TwinLuck {
 public:
  TwinLuck(const GhostRules& rules, const GhostState& b, Seat watcher, Chance& chance)
      : rules_(rules), watcher_(watcher), chance_(chance), s_(b) {}

  Outcomes of(std::span<const GhostEvent> events) {
    for (std::size_t i = 0; i < events.size(); ++i) follow(events[i], events.subspan(i + 1));
    return luck_;
  }

 private:
  void follow(const GhostEvent& e, std::span<const GhostEvent> later) {
    switch (e.kind) {
      case EventKind::claimed: return claim(e);
      case EventKind::rebuilt:
        std::ranges::copy(s_.open.discards, s_.hidden.deck);
        std::ranges::fill(s_.open.discards, u8{0});
        return;
      case EventKind::drew: return draw(e);
      case EventKind::exchanged: std::ranges::copy(s_.own[index(e.seat)].held, leaving_); return;
      case EventKind::completed: return lay_away(e.seat);
      case EventKind::tickets_rebuilt:
        for (int i = 0; i < s_.open.seats; ++i) {
          s_.hidden.tickets = s_.hidden.tickets | s_.own[i].discarded;
          s_.own[i].discarded = {};
        }
        return;
      case EventKind::drew_ticket: return draw_ticket(e, later);
      default: return;
    }
  }

  void claim(const GhostEvent& e) {
    const int length = rules_.board().track[e.track].length;
    s_.open.claimed[index(e.seat)].add(e.track);
    s_.open.discards[routes::kLocomotive] =
        static_cast<u8>(s_.open.discards[routes::kLocomotive] + e.locomotives);
    if (e.colour != routes::kLocomotive)
      s_.open.discards[e.colour] =
          static_cast<u8>(s_.open.discards[e.colour] + length - e.locomotives);
  }

  void draw(const GhostEvent& e) {
    const u32 left = static_cast<u32>(routes::total(s_.hidden.deck));
    const u8 card = e.seat == watcher_ || left == 0
                        ? e.card
                        : static_cast<u8>(chance_.card({Purpose::bot, 0, 0, left}, s_.hidden.deck));
    luck_.cards.push_back(card);
    if (s_.hidden.deck[card] > 0) --s_.hidden.deck[card];
  }

  // The old tickets of an exchange join the discards after the new ones are drawn.
  void lay_away(Seat seat) {
    for (u8& t : leaving_) {
      if (t != kNone) s_.own[index(seat)].discarded.add(t);
      t = kNone;
    }
  }

  void draw_ticket(const GhostEvent& e, std::span<const GhostEvent> later) {
    const bool shown = std::ranges::any_of(later, [&](const GhostEvent& other) {
      return other.kind == EventKind::completed && other.ticket == e.ticket;
    });
    u8 ticket = e.ticket;
    if (e.seat != watcher_ && !shown) {
      const routes::Joined chains = rules_.chains(s_.open, e.seat);
      std::vector<u8> fit;
      for (int t : s_.hidden.tickets)
        if (!rules_.completes(chains, t)) fit.push_back(static_cast<u8>(t));
      if (!fit.empty()) ticket = fit[chance_.below(static_cast<u32>(fit.size()))];
    }
    luck_.tickets.push_back(ticket);
    s_.hidden.tickets.remove(ticket);
  }

  const GhostRules& rules_;
  Seat watcher_;
  Chance& chance_;
  GhostState s_;
  u8 leaving_[kMaxHeld] = {kNone, kNone};
  Outcomes luck_;
};

}  // namespace

Outcomes GhostTrain::twin_outcomes(const Rules& rules, std::span<const GhostEvent> events,
                                   const GhostState& b, Seat watcher, Chance& chance) {
  return TwinLuck(rules, b, watcher, chance).of(events);
}

void GhostTrain::mix(const Result& result, Digest& digest) {
  digest.byte(static_cast<u8>(result.reason));
  digest.byte(result.winners.bits);
  for (int i = 0; i < result.seats; ++i) {
    const SeatResult& r = result.seat[i];
    for (u8 number : {r.tickets, r.special, r.completed, r.trains, r.rank}) digest.byte(number);
  }
}

}  // namespace roundhouse::conformance
