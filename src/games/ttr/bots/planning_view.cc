#include "games/ttr/bots/planning_view.h"

#include <algorithm>
#include <functional>

#include "core/sort.h"
#include "games/routes/rules/claim.h"

namespace roundhouse::ttr::bots {

PlanningView::PlanningView(const Rules& rules, const Public& open, const Private& own, Seat seat,
                           const Style& style)
    : rules_(rules), board_(rules.board()), open_(open), own_(own), style_(style), seat_(seat) {
  for (int t : without_own_twins(board_, open.open, open.claimed[index(seat)]))
    if (board_.track[t].length <= trains()) claimable_.add(t);
  turns_left_ = estimate_turns_left();
}

void PlanningView::set_prices(Prices& prices) const {
  const int most = *std::max_element(own_.hand, own_.hand + kColours);
  for (int t : claimable_) {
    const Track& track = board_.track[t];
    const int cards = track.colour == kGrey ? most : own_.hand[track.colour];
    int price = style_.train * track.length + style_.claim -
                style_.points * board_.points[track.length] -
                style_.held * std::min<int>(cards, track.length);
    if (style_.danger != 0) price += style_.danger * danger(t);
    prices[t] = static_cast<u16>(std::max(price, 2));
  }
}

// How many rival tracks touch the ends of this one.
int PlanningView::danger(int t) const {
  int near = 0;
  for (int i = 0; i < open_.seats; ++i) {
    if (seat_at(i) == seat_) continue;
    for (int r : open_.claimed[i]) near += (board_.ends[r] & board_.ends[t]) != 0;
  }
  return near;
}

// A player collects two cards a turn and lays three or four trains at a time.
int PlanningView::estimate_turns_left() const {
  if (last_turn()) return 1;
  int least = 1000;
  for (int i = 0; i < open_.seats; ++i) {
    const int trains = std::max(0, open_.trains[i] - rules_.set().end_trains);
    const int to_draw = std::max(0, trains - open_.cards[i]);
    least = std::min(least, (to_draw + 1) / 2 + (2 * trains + 6) / 7);
  }
  return least * style_.pace / 100 + 1;
}

Network PlanningView::network(const TrackSet& planned) const {
  Prices prices;
  set_prices(prices);
  return {board_, open_.claimed[index(seat_)] | planned, claimable_, prices};
}

Needs PlanningView::needs(const TrackSet& tracks) const {
  Needs needs;
  u8 grey[kMaxTracks];
  int greys = 0;
  for (int t : tracks) {
    const Track& track = board_.track[t];
    if (track.colour == kGrey)
      grey[greys++] = track.length;
    else
      needs.of[track.colour] += track.length;
  }
  sort_short(grey, grey + greys, std::greater<>());
  for (int i = 0; i < greys; ++i) {
    int best = 0;
    for (int c = 1; c < kColours; ++c)
      if (own_.hand[c] - needs.of[c] > own_.hand[best] - needs.of[best]) best = c;
    needs.of[best] += grey[i];
  }
  for (int c = 0; c < kColours; ++c) needs.missing += std::max(0, needs.of[c] - own_.hand[c]);
  needs.missing = std::max(0, needs.missing - own_.hand[kLocomotive]);
  return needs;
}

// Not every card drawn is one that was wanted: about three in four are.
int PlanningView::turns_for(const TrackSet& tracks) const {
  return (style_.card * needs(tracks).missing + 99) / 100 + tracks.count();
}

Plan PlanningView::as_plan(const TrackSet& tracks) const {
  Plan plan{.tracks = tracks, .tickets = {}};
  for (int t : tracks) {
    plan.trains += board_.track[t].length;
    ++plan.claims;
  }
  return plan;
}

bool PlanningView::fits(const Plan& plan) const {
  if (plan.trains > trains()) return false;
  return !style_.watches_time || turns_for(plan.tracks) <= turns_left_ + style_.slack;
}

Plan PlanningView::plan(const TicketSet& tickets) const {
  const Network ways = network();
  const TicketPlans plans(board_, ways, tickets);
  // From the best subset down to the first that can be done.
  bool tried[1 << TicketPlans::kMaxTickets] = {};
  Plan plan;
  unsigned chosen = 0;
  while (plans.count() > 0) {
    int best_worth = -1;
    for (unsigned set = 0; set < plans.sets(); ++set) {
      const int worth = style_.swing * plans.points(set) - plans.price(set);
      if (tried[set] || plans.price(set) >= Network::kFar || worth <= best_worth) continue;
      best_worth = worth;
      chosen = set;
    }
    if (best_worth < 0) chosen = 0;
    tried[chosen] = true;
    TrackSet tracks;
    plans.add_tracks(chosen, tracks);
    plan = as_plan(tracks);
    if (chosen == 0 || fits(plan)) break;
  }
  for (int i = 0; i < plans.count(); ++i) {
    if ((chosen >> i & 1) != 0)
      plan.tickets.add(plans.ticket(i));
    else
      plan.lost += board_.ticket[plans.ticket(i)].points;
  }
  for (int t : plans.hopeless()) plan.lost += board_.ticket[t].points;
  if (!plans.loose().empty()) add_loose(plans.loose(), plan);
  return plan;
}

// One ticket after the other over what is planned already, as far as it fits.
void PlanningView::add_loose(const TicketSet& loose, Plan& plan) const {
  for (int t : loose) {
    const Network ways = network(plan.tracks);
    const Ticket& ticket = board_.ticket[t];
    TrackSet tracks = plan.tracks;
    if (ways.distance(ticket.a, ticket.b) < Network::kFar)
      ways.add_way(ways.node(ticket.a), ways.node(ticket.b), tracks);
    Plan more = as_plan(tracks);
    more.tickets = plan.tickets;
    more.lost = plan.lost;
    const bool joined = ways.distance(ticket.a, ticket.b) < Network::kFar && fits(more);
    if (joined) plan = more;
    if (joined)
      plan.tickets.add(t);
    else
      plan.lost += ticket.points;
  }
}

int PlanningView::worth_of_holding(const TicketSet& held, const TicketSet& also,
                                   const TicketPlans& plans, Plan* chosen) const {
  const TicketSet all = held | also;
  unsigned mine = 0;
  int fixed = 0;
  for (int i = 0; i < plans.count(); ++i)
    if (all.has(plans.ticket(i))) mine |= 1u << i;
  for (int t : plans.done() & all) fixed += 10 * board_.ticket[t].points;
  for (int t : plans.hopeless() & all) fixed -= 10 * board_.ticket[t].points;
  for (int t : plans.loose() & all) fixed -= 5 * board_.ticket[t].points;
  int best = -100'000;
  for (unsigned set = mine;; set = (set - 1) & mine) {
    if (plans.price(set) < Network::kFar) {
      TrackSet tracks;
      plans.add_tracks(set, tracks);
      const Plan plan = as_plan(tracks);
      int worth = 10 * (plans.points(set) - plans.points(mine ^ set)) -
                  style_.keep_price * plans.price(set) / 10;
      if (plan.trains > trains()) worth -= 100'000;
      if (style_.watches_time)
        worth -= style_.late * std::max(0, turns_for(tracks) + 2 - turns_left_);
      else
        worth -= 40 * std::max(0, plan.trains + 7 - trains());
      if (worth > best && chosen != nullptr) *chosen = plan;
      best = std::max(best, worth);
    }
    if (set == 0) break;
  }
  return best + fixed;
}

}  // namespace roundhouse::ttr::bots
