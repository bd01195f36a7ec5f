// A full position that fits a view, every one equally likely as far as the view can tell: the
// unseen cards and tickets are dealt at random to the places nobody can look into. For bots.
#include <algorithm>
#include <iterator>

#include "core/sort.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

int draw_unseen(u8 (&pool)[kKinds], int& left, Chance& chance) {
  const int kind = chance.card({Purpose::bot, 0, 0, static_cast<u32>(left)}, pool);
  --pool[kind];
  --left;
  return kind;
}

void guess_cards(const Board& board, const View& v, State& s, Chance& chance) {
  u8 pool[kKinds];
  for (int k = 0; k < kKinds; ++k) {
    int seen = v.open.discards[k] + v.own.hand[k];
    for (int i = 0; i < v.open.seats; ++i)
      if (seat_at(i) != v.seat) seen += v.open.known[i][k];
    pool[k] = static_cast<u8>(board.deck[k] - seen);
  }
  for (u8 card : v.open.row)
    if (card != kNone) --pool[card];
  int left = total(pool);
  for (int i = 0; i < v.open.seats; ++i) {
    if (seat_at(i) == v.seat) continue;
    std::copy(std::begin(v.open.known[i]), std::end(v.open.known[i]), s.own[i].hand);
    for (int n = v.open.cards[i] - total(v.open.known[i]); n > 0; --n)
      ++s.own[i].hand[draw_unseen(pool, left, chance)];
  }
  std::copy(std::begin(pool), std::end(pool), s.hidden.deck);
}

// Tickets that this seat cannot place, handed out one by one at random.
class UnseenTickets {
 public:
  UnseenTickets(const Board& board, const View& v, Chance& chance) : chance_(chance) {
    for (int t = 0; t < board.tickets; ++t)
      if (!v.own.held.has(t)) set_.add(t);
    for (u8 t : v.own.offer)
      if (t != kNone) set_.remove(t);
    for (u8 t : v.under)
      if (t != kNone) set_.remove(t);
  }
  u8 draw() {
    const int t = set_.nth(static_cast<int>(chance_.below(static_cast<u32>(set_.count()))));
    set_.remove(t);
    return static_cast<u8>(t);
  }
  const TicketSet& rest() const { return set_; }

 private:
  TicketSet set_;
  Chance& chance_;
};

}  // namespace

State Rules::guess(const View& v, Chance& chance) const {
  State s{};
  s.open = v.open;
  for (Private& own : s.own) std::fill(std::begin(own.offer), std::end(own.offer), kNone);
  std::copy(std::begin(v.under), std::end(v.under), s.hidden.under);
  guess_cards(*board_, v, s, chance);

  UnseenTickets unseen(*board_, v, chance);
  for (int i = 0; i < v.open.seats; ++i) {
    Private& own = s.own[i];
    if (seat_at(i) == v.seat) {
      own = v.own;
      continue;
    }
    for (int n = 0; n < v.open.tickets[i]; ++n) own.held.add(unseen.draw());
    for (int n = 0; n < v.open.offered[i]; ++n) own.offer[n] = unseen.draw();
    sort_short(own.offer, own.offer + v.open.offered[i]);
    if (v.open.waiting.has(
            seat_at(i))) {  // it has chosen, we cannot know what: any choice may be it
      Public before = v.open;
      before.waiting.remove(seat_at(i));
      MoveList choices;
      legal(before, own, seat_at(i), choices);
      const Move& choice = choices[chance.below(static_cast<u32>(choices.size()))];
      std::copy(std::begin(choice.tickets), std::end(choice.tickets), own.offer);
      own.keeps = choice.kept();
    }
  }
  for (int n = 0; n < v.open.under; ++n)
    if (s.hidden.under[n] == kNone) s.hidden.under[n] = unseen.draw();
  s.hidden.fresh = unseen.rest();
  return s;
}

}  // namespace roundhouse::ttr
