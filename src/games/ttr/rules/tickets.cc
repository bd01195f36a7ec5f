// Tickets: the opening choice (T4, T5) and drawing them in play (T40 to T45).
#include <algorithm>
#include <iterator>

#include "core/sort.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

int draw_fresh(State& s, const Board& board, Chance& chance) {
  const u16 drawn = static_cast<u16>(board.tickets - s.open.fresh);
  const int ticket = draw_ticket(s.hidden.fresh, {Purpose::ticket, 0, drawn, s.open.fresh}, chance);
  --s.open.fresh;
  return ticket;
}

int draw_from_under(State& s) {
  const int ticket = s.hidden.under[0];
  --s.open.under;
  for (int i = 0; i < s.open.under; ++i) {
    s.hidden.under[i] = s.hidden.under[i + 1];
    s.open.under_by.set(i, s.open.under_by[i + 1]);
  }
  s.hidden.under[s.open.under] = kNone;
  s.open.under_by.set(s.open.under, kNone);
  return ticket;
}

// T41: to the bottom, in the order given.
void put_under(State& s, Seat seat, u8 ticket) {
  s.hidden.under[s.open.under] = ticket;
  s.open.under_by.set(s.open.under, static_cast<u8>(seat));
  ++s.open.under;
}

// The kept ones to the seat's tickets, the rest under the deck.
void deal_with_offer(State& s, Seat seat, int kept) {
  Private& own = s.own[index(seat)];
  for (int i = 0; i < kMaxOffer && own.offer[i] != kNone; ++i) {
    if (i < kept)
      own.held.add(own.offer[i]);
    else
      put_under(s, seat, own.offer[i]);
    own.offer[i] = kNone;
  }
  own.keeps = 0;
  s.open.tickets[index(seat)] = static_cast<u8>(s.open.tickets[index(seat)] + kept);
  s.open.offered[index(seat)] = 0;
}

}  // namespace

void Rules::offer_tickets(State& s, Seat seat, int count, Chance& chance, Events& events) const {
  Private& own = s.own[index(seat)];
  const int n = std::min<int>(count, s.open.fresh + s.open.under);  // T40
  Event event{.kind = EventKind::offer, .seat = seat, .n = static_cast<u8>(n)};
  for (int i = 0; i < n; ++i) {
    const int ticket = s.open.fresh > 0 ? draw_fresh(s, *board_, chance) : draw_from_under(s);
    event.list[i] = own.offer[i] = static_cast<u8>(ticket);
  }
  sort_short(own.offer, own.offer + n);
  s.open.offered[index(seat)] = static_cast<u8>(n);
  events.push(event);
}

int Rules::least_kept(const Public& open, const Private& own) const {
  const int least = open.phase == Phase::opening ? set_.opening_keep : set_.offer_keep;  // T5, T40
  return std::min(least, offered(own));
}

Reject Rules::check_keep(const Public& open, const Private& own, Seat seat,
                         const Move& move) const {
  if (open.phase == Phase::opening && open.waiting.has(seat)) return {Why::already_chosen};  // T5
  const int n = offered(own);
  for (int i = 0; i < kMaxOffer && move.tickets[i] != kNone; ++i)
    if (std::find(own.offer, own.offer + n, move.tickets[i]) == own.offer + n)
      return {Why::not_offered, move.tickets[i]};  // T42
  if (move.kept() < least_kept(open, own))
    return {Why::keep_more, static_cast<u8>(least_kept(open, own)), move.kept(),
            static_cast<u8>(open.phase == Phase::opening)};
  u8 sorted[kMaxOffer];
  std::copy(std::begin(move.tickets), std::end(move.tickets), sorted);
  sort_short(sorted, sorted + n);
  const bool each_once = std::equal(sorted, std::end(sorted), own.offer);
  if (move.kept() > n || !each_once || !std::is_sorted(move.tickets, move.tickets + move.kept()))
    return {Why::order};  // T41
  return {};
}

void Rules::apply_keep(State& s, Seat seat, const Move& move, Events& events) const {
  Private& own = s.own[index(seat)];
  const bool opening = s.open.phase == Phase::opening;
  const int n = offered(own);
  std::copy(std::begin(move.tickets), std::end(move.tickets), own.offer);
  Event event{.kind = opening ? EventKind::chose : EventKind::kept,
              .seat = seat,
              .kept = move.kept(),
              .n = static_cast<u8>(n)};
  std::copy(own.offer, own.offer + n, event.list);
  events.push(event);
  if (opening) {
    own.keeps = move.kept();
    s.open.waiting.add(seat);
    if (s.open.waiting == SeatSet::all(s.open.seats)) settle_opening(s, events);
    return;
  }
  deal_with_offer(s, seat, move.kept());
  end_turn(s, events);
}

// T5: only when all have chosen do the tickets go under the deck, lowest seat first.
void Rules::settle_opening(State& s, Events& events) const {
  Event event{.kind = EventKind::settled, .n = s.open.seats};
  for (int i = 0; i < s.open.seats; ++i) {
    event.list[i] = s.own[i].keeps;
    deal_with_offer(s, seat_at(i), s.own[i].keeps);
  }
  s.open.waiting = {};
  s.open.phase = Phase::turn;
  s.open.turn = s.open.first;
  events.push(event);
  events.push({.kind = EventKind::turn, .seat = s.open.turn});
}

}  // namespace roundhouse::ttr
