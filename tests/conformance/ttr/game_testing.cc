#include "conformance/ttr/game.h"

#include <algorithm>

namespace roundhouse::conformance {

using namespace ttr;  // one game, one file: its words are used on every line

namespace {

int below(Chance& chance, int n) { return static_cast<int>(chance.below(static_cast<u32>(n))); }

template <class List>
void shuffle(List& list, Chance& chance) {
  for (std::size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[chance.below(static_cast<u32>(i))]);
}

ttr::Move nonsense(const ttr::Rules& rules, const ttr::State& s, Seat seat, Chance& chance) {
  switch (chance.below(6)) {
    case 0: return ttr::Move::draw();
    case 1: return ttr::Move::take(below(chance, 7));
    case 2:
      return ttr::Move::claim(below(chance, rules.board().tracks + 2), below(chance, 10),
                              below(chance, 8));
    case 3: return ttr::Move::draw_tickets();
    case 4: return ttr::Move::pass();
    default: break;
  }
  ttr::Move keep = ttr::Move::keep(below(chance, 6));
  const Private& own = s.own[index(seat)];
  std::copy(std::begin(own.offer), std::end(own.offer), keep.tickets);
  return keep;
}

// Changes one thing that means something for this kind of move.
void spoil(ttr::Move& move, const ttr::Rules& rules, Chance& chance) {
  const auto nudged = [&](u8 n) { return static_cast<u8>(n + (chance.below(2) == 0 ? 1 : 255)); };
  switch (move.kind) {
    case MoveKind::take: move = ttr::Move::take(nudged(move.slot())); return;
    case MoveKind::claim: {
      if (chance.below(3) == 0) {
        const int track = below(chance, rules.board().tracks + 1);
        move = ttr::Move::claim(track, move.colour, move.locomotives);
        return;
      }
      u8& field = chance.below(2) == 0 ? move.colour : move.locomotives;
      field = nudged(field);
      return;
    }
    case MoveKind::keep: {
      const int i = below(chance, kMaxOffer);
      switch (chance.below(4)) {
        case 0: return move.set_kept(nudged(move.kept()));
        case 1: return std::swap(move.tickets[i], move.tickets[below(chance, kMaxOffer)]);
        case 2: move.tickets[i] = move.tickets[below(chance, kMaxOffer)]; return;
        default:
          move.tickets[i] = static_cast<u8>(chance.below(rules.board().tickets + 1u));
          return;
      }
    }
    default: return;
  }
}

}  // namespace

ttr::Move TicketToRide::any_move(const Rules& rules, const ttr::State& s, Seat seat,
                                 Chance& chance) {
  MoveList legal;
  rules.legal(s, seat, legal);
  if (legal.empty() || chance.below(3) == 0) return nonsense(rules, s, seat, chance);
  ttr::Move move = legal[chance.below(static_cast<u32>(legal.size()))];
  for (u32 times = chance.below(3); times > 0; --times) spoil(move, rules, chance);
  return move;
}

Outcomes TicketToRide::outcomes(const ttr::State* before, std::span<const ttr::Event> events) {
  Outcomes luck;
  int fresh = before == nullptr ? kMaxTickets : before->open.fresh;
  for (const ttr::Event& e : events) {
    if (e.kind == EventKind::first && e.by_luck == 1) luck.picks.push_back(static_cast<u8>(e.seat));
    if (e.kind == EventKind::hand) luck.cards.insert(luck.cards.end(), e.list, e.list + e.n);
    if (e.kind == EventKind::row || e.kind == EventKind::drew) luck.cards.push_back(e.card);
    if (e.kind != EventKind::offer) continue;
    const int lucky = std::min<int>(e.n, fresh);  // those from under come in a known order
    luck.tickets.insert(luck.tickets.end(), e.list, e.list + lucky);
    fresh -= lucky;
  }
  return luck;
}

namespace {

// Train cards nobody showed: what other hands hold beyond the known ones, and the deck.
void disguise_cards(ttr::State& s, Seat watcher, Chance& chance) {
  std::vector<u8> unseen;
  const auto take = [&](u8& from, int leave, int kind) {
    for (; from > leave; --from) unseen.push_back(static_cast<u8>(kind));
  };
  for (int k = 0; k < kKinds; ++k) {
    for (int i = 0; i < s.open.seats; ++i)
      if (seat_at(i) != watcher) take(s.own[i].hand[k], s.open.known[i][k], k);
    take(s.hidden.deck[k], 0, k);
  }
  shuffle(unseen, chance);
  for (int i = 0; i < s.open.seats; ++i)
    for (int n = s.open.cards[i] - total(s.own[i].hand); n > 0; --n) {
      ++s.own[i].hand[unseen.back()];
      unseen.pop_back();
    }
  for (u8 kind : unseen) ++s.hidden.deck[kind];
}

// A choice made in secret becomes another one that might have been made; mostly of as many tickets,
// because the numbers come to light when all have chosen.
void disguise_choice(Private& own, int least, Chance& chance) {
  const int n = offered(own);
  if (chance.below(3) == 0) own.keeps = static_cast<u8>(least + below(chance, n - least + 1));
  std::sort(own.offer, own.offer + own.keeps);
}

// Tickets the watcher neither holds nor put back.
void disguise_tickets(const ttr::Rules& rules, ttr::State& s, Seat watcher, Chance& chance) {
  std::vector<u8> unseen;
  std::vector<u8*> places;
  const auto lift = [&](u8& place) {
    unseen.push_back(place);
    places.push_back(&place);
  };
  for (int i = 0; i < s.open.seats; ++i) {
    if (seat_at(i) == watcher) continue;
    for (int t : s.own[i].held) unseen.push_back(static_cast<u8>(t));
    for (int n = 0; n < s.open.offered[i]; ++n) lift(s.own[i].offer[n]);
  }
  for (int n = 0; n < s.open.under; ++n)
    if (s.open.under_by[n] != static_cast<u8>(watcher)) lift(s.hidden.under[n]);
  for (int t : s.hidden.fresh) unseen.push_back(static_cast<u8>(t));
  shuffle(unseen, chance);

  const auto next = [&] {
    const u8 ticket = unseen.back();
    unseen.pop_back();
    return ticket;
  };
  for (u8* place : places) *place = next();
  for (int i = 0; i < s.open.seats; ++i) {
    if (seat_at(i) == watcher) continue;
    Private& own = s.own[i];
    own.held = {};
    for (int n = 0; n < s.open.tickets[i]; ++n) own.held.add(next());
    if (s.open.waiting.has(seat_at(i)))
      disguise_choice(own, std::min<int>(rules.set().opening_keep, s.open.offered[i]), chance);
    else
      std::sort(own.offer, own.offer + s.open.offered[i]);
  }
  s.hidden.fresh = {};
  for (u8 ticket : unseen) s.hidden.fresh.add(ticket);
}

}  // namespace

ttr::State TicketToRide::disguise(const Rules& rules, const ttr::State& state, Seat watcher,
                                  Chance& chance) {
  ttr::State s = state;
  disguise_cards(s, watcher, chance);
  disguise_tickets(rules, s, watcher, chance);
  return s;
}

// Keeping the first and the third of the offer looks the same whatever the tickets are.
ttr::Move TicketToRide::counterpart(const ttr::Move& move, Seat seat, const ttr::State& from,
                                    const ttr::State& to) {
  if (move.kind != MoveKind::keep) return move;
  ttr::Move same = move;
  const auto& offer = from.own[index(seat)].offer;
  for (u8& ticket : same.tickets) {
    if (ticket == kNone) continue;
    const auto place = std::find(std::begin(offer), std::end(offer), ticket) - std::begin(offer);
    ticket = to.own[index(seat)].offer[place];
  }
  return same;
}

// The last opening choice shows how many each keeps; drawing what others put back shows which
// tickets.
bool TicketToRide::tells_apart(const ttr::Move& move, Seat seat, const ttr::State& a,
                               const ttr::State& b, Seat watcher) {
  if (a.open.phase == Phase::opening) {
    SeatSet chosen = a.open.waiting;
    chosen.add(seat);
    if (chosen != SeatSet::all(a.open.seats)) return false;
    for (int i = 0; i < a.open.seats; ++i)
      if (a.own[i].keeps != b.own[i].keeps) return true;
  }
  if (move.kind != MoveKind::tickets || seat != watcher) return false;
  const int from_under = std::min<int>(a.open.under, std::max(0, kMaxOffer - a.open.fresh));
  return !std::equal(a.hidden.under, a.hidden.under + from_under, b.hidden.under);
}

Outcomes TicketToRide::twin_outcomes(std::span<const ttr::Event> events, const ttr::State& a,
                                     const ttr::State& b, Seat watcher, Chance& chance) {
  Outcomes luck = outcomes(&a, events);
  for (const ttr::Event& e : events) {
    if (e.seat == watcher) continue;
    if (e.kind == EventKind::drew)
      luck.cards[0] =
          static_cast<u8>(chance.card({Purpose::bot, 0, 0, b.open.deck}, b.hidden.deck));
    if (e.kind != EventKind::offer) continue;
    std::vector<u8> fresh;
    for (int t : b.hidden.fresh) fresh.push_back(static_cast<u8>(t));
    shuffle(fresh, chance);
    std::copy_n(fresh.begin(), luck.tickets.size(), luck.tickets.begin());
  }
  return luck;
}

void TicketToRide::mix(const ttr::Result& result, Digest& digest) {
  digest.byte(static_cast<u8>(result.reason));
  digest.byte(result.winners.bits);
  for (int i = 0; i < result.seats; ++i) {
    const SeatResult& r = result.seat[i];
    for (i16 number : {r.routes, r.tickets, r.failed, r.longest, r.bonus, r.total})
      digest.word(static_cast<u16>(number));
    digest.byte(r.done);
    digest.byte(r.rank);
  }
}

}  // namespace roundhouse::conformance
