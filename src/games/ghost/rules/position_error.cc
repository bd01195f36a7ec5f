// Is this position possible? The loader of positions refuses impossible ones by the sentence given
// here; the conformance suite asks after every move. docs/games/ghost-train.md lists what is
// checked.
#include <algorithm>
#include <cstring>

#include "games/ghost/rules/rules.h"
#include "games/routes/rules/deck.h"

namespace roundhouse::ghost {

namespace {

const char* turn_flaw(const Ruleset& set, const Public& open) {
  if (open.seats < set.least_players || open.seats > set.most_players)
    return "too few or too many players (G1)";
  if (open.phase > Phase::over) return "there is no such phase";
  if (index(open.first) >= open.seats) return "the first seat does not exist";
  const bool over = open.phase == Phase::over;
  if (over != (open.turn == kNobody) || (!over && index(open.turn) >= open.seats))
    return "the seat to act does not fit the phase";
  if (open.idle > set.stall_rounds * open.seats) return "too many idle turns (G22)";
  return nullptr;
}

// A guess from what one seat sees cannot know whether two rounds were barren; so G22 counts here as
// far as all can see.
const char* end_flaw(const Ruleset& set, const Public& open, bool stalled, bool may_be_stalled) {
  int won = 0, laid = 0;
  for (int i = 0; i < open.seats; ++i) {
    if (done(open, i) > set.win) return "a seat has completed more tickets than win the game (G20)";
    won += done(open, i) == set.win;
    laid += open.trains[i] == 0;
  }
  if (won > 1 || laid > 1) return "the game went on after its end (G20, G21)";
  const bool over = open.phase == Phase::over, ended = won + laid > 0;
  if (!over && (ended || stalled)) return "the game is not over although it must be (G20 to G22)";
  if (over && !ended && !may_be_stalled) return "the game is over without a reason (G20 to G22)";
  return nullptr;
}

const char* card_flaw(const Board& board, const State& s) {
  for (int k = 0; k < kKinds; ++k) {
    int cards = s.hidden.deck[k] + s.open.discards[k];
    for (int i = 0; i < s.open.seats; ++i) cards += s.own[i].hand[k];
    if (cards != board.deck[k]) return "the platform cards do not add up to the deck of the board";
  }
  for (int i = 0; i < s.open.seats; ++i)
    if (s.open.cards[i] != total(s.own[i].hand)) return "a hand has not the size all see";
  if (s.open.deck != total(s.hidden.deck)) return "the deck has not the size all see";
  if (s.open.deck == 0 && total(s.open.discards) > 0)
    return "the deck is empty although there are discards (G18)";
  return nullptr;
}

const char* ticket_flaw(const ghost::Rules& rules, const State& s) {
  int copies[kMaxTickets] = {};
  for (int t : s.hidden.tickets) ++copies[t];
  for (int i = 0; i < s.open.seats; ++i) {
    int held = 0;
    for (int place = 0; place < kMaxHeld; ++place) {
      const u8 t = s.own[i].held[place];
      if (t == kNone) continue;
      if (t >= rules.board().tickets || place >= rules.set().tickets)
        return "a held ticket does not exist or has no place";
      ++copies[t];
      ++held;
    }
    for (int t : s.open.completed[i]) ++copies[t];
    for (int t : s.own[i].discarded) ++copies[t];
    if (s.open.tickets[i] != held) return "a seat has not the number of tickets all see";
    if (s.open.exchanged[i] != s.own[i].discarded.count())
      return "the ticket discards have not the size all see";
  }
  for (int t = 0; t < kMaxTickets; ++t)
    if (copies[t] != (t < rules.board().tickets)) return "a ticket is missing or there twice";
  if (s.open.ticket_deck != s.hidden.tickets.count())
    return "the ticket deck has not the size all see";
  return nullptr;
}

const char* track_flaw(const ghost::Rules& rules, const Public& open) {
  const Board& board = rules.board();
  TrackSet taken;
  for (int i = 0; i < open.seats; ++i) {
    int wagons = 0;
    for (int t : open.claimed[i]) {
      if (t >= board.tracks || taken.has(t)) return "a track is claimed twice or does not exist";
      taken.add(t);
      wagons += board.track[t].length;
      const u8 twin = board.track[t].twin;
      if (twin != kNone && open.claimed[i].has(twin))
        return "a seat holds both tracks of a double route (G12)";
    }
    if (open.trains[i] + wagons != rules.set().wagons)
      return "wagons left and claimed tracks do not add up (G11)";
  }
  Public derived = open;
  rules.open_tracks(derived);
  return std::memcmp(&derived, &open, sizeof derived) == 0
             ? nullptr
             : "the open tracks are not those left over";
}

// What a seat's chains have brought it. Who has won may have been stopped before the rest (G20).
const char* network_flaw(const ghost::Rules& rules, const State& s, int i) {
  const Public& open = s.open;
  const Seat seat = seat_at(i);
  const Joined chains = rules.chains(open, seat);
  const bool stopped = done(open, i) == rules.set().win;
  for (int t : open.completed[i])
    if (!rules.completes(chains, t)) return "a completed ticket is not joined (G13)";
  for (u8 t : s.own[i].held)
    if (!stopped && t != kNone && rules.completes(chains, t))
      return "a held ticket is joined already (G13)";
  if (open.bonuses[i] != rules.bonuses_of(chains))
    return "the bonuses are not those of the tracks (G16)";
  const bool earned = rules.trick_or_treat(chains);
  if (open.special.has(seat) ? !earned : earned && !stopped)
    return "the special tickets are not those of the tracks (G15)";
  return nullptr;
}

}  // namespace

const char* Rules::position_error(const State& s) const {
  if (const char* f = turn_flaw(set_, s.open)) return f;
  if (const char* f = track_flaw(*this, s.open)) return f;
  if (const char* f = card_flaw(*board_, s)) return f;
  if (const char* f = ticket_flaw(*this, s)) return f;
  for (int i = 0; i < s.open.seats; ++i)
    if (const char* f = network_flaw(*this, s, i)) return f;
  if ((s.open.special.bits & ~SeatSet::all(s.open.seats).bits) != 0)
    return "somebody who does not play has a special ticket (G15)";
  const bool may_be_stalled = this->may_be_stalled(s.open);
  return end_flaw(set_, s.open, may_be_stalled && every_exchange_counts(), may_be_stalled);
}

}  // namespace roundhouse::ghost
