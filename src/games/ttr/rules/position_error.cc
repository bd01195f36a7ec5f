// Is this position possible? The loader of positions refuses impossible ones by the sentence given
// here; the conformance suite asks after every move. docs/position.md lists what is checked.
#include <algorithm>
#include <cstring>
#include <iterator>

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

const char* card_flaw(const Board& board, const State& s) {
  for (int k = 0; k < kKinds; ++k) {
    int cards = s.hidden.deck[k] + s.open.discards[k];
    for (int i = 0; i < s.open.seats; ++i) {
      cards += s.own[i].hand[k];
      if (s.open.known[i][k] > s.own[i].hand[k])
        return "a seat is known to hold more cards than it holds";
    }
    for (u8 card : s.open.row) cards += card == k;
    if (cards != board.deck[k]) return "the train cards do not add up to the deck of the board";
  }
  for (int i = 0; i < s.open.seats; ++i)
    if (s.open.cards[i] != total(s.own[i].hand)) return "a hand has not the size all see";
  if (s.open.deck != total(s.hidden.deck)) return "the deck has not the size all see";
  if (s.open.deck == 0 && total(s.open.discards) > 0)
    return "the deck is empty although there are discards (T17)";
  return nullptr;
}

const char* row_flaw(const Ruleset& set, const State& s) {
  for (int slot = 0; slot < kMaxRow; ++slot) {
    const u8 card = s.open.row[slot];
    if (card != kNone && (card >= kKinds || slot >= set.row))
      return "the row holds something that is no card";
    if (card == kNone && slot < set.row && s.open.deck > 0)
      return "the row is short although the deck is not empty (T19)";
  }
  return nullptr;
}

const char* ticket_flaw(const Board& board, const State& s) {
  int copies[kMaxTickets] = {};
  for (int t : s.hidden.fresh) ++copies[t];
  for (int n = 0; n < s.open.under; ++n) {
    if (s.hidden.under[n] >= board.tickets) return "a ticket under the deck does not exist";
    if (s.open.under_by[n] >= s.open.seats) return "a ticket was put under the deck by nobody";
    ++copies[s.hidden.under[n]];
  }
  for (int i = 0; i < s.open.seats; ++i) {
    for (int t : s.own[i].held) ++copies[t];
    const int n = offered(s.own[i]);
    for (int k = 0; k < n; ++k) {
      if (s.own[i].offer[k] >= board.tickets) return "an offered ticket does not exist";
      ++copies[s.own[i].offer[k]];
    }
    if (s.open.tickets[i] != s.own[i].held.count())
      return "a seat has not the number of tickets all see";
    if (s.open.offered[i] != n) return "an offer has not the size all see";
  }
  for (int t = 0; t < kMaxTickets; ++t)
    if (copies[t] != (t < board.tickets)) return "a ticket is missing or there twice";
  if (s.open.fresh != s.hidden.fresh.count()) return "the ticket deck has not the size all see";
  return nullptr;
}

const char* track_flaw(const ttr::Rules& rules, const State& s) {
  const Board& board = rules.board();
  const Ruleset& set = rules.set();
  TrackSet taken;
  for (int i = 0; i < s.open.seats; ++i) {
    int trains = 0, points = 0;
    for (int t : s.open.claimed[i]) {
      if (t >= board.tracks || taken.has(t)) return "a track is claimed twice or does not exist";
      taken.add(t);
      trains += board.track[t].length;
      points += board.points[board.track[t].length];
      const u8 twin = board.track[t].twin;
      if (twin != kNone && s.open.claimed[i].has(twin))
        return "a seat holds both tracks of a double route (T35)";
    }
    if (s.open.trains[i] + trains != set.trains)
      return "trains left and claimed tracks do not add up (T33)";
    if (s.open.points[i] != points) return "route points do not fit the claimed tracks (T37)";
  }
  if (s.open.seats < set.doubles_from)
    for (int t : taken& board.doubles)
      if (taken.has(board.track[t].twin)) return "both tracks of a double route are used (T36)";
  Public derived = s.open;
  rules.open_tracks(derived);
  return std::memcmp(&derived, &s.open, sizeof derived) == 0
             ? nullptr
             : "the open tracks are not those left over";
}

const char* offer_flaw(const State& s) {
  for (int i = 0; i < s.open.seats; ++i) {
    const bool may_choose = s.open.phase == Phase::opening ||
                            (s.open.phase == Phase::keep_tickets && seat_at(i) == s.open.turn);
    const Private& own = s.own[i];
    const int n = offered(own);
    if (may_choose != (n > 0)) return "tickets are offered to the wrong seats for this phase";
    const bool waits = s.open.waiting.has(seat_at(i));
    if (waits && s.open.phase != Phase::opening)
      return "a seat waits for opening choices although the opening is over";
    if (own.keeps > n || (!waits && own.keeps != 0))
      return "a seat keeps tickets it has not chosen";
    if (!std::is_sorted(own.offer, own.offer + (waits ? own.keeps : n)))
      return "an offer is not in order";
  }
  return nullptr;
}

const char* turn_flaw(const Ruleset& set, const State& s) {
  const Public& open = s.open;
  if (open.seats < set.least_players || open.seats > set.most_players)
    return "too few or too many players (T1)";
  if (open.phase > Phase::over) return "there is no such phase";
  if (index(open.first) >= open.seats) return "the first seat does not exist";
  const bool somebody = open.phase != Phase::opening && open.phase != Phase::over;
  if (somebody != (index(open.turn) < open.seats)) return "the seat to act does not fit the phase";
  if (open.phase == Phase::opening && open.waiting == SeatSet::all(open.seats))
    return "all have chosen but the opening is not over";
  const int most_passes = open.phase == Phase::over ? open.seats : somebody ? open.seats - 1 : 0;
  if (open.passes > most_passes) return "too many passes in a row (T22)";
  if (open.last_turns != kNone &&
      (open.last_turns > open.seats || (somebody && open.last_turns == 0)))
    return "the last round has an impossible number of turns (T50)";
  if (open.phase == Phase::over && open.last_turns != 0 && open.passes != open.seats)
    return "the game is over although neither the last round nor the passes have run out";
  return nullptr;
}

}  // namespace

const char* Rules::position_error(const State& s) const {
  if (const char* f = turn_flaw(set_, s)) return f;
  if (const char* f = track_flaw(*this, s)) return f;
  if (const char* f = card_flaw(*board_, s)) return f;
  if (const char* f = row_flaw(set_, s)) return f;
  if (const char* f = ticket_flaw(*board_, s)) return f;
  if (const char* f = offer_flaw(s)) return f;
  if (s.open.phase == Phase::second_card && s.open.deck == 0 &&
      std::none_of(std::begin(s.open.row), std::end(s.open.row),
                   [](u8 card) { return card < kLocomotive; }))
    return "no second card can be taken (T20)";
  if (s.open.withheld != 0 && !row_should_go(s.open))
    return "a reset of the row is withheld without need (T19)";
  return nullptr;
}

}  // namespace roundhouse::ttr
