#include "games/ttr/bots/turn.h"

#include <algorithm>
#include <functional>

#include "core/sort.h"
#include "games/routes/rules/claims.h"
#include "games/routes/rules/network.h"

namespace roundhouse::ttr::bots {

// Cards that other wanted tracks need, and locomotives, are dear.
Candidate Turn::pay(int t, const Needs& needs, bool wanted) const {
  const Track& track = board_.track[t];
  const int locomotives = hand()[kLocomotive];
  Candidate best;
  const auto consider = [&](int colour) {
    const int cards = std::min<int>(hand()[colour], track.length);
    const int wild = track.length - cards;
    if (wild > locomotives) return;
    const int own_need = wanted && track.colour != kGrey ? track.length : 0;
    const int elsewhere = std::max(0, needs.of[colour] - own_need);
    const int taken = std::max(0, elsewhere - (hand()[colour] - cards));
    const int worth = -8 * std::min(taken, cards) - 10 * wild + (hand()[colour] - cards);
    if (worth <= best.worth) return;
    best = {cards == 0 ? Move::claim(t, kLocomotive, track.length) : Move::claim(t, colour, wild),
            worth};
  };
  for_each_colour(track, consider);
  return best;
}

// A wanted track that can be paid for; long and lonely ones first.
Candidate Turn::best_planned() const {
  Candidate best;
  for (int t : plan_.tracks) {
    Candidate claim = pay(t, needs_, true);
    if (claim.worth == kNever) continue;
    if (claim.worth < -planning_.style().reluctance)
      continue;  // the cards are needed elsewhere: wait for others
    claim.worth += 10 * board_.track[t].length;
    if (claim.worth > best.worth) best = claim;
  }
  return best;
}

// A track for its points alone, out of trains and cards that no plan needs.
Candidate Turn::best_filler(const TrackSet& among) const {
  const int spare = planning_.trains() - plan_.trains;
  Candidate best;
  const int before =
      planning_.style().seeks_longest
          ? longest_trail(board_, planning_.open().claimed[index(planning_.seat())]).length
          : 0;
  for (int t : among) {
    const int length = board_.track[t].length;
    if (length > spare || plan_.tracks.has(t)) continue;
    Candidate claim = pay(t, needs_, false);
    if (claim.worth == kNever || claim.worth < -16) continue;
    claim.worth += 10 * board_.points[length];
    if (planning_.style().seeks_longest && length >= planning_.style().filler) {
      TrackSet with = planning_.open().claimed[index(planning_.seat())];
      with.add(t);
      claim.worth += 5 * (longest_trail(board_, with).length - before);
    }
    if (claim.worth > best.worth) best = claim;
  }
  return best;
}

// In the last turn: points, tickets finished by it, the longest path.
Candidate Turn::best_now() const {
  Candidate best;
  for (int t : planning_.claimable()) {
    Candidate claim = pay(t, Needs{}, false);
    if (claim.worth == kNever) continue;
    claim.worth = claim.worth / 10 + 100 * board_.points[board_.track[t].length];
    TrackSet with = planning_.open().claimed[index(planning_.seat())];
    const Joined before(board_, with);
    with.add(t);
    const Joined after(board_, with);
    for (int k : planning_.own().held) {
      const Ticket& ticket = board_.ticket[k];
      if (!before.join(ticket.a, ticket.b) && after.join(ticket.a, ticket.b))
        claim.worth += 200 * ticket.points;
    }
    if (planning_.style().seeks_longest) claim.worth += 50 * longest_trail(board_, with).length;
    if (claim.worth > best.worth) best = claim;
  }
  return best;
}

// What three tickets drawn now may bring, in tenths of a point: the best of them counts, others
// that are as good as done come on top.
int Turn::ticket_hope() const {
  const Network ways = planning_.network(plan_.tracks);
  const int spare_trains = planning_.trains() - plan_.trains;
  const int spare_turns = planning_.turns_left() - 1 - planning_.turns_for(plan_.tracks);
  TicketSet known = planning_.own().held;
  int worth[kMaxTickets], n = 0;
  for (int k = 0; k < board_.tickets; ++k) {
    if (known.has(k)) continue;
    const Ticket& ticket = board_.ticket[k];
    const int price = ways.distance(ticket.a, ticket.b);
    int value = -10 * ticket.points;
    if (price == 0) value = 10 * ticket.points;
    if (price > 0 && price < Network::kFar) {
      TrackSet way;
      ways.add_way(ways.node(ticket.a), ways.node(ticket.b), way);
      int trains = 0;
      for (int t : way) trains += board_.track[t].length;
      // Cards are not yet there: two thirds of a turn each, and a turn for each claim.
      const int turns = way.count() + 2 * trains / 3;
      if (trains <= spare_trains && turns <= spare_turns) value = 10 * ticket.points - price;
    }
    worth[n++] = value;
  }
  if (n < 3) return kNever;
  sort_short(worth, worth + n, std::greater<>());
  // The chance that the i-th best is the best of three, in 1024ths.
  long hope = 0;
  const long all = static_cast<long>(n) * (n - 1) * (n - 2) / 6;
  for (int i = 0; i < n; ++i) {
    const long lower = n - 1 - i;
    hope += worth[i] * (lower * (lower - 1) / 2) * 1024 / all;
  }
  long second = 0;
  for (int i = 0; i < n; ++i) second += std::max(0, worth[i]) * 1024l / n;
  return static_cast<int>((hope + second / 2) / 1024);
}

bool Turn::wants_tickets() const {
  const Public& open = planning_.open();
  if (open.fresh + open.under == 0) return false;
  const Style& style = planning_.style();
  if (!style.weighs_tickets) {
    int least = planning_.trains();
    for (int i = 0; i < open.seats; ++i) least = std::min<int>(least, open.trains[i]);
    return plan_.empty() && least >= 14;
  }
  if (open.fresh < 3) return false;
  const int spare = planning_.turns_left() - planning_.turns_for(plan_.tracks);
  if (spare < style.patience + 3) return false;
  return ticket_hope() > style.hope;
}

TrackSet Turn::wished() const {
  if (needs_.missing > 1) return plan_.tracks;
  TrackSet wish = plan_.tracks;
  int best = kNever, chosen = -1;
  const int spare = planning_.trains() - plan_.trains;
  for (int t : planning_.claimable()) {
    const Track& track = board_.track[t];
    if (wish.has(t) || track.length > spare) continue;
    int missing = track.length;
    for_each_colour(track, [&](int c) {
      missing = std::min(missing, track.length - std::max(0, hand()[c] - needs_.of[c]));
    });
    missing = std::max(0, missing - hand()[kLocomotive]);
    const int turns = 2 + missing;  // in halves
    if (turns > 2 * planning_.turns_left()) continue;
    const int worth = 100 * board_.points[track.length] / (turns + 2);
    if (worth <= best) continue;
    best = worth;
    chosen = t;
  }
  if (chosen >= 0) wish.add(chosen);
  return wish;
}

void Turn::card_worth(int (&worth)[kKinds]) const {
  const TrackSet wish = wished();
  const Needs needs = planning_.needs(wish);
  for (int c = 0; c < kColours; ++c) {
    const int lacking = needs.of[c] - hand()[c];
    worth[c] = lacking > 0 ? 8 : 2;
  }
  // The colour that soonest completes a wanted track.
  const int f = planning_.style().focus;
  if (f != 0)
    for (int t : wish) {
      const Track& track = board_.track[t];
      for_each_colour(track, [&](int c) {
        const int lacking = track.length - hand()[c];
        if (lacking > 0 && needs.of[c] > hand()[c])
          worth[c] = std::max(worth[c], 8 + std::max(0, f * (5 - lacking) / 2));
      });
    }
  worth[kLocomotive] = needs.missing > 0 ? planning_.style().wild : 6;
}

Move Turn::draw(bool second) const {
  const Public& open = planning_.open();
  int worth[kKinds];
  card_worth(worth);
  long pool[kKinds], cards = 0, blind = 0;
  for (int k = 0; k < kKinds; ++k) {
    pool[k] = board_.deck[k];
    if (planning_.style().counts_cards) {
      pool[k] -= open.discards[k] + hand()[k];
      for (int i = 0; i < open.seats; ++i)
        if (seat_at(i) != planning_.seat()) pool[k] -= open.known[i][k];
      for (u8 card : open.row) pool[k] -= card == k;
      pool[k] = std::max(pool[k], 0l);
    }
    cards += pool[k];
    blind += pool[k] * worth[k];
  }
  blind = open.deck == 0 ? kNever : blind * 10 / std::max(cards, 1l) + planning_.style().blind;
  long best = blind, next = blind;  // the best two first cards that leave a second draw
  int slot = -1, wild = -1;
  for (int i = 0; i < kMaxRow; ++i) {
    const u8 card = open.row[i];
    if (card == kNone) continue;
    if (card == kLocomotive) {
      wild = i;
      continue;
    }
    const long value = 10 * worth[card];
    if (value > best) {
      next = best;
      best = value;
      slot = i;
    } else {
      next = std::max(next, value);
    }
  }
  if (!second && wild >= 0 && 10 * worth[kLocomotive] > best + next) return Move::take(wild);
  if (best == kNever) return wild >= 0 ? Move::take(wild) : Move::draw();
  return slot >= 0 ? Move::take(slot) : Move::draw();
}

Move Turn::choose() const {
  if (planning_.last_turn()) {
    const Candidate now = best_now();
    if (now.worth != kNever) return now.move;
    return can_draw() ? draw(false) : Move::pass();
  }
  const Candidate planned = best_planned();
  if (planned.worth != kNever) return planned.move;
  if (wants_tickets()) return Move::draw_tickets();
  const Candidate filler = best_filler(planning_.claimable());
  if (filler.worth != kNever) {
    const int length = board_.track[filler.move.track()].length;
    const int spare = planning_.turns_left() - planning_.turns_for(plan_.tracks);
    const bool closing = planning_.trains() - length <= planning_.rules().set().end_trains;
    if (!can_draw() || spare <= 0 || closing || length >= planning_.style().filler)
      if (plan_.empty() || (spare > 1 && planning_.style().side_routes)) return filler.move;
  }
  if (can_draw()) return draw(false);
  if (filler.worth != kNever) return filler.move;
  return Move::pass();
}

}  // namespace roundhouse::ttr::bots
